"""A game of crayon rails in progress, as a scenario can say it: for puzzles and rules situations.

Whatever is left out is as at the start of a game: full cash, no track, a shuffled deck.
"""

from dataclasses import field
from typing import Annotated, Literal

from model.forms.frozen import dataclass
from model.forms.hints import EdgeSet, Hint, Id, IdSet
from model.notation import Cell, Cells, Edge
from model.scenario.things import put_in_order

Card = Annotated[str, Hint("card")]
"""A demand card by its number or an event card by its id."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainAt:
    """One train: its type, where it stands, how it came there, and what it carries."""

    type: Id
    at: Cell | None = None
    came_from: Cell | None = None
    trail: Cells = field(default_factory=Cells)
    waits: bool = False
    loads: tuple[Id, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """What one player has."""

    cash: int | None = None
    trains: tuple[TrainAt, ...] = ()
    hand: tuple[Card, ...] = ()
    track: EdgeSet = ()
    ferries: IdSet = ()
    links: IdSet = ()
    loses_turn: bool = False
    errands_done: IdSet = ()
    debt: int = 0

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnSoFar:
    """Whose turn it is and what he has done in it; seats are counted from 1."""

    seat: int = 1
    round: int = 1
    phase: Literal["build-round", "operations", "building"] = "operations"
    allowance: int | None = None
    moved: int = 0
    halved: bool = False
    paid: tuple[int, ...] = ()
    spent: int = 0
    from_majors: int = 0
    upgraded: bool = False
    link_used: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class InPlay:
    """An event in play: who drew it, and how many of his turns it still lasts."""

    event: Id
    drawer: int
    turns: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Reserved:
    """An edge whose bridge a flood took: its owner may rebuild it first."""

    edge: Edge
    seat: int
    turns: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Lying:
    """A load that lies in a city, under variations that leave it there."""

    good: Id
    city: Id
    seat: int | None = None
    turns: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """The state of a game to begin from."""

    seats: tuple[Seat, ...] = ()
    first_player: int = 1
    """The seat with which every round begins, counted from 1."""
    turn: TurnSoFar = field(default_factory=TurnSoFar)
    deck: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    in_play: tuple[InPlay, ...] = ()
    reserved: tuple[Reserved, ...] = ()
    lying: tuple[Lying, ...] = ()
    open_contracts: tuple[Card, ...] = ()
    cash_public: bool = False
    rained: bool = False
    declared: tuple[int, ...] = ()
    win_cash: int | None = None
