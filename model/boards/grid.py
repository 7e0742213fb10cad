"""The endless grid that mileposts and hexes share: neighbours, corners, distances, exact positions.

A milepost is the centre of a hex. Everything here is exact: positions are integers, in units of
which a column has 6000 and a row 3000, so that cells, corners and free points are whole units.
"""

import math
from typing import Final, TypeVar, cast

from model.notation import Cell, Corner, Edge, Point

EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST = range(6)
"""The sides of a cell; a neighbour lies across each."""
COLUMN: Final = 6000
ROW: Final = 3000
CORNER: Final = 2000
"""Units from a cell's centre up to its corner n, or down to its corner s."""
ROW_HEIGHT: Final = math.sqrt(3) / 2
"""The true distance of two rows, where two columns are 1 apart."""

Place = TypeVar("Place", bound=Cell | Corner | Point)

STEPS: Final = (
    ((1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1)),
    ((1, 0), (1, 1), (0, 1), (-1, 0), (0, -1), (1, -1)),
)
"""Columns and rows to the neighbour across each side, for even and for odd rows."""


def neighbour(cell: Cell, side: int) -> Cell:
    col, row = cell
    cols, rows = STEPS[row & 1][side]
    return Cell(col + cols, row + rows)


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The six cells around, clockwise from the east."""
    col, row = cell
    return tuple([Cell(col + cols, row + rows) for cols, rows in STEPS[row & 1]])


def side_of(cell: Cell, other: Cell) -> int | None:
    """The side of `cell` across which `other` lies, or None if they are not neighbours."""
    step = (other.col - cell.col, other.row - cell.row)
    steps = STEPS[cell.row & 1]
    return steps.index(step) if step in steps else None


def opposite(side: int) -> int:
    return (side + 3) % 6


def edge_at(cell: Cell, side: int) -> Edge:
    """The edge that leaves a cell by a side."""
    other = neighbour(cell, side)
    return Edge(cell, other) if side < WEST else Edge(other, cell)


def edges_of(cell: Cell) -> tuple[Edge, ...]:
    return tuple([edge_at(cell, side) for side in range(6)])


def corners(cell: Cell) -> tuple[Corner, ...]:
    """The six corners of a hex, clockwise from the top one; side 0 joins the second and third."""
    return (
        Corner(*cell, "n"),
        Corner(*neighbour(cell, NORTH_EAST), "s"),
        Corner(*neighbour(cell, SOUTH_EAST), "n"),
        Corner(*cell, "s"),
        Corner(*neighbour(cell, SOUTH_WEST), "n"),
        Corner(*neighbour(cell, NORTH_WEST), "s"),
    )


def ends_of_side(cell: Cell, side: int) -> tuple[Corner, Corner]:
    """The two corners that a side of a hex joins, clockwise."""
    around = corners(cell)
    return around[(side + 1) % 6], around[(side + 2) % 6]


def corner_neighbours(corner: Corner) -> tuple[Corner, ...]:
    """The three corners that one hex side joins to this one, clockwise from the vertical side."""
    cell = Cell(corner.col, corner.row)
    if corner.end == "n":
        right, left = neighbour(cell, NORTH_EAST), neighbour(cell, NORTH_WEST)
        return Corner(cell.col, cell.row - 2, "s"), Corner(*right, "s"), Corner(*left, "s")
    right, left = neighbour(cell, SOUTH_EAST), neighbour(cell, SOUTH_WEST)
    return Corner(cell.col, cell.row + 2, "n"), Corner(*left, "n"), Corner(*right, "n")


def cells_at(corner: Corner) -> tuple[Cell, Cell, Cell]:
    """The three cells that meet in a corner, clockwise from the one that names it."""
    cell = Cell(corner.col, corner.row)
    if corner.end == "n":
        return cell, neighbour(cell, NORTH_WEST), neighbour(cell, NORTH_EAST)
    return cell, neighbour(cell, SOUTH_EAST), neighbour(cell, SOUTH_WEST)


def edge_crossed(one: Corner, other: Corner) -> Edge | None:
    """The edge that the hex side between two neighbouring corners crosses; None if they are not."""
    if one.end == other.end:
        return None
    top, bottom = (one, other) if one.end == "s" else (other, one)
    below, above = Cell(bottom.col, bottom.row), Cell(top.col, top.row)
    if above == (below.col, below.row - 2):
        return Edge(neighbour(below, NORTH_WEST), neighbour(below, NORTH_EAST))
    if side_of(below, above) in (NORTH_WEST, NORTH_EAST):
        return Edge(above, below)
    return None


def distance(one: Cell, other: Cell) -> int:
    """How many steps lead from one cell to the other."""
    rows = abs(other.row - one.row)
    halves = abs(2 * (other.col - one.col) + (other.row & 1) - (one.row & 1))
    return rows + max(0, (halves - rows) // 2)


def ring(centre: Cell, radius: int) -> tuple[Cell, ...]:
    """The cells at exactly this distance, clockwise from the north-west."""
    if radius == 0:
        return (centre,)
    cell = centre
    for _ in range(radius):
        cell = neighbour(cell, NORTH_WEST)
    cells = []
    for side in range(6):
        for _ in range(radius):
            cells.append(cell)
            cell = neighbour(cell, side)
    return tuple(cells)


def disc(centre: Cell, radius: int) -> tuple[Cell, ...]:
    """The cells at this distance or nearer, row by row."""
    cells: list[Cell] = []
    for row in range(centre.row - radius, centre.row + radius + 1):
        away = abs(row - centre.row)
        first = centre.col - radius + (away + (centre.row & 1)) // 2
        cells.extend(Cell(first + n, row) for n in range(2 * radius + 1 - away))
    return tuple(cells)


def line(start: Cell, goal: Cell) -> tuple[Cell, ...]:
    """The straightest row of neighbouring cells from start to goal, the same in both directions."""
    steps = distance(start, goal)
    if steps == 0:
        return (start,)
    cells = []
    for done in range(steps + 1):
        left = steps - done
        # Where the line runs between two cells, one is rounded up and one down: never both alike.
        slant = _nearest(_slant(start) * left + _slant(goal) * done, steps)
        row = -_nearest(-start.row * left - goal.row * done, steps)
        cells.append(Cell(slant + (row >> 1), row))
    return tuple(cells)


def units(place: Cell | Corner | Point) -> tuple[int, int]:
    """The exact position in units: x to the right, y downwards."""
    if isinstance(place, Point):
        return 6 * place.x, 3 * place.y
    x = COLUMN * place.col + (COLUMN // 2 if place.row & 1 else 0)
    if isinstance(place, Corner):
        return x, ROW * place.row + (CORNER if place.end == "s" else -CORNER)
    return x, ROW * place.row


def position(place: Cell | Corner | Point) -> tuple[float, float]:
    """Where to draw it: x in columns, y in true distance (two rows are 0.866 apart)."""
    x, y = units(place)
    return x / COLUMN, y / ROW * ROW_HEIGHT


def nearest_cell(x: float, y: float) -> Cell:
    """The cell nearest to a position as `position` gives it, such as a pointer's."""
    row = math.floor(y / ROW_HEIGHT)
    here, below = (row & 1) / 2, (row + 1 & 1) / 2
    col, col_below = math.floor(x - here + 0.5), math.floor(x - below + 0.5)
    away = math.dist((col + here, row * ROW_HEIGHT), (x, y))
    away_below = math.dist((col_below + below, (row + 1) * ROW_HEIGHT), (x, y))
    return Cell(col, row) if away <= away_below else Cell(col_below, row + 1)


def nearest_corner(x: float, y: float) -> Corner:
    """The corner nearest to a position as `position` gives it."""
    return min(corners(nearest_cell(x, y)), key=lambda corner: math.dist(position(corner), (x, y)))


def shifted(place: Place, start: Cell | Point, goal: Cell | Point) -> Place:
    """The place carried along by the move that takes `start` to `goal`; shapes keep their shape.

    Cells and corners go exactly from cell to cell; from point to point only points can go.
    """
    x, y = units(place)
    (start_x, start_y), (goal_x, goal_y) = units(start), units(goal)
    return _at(place, x + goal_x - start_x, y + goal_y - start_y)


def turned(place: Place, around: Cell, sixths: int = 1) -> Place:
    """The place turned clockwise around a cell by so many sixths of a full turn.

    Free points are rounded to a thousandth; cells and corners turn exactly.
    """
    centre_x, centre_y = units(around)
    x, y = units(place)
    # Twice the offset is kept after each sixth, so that nothing is lost before the end.
    right, down, parts = x - centre_x, y - centre_y, 1
    for _ in range(sixths % 6):
        right, down, parts = right - 3 * down, right + down, 2 * parts
    return _at(place, centre_x + _nearest(right, parts), centre_y + _nearest(down, parts))


def flipped(place: Place, around: Cell) -> Place:
    """The mirror image of the place, left for right, in the upright line through a cell."""
    x, y = units(place)
    return _at(place, 2 * units(around)[0] - x, y)


def _at(like: Place, x: int, y: int) -> Place:
    """The place of the same kind at a position in units."""
    if isinstance(like, Point):
        return cast(Place, Point(_nearest(x, 6), _nearest(y, 3)))
    # A corner s stands 2000 below its row; a corner n 2000 above, 1000 below the row before.
    end = "s" if y % ROW == CORNER else "n"
    if isinstance(like, Corner):
        y += -CORNER if end == "s" else CORNER
    row = y // ROW
    col = (x - COLUMN // 2 * (row & 1)) // COLUMN
    return cast(Place, Corner(col, row, end) if isinstance(like, Corner) else Cell(col, row))


def _nearest(number: int, parts: int) -> int:
    """The quotient rounded to the nearest integer without ever leaving the integers."""
    return (2 * number + parts) // (2 * parts)


def _slant(cell: Cell) -> int:
    """The column counted along slanting lines, in which a straight line is straight."""
    return cell.col - (cell.row >> 1)
