"""What the builder tells of event cards: each effect in a sentence."""

from collections.abc import Mapping
from typing import Final

from editor.builder.parts.program import Plain
from editor.builder.programs import Programs
from editor.words import tr
from model.scenario.scenario import Scenario
from model.systems.crayon.sentences.effects import sentence


class EventPrograms(Programs):
    """What events do while they are in play."""

    def field_title(self, field: str) -> str:
        return tr("What happens")

    def sentence(self, scenario: Scenario, key: str, plain: Plain) -> str:
        effect = self.read("effects", plain)
        return "" if effect is None else sentence(effect, scenario)


PROGRAMS: Final[Mapping[str, type[Programs]]] = {"events": EventPrograms}
