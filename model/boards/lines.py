"""The three families of parallel lines on which all edges lie: rows, and two slanting ones."""

from collections.abc import Iterable
from typing import NamedTuple

from model.boards import grid
from model.boards.terrain import Size
from model.notation import Cell, Edge

Spot = tuple[int, int]
"""The number of a line in its family; on it the number of a milepost, or of the edge after it."""
Measure = tuple[int, int]
"""A position in units across the lines of a family, and along them."""


class Window(NamedTuple):
    """The lines of a family that reach a board, and the numbers its mileposts have on them."""

    first_line: int
    last_line: int
    first: int
    last: int


class Lines(NamedTuple):
    """A family: how to measure across and along it, and where its mileposts stand."""

    across: tuple[int, int]
    along: tuple[int, int]
    apart: int
    step: int
    odd: int
    """How far along a line of odd number its mileposts are shifted."""
    side: int
    """The side by which an edge leaves the milepost of its number."""

    def measure(self, x: int, y: int) -> Measure:
        return self.across[0] * x + self.across[1] * y, self.along[0] * x + self.along[1] * y

    def milepost(self, spot: Spot) -> Cell:
        line, number = spot
        if self.side == grid.EAST:
            return Cell(number, line)
        if self.side == grid.SOUTH_EAST:
            return Cell(line + (number >> 1), number)
        return Cell(line - ((number + 1) >> 1), number)

    def edge(self, spot: Spot) -> Edge:
        return grid.edge_at(self.milepost(spot), self.side)

    def edges(self, line: int, numbers: Iterable[int]) -> list[Edge]:
        """The edges of some numbers on one line; many at once, as lakes have them."""
        if self.side == grid.EAST:
            return [Edge(Cell(n, line), Cell(n + 1, line)) for n in numbers]
        if self.side == grid.SOUTH_EAST:
            places = [(line + (n >> 1), line + ((n + 1) >> 1), n) for n in numbers]
        else:
            places = [(line - ((n + 1) >> 1), line - ((n + 2) >> 1), n) for n in numbers]
        return [Edge(Cell(here, n), Cell(there, n + 1)) for here, there, n in places]

    def window(self, within: Size) -> Window:
        cols, rows = within
        if self.side == grid.EAST:
            return Window(0, rows - 1, 0, cols - 1)
        if self.side == grid.SOUTH_EAST:
            return Window(-(rows >> 1), cols - 1, 0, rows - 1)
        return Window(0, cols - 1 + (rows >> 1), 0, rows - 1)


ROWS = Lines((0, 1), (1, 0), grid.ROW, grid.COLUMN, grid.COLUMN // 2, grid.EAST)
FALLING = Lines((1, -1), (0, 1), grid.COLUMN, grid.ROW, 0, grid.SOUTH_EAST)
RISING = Lines((1, 1), (0, 1), grid.COLUMN, grid.ROW, 0, grid.SOUTH_WEST)
FAMILIES = (ROWS, FALLING, RISING)
