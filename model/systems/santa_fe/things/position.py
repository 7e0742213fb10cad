"""A game of Santa Fe in progress, as a scenario can say it: for puzzles and rules situations.

Whatever is left out is as at the start of a game. Seats are counted from 1. Cards are written as
players name them: `denver` for a City card, `double-turn`, `branch sf`, `short-line ri`.
"""

from dataclasses import field
from typing import Literal

from model.collection import Things
from model.forms.frozen import dataclass
from model.forms.hints import Id, IdSet
from model.scenario.things import put_in_order

Step = Literal["draw", "play", "markers", "lay"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatSoFar:
    """What one player has."""

    money: int | None = None
    hand: tuple[str, ...] | None = None
    tableau: tuple[str, ...] = ()
    """City cards that were played, in the order in which they were."""
    play: tuple[str, ...] = ()
    """What was played in this round; face down until everybody has chosen."""
    has_chosen: bool = False
    drawn: tuple[str, ...] = ()
    """What was taken from the display in this round."""
    has_drawn: bool = False
    laid: tuple[int, ...] = ()
    """How many pieces were laid in the two turns of this round."""
    passed: bool = False
    branched: bool = False
    """Whether the Branch Line of this round has been used."""
    placed: int = 0
    """How many Boomtown markers were placed in this round."""
    exchanged: bool = False
    earned: int = 0
    """Money that was earned in this turn of laying."""
    unseen: int = 0
    """How many cards of the deck were chosen in this draw and are still to be seen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RouteSoFar:
    """How far a railroad has come, beside the pieces on its lines."""

    heads: tuple[Id, ...] = ()
    """The cities at which routes end that can go on; one on a line is known by its pieces."""
    routes: int | None = None
    """How many routes were begun; if it is not said, one for each end."""
    branches: int = 0
    """How many of them with a Branch Line."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A game in progress."""

    seats: tuple[SeatSoFar, ...] = ()
    round: int = 1
    step: Step | None = None
    turn: int = 1
    """The turn of laying, 1 or 2."""
    first: int | None = None
    """Who is First Player."""
    actor: int | None = None
    track: Things[str] = field(default_factory=Things)
    """By line whose the pieces are and where they begin: `sf 2 from chicago`."""
    routes: Things[RouteSoFar] = field(default_factory=Things)
    short_lines: IdSet = ()
    """Short lines whose card has been shown."""
    boomed: Things[Id] = field(default_factory=Things)
    """By city the marker that lies there."""
    deck: tuple[str, ...] | None = None
    display: tuple[str, ...] | None = None
    removed: tuple[str, ...] | None = None
    aside: tuple[str, ...] = ()
    """City cards that were exchanged, face down."""
    third: tuple[str, ...] = ()
    """Cards of the third player where two play."""
    piles: tuple[int, ...] | None = None
    """How many cards of the deck are left of each of its piles, from the top."""
    waiting: tuple[int, ...] = ()
    """The seats that still place markers."""
    ending: str = ""
    """Why the game ends when this turn or round is over."""
    paid_cities: IdSet = ()
    """Cities where the bonus for the first connection is gone."""
    paid_squares: Things[tuple[Id, ...]] = field(default_factory=Things)
    """By city the majors whose bonus for its square is gone."""
    bank: int | None = None
    counters: Things[int] | None = None
    """How often each stream of chance was asked, so that what is to come is the same as well."""

    def __post_init__(self) -> None:
        put_in_order(self)
