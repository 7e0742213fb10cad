"""Places of a board on which something lies or at which somebody points.

Cells, edges, sides and corners are those of the notation. Cities, lines and segments go by ids;
they are no tuples, since a city and a line of the same id are two places.
"""

from model.boards import Board, grid
from model.boards.terrain import TerrainBoard
from model.forms.frozen import dataclass
from model.notation import Cell, Corner, Edge, Side


@dataclass(frozen=True, slots=True, order=True)
class AtCity:
    """A city, by its id."""

    id: str

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True, slots=True, order=True)
class AtLine:
    """A line of a board of routes, or whatever else leads from place to place, by its id."""

    id: str

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True, slots=True, order=True)
class Segment:
    """A segment of a line, counted from 0 at its end a; people count from 1: `ash-birch/1`."""

    line: str
    number: int

    def __str__(self) -> str:
        return f"{self.line}/{self.number + 1}"


Place = Cell | Edge | Side | Corner | AtCity | AtLine | Segment
Step = tuple[Place, Place]
"""From one place to another."""


def order_of(place: Place) -> tuple[str, tuple[int | str, ...]]:
    """By what places of all kinds are sorted: kind by kind, in each by columns, then by rows."""
    name = type(place).__name__
    match place:
        case Edge(a, b):
            return name, (*a, *b)
        case Side(cell, side):
            return name, (*cell, side)
        case Cell() | Corner():
            return name, tuple(place)
        case Segment(line, number):
            return name, (line, number)
        case AtCity(id) | AtLine(id):
            return name, (id,)


def beside(side: Side) -> Side:
    """The same side as the cell on its other side calls it."""
    return Side(grid.neighbour(side.cell, side.side), grid.opposite(side.side))


def canonical(place: Place, board: Board | None = None) -> Place:
    """The one name of a place by which it is known wherever places are compared or counted.

    A side has two, one from either cell. On a known board one of the rim goes by the cell within.
    """
    if not isinstance(place, Side):
        return place
    is_there = board.has if isinstance(board, TerrainBoard) else lambda _: True
    return min(place, beside(place), key=lambda side: (not is_there(side.cell), side))


def are_neighbours(one: Place, other: Place) -> bool:
    """Whether two places are cells side by side."""
    return isinstance(one, Cell) and isinstance(other, Cell) and grid.distance(one, other) == 1


def cells_of(place: Place) -> tuple[Cell, ...]:
    """The cells that a place touches, of a side the one it is named by; none of what has an id."""
    match place:
        case Cell():
            return (place,)
        case Edge(a, b):
            return a, b
        case Side(cell):
            return (cell,)
        case Corner():
            return grid.cells_at(place)
    return ()
