"""The cards of a box and what they do, in a closed list of words (SFR-CITY-01 and following).

Of two cards that are played together the pieces add up, and the bonuses are multiplied by both.
"""

from dataclasses import field
from typing import Literal

from model.collection import Things
from model.forms.frozen import dataclass
from model.forms.hints import Id, IdSet
from model.scenario.things import Names, put_in_order

CardsOf = Literal["cities", "majors", "short-lines", "none"]
After = Literal["display", "removed", "tableau"]


@dataclass(frozen=True, slots=True, kw_only=True)
class InPlay:
    """How many of the cards are in play: so many for each player, and so many more or fewer."""

    per_player: int = 0
    plus: int = 0

    def among(self, players: int) -> int:
        return max(0, self.per_player * players + self.plus)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pieces:
    """How many pieces of track the card allows in the two turns of laying."""

    first: int = 0
    second: int = 0
    mode: Literal["each", "either"] = "each"
    """Whether it allows them in both turns, or in one of them that is chosen by laying."""
    due: Literal["each-turn", "round"] = "each-turn"
    """Whether a piece is owed in each turn, or only one in the whole round (SFR-OPEN-01)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """Cards of one kind, whatever they are of: a city, a railroad, or nothing but themselves."""

    id: Id
    name: str = ""
    names: Names = field(default_factory=Things)
    of: CardsOf = "none"
    count: int = 1
    """How many there are, for each railroad where they are of railroads."""
    in_play: InPlay | None = None
    price: int = 0
    pieces: Pieces = Pieces()
    bonus: int = 1
    """What every bonus of this round is multiplied by (SFR-BONUS-06)."""
    exchange: bool = False
    """Whether City cards may be exchanged before laying in the second turn."""
    branch: bool = False
    """Whether a new route of its major may be started once."""
    markers: int = 0
    """How many Boomtown markers may be placed."""
    must_play: bool = False
    """Whether it is played in the round in which it was drawn."""
    companions: IdSet = ()
    """Cards with one of which it is played; with none it is played alone."""
    not_drawn_with: IdSet = ()
    """Cards that the same player does not draw in the same step."""
    after: After = "display"

    def __post_init__(self) -> None:
        put_in_order(self)
