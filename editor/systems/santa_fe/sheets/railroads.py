"""The sheet of railroads: colour, kind, track and home, and what they have there."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from editor.panels.sheets.collection_sheet import CollectionSheet
from editor.panels.sheets.sheet import Column, Entry
from editor.words import tr
from model.boards.routes import RouteBoard
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart

ROOM: Final = "railroads"
WIDTHS: Final = {"name": 15, "home": 13, "track": 7, "colour": 13, "kind": 8}
"""What designers set most often stands first, in so many letters."""
FIRST: Final = tuple(WIDTHS)


class Railroads(CollectionSheet):
    """The railroads of a board, with two columns that follow from the map."""

    NAME = ROOM
    TITLE = "Railroads"
    SHOWS = ROOM
    ORDER = 10

    def __init__(self) -> None:
        super().__init__("santa-fe", ROOM)
        self._fields = tuple(sorted(self._fields, key=lambda field: FIRST.index(field.name)))

    def columns(self, scenario: Scenario) -> Sequence[Column]:
        wide = [WIDTHS[field.name] for field in self._fields]
        columns = zip(super().columns(scenario), wide, strict=True)
        own = [replace(one, width=width) for one, width in columns]
        return [
            *own,
            Column(tr("Starts"), tr("Lines that it can start at its home."), "", 7, follows=True),
            Column(tr("Squares"), tr("Cities that show its colour."), "", 9, follows=True),
        ]

    def entry(self, scenario: Scenario, row: str, column: int) -> Entry:
        if column < len(self._fields):
            entry, name = super().entry(scenario, row, column), self._fields[column].name
            is_lost = name == "home" and _home(scenario, row) not in scenario.cities
            words = tr("It has no home yet: the game cannot begin.")
            return replace(entry, is_odd=True, tip=words) if is_lost else entry
        number = self._counted(scenario, row, column - len(self._fields))
        is_odd = column == len(self._fields) and number == 0
        return Entry(str(number), number, is_fixed=True, is_odd=is_odd)

    def edited(self, scenario: Scenario, row: str, column: int, value: Any) -> Change:
        if column >= len(self._fields):
            return Change("")
        return super().edited(scenario, row, column, value)

    def _counted(self, scenario: Scenario, row: str, which: int) -> int:
        if which:
            cities = (city for city in scenario.cities.values() if isinstance(city, SantaFeCity))
            return sum(row in city.squares for city in cities)
        board, home = scenario.board, _home(scenario, row)
        lines = board.lines_at(home) if isinstance(board, RouteBoard) else ()
        return sum(line.can_start_at(home) for line in lines)


def _home(scenario: Scenario, railroad: str) -> str:
    return scenario.part_as(SantaFePart).railroads[railroad].home
