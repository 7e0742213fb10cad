"""Two tables put into a scenario: places become cities, rows of lines become lines."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple, Protocol, cast

from model.boards.routes import Line, RouteBoard
from model.collection import Things
from model.imports.cannot import CannotImport
from model.imports.naming import Ids, id_of
from model.imports.routes.lines import LineRow
from model.imports.sheets.cities import CityRow
from model.imports.sheets.merging import Merged, merged
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.systems import part_of
from model.unreadable import quoted


class OwnColumns(Protocol):
    """What a system adds to the table of places, in `model/systems/NAME/route_tables`."""

    COLUMNS: tuple[str, ...]

    def cell(self, scenario: Scenario, city: City, column: str) -> str:
        """What a column says of a city."""

    def taken(self, scenario: Scenario, said: dict[str, dict[str, str]]) -> Scenario:
        """The scenario with what the columns say by city; CannotImport where it does not fit."""

    def begun(self, scenario: Scenario) -> Scenario:
        """A new board with whatever hangs on the number of its cities."""


def own_columns(system: str) -> OwnColumns | None:
    """What a system adds to the table of places; None for one that adds nothing."""
    return cast("OwnColumns | None", part_of("model", system, "route_tables"))


class Taken(NamedTuple):
    """A scenario with both tables, and what became of their rows."""

    scenario: Scenario
    places: Merged
    added: tuple[str, ...]
    changed: tuple[str, ...]
    same: int


def with_tables(
    scenario: Scenario, places: Sequence[CityRow], lines: Sequence[LineRow], names: tuple[str, str]
) -> Taken:
    """The scenario with the rows of both tables; `names` are those of the two files."""
    if not isinstance(scenario.board, RouteBoard):
        raise CannotImport(f"{scenario.title} has no board of routes")
    cities = merged(scenario, places, names[0])
    found = _with_own(cities.scenario, places, names[0])
    board = scenario.board
    desk = _Desk(found, board)
    for row in lines:
        try:
            desk.take(row)
        except CannotImport as trouble:
            raise CannotImport(f"{names[1]}:{row.line}: {trouble}") from None
    found = replace(found, board=replace(board, lines=Things(desk.lines)))
    return Taken(found, cities, tuple(desk.added), tuple(desk.changed), desk.same)


def _with_own(scenario: Scenario, places: Sequence[CityRow], name: str) -> Scenario:
    own = own_columns(scenario.system)
    if own is None:
        return scenario
    by_name = {city.name.casefold(): key for key, city in scenario.cities.items()}
    said = {
        row.id or by_name.get(row.name.casefold(), ""): dict(row.apart)
        for row in places
        if row.apart
    }
    try:
        return own.taken(scenario, said)
    except CannotImport as trouble:
        raise CannotImport(f"{name}: {trouble}") from None


class _Desk:
    """Where rows become lines, one after the other."""

    def __init__(self, scenario: Scenario, board: RouteBoard) -> None:
        self.lines: dict[str, Line] = dict(board.lines)
        self.added: list[str] = []
        self.changed: list[str] = []
        self.same = 0
        self._cities = scenario.cities
        self._by_name = {city.name.casefold(): key for key, city in scenario.cities.items()}
        self._ids = Ids(board.lines)
        self._left = {key: frozenset((line.a, line.b)) for key, line in board.lines.items()}
        """Lines that no row has spoken of yet, with their ends."""

    def take(self, row: LineRow) -> None:
        a, b = self._city(row.a), self._city(row.b)
        if a == b:
            raise CannotImport(f"the line leads from {a} to {a}")
        known = self._known(row, a, b)
        line = _updated(known or Line(row.id or self._fresh(a, b), a, b), row, a, b)
        self.lines[line.id] = line
        self._left.pop(line.id, None)
        if known is None:
            self.added.append(line.id)
        elif known != line:
            self.changed.append(line.id)
        else:
            self.same += 1

    def _known(self, row: LineRow, a: str, b: str) -> Line | None:
        """The line that a row speaks of: by its id, or the first between its ends that is left."""
        if row.id:
            return self.lines.get(row.id)
        ends = frozenset((a, b))
        return next((self.lines[key] for key, other in self._left.items() if other == ends), None)

    def _fresh(self, a: str, b: str) -> str:
        return self._ids.fresh(f"{a} {b}", "line")

    def _city(self, word: str) -> str:
        """The id of a city by its id or name."""
        if word in self._cities:
            return word
        found = self._by_name.get(" ".join(word.split()).casefold()) or id_of(word, "")
        if found not in self._cities:
            raise CannotImport(f"there is no place {quoted(word)} in the table of places")
        return found


def _updated(line: Line, row: LineRow, a: str, b: str) -> Line:
    """A line with what its row says."""
    segments = line.segments if row.segments is None else row.segments
    terrain = line.terrain
    if row.terrain is not None:
        terrain = row.terrain * segments if row.is_whole else row.terrain
        terrain = terrain if any(terrain) else ()
    return replace(
        line,
        a=a,
        b=b,
        segments=segments,
        arrow=row.arrow if row.has_arrow else line.arrow,
        terrain=terrain,
        bends=line.bends if row.bends is None else row.bends,
    )
