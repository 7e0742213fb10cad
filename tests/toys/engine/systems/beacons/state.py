"""The state of a game of beacons, and what follows from it."""

from copy import deepcopy
from dataclasses import asdict, dataclass, field
from typing import Any, Literal, Self

KEEPER = "Keeper"
"""The neutral owner of what nobody lit, and of the lights of those who are out."""
Phase = Literal["bid", "light", "answer", "over"]


@dataclass(slots=True)
class Night:
    """All of it, in data that JSON can hold."""

    names: list[str]
    oil: list[int]
    lamps: list[str]
    """Which lamp each seat has; empty where nobody knows."""
    lights: dict[str, int | str]
    """Who owns the light on each cell: a seat, or the Keeper."""
    stores: dict[str, int]
    """What oil is left in each city."""
    phase: Phase = "bid"
    round: int = 1
    bids: dict[str, int] = field(default_factory=dict)
    """What seats have committed; nobody sees another's before all have."""
    mover: int | None = None
    wanted: str = ""
    """The cell of a light that a neighbour is asked about."""
    asked: list[int] = field(default_factory=list)
    out: dict[str, int] = field(default_factory=dict)
    """The seats that are out, and the round in which they left."""
    places: list[list[int]] = field(default_factory=list)
    reason: str = ""

    @property
    def seats(self) -> range:
        return range(len(self.names))

    @property
    def playing(self) -> list[int]:
        return [seat for seat in self.seats if str(seat) not in self.out]

    def copy(self) -> Self:
        return deepcopy(self)

    def to_plain(self) -> dict[str, Any]:
        return deepcopy(asdict(self))
