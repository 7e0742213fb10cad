"""Sketch: what a tool wants to have drawn over the map while it is in hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

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
class Sketch:
    """Cells, lines, knots and words over the map."""

    cells: Sequence[Cell] = ()
    look: Look = "new"
    lines: Sequence[SketchLine] = ()
    knots: Sequence[Place] = ()
    """Points that can be taken hold of."""
    notes: Sequence[SketchNote] = ()


EMPTY = Sketch()
