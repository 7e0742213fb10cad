"""Presets one over the other: a preset and those it stands on."""

from typing import Any

from model.collection import Things, thaw
from model.forms.form import DoesNotFit, shown
from model.layering.presets import UNREADABLE, bundled_names, bundled_preset

LONGEST_CHAIN = 8


def preset_chain(system: str, name: str, presets: Things[Any]) -> list[Things[Any]]:
    """A preset of a system and those it stands on, the lowest first."""
    chain: list[Things[Any]] = []
    seen: list[str] = []
    while name:
        if name in seen or len(chain) == LONGEST_CHAIN:
            raise DoesNotFit(f'preset "{name}" stands on itself, or on too many others')
        preset = presets[name] if name in presets else bundled_preset(name)
        if not isinstance(preset, Things):
            known = ", ".join(bundled_names(system)) or "none"
            raise DoesNotFit(f'there is no preset "{name}"; the bundled ones are {known}')
        if UNREADABLE in preset:
            raise DoesNotFit(f"the preset cannot be read: {preset[UNREADABLE]}")
        if preset.get("system", system) != system:
            meant = shown(thaw(preset["system"]))
            raise DoesNotFit(f'preset "{name}" is for {meant}, not for "{system}"')
        chain.append(preset)
        seen.append(name)
        name = preset.get("extends") or ""
    return chain[::-1]
