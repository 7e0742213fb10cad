"""Pointer: what mouse and keys say to a tool, in the terms of the board."""

import math
from typing import Literal

from model.boards import grid
from model.forms.frozen import dataclass
from model.notation import LARGEST, Cell, Corner, Edge, Point

Kind = Literal["press", "move", "release", "double", "key"]
Button = Literal["", "left", "right"]


@dataclass(frozen=True, slots=True)
class Pointer:
    """One event: where on the board, with which button and which keys held."""

    kind: Kind
    x: float
    y: float
    """As `grid.position` counts: x in columns, y in true distance."""
    button: Button = ""
    """The button that is pressed or, while moving, held."""
    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    key: str = ""
    """The name of a key: Backspace, Return; Text for what is written."""
    text: str = ""
    """What a key writes, while a text is asked for."""

    @property
    def cell(self) -> Cell:
        return grid.nearest_cell(self.x, self.y)

    @property
    def corner(self) -> Corner:
        return grid.nearest_corner(self.x, self.y)

    @property
    def edge(self) -> Edge:
        """The edge whose middle is nearest."""
        return min(grid.edges_of(self.cell), key=lambda edge: math.dist(_middle(edge), self.spot))

    @property
    def spot(self) -> tuple[float, float]:
        return self.x, self.y

    @property
    def point(self) -> Point:
        """The free point here, to a hundredth of a cell, as far out as one can be written."""
        most = LARGEST * 1000
        x, y = (round(part * 100) * 10 for part in (self.x, self.y / grid.ROW_HEIGHT))
        return Point(max(-most, min(x, most)), max(-most, min(y, most)))

    @property
    def is_opposite(self) -> bool:
        """Whether the opposite is meant: the right button, or Alt with the left one."""
        return self.alt or self.button == "right"

    def far_from(self, other: "Pointer") -> float:
        """How many columns lie between two events."""
        return math.dist(self.spot, other.spot)


def at(place: Cell | Corner | Point, kind: Kind = "press", button: Button = "left") -> Pointer:
    """An event right on a place of the board."""
    x, y = grid.position(place)
    return Pointer(kind, x, y, button)


def _middle(edge: Edge) -> tuple[float, float]:
    (ax, ay), (bx, by) = grid.position(edge.a), grid.position(edge.b)
    return (ax + bx) / 2, (ay + by) / 2
