"""Where everything lies, kept while one draws: what is under the pointer is asked all the time.

Each collection is looked through once, and again when it has changed.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import product
from math import floor
from typing import Any

from editor.edits.thing_cells import away, cells_of, stretches
from editor.pointing.paper import art_corners
from editor.pointing.selection import Thing
from model.boards import grid
from model.collection import Things
from model.notation import Cell
from model.scenario.collections import LINES, collection_names, things_in
from model.scenario.scenario import Scenario
from model.scenario.things import Art

REACH = 0.42
"""How near a thing must be, in columns."""
Spot = tuple[float, float]
Square = tuple[int, int]
Stretch = tuple[Spot, Spot]
EVERYWHERE: Square = (-(10**9), -(10**9))
"""Where stretches are kept that would lie on too many squares: they are always looked at."""
MOST_SQUARES = 20_000


class Room:
    """The things of one collection by the cells and squares that they lie on."""

    def __init__(self, scenario: Scenario, room: str) -> None:
        self.by_cell: dict[Cell, list[tuple[int, Thing]]] = defaultdict(list)
        self._by_square: dict[Square, list[tuple[int, Thing, Stretch]]]
        self._by_square = defaultdict(list)
        self._outlines: dict[Thing, list[Spot]] = {}
        self._name = room
        self._things: Things[Any] = Things()
        self._where: dict[Thing, tuple[set[Cell], set[Square]]] = {}
        self.become(scenario)

    def become(self, scenario: Scenario) -> None:
        """Goes over to another scenario: what is the same in both stays where it is."""
        before, self._things = self._things, things_in(scenario, self._name)
        for key, found in before.items():
            if self._things.get(key) is not found:
                self._take_out((self._name, key))
        for key, found in self._things.items():
            if before.get(key) is not found:
                self._put(scenario, (self._name, key), found)

    def _put(self, scenario: Scenario, one: Thing, found: Any) -> None:
        cells, squares = set(cells_of(scenario, found)), set[Square]()
        for cell in cells:
            self.by_cell[cell].append((len(cells), one))
        lines = list(stretches(scenario, found))
        size = len(lines) or 2
        # What goes beyond all measure somewhere is looked for everywhere as a whole.
        is_beyond = any(_squares(line) == (EVERYWHERE,) for line in lines)
        for line in lines:
            for square in (EVERYWHERE,) if is_beyond else _squares(line):
                squares.add(square)
                self._by_square[square].append((size, one, line))
        self._where[one] = cells, squares
        outline = getattr(found, "outline", None)
        if isinstance(found, Art):
            self._outlines[one] = list(art_corners(scenario.board, found))
        elif outline:
            self._outlines[one] = [grid.position(place) for place in outline]

    def _take_out(self, one: Thing) -> None:
        cells, squares = self._where.pop(one)
        for cell in cells:
            self.by_cell[cell] = [other for other in self.by_cell[cell] if other[1] != one]
        for square in squares:
            here = self._by_square[square]
            self._by_square[square] = [other for other in here if other[1] != one]
        self._outlines.pop(one, None)

    def near(self, spot: Spot) -> Iterator[tuple[float, int, Thing]]:
        """The things within reach, with their distance and size."""
        square = floor(spot[0]), floor(spot[1])
        for size, one, line in self._lines_in([square, EVERYWHERE]):
            far = away(spot, line)
            if far <= REACH:
                yield far, size, one

    def nearest(self, spot: Spot, reach: int) -> Thing | None:
        """The nearest thing within so many columns."""
        col, row = floor(spot[0]), floor(spot[1])
        squares = [
            (col + x, row + y) for x in range(-reach, reach + 1) for y in range(-reach, reach + 1)
        ]
        found = ((away(spot, line), one) for _, one, line in self._lines_in([*squares, EVERYWHERE]))
        far, one = min(found, default=(reach + 1.0, ("", "")))
        return one if far <= reach else None

    def _lines_in(self, squares: Iterable[Square]) -> Iterator[tuple[int, Thing, Stretch]]:
        for square in squares:
            yield from self._by_square.get(square, ())

    def around(self, spot: Spot) -> Iterator[Thing]:
        """Lakes and regions whose outline goes around a spot."""
        for one, outline in sorted(self._outlines.items()):
            if _is_inside(outline, spot):
                yield one


class Index:
    """All collections of a scenario, each looked through when it has changed."""

    def __init__(self) -> None:
        self._rooms: dict[str, tuple[tuple[object, ...], Room]] = {}

    def rooms(self, scenario: Scenario) -> list[Room]:
        return [self.room(scenario, name) for name in (*collection_names(scenario.system), LINES)]

    def room(self, scenario: Scenario, name: str) -> Room:
        # Where a line of a board of routes lies, its cities say.
        of = (scenario.board, scenario.cities) if name == LINES else (things_in(scenario, name),)
        known = self._rooms.get(name)
        if known is not None and all(a is b for a, b in zip(known[0], of, strict=True)):
            return known[1]
        if known is None or name == LINES:
            room = Room(scenario, name)
        else:
            room = known[1]
            room.become(scenario)
        self._rooms[name] = (of, room)
        return room


def _squares(line: Stretch) -> Iterable[Square]:
    (ax, ay), (bx, by) = line
    cols = range(floor(min(ax, bx) - REACH), floor(max(ax, bx) + REACH) + 1)
    rows = range(floor(min(ay, by) - REACH), floor(max(ay, by) + REACH) + 1)
    return product(cols, rows) if len(cols) * len(rows) <= MOST_SQUARES else (EVERYWHERE,)


def _is_inside(outline: list[Spot], spot: Spot) -> bool:
    x, y = spot
    inside = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], *outline[:1]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside
