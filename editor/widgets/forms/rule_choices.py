"""The games a new map can be for: families of games, and presets of rules where there are any."""

from editor.words import tr
from model.forms.frozen import dataclass
from model.layering.presets import bundled_names, bundled_preset
from model.systems import described


@dataclass(frozen=True, slots=True)
class RuleChoice:
    """A system, and a preset of its rules or none."""

    system: str
    preset: str
    title: str


def system_title(system: str) -> str:
    """What players call a family of games."""
    return tr(described(system).title)


def presets_of(system: str) -> list[RuleChoice]:
    """The presets of a system, or the system alone where it has none."""
    found = [(name, bundled_preset(name)) for name in bundled_names()]
    presets = [
        RuleChoice(system, name, str(preset.get("title", name)))
        for name, preset in found
        if preset is not None and preset.get("system") == system
    ]
    usual = described(system).preset
    presets.sort(key=lambda choice: choice.preset != usual)
    return presets or [RuleChoice(system, "", system_title(system))]
