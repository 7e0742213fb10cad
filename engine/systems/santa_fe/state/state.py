"""The state of a game of Santa Fe: plain containers, so that copies are cheap.

Seats are counted from 0. Until cards are revealed a chosen card stays in the hand.
"""

from dataclasses import dataclass, field, replace

from engine.protocol import Result
from model.systems.santa_fe.track.track import Track

DRAW, PLAY, MARKERS, LAY = "draw", "play", "markers", "lay"


@dataclass(slots=True)
class Seat:
    """What one player has; the tuples are replaced, never changed."""

    money: int = 0
    hand: tuple[str, ...] = ()
    tableau: tuple[str, ...] = ()
    play: tuple[str, ...] = ()
    has_chosen: bool = False
    drawn: tuple[str, ...] = ()
    has_drawn: bool = False
    laid: tuple[int, int] = (0, 0)
    passed: bool = False
    branched: bool = False
    placed: int = 0
    exchanged: bool = False
    earned: int = 0
    unseen: int = 0

    def copy(self) -> "Seat":
        return Seat(
            self.money, self.hand, self.tableau, self.play, self.has_chosen, self.drawn,
            self.has_drawn, self.laid, self.passed, self.branched, self.placed,
            self.exchanged, self.earned, self.unseen,
        )  # fmt: skip


@dataclass(slots=True)
class State:
    """A game at one moment."""

    seed: int
    seats: list[Seat]
    track: Track
    round: int = 1
    step: str = PLAY
    turn: int = 1
    first: int = 0
    actor: int | None = None
    """Who draws, places markers or lays; nobody while all choose."""
    short_lines: tuple[str, ...] = ()
    boomed: dict[str, str] = field(default_factory=dict)
    deck: tuple[str, ...] = ()
    """From the top."""
    piles: tuple[int, ...] = ()
    display: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    third: tuple[str, ...] = ()
    waiting: tuple[int, ...] = ()
    paid_cities: frozenset[str] = frozenset()
    paid_squares: frozenset[tuple[str, str]] = frozenset()
    bank: int | None = None
    ending: str = ""
    counters: dict[str, int] = field(default_factory=dict)
    result: Result | None = None

    @property
    def players(self) -> int:
        return len(self.seats)

    def order(self) -> list[int]:
        """The seats in order: clockwise from the First Player (SFR-SETUP-09)."""
        return [(self.first + n) % self.players for n in range(self.players)]

    def after(self, seat: int) -> int | None:
        """Who comes next in order; None after the last."""
        order = self.order()
        place = order.index(seat) + 1
        return order[place] if place < len(order) else None

    def copy(self) -> "State":
        return replace(
            self,
            seats=[seat.copy() for seat in self.seats],
            track=self.track.copy(),
            boomed=self.boomed.copy(),
            counters=self.counters.copy(),
        )
