"""What the builder tells of event cards: each effect in a sentence, and what it strikes."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from drawing.cards.minimap import minimap
from drawing.shapes.symbols import Picture
from drawing.systems.crayon.cards.event import event_front
from drawing.themes.theme import Theme
from editor.builder.marks import together
from editor.builder.parts.program import Plain
from editor.builder.parts.rows import Row
from editor.builder.parts.slots import Slot
from editor.builder.programs import Programs
from editor.document.document import Document
from editor.pointing.sketch import Sketch
from editor.systems.crayon.areas.area_input import ROOMS, AreaInput
from editor.systems.crayon.areas.struck import struck
from editor.widgets.forms.choices import Offered, title_of
from editor.words import later, tr
from model.rules.terrain_kinds import terrain_kinds
from model.scenario.collections import things_in
from model.scenario.names_in_words import in_words
from model.scenario.scenario import Scenario
from model.systems.crayon.ground.ground import CrayonGround
from model.systems.crayon.sentences.effects import sentence

AREA: Final = "area"
TITLES: Final = {
    "area": later("Where"),
    "whose": later("Whose track"),
    "priority_turns": later("Turns for former owners"),
    "except_goods": later("But not"),
    "any_major_pays": later("Any other major city pays"),
    "bars": later("Not until then"),
    "pays": later("Cities and what they pay"),
    "becomes": later("Becomes"),
}
"""Words as players say them, where those of the file are short."""


class EventPrograms(Programs):
    """What events do while they are in play."""

    _ground: CrayonGround | None = None
    """The ground of the map as it was last marked, for the stamp on the card."""

    def field_title(self, field: str) -> str:
        return tr("What happens")

    def word_title(self, word: str) -> str:
        return tr(TITLES.get(word, ""))

    def sentence(self, scenario: Scenario, key: str, plain: Plain) -> str:
        effect = self.read("effects", plain)
        return "" if effect is None else sentence(effect, scenario)

    def made_input(self, scenario: Scenario, slot: Slot) -> Any:
        if slot.form != AREA:
            return None
        return AreaInput(
            slot.field,
            {
                "region": _things(scenario, "regions"),
                "cities": _things(scenario, "cities"),
                "terrain": [Offered(kind, in_words(kind)) for kind in terrain_kinds(scenario)],
                "all": (),
            },
        )

    def offers(self, scenario: Scenario, slot: Slot) -> Sequence[Offered] | None:
        """Areas are made of regions and cities: with others there, their rows are made anew."""
        if slot.form != AREA:
            return None
        return [*_things(scenario, "regions"), *_things(scenario, "cities")]

    def taken_from(self, slot: Slot) -> Collection[str]:
        return tuple(ROOMS) if slot.form == AREA else super().taken_from(slot)

    def printed(self, scenario: Scenario, key: str, theme: Theme, folder: str) -> Picture | None:
        event = things_in(scenario, "events").get(key)
        stamp = minimap(scenario, theme, folder)
        return None if event is None else event_front(event, scenario, stamp, self._ground)

    def marked(self, document: Document, rows: Sequence[Row]) -> Sketch:
        named, ground = super().marked(document, rows), document.ground
        self._ground = ground if isinstance(ground, CrayonGround) else None
        if self._ground is None:
            return named
        effects = [self.read("effects", row.plain) for row in rows if row.kind == "part"]
        found = struck(self._ground, [one for one in effects if one is not None])
        return together([*found, named])


def _things(scenario: Scenario, room: str) -> list[Offered]:
    return [Offered(one, title_of(scenario, room, one)) for one in things_in(scenario, room)]


PROGRAMS: Final[Mapping[str, type[Programs]]] = {"events": EventPrograms}
