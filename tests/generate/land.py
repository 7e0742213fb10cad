"""Made-up land: terrain in blobs, sea around it, islands, and what stands where."""

from collections import deque
from collections.abc import Mapping
from random import Random

from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.terrain import NO_CELL, Size
from model.collection import Things
from model.notation import Cell
from model.systems.system import BoardKind


class Land:
    """The rows of a board while it is made, its one mainland, its islands, and what is taken."""

    def __init__(
        self, rng: Random, cols: int, rows: int, legend: Mapping[str, str], *, sea: bool
    ) -> None:
        self.cols, self.rows, self.legend = cols, rows, legend
        self.plain, *strewn = legend
        self.signs = [[self.plain] * cols for _ in range(rows)]
        for sign in strewn:
            self._blobs(rng, sign, cols * rows // 150 + 1, min(cols, rows) // 8)
        if sea and min(cols, rows) > 5:
            self._sea(rng)
            self._raise_islands(rng)
        self.signs[rows // 2][cols // 2] = self.plain
        mainland, *rest = self._parts()
        self.mainland = sorted(mainland)
        self.islands = [sorted(part) for part in rest if len(part) >= 3][:6]
        kept = {cell for island in self.islands for cell in island}
        self._drown({cell for part in rest for cell in part} - kept)
        self.coast = [cell for cell in self.mainland if len(self.near(cell)) < 6]
        self.taken: set[Cell] = set()

    def _blobs(self, rng: Random, sign: str, count: int, widest: int) -> None:
        for _ in range(count):
            centre = Cell(rng.randrange(self.cols), rng.randrange(self.rows))
            for cell in grid.disc(centre, rng.randint(0, min(widest, 10))):
                if self.is_within(cell) and rng.random() < 0.85:
                    self.signs[cell.row][cell.col] = sign

    def _sea(self, rng: Random) -> None:
        """Sea from the rims inwards, never over the middle."""
        middle = Cell(self.cols // 2, self.rows // 2)
        reach = min(self.cols, self.rows) // 2
        for _ in range((self.cols + self.rows) // 6):
            rim = rng.choice((0, self.rows - 1))
            centre = Cell(rng.randrange(self.cols), rim)
            if rng.random() < 0.5:
                centre = Cell(rng.choice((0, self.cols - 1)), rng.randrange(self.rows))
            for cell in grid.disc(centre, rng.randint(1, max(1, min(reach // 2, 12)))):
                if self.is_within(cell) and grid.distance(cell, middle) > 2:
                    self.signs[cell.row][cell.col] = NO_CELL

    def _raise_islands(self, rng: Random) -> None:
        for _ in range(20):
            centre = Cell(rng.randrange(self.cols), rng.randrange(self.rows))
            if not any(map(self.has, grid.disc(centre, 2))):
                for cell in filter(self.is_within, grid.disc(centre, 1)):
                    self.signs[cell.row][cell.col] = self.plain

    def is_within(self, cell: Cell) -> bool:
        return 0 <= cell.col < self.cols and 0 <= cell.row < self.rows

    def has(self, cell: Cell) -> bool:
        return self.is_within(cell) and self.signs[cell.row][cell.col] != NO_CELL

    def near(self, cell: Cell) -> list[Cell]:
        return [other for other in grid.neighbours(cell) if self.has(other)]

    def _parts(self) -> list[set[Cell]]:
        """Connected parts of the land, the largest first."""
        parts: list[set[Cell]] = []
        cells = [
            Cell(col, row)
            for row, signs in enumerate(self.signs)
            for col, sign in enumerate(signs)
            if sign != NO_CELL
        ]
        unseen = set(cells)
        for start in cells:
            if start in unseen:
                part, waiting = {start}, deque([start])
                unseen.discard(start)
                while waiting:
                    for cell in grid.neighbours(waiting.popleft()):
                        if cell in unseen:
                            unseen.discard(cell)
                            part.add(cell)
                            waiting.append(cell)
                parts.append(part)
        return sorted(parts, key=lambda part: (-len(part), min(part)))

    def _drown(self, cells: set[Cell]) -> None:
        for cell in cells:
            self.signs[cell.row][cell.col] = NO_CELL

    def take(self, cell: Cell, radius: int) -> None:
        self.taken.update(grid.disc(cell, radius))

    def is_open(self, cell: Cell, radius: int) -> bool:
        """Whether all mileposts around exist and nothing that matters stands there yet."""
        around = grid.disc(cell, radius)
        return all(self.has(other) for other in around) and self.taken.isdisjoint(around)

    def board(self, kind: BoardKind) -> MilepostBoard | HexBoard:
        """The land as mileposts or as hexes."""
        rows = tuple("".join(signs) for signs in self.signs)
        size, legend = Size(self.cols, self.rows), Things(self.legend)
        if kind == "mileposts":
            return MilepostBoard(size, legend, rows)
        return HexBoard(size, legend, rows)
