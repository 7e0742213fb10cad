"""The rules of beacons as data."""

from dataclasses import dataclass
from typing import Literal

from model.collection import Things


@dataclass(frozen=True, slots=True)
class Start:
    """What everybody begins with."""

    oil: int


@dataclass(frozen=True, slots=True)
class End:
    """When it is over, and what a player alone must reach."""

    rounds: int
    goal: int


@dataclass(frozen=True, slots=True)
class BeaconRules:
    """All of them."""

    start: Start
    end: End
    price: Things[int]
    """What a light costs on each kind of terrain."""
    objection: int
    """What it costs to object to a light next to one's own."""
    ties: Literal["first-seat", "nobody"]
    """Who lights where two have bid the same."""
