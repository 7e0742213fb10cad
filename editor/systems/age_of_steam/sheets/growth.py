"""The sheet of growth: which city and which New City has each number of the dice."""

from collections.abc import Sequence
from typing import Any

from editor.edits.fitted_values import fitting
from editor.panels.sheets.sheet import Column, Entry, Sheet
from editor.systems.age_of_steam.city_edits.growth_numbers import ordered
from editor.systems.age_of_steam.city_edits.number_words import number_title
from editor.widgets.forms.choices import Offered, title_of
from editor.words import tr
from model.forms.form import Route
from model.scenario.change import Change
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.things.city import SLOTS, TOWN

ROOMS = ("cities", "new_cities")


class GrowthSheet(Sheet):
    """The twelve numbers."""

    NAME = "growth"
    TITLE = "Growth"
    SHOWS = "growth"
    ORDER = 19
    CAN_ADD = False
    READS = ("cities", "part")

    def columns(self, scenario: Scenario) -> Sequence[Column]:
        return (
            Column(tr("City"), tr("The city that grows by this number.")),
            Column(tr("New City"), tr("The New City that grows by it, once it is placed.")),
        )

    def rows(self, scenario: Scenario) -> Sequence[str]:
        return SLOTS

    def row_title(self, scenario: Scenario, row: str) -> str:
        words = number_title(row)
        return words[:1].upper() + words[1:]

    def entry(self, scenario: Scenario, row: str, column: int) -> Entry:
        room = ROOMS[column]
        having = [key for key, slots in _slots(scenario, room).items() if row in slots]
        text = ", ".join(_title(scenario, room, key) for key in having)
        offers = (Offered("", tr("nobody")), *_offers(scenario, room))
        value = having[0] if having else ""
        return Entry(text, value, choices=offers, is_odd=len(having) > 1)

    def edited(self, scenario: Scenario, row: str, column: int, value: Any) -> Change:
        """Whoever gets a number has it alone."""
        room, values = ROOMS[column], dict[Route, Any]()
        for key, slots in _slots(scenario, room).items():
            after = {*slots, row} if key == value else {*slots} - {row}
            if after != {*slots}:
                values[room, key, "slots"] = ordered(tuple(after)) or None
        label = tr("growth by {number}").format(number=number_title(row))
        return fitting(scenario, values, label)

    def removed(self, scenario: Scenario, rows: Sequence[str]) -> Change:
        values: dict[Route, Any] = {}
        for room in ROOMS:
            for key, slots in _slots(scenario, room).items():
                left = [slot for slot in slots if slot not in rows]
                if len(left) < len(slots):
                    values[room, key, "slots"] = left or None
        return fitting(scenario, values, tr("no growth"))


def _slots(scenario: Scenario, room: str) -> dict[str, Sequence[str]]:
    things = things_in(scenario, room).items()
    return {key: one.slots for key, one in things if getattr(one, "kind", "") != TOWN}


def _offers(scenario: Scenario, room: str) -> Sequence[Offered]:
    found = [Offered(key, _title(scenario, room, key), key) for key in _slots(scenario, room)]
    return sorted(found, key=lambda one: one.title.casefold())


def _title(scenario: Scenario, room: str, key: str) -> str:
    title = title_of(scenario, room, key)
    return title.upper() if len(title) == 1 else title
