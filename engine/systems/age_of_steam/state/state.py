"""The state of a game: plain containers, so that copies are cheap.

Seats are counted from 0. Dictionaries that are values of others, such as the cubes of a place, are
never changed but replaced, so that copies share them.
"""

from dataclasses import dataclass, field
from typing import Any, Protocol, Self

from engine.protocol import Result
from model.systems.age_of_steam.track.track import Track

Counts = dict[str, int]
"""How many there are of each, those with none left out."""


class Doing(Protocol):
    """How far a phase has come: what its own module keeps between two choices."""

    def copy(self) -> Self: ...
    def to_plain(self) -> Any: ...


@dataclass(slots=True)
class Seat:
    """What one player has."""

    cash: int = 0
    shares: int = 0
    income: int = 0
    rung: int = 0
    """The rung of the engine, from 0; the ladder of the rules says how many links it is."""
    action: str = ""
    """The action that was chosen last; it can be read until actions are chosen again."""
    previous: str = ""
    """The one before that."""
    role: str = ""
    tokens: Counts = field(default_factory=dict)
    kept: Counts = field(default_factory=dict)
    """Cubes that were kept on delivery."""
    raised: int = 0
    """How often the engine was raised in this turn, but for actions."""
    spent: tuple[str, ...] = ()
    """What tokens have bought in this turn."""
    hops: Counts = field(default_factory=dict)
    """How often a cube went without track in this turn, by the id of the teleport."""
    taken: Counts = field(default_factory=dict)
    """How often each action was taken."""
    cycle: tuple[str, ...] = ()
    """Actions that come back only when all have been taken."""
    goes_without: bool = False
    """May choose no action in this turn (AOM-ORDER-06)."""
    basis: int = 0
    """Income before expenses, which reductions may be read from."""
    left: int = 0
    """The turn in which this player went bankrupt; 0 who plays."""

    def copy(self) -> "Seat":
        return Seat(
            self.cash,
            self.shares,
            self.income,
            self.rung,
            self.action,
            self.previous,
            self.role,
            self.tokens.copy(),
            self.kept.copy(),
            self.raised,
            self.spent,
            self.hops.copy(),
            self.taken.copy(),
            self.cycle,
            self.goes_without,
            self.basis,
            self.left,
        )


@dataclass(slots=True)
class State:
    """A game of Age of Steam at one moment."""

    seed: int
    seats: list[Seat]
    track: Track
    turns: int | None = None
    """How many turns there are; None where there is no fixed end."""
    seating: tuple[int, ...] = ()
    """The first, random order, by which rules number the seats."""
    order: tuple[int, ...] = ()
    """The players who are not out, in the order of play."""
    turn: int = 1
    phase: str = ""
    actor: int | None = None
    """Who must act; None when the phase is over."""
    doing: Any = None
    """How far the phase has come."""
    round: int = 0
    """The round of Move Goods, from 1; 0 in other phases."""
    cubes: dict[str, Counts] = field(default_factory=dict)
    """What lies on each city, town and bare hex that has cubes."""
    bag: Counts = field(default_factory=dict)
    supply: Counts = field(default_factory=dict)
    gone: Counts = field(default_factory=dict)
    """Cubes that are out of the game."""
    display: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The squares of each column from the top; an empty one is an empty text."""
    waiting: dict[str, Counts] = field(default_factory=dict)
    """Cubes that lie on New Cities which are not on the board."""
    colours: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The colours that were drawn for cities of random ones."""
    closed: frozenset[str] = frozenset()
    """Cities that are colourless for good."""
    tokens: Counts = field(default_factory=dict)
    """Tokens in the supply, those that are without end left out."""
    blocked: tuple[str, ...] = ()
    """Actions that cannot be taken in this turn."""
    starts: tuple[int, ...] = ()
    """Which of the actions that alternate was blocked first, for each such rule."""
    marker: int = -1
    """Where the walk that blocks actions has come to in the list."""
    choices: tuple[str, ...] = ()
    """What was taken in this turn, also by those who are out by now."""
    taken: Counts = field(default_factory=dict)
    """How often each action was taken by anybody."""
    cycle: tuple[str, ...] = ()
    piles: Counts = field(default_factory=dict)
    """The money on actions."""
    asked_first: int = 0
    """Whose the privilege of being asked first is: a place in the seating, from 0."""
    once: frozenset[str] = frozenset()
    """Bonuses that come only once and have come."""
    agreement: Any = None
    """What has been proposed, and who is still asked."""
    counters: Counts = field(default_factory=dict)
    """How often each stream of chance was asked."""
    result: Result | None = None
    actions: int = 0

    @property
    def players(self) -> int:
        """How many began."""
        return len(self.seats)

    def copy(self) -> "State":
        return State(
            self.seed,
            [seat.copy() for seat in self.seats],
            self.track.copy(),
            self.turns,
            self.seating,
            self.order,
            self.turn,
            self.phase,
            self.actor,
            None if self.doing is None else self.doing.copy(),
            self.round,
            self.cubes.copy(),
            self.bag.copy(),
            self.supply.copy(),
            self.gone.copy(),
            self.display.copy(),
            self.waiting.copy(),
            self.colours.copy(),
            self.closed,
            self.tokens.copy(),
            self.blocked,
            self.starts,
            self.marker,
            self.choices,
            self.taken.copy(),
            self.cycle,
            self.piles.copy(),
            self.asked_first,
            self.once,
            self.agreement,
            self.counters.copy(),
            self.result,
            self.actions,
        )
