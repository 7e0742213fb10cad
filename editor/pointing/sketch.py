"""Sketch: what a tool wants to have drawn over the map while it is in hand."""

from collections.abc import Sequence
from typing import Literal

from model.forms.frozen import dataclass
from model.notation import Cell, Corner, Point

Place = Cell | Corner | Point
Look = Literal["new", "old", "gone", "good", "bad", "price"]
"""What something means: to come, there already, to go, allowed, not allowed, a cheapest way."""


@dataclass(frozen=True, slots=True)
class SketchLine:
    """A line through places of the board; an area where it is closed."""

    places: Sequence[Place]
    look: Look = "new"
    closed: bool = False


@dataclass(frozen=True, slots=True)
class SketchNote:
    """A few words beside a place."""

    at: Place
    text: str


@dataclass(frozen=True, slots=True)
class SketchField:
    """A text that is being written right on the map; keys go to it while it is there."""

    at: Place
    text: str
    otherwise: str = ""
    """What stands there if nothing is written."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """Cells, lines, knots and words over the map."""

    cells: Sequence[Cell] = ()
    look: Look = "new"
    lines: Sequence[SketchLine] = ()
    knots: Sequence[Place] = ()
    """Points that can be taken hold of."""
    notes: Sequence[SketchNote] = ()
    rings: Sequence[Place] = ()
    """Places with a ring around them: where a thing is or would be."""
    paint: Sequence[tuple[Cell, str | None]] = ()
    """Cells as they would look with another terrain; None where there would be no cell."""
    field: SketchField | None = None
    shades: Sequence[tuple[Cell, str]] = ()
    """Cells with a colour of their own laid over them, such as `#2f6fb5`."""
    signs: Sequence[SketchNote] = ()
    """Very short words right on their places: a price, a number."""
    legend: str = ""
    """What shades and signs mean, a line each, in a corner of the map."""


EMPTY = Sketch()
