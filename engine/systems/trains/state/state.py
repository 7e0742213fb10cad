"""The state of a game of Trains: plain containers, so that copies are cheap.

Seats are counted from 0. The top of a deck is the end of its list.
"""

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from engine.protocol import Result
from model.notation import Cell

APPLY, PART = "apply", "part"


class Played(NamedTuple):
    """A card in a play area."""

    card: str
    copies: str = ""
    """The card whose text it has taken over."""
    lasts: tuple[str, ...] = ()
    """Addresses of its parts that hold."""
    waits: tuple[str, ...] = ()
    """Addresses of its parts that wait for a card."""


@dataclass(slots=True)
class Seat:
    """What one player has."""

    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    play: list[Played] = field(default_factory=list)
    gained: list[str] = field(default_factory=list)
    markers: set[Cell] = field(default_factory=set)
    points: int = 0
    seen: int = 0
    """How many cards on top of the deck the owner knows."""

    def copy(self) -> "Seat":
        return Seat(
            self.hand.copy(), self.deck.copy(), self.discard.copy(), self.play.copy(),
            self.gained.copy(), self.markers.copy(), self.points, self.seen,
        )  # fmt: skip


@dataclass(slots=True)
class Resolving:
    """A card that is being applied."""

    asks: str = PART
    place: int | None = None
    """Where it lies in the play area; None if it has left it."""
    at: list[tuple[str, int]] = field(default_factory=list)
    """For each text that is open the number of its next part, the innermost last."""
    left: int = 0
    count: int = 0
    trashed: int | None = None
    aside: list[str] = field(default_factory=list)
    is_open: bool = False
    """Whether what follows is judged when it is reached (TRN-OPEN-19)."""

    def copy(self) -> "Resolving":
        return replace(self, at=self.at.copy(), aside=self.aside.copy())


@dataclass(slots=True)
class State:
    """A game at one moment."""

    seed: int
    seats: list[Seat]
    turn: int = 1
    first: int = 0
    actor: int = 0
    coin: int = 0
    acted: bool = False
    supply: dict[str, int] = field(default_factory=dict)
    box: dict[str, int] = field(default_factory=dict)
    stations: dict[str, int] = field(default_factory=dict)
    """By city."""
    markers: dict[Cell, int] = field(default_factory=dict)
    """How many markers lie on a hex, whosever they are."""
    resolving: Resolving | None = None
    shuffles: tuple[tuple[str, ...], ...] = ()
    counters: dict[str, int] = field(default_factory=dict)
    result: Result | None = None

    @property
    def players(self) -> int:
        return len(self.seats)

    def order(self) -> list[int]:
        """The seats in order: clockwise from who began (TRN-SETUP-12)."""
        return [(self.first + n) % self.players for n in range(self.players)]

    def starter(self) -> int | None:
        """Who still has to place a first marker (TRN-SETUP-10)."""
        if all(seat.markers for seat in self.seats):
            return None
        return next((one for one in self.order() if not self.seats[one].markers), None)

    def copy(self) -> "State":
        return State(
            self.seed, [seat.copy() for seat in self.seats], self.turn, self.first, self.actor,
            self.coin, self.acted, self.supply.copy(), self.box.copy(), self.stations.copy(),
            self.markers.copy(), self.resolving.copy() if self.resolving is not None else None,
            self.shuffles, self.counters.copy(), self.result,
        )  # fmt: skip
