"""Strokes over the cells of a map, from side to side, and what one of them would do."""

from typing import NamedTuple

from engine.protocol import Refusal
from engine.showing.plans import Plan
from model.notation import Cell


class Leg(NamedTuple):
    """A cell of a stroke with the sides by which it comes and leaves."""

    cell: Cell
    start: int | None = None
    """None where the stroke begins in the middle of the cell."""
    end: int | None = None
    """None where it ends there, so far."""
    choice: int = 0
    """Which of the things that fit is wanted, from 0; the count goes round."""


Stroke = tuple[Leg, ...]


class Sketch(NamedTuple):
    """What a stroke would do, as far as that is allowed; what it shows is in its plan."""

    plan: Plan
    refusal: Refusal | None = None
    """Why not all of it is done."""
    refused: Cell | None = None
    """Where it has to stop."""
    choices: int = 1
    """How many things fit the last leg."""
