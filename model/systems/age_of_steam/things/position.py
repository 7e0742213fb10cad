"""A game of Age of Steam in progress, as a scenario can say it: for puzzles and rules situations.

Whatever is left out is as at the start of a game. Seats are counted from 1. Every saved game can be
written as one, and is the same game again: how far a phase has come is told in the phase's own way.
"""

from dataclasses import field
from typing import Annotated, Any, Literal

from model.collection import ByCell, Things, freeze, thaw
from model.forms.form import Leaf
from model.forms.frozen import dataclass
from model.forms.hints import Id, IdSet
from model.scenario.things import put_in_order

PhaseBegun = Literal["roles", "shares", "order", "actions", "build", "move", "growth"]
"""A phase in which somebody decides something."""
AsSaved = Annotated[Any, Leaf(freeze, thaw)]
"""Plain data that the game itself reads."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatSoFar:
    """What one player has."""

    cash: int | None = None
    shares: int | None = None
    income: int | None = None
    engine: int | None = None
    action: Id = ""
    previous: Id = ""
    role: Id = ""
    tokens: Things[int] = field(default_factory=Things)
    kept: Things[int] = field(default_factory=Things)
    raised: int = 0
    spent: tuple[Id, ...] = ()
    hops: Things[int] = field(default_factory=Things)
    taken: Things[int] = field(default_factory=Things)
    cycle: tuple[Id, ...] = ()
    goes_without: bool = False
    basis: int = 0
    left: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A game in progress."""

    seats: tuple[SeatSoFar, ...] = ()
    turn: int = 1
    phase: PhaseBegun | None = None
    actor: int | None = None
    round: int = 0
    order: tuple[int, ...] = ()
    seating: tuple[int, ...] = ()
    track: ByCell[str] = field(default_factory=ByCell)
    """A line a hex: `s1 0-3=1`, the tile and the owner of each section."""
    urbanized: Things[Id] = field(default_factory=Things)
    """By town the New City that lies there."""
    spoke_links: tuple[str, ...] = ()
    claims: Things[tuple[str, ...]] = field(default_factory=Things)
    """By special link its owners: seats, `none` or `nationalised`."""
    cubes: Things[Things[int]] | None = None
    display: Things[tuple[str, ...]] | None = None
    waiting: Things[Things[int]] | None = None
    bag: Things[int] | None = None
    supply: Things[int] | None = None
    gone: Things[int] | None = None
    colours: Things[tuple[Id, ...]] | None = None
    closed: IdSet = ()
    tokens: Things[int] | None = None
    blocked: tuple[Id, ...] | None = None
    starts: tuple[int, ...] | None = None
    marker: int | None = None
    choices: tuple[Id, ...] = ()
    taken: Things[int] = field(default_factory=Things)
    cycle: tuple[Id, ...] = ()
    piles: Things[int] = field(default_factory=Things)
    asked_first: int = 0
    once: tuple[str, ...] = ()
    actions: int = 0
    doing: AsSaved = None
    agreement: AsSaved = None
    counters: Things[int] | None = None
    """How often each stream of chance was asked, so that what is to come is the same as well."""

    def __post_init__(self) -> None:
        put_in_order(self)
