"""A game of Trains in progress, as a scenario can say it: for puzzles, tests and saved games.

Whatever is left out is as at the start of a game. Seats and places are counted from 1.
"""

from dataclasses import field
from typing import Literal

from model.collection import Things
from model.forms.frozen import dataclass
from model.forms.hints import CellSet, Id
from model.scenario.things import put_in_order


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedCard:
    """A card in a play area."""

    card: Id
    copies: str = ""
    """The card whose text it has taken over in this turn."""
    lasts: tuple[str, ...] = ()
    """Its parts that hold while it is in play: `tunnel.0` is the first part of Tunnel."""
    waits: tuple[str, ...] = ()
    """Its parts that wait for a card that is played later (TRN-OPEN-12)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatSoFar:
    """What one player has."""

    hand: tuple[Id, ...] | None = None
    deck: tuple[Id, ...] | None = None
    """From the top."""
    discard: tuple[Id, ...] = ()
    """From the bottom."""
    play: tuple[PlayedCard, ...] = ()
    gained: tuple[Id, ...] = ()
    markers: CellSet = ()
    points: int = 0
    """On the track."""
    seen: int = 0
    """How many cards on top of the deck its owner knows."""

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Resolving:
    """A card that is being applied."""

    asks: Literal["apply", "part"] = "part"
    """Whether the player still says if it is applied, or decides something of a part."""
    place: int = 0
    """Where it lies in the play area; 0 if it has left it."""
    at: tuple[str, ...] = ()
    """The parts that come next, from the outermost text to the innermost: `tunnel.1`."""
    left: int = 0
    """How many decisions of the present part are still to be made."""
    count: int = 0
    """How many cards the part before has discarded or returned."""
    trashed: int | None = None
    """What the card cost that was trashed."""
    aside: tuple[Id, ...] = ()
    """Cards that were revealed and wait for what becomes of them."""
    open: bool = False
    """Whether what follows is judged when it is reached (TRN-OPEN-19)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A game in progress."""

    seats: tuple[SeatSoFar, ...] = ()
    turn: int = 1
    """The turn, counted over all players."""
    first: int | None = None
    actor: int | None = None
    coin: int = 0
    acted: bool = False
    """Whether a card was played or bought in this turn."""
    supply: Things[int] | None = None
    box: Things[int] | None = None
    stations: Things[int] = field(default_factory=Things)
    """How many there are, by city."""
    resolving: Resolving | None = None
    shuffles: tuple[tuple[Id, ...], ...] = ()
    """Results of the next shuffles, each from the top."""
    counters: Things[int] | None = None
