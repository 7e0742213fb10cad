"""How a board of cells is laid out in characters: from hexes with borders to whole blocks a sign.

A character is about twice as high as it is wide; every scale keeps the shape of the land.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from drawing.terminal.paper import Paper, Rank
from drawing.terminal.signs import DIM, Signs
from model.boards.terrain import Size
from model.notation import Cell, Edge

Spot = tuple[int, int]


class Window(NamedTuple):
    """The part of a board that is shown: whole columns and rows."""

    left: int
    top: int
    cols: int
    rows: int

    def shows(self, cell: Cell) -> bool:
        return (
            self.left <= cell.col < self.left + self.cols
            and self.top <= cell.row < self.top + self.rows
        )

    def cells(self) -> Iterator[Cell]:
        for row in range(self.top, self.top + self.rows):
            for col in range(self.left, self.left + self.cols):
                yield Cell(col, row)


@dataclass(frozen=True)
class Scale:
    """Mileposts in a mesh: four columns and two lines each, with room for track between them."""

    size: Size
    """Of the whole board."""
    has_edges = True
    """Whether what lies between two cells can be seen."""
    is_turned = False
    """Whether rows of the file run downwards."""

    @property
    def inside(self) -> int:
        """The columns of a text that finds room inside a cell."""
        return 0

    def spot(self, cell: Cell) -> Spot:
        return 4 * cell.col + 2 * (cell.row & 1), 2 * cell.row

    def between(self, edge: Edge) -> Spot:
        """The middle of an edge."""
        (x, y), (other_x, other_y) = self.spot(edge.a), self.spot(edge.b)
        return (x + other_x) // 2, (y + other_y + 1) // 2

    def ground(self, cell: Cell) -> Iterator[Spot]:
        """Where the sign of a cell's terrain stands."""
        yield self.spot(cell)

    def origin(self, window: Window) -> Spot:
        return 4 * window.left, 2 * window.top

    def room(self, window: Window) -> Spot:
        """The columns and lines that a window takes."""
        return 4 * window.cols - 1, 2 * window.rows - 1

    def fitting(self, columns: int, lines: int) -> Size:
        """How many cells find room."""
        return Size((columns + 1) // 4, (lines + 1) // 2)

    def frame(self, paper: Paper, cell: Cell, signs: Signs) -> None:
        """What is drawn around a cell."""


@dataclass(frozen=True)
class Rows(Scale):
    """A sign for each cell, odd rows moved by half a cell."""

    has_edges = False

    def spot(self, cell: Cell) -> Spot:
        if self.is_turned:
            return 2 * (self.size.rows - 1 - cell.row), cell.col
        return 2 * cell.col + (cell.row & 1), cell.row

    def origin(self, window: Window) -> Spot:
        if self.is_turned:
            return 2 * (self.size.rows - window.top - window.rows), window.left
        return 2 * window.left, window.top

    def room(self, window: Window) -> Spot:
        if self.is_turned:
            return 2 * window.rows - 1, window.cols
        return 2 * window.cols, window.rows

    def fitting(self, columns: int, lines: int) -> Size:
        return Size(lines, (columns + 1) // 2) if self.is_turned else Size(columns // 2, lines)


@dataclass(frozen=True)
class Blocks(Rows):
    """One sign for a block of cells, twice as many rows as columns."""

    block: int = 1

    def spot(self, cell: Cell) -> Spot:
        if self.is_turned:
            return (self.size.rows - 1 - cell.row) // self.block, cell.col // (2 * self.block)
        return cell.col // self.block, cell.row // (2 * self.block)

    def origin(self, window: Window) -> Spot:
        return 0, 0

    def room(self, window: Window) -> Spot:
        across, down = (window.rows, window.cols) if self.is_turned else window[2:]
        return -(-across // self.block), -(-down // (2 * self.block))


class TurnedRows(Rows):
    """The same for a board whose rows run downwards."""

    is_turned = True


class TurnedBlocks(Blocks):
    """The same for a board whose rows run downwards."""

    is_turned = True


@dataclass(frozen=True)
class Hexes(Scale):
    """Hexes with a corner on top and their borders around them."""

    times: int = 1
    """1 is the smallest hex that can be drawn."""

    @property
    def half(self) -> int:
        """Half the width of a hex; slopes go one column a line."""
        return 2 * self.times

    @property
    def inside(self) -> int:
        return 4 * self.times - 1

    def spot(self, cell: Cell) -> Spot:
        half = self.half
        return 2 * half * cell.col + half * (cell.row & 1) + half, half * (cell.row + 1) - 1

    def ground(self, cell: Cell) -> Iterator[Spot]:
        x, y = self.spot(cell)
        if self.times == 1:
            yield x, y
        else:
            yield from ((x, y - 1), (x - 2, y), (x + 2, y), (x, y + 1))

    def origin(self, window: Window) -> Spot:
        return 2 * self.half * window.left, self.half * window.top

    def room(self, window: Window) -> Spot:
        return self.half * (2 * window.cols + 1) + 1, self.half * (window.rows + 1) - 1

    def fitting(self, columns: int, lines: int) -> Size:
        half = self.half
        return Size((columns - 1 - half) // (2 * half), (lines + 1) // half - 1)

    def frame(self, paper: Paper, cell: Cell, signs: Signs) -> None:
        (x, y), half = self.spot(cell), self.half
        for side in (-half, half):
            paper.put(x + side, y, signs.wall, DIM, Rank.GROUND)
        for step in range(1, half):
            across = half - step
            paper.put(x - across, y - step, signs.rise, DIM, Rank.GROUND)
            paper.put(x + across, y - step, signs.fall, DIM, Rank.GROUND)
            paper.put(x - across, y + step, signs.fall, DIM, Rank.GROUND)
            paper.put(x + across, y + step, signs.rise, DIM, Rank.GROUND)


@dataclass(frozen=True)
class FlatHexes(Scale):
    """Hexes with a side on top: the board turned by a quarter."""

    is_turned = True

    @property
    def inside(self) -> int:
        return 3

    def spot(self, cell: Cell) -> Spot:
        return 4 * (self.size.rows - 1 - cell.row) + 2, 2 * cell.col + (cell.row & 1) + 1

    def origin(self, window: Window) -> Spot:
        return 4 * (self.size.rows - window.top - window.rows), 2 * window.left

    def room(self, window: Window) -> Spot:
        return 4 * window.rows + 1, 2 * window.cols + 2

    def fitting(self, columns: int, lines: int) -> Size:
        return Size((lines - 2) // 2, (columns - 1) // 4)

    def frame(self, paper: Paper, cell: Cell, signs: Signs) -> None:
        x, y = self.spot(cell)
        for across in (-1, 0, 1):
            paper.put(x + across, y - 1, "_", DIM, Rank.GROUND)
            paper.put(x + across, y + 1, "_", DIM, Rank.GROUND)
        corners = ((-2, 0, signs.rise), (2, 0, signs.fall), (-2, 1, signs.fall), (2, 1, signs.rise))
        for across, down, sign in corners:
            paper.put(x + across, y + down, sign, DIM, Rank.GROUND)
