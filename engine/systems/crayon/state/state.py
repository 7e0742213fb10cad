"""The state of a game: what changes while it is played. Plain containers, so that copies are cheap.

Mileposts are numbers of the network, seats are counted from 0, money is whole millions.
"""

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from engine.protocol import Result
from engine.systems.crayon.state.track import Track
from model.systems.crayon.network.network import NOWHERE

Phase = Literal["build-round", "operations", "building", "lost"]

Task = tuple[Any, ...]
"""Something still to be done, by its word: a plain tuple, so that a state can be saved anywhere."""


@dataclass(slots=True)
class Train:
    """A train: where it stands, how it came there, what it carries, how far it has run."""

    type: str
    at: int = NOWHERE
    came_from: int = NOWHERE
    trail: tuple[int, ...] = ()
    """The mileposts it passed since the last city, that city first; where it stands is left out."""
    waits: bool = False
    """It stopped at a port at the end of a turn and may use the ferry or link there."""
    loads: tuple[str, ...] = ()
    half_next: bool = False
    allowance: int = 0
    moved: int = 0
    halved: bool = False
    link_use: Literal["", "ship", "fetch"] = ""
    fetched: int = 0
    is_new: bool = False
    """It was placed in this turn."""
    ran: bool = False
    """It has left a milepost in this turn."""

    @property
    def is_placed(self) -> bool:
        return self.at != NOWHERE

    @property
    def left(self) -> int:
        return self.allowance - self.moved

    def copy(self) -> "Train":
        return Train(
            self.type,
            self.at,
            self.came_from,
            self.trail,
            self.waits,
            self.loads,
            self.half_next,
            self.allowance,
            self.moved,
            self.halved,
            self.link_use,
            self.fetched,
            self.is_new,
            self.ran,
        )


@dataclass(slots=True)
class Seat:
    """What one player has."""

    cash: int = 0
    trains: list[Train] = field(default_factory=list)
    hand: tuple[str, ...] = ()
    lost_turns: int = 0
    turns: int = 0
    """How many turns of normal play this player has had."""
    errands: tuple[str, ...] = ()
    """Events in play whose errand this player has not done yet."""
    debts: tuple[int, ...] = ()
    for_building: int = 0
    """The part of the cash that was borrowed in this turn: for track and rent only."""
    for_rent: int = 0
    """The part of the cash that was borrowed earlier and may only pay rent."""
    rent_owed: dict[int, int] = field(default_factory=dict)
    """Rent still owed to other seats, under late payment."""
    bound: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """Cards that entered a city, and which of their demands may fulfil them (CRY-VAR-22)."""

    def copy(self) -> "Seat":
        return Seat(
            self.cash,
            list(map(Train.copy, self.trains)),
            self.hand,
            self.lost_turns,
            self.turns,
            self.errands,
            self.debts,
            self.for_building,
            self.for_rent,
            self.rent_owed.copy(),
            self.bound.copy(),
        )


class InPlay(NamedTuple):
    """An event in play, and how many of its drawer's turns it still lasts, if that is counted."""

    event: str
    drawer: int
    turns: int | None


class Lying(NamedTuple):
    """A load that lies in a city; it goes to the tray after so many turns of who dropped it."""

    good: str
    city: str
    seat: int | None = None
    turns: int | None = None


class Offer(NamedTuple):
    """A trade of track on the way: what is asked of the other, what is given, and the money."""

    other: int
    asks: tuple[int, ...] = ()
    gives: tuple[int, ...] = ()
    pays: int = 0


@dataclass(slots=True)
class Turn:
    """Whose turn it is and what was done in it."""

    seat: int = 0
    round: int = 1
    phase: Phase = "operations"
    acted: bool = False
    """Something was done that a discarded hand, a restart or a backtrack would have to precede."""
    spent: int = 0
    from_majors: dict[int, int] = field(default_factory=dict)
    """Sections begun at each Major City; -1 stands for cities that were not noted."""
    built: bool = False
    upgraded: bool = False
    crossgraded: bool = False
    traded: bool = False
    restarted: bool = False
    discarded: bool = False
    backtracked: tuple[int, ...] = ()
    paid: tuple[tuple[int, int], ...] = ()
    """Who was paid rent, and by which train (-1 if one fee serves all of them)."""
    own_fee: bool = False
    cut: bool = False
    """The rest of the turn is lost."""
    declares: bool = False
    talked: tuple[int, ...] = ()
    """Seats with whom a trade was talked over."""
    offer: Offer | None = None
    borrowed: bool = False

    def copy(self) -> "Turn":
        return Turn(
            self.seat,
            self.round,
            self.phase,
            self.acted,
            self.spent,
            dict(self.from_majors),
            self.built,
            self.upgraded,
            self.crossgraded,
            self.traded,
            self.restarted,
            self.discarded,
            self.backtracked,
            self.paid,
            self.own_fee,
            self.cut,
            self.declares,
            self.talked,
            self.offer,
            self.borrowed,
        )


@dataclass(slots=True)
class State:
    """A game of crayon rails at one moment."""

    seed: int
    seats: list[Seat]
    track: Track
    turn: Turn = field(default_factory=Turn)
    first: int = 0
    """The seat that begins every round."""
    bank: int = 0
    """What the bank took less what it paid: with everybody's cash it never changes."""
    deck: list[str] = field(default_factory=list)
    """The next card is the last of the list."""
    discards: list[str] = field(default_factory=list)
    out: list[str] = field(default_factory=list)
    open_contracts: tuple[str, ...] = ()
    in_play: tuple[InPlay, ...] = ()
    rains: tuple[str, ...] = ()
    """Events that changed kinds of water for good."""
    tray: dict[str, int] = field(default_factory=dict)
    lying: tuple[Lying, ...] = ()
    cash_public: bool = False
    declared: dict[int, int] = field(default_factory=dict)
    """Who has declared in this round, with the cash of that moment."""
    win_cash: int = 0
    ties: int = 0
    time_called: bool = False
    last_card: bool = False
    """The last card of the deck was drawn, under Sudden Death."""
    agenda: list[Task] = field(default_factory=list)
    """What must be done before the turn goes on; the next task is the last of the list."""
    counters: dict[str, int] = field(default_factory=dict)
    result: Result | None = None
    actions: int = 0

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def mover(self) -> Seat:
        """The player whose turn it is."""
        return self.seats[self.turn.seat]

    def from_seat(self, seat: int) -> list[int]:
        """All seats in the order of play, beginning with this one."""
        return [*range(seat, self.players), *range(seat)]

    def copy(self) -> "State":
        return State(
            self.seed,
            list(map(Seat.copy, self.seats)),
            self.track.copy(),
            self.turn.copy(),
            self.first,
            self.bank,
            self.deck[:],
            self.discards[:],
            self.out[:],
            self.open_contracts,
            self.in_play,
            self.rains,
            dict(self.tray),
            self.lying,
            self.cash_public,
            dict(self.declared),
            self.win_cash,
            self.ties,
            self.time_called,
            self.last_card,
            self.agenda[:],
            dict(self.counters),
            self.result,
            self.actions,
        )
