"""What is done with money, in the order, with special actions and with drawn cubes."""

from typing import ClassVar

from engine.systems.age_of_steam.actions.written import Written
from model.forms.frozen import dataclass

NONE, RANDOM = "none", "random"
"""No action is taken; a role is left to chance."""


@dataclass(frozen=True, slots=True)
class Issue(Written):
    """Issues so many shares, or none."""

    WORD: ClassVar = "issue"
    GROUP: ClassVar = "shares"
    shares: int


@dataclass(frozen=True, slots=True)
class Sell(Written):
    """Sells a share at any time, where a map allows it."""

    WORD: ClassVar = "sell"
    GROUP: ClassVar = "shares"


@dataclass(frozen=True, slots=True)
class Bid(Written):
    """Bids for the first place in the order."""

    WORD: ClassVar = "bid"
    GROUP: ClassVar = "order"
    amount: int


@dataclass(frozen=True, slots=True)
class Pass(Written):
    """Bids no more and takes the last free place; in Move Goods, waits until a cube moves."""

    WORD: ClassVar = "pass"
    GROUP: ClassVar = "pass"


@dataclass(frozen=True, slots=True)
class Top(Written):
    """Neither bids nor drops out: once, by the action of the last turn."""

    WORD: ClassVar = "top"
    GROUP: ClassVar = "order"


@dataclass(frozen=True, slots=True)
class Pay(Written):
    """Buys the first place."""

    WORD: ClassVar = "pay"
    GROUP: ClassVar = "order"


@dataclass(frozen=True, slots=True)
class Decline(Written):
    """Does not buy the first place, draws no cubes, or does not agree."""

    WORD: ClassVar = "decline"
    GROUP: ClassVar = "decline"


@dataclass(frozen=True, slots=True)
class Role(Written):
    """Chooses a role for the whole game, or leaves it to chance."""

    WORD: ClassVar = "role"
    GROUP: ClassVar = "role"
    role: str


@dataclass(frozen=True, slots=True)
class Take(Written):
    """Takes a special action for this turn, or none."""

    WORD: ClassVar = "take"
    GROUP: ClassVar = "action"
    action: str


@dataclass(frozen=True, slots=True)
class Draw(Written):
    """Draws the cubes of Production; where the place is named first, for that place."""

    WORD: ClassVar = "draw"
    GROUP: ClassVar = "growth"
    place: str = ""


@dataclass(frozen=True, slots=True)
class Place(Written):
    """Puts a drawn cube on a column of the display, in a city or in a town."""

    WORD: ClassVar = "place"
    GROUP: ClassVar = "growth"
    colour: str
    place: str


@dataclass(frozen=True, slots=True)
class Column(Written):
    """Brings all cubes of a column to its city, or to the New City of the same slot."""

    WORD: ClassVar = "column"
    GROUP: ClassVar = "growth"
    slot: str
    to: str = ""
    """`new-city`, where they go there."""


@dataclass(frozen=True, slots=True)
class Accept(Written):
    """Agrees to what another has proposed."""

    WORD: ClassVar = "accept"
    GROUP: ClassVar = "agreement"


@dataclass(frozen=True, slots=True)
class Agree(Written):
    """Proposes what no rule here decides: something goes from one named place to another."""

    WORD: ClassVar = "agree"
    GROUP: ClassVar = "agreement"
    what: str
    """`cash`, `income`, a colour of cubes, `disc`, a tile or the id of a token."""
    amount: int
    source: str
    to: str
