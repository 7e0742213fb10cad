"""How tables count mileposts: rows or columns that are shifted, or two slanting axes."""

from collections.abc import Iterable
from typing import Final

from model.boards.terrain import Size
from model.forms.frozen import dataclass
from model.imports.cannot import CannotImport
from model.notation import Cell
from model.rules.new_scenario import LARGEST_SIDE
from model.unreadable import quoted

Spot = tuple[int, int]
"""The two numbers of a milepost as its table has them, the one across first."""
LATTICES: Final = (
    "odd-rows",
    "even-rows",
    "odd-columns",
    "even-columns",
    "axial-rows",
    "axial-columns",
)
"""Which rows stand half a milepost to the right, or which columns half a one down; or slanting."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Where mileposts of a table lie on a board of ours.

    Our odd rows stand half a cell to the right. Where the even ones do, an empty row comes first;
    where columns are shifted instead of rows, the board is turned by a quarter.
    """

    lattice: str
    first: Spot
    """What is counted as 0,0."""
    across: int
    """How many columns the table has."""

    @property
    def is_turned(self) -> bool:
        return self.lattice.endswith("columns")

    @property
    def last_row(self) -> int:
        """Of a board that is turned: the row that the first column becomes."""
        last = self.across - 1
        is_odd = self.lattice == "even-columns"
        return last if last % 2 == is_odd else last + 1

    def cell(self, spot: Spot) -> Cell:
        x, y = straight(spot, self.lattice)
        x, y = x - self.first[0], y - self.first[1]
        if self.is_turned:
            return Cell(y, self.last_row - x)
        return Cell(x, y + (self.lattice == "even-rows"))


def straight(spot: Spot, lattice: str) -> Spot:
    """Columns and rows instead of slanting axes; odd rows, or columns, are the shifted ones."""
    x, y = spot
    if lattice == "axial-rows":
        return x + (y - (y & 1)) // 2, y
    if lattice == "axial-columns":
        return x, y + (x - (x & 1)) // 2
    return spot


def frame_for(spots: Iterable[Spot], lattice: str) -> Frame:
    """The frame in which all mileposts lie on the board; numbers stay as they are if they can."""
    if lattice not in LATTICES:
        raise CannotImport(f"--lattice: {quoted(lattice)} is none of {', '.join(LATTICES)}")
    flat = [straight(spot, lattice) for spot in spots]
    left, right = min(x for x, _ in flat), max(x for x, _ in flat)
    top, bottom = min(y for _, y in flat), max(y for _, y in flat)
    left = 0 if left >= 0 and right < LARGEST_SIDE - 1 else left
    top = 0 if top >= 0 and bottom < LARGEST_SIDE - 1 else top
    # Every other row, or column, is shifted: the first must be an even one.
    left, top = (left & ~1, top) if lattice.endswith("columns") else (left, top & ~1)
    if max(right - left, bottom - top) >= LARGEST_SIDE - 1:
        wide, high = right - left + 1, bottom - top + 1
        raise CannotImport(
            f"the table has {wide:,} by {high:,} mileposts, more than {LARGEST_SIDE}"
        )
    return Frame(lattice, (left, top), right - left + 1)


def size_for(cells: Iterable[Cell]) -> Size:
    places = [*cells]
    return Size(max(cell.col for cell in places) + 1, max(cell.row for cell in places) + 1)
