"""The courses of rivers as they are drawn through hexes: bends by chance, never a gap or a hook."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from math import hypot
from typing import NamedTuple

from drawing.map.ground.ground import terrain_board
from drawing.map.ground.hex_rivers import Run, is_wet, river_runs
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.chance import sway
from drawing.shapes.symbols import Spot
from model.boards import grid
from model.notation import Cell

OFF_MIDDLE = 0.24
"""How far off the middle of a side a river crosses it at most, in parts of the side."""
MEANDER = 0.1
"""How far it swings off a straight line within a hex, in cells."""
INWARD = {1: 0.42, 2: 0.55}
"""How far a bend comes in towards the middle of a hex, by the sides that it passes over."""
MOUTH, BANKS = 0.3, 0.15
"""How far a river and its banks run on beyond the last hex, in cells: through the strand."""
SPRING = 0.12
"""How far off the middle of its hex a river begins, or meets another, at most."""


class _Courses:
    """Works out where courses run; sides and meeting places are the same for all of them."""

    def __init__(self, sheet: Sheet, runs: list[Run], mouth: float) -> None:
        self._sheet, self._mm, self._mouth = sheet, sheet.mm, mouth
        self._board = terrain_board(sheet)
        self._sides = _sides_used(runs)
        self._ends = {
            end
            for run in runs
            for end, way in ((run.cells[0], run.first), (run.cells[-1], run.last))
            if way is None
        }

    def spots(self, run: Run) -> list[Spot]:
        cells = run.cells
        sides: list[int | None] = [run.first]
        found = [] if run.first is None else self._outside(cells[0], run.first)
        for number, cell in enumerate(cells):
            after = cells[number + 1] if number + 1 < len(cells) else None
            leaves = run.last if after is None else grid.side_of(cell, after)
            found += self._within(cell, sides[-1], leaves)
            if leaves is not None:
                found.append(self._gate(cell, leaves))
                sides.append(grid.opposite(leaves))
        if run.last is not None:
            found += self._outside(cells[-1], run.last)[:1]
        return found

    def ends(self, run: Run, spots: list[Spot]) -> list[Spot]:
        """Where a course begins or ends on land."""
        first = [] if run.first is not None or self._is_water(run.cells[0]) else spots[:1]
        last = [] if run.last is not None or self._is_water(run.cells[-1]) else spots[-1:]
        return [*first, *last]

    def _within(self, cell: Cell, enters: int | None, leaves: int | None) -> Iterator[Spot]:
        """What a course passes between two sides of a hex, or where it begins or ends there."""
        if self._is_water(cell):
            yield from self._into_water(cell, enters, leaves)
        elif enters is None or leaves is None or len(self._sides[cell]) > 2 or cell in self._ends:
            yield self._meeting(cell)
        else:
            yield from self._bends(cell, enters, leaves)

    def _into_water(self, cell: Cell, enters: int | None, leaves: int | None) -> Iterator[Spot]:
        """A little way into a hex of water, and no further."""
        side = enters if enters is not None else leaves
        if side is not None:
            gate, middle = self._gate(cell, side), self._sheet.spot(cell)
            yield _towards(gate, middle, 2 * self._mouth)

    def _bends(self, cell: Cell, enters: int, leaves: int) -> Iterator[Spot]:
        here, one, other = (
            self._sheet.spot(cell),
            self._gate(cell, enters),
            self._gate(cell, leaves),
        )
        apart = min((enters - leaves) % 6, (leaves - enters) % 6)
        if apart < 3:
            yield _towards(_towards(one, other, 0.5), here, INWARD.get(apart, 0.5))
            return
        long = hypot(other[0] - one[0], other[1] - one[1])
        across = (one[1] - other[1]) / long, (other[0] - one[0]) / long
        swing = sway(MEANDER, cell.col, cell.row, 5) * self._mm
        for part, by in ((0.3, swing), (0.7, -swing)):
            x, y = _towards(one, other, part)
            yield x + across[0] * by, y + across[1] * by

    def _gate(self, cell: Cell, side: int) -> Spot:
        """Where rivers cross a side: the same from both hexes."""
        near = grid.neighbour(cell, side)
        (a, b), (c, d) = sorted((cell, near))
        one, other = (self._sheet.spot(corner) for corner in grid.ends_of_side(cell, side))
        by = sway(OFF_MIDDLE, a, b, c, d)
        # The ends of a side come the other way round as seen from the other hex.
        return _towards(one, other, 0.5 + (by if cell < near else -by))

    def _outside(self, cell: Cell, side: int) -> list[Spot]:
        """Beyond a side by which a river leaves the land, then the side."""
        gate, near = self._gate(cell, side), grid.neighbour(cell, side)
        has_more = self._board is not None and self._board.has(near) and not self._is_water(near)
        if has_more:
            return [gate]
        (x, y), (to_x, to_y) = self._sheet.spot(cell), self._sheet.spot(near)
        beyond = gate[0] + (to_x - x) * self._mouth, gate[1] + (to_y - y) * self._mouth
        return [beyond, gate]

    def _meeting(self, cell: Cell) -> Spot:
        x, y = self._sheet.spot(cell)
        off = (sway(SPRING, cell.col, cell.row, turn) * self._mm for turn in (1, 2))
        return x + next(off), y + next(off)

    def _is_water(self, cell: Cell) -> bool:
        return self._board is not None and is_wet(self._board.kind_at(cell))


def _sides_used(runs: list[Run]) -> Mapping[Cell, set[int]]:
    """By which sides any course enters or leaves each hex."""
    used: dict[Cell, set[int]] = defaultdict(set)
    for run in runs:
        for end, way in ((run.cells[0], run.first), (run.cells[-1], run.last)):
            if way is not None:
                used[end].add(way)
        for here, there in zip(run.cells, run.cells[1:], strict=False):
            side = grid.side_of(here, there)
            if side is not None:
                used[here].add(side)
                used[there].add(grid.opposite(side))
    return used


def _towards(start: Spot, end: Spot, part: float) -> Spot:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


class Course(NamedTuple):
    """The line of a river through hexes."""

    water: str
    """The id of the river, if it has one."""
    spots: list[Spot]
    banks: list[Spot]
    """The same as far as it has banks: they end at the coast."""
    ends: list[Spot]
    """Where it begins or ends on land."""


@once
def hex_courses(sheet: Sheet) -> list[Course]:
    """The lines of all rivers through hexes."""
    runs = river_runs(sheet)
    water, banks = (_Courses(sheet, runs, mouth) for mouth in (MOUTH, BANKS))
    drawn = [
        Course(run.water, spots := water.spots(run), banks.spots(run), water.ends(run, spots))
        for run in runs
    ]
    return [one for one in drawn if len(one.spots) > 1]
