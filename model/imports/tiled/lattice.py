"""Where the tiles and pixels of a hexagonal map lie on a board of ours, and back."""

from typing import Literal

from model.boards.terrain import Size
from model.forms.frozen import dataclass
from model.notation import Cell

Spot = tuple[float, float]
WIDE, HIGH, SIDE = 52, 60, 30
"""Pixels of a hex that stands on its corner, and of its side; rows are then 45 apart."""


@dataclass(frozen=True, slots=True)
class Lattice:
    """A grid of tiles that are half a tile apart in every other row, or column.

    Our odd rows stand half a cell to the right. Where the even ones do, an empty row comes first;
    where columns are shifted instead of rows, the board is turned by a quarter, as flat hexes are.
    """

    tile: tuple[int, int]
    """Width and height in pixels."""
    side: int
    """The length in pixels of the sides that are neither slanting nor overlapped."""
    axis: Literal["x", "y"]
    is_even: bool
    first: tuple[int, int]
    """The tile of the upper left corner; its row, or column, is an even one."""
    span: tuple[int, int]
    """How many tiles there are across and down."""

    @property
    def is_flat(self) -> bool:
        return self.axis == "x"

    @property
    def size(self) -> Size:
        """The size of the board."""
        across, down = self.span
        if not self.is_flat:
            return Size(across, down + self.is_even)
        # The last column is the first row: its number must be even if that column is not shifted.
        return Size(down, across + (across % 2 == (1 if self.is_even else 0)))

    @property
    def step(self) -> Spot:
        """Pixels from one column to the next, and from one row to the next."""
        width, height = self.tile
        if self.is_flat:
            return (width - self.side) // 2 + self.side, height
        return width, (height - self.side) // 2 + self.side

    def cell(self, column: int, row: int) -> Cell:
        """The cell that a tile becomes."""
        across, down = column - self.first[0], row - self.first[1]
        if self.is_flat:
            return Cell(down, self.size.rows - 1 - across)
        return Cell(across, down + self.is_even)

    def spot(self, x: float, y: float) -> Spot:
        """Pixels as columns and rows of the board, as free points count them."""
        across = (x - self.tile[0] / 2) / self.step[0] - self.first[0]
        down = (y - self.tile[1] / 2) / self.step[1] - self.first[1]
        if self.is_flat:
            return down, self.size.rows - 1 - across
        return across, down + self.is_even

    def pixel(self, x: float, y: float) -> Spot:
        """Where a spot of the board lies in pixels."""
        across, down = (self.size.rows - 1 - y, x) if self.is_flat else (x, y - self.is_even)
        return (
            (across + self.first[0]) * self.step[0] + self.tile[0] / 2,
            (down + self.first[1]) * self.step[1] + self.tile[1] / 2,
        )


def lattice_for(size: Size, *, is_flat: bool) -> Lattice:
    """The grid of a board in hexes that are as good as regular."""
    if is_flat:
        return Lattice((HIGH, WIDE), SIDE, "x", size.rows % 2 == 0, (0, 0), (size.rows, size.cols))
    return Lattice((WIDE, HIGH), SIDE, "y", is_even=False, first=(0, 0), span=size)
