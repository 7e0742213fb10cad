"""The sheet of Boomtown markers, and how many cities there are for each."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from editor.panels.sheets.collection_sheet import CollectionSheet
from editor.panels.sheets.sheet import Column, Entry
from editor.words import tr
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart

ROOM: Final = "boom_markers"


class BoomMarkers(CollectionSheet):
    """Markers that raise the value of a city."""

    NAME = ROOM
    TITLE = "Boomtown markers"
    SHOWS = ROOM
    ORDER = 14

    def __init__(self) -> None:
        super().__init__("santa-fe", ROOM)

    def columns(self, scenario: Scenario) -> Sequence[Column]:
        about = tr("Cities of the value that it lies on: as many markers find a place.")
        own = [replace(one, width=min(one.width, 10)) for one in super().columns(scenario)]
        return [*own, Column(tr("Cities"), about, "", 8, follows=True)]

    def entry(self, scenario: Scenario, row: str, column: int) -> Entry:
        if column < len(self._fields):
            return super().entry(scenario, row, column)
        marker = scenario.part_as(SantaFePart).boom_markers[row]
        cities = (city for city in scenario.cities.values() if isinstance(city, SantaFeCity))
        number = sum(city.value == marker.on_value for city in cities)
        return Entry(str(number), number, is_fixed=True, is_odd=number < marker.count)

    def edited(self, scenario: Scenario, row: str, column: int, value: Any) -> Change:
        if column >= len(self._fields):
            return Change("")
        return super().edited(scenario, row, column, value)
