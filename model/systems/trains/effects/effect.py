"""The closed vocabulary of effects; each is told by its key: `{rail: 1}`, `{draw: 2}`.

Parts are applied in their order, all of them or none. Those inside `choose_one` and `optional` are
simple ones, so that every text has an end.
"""

from typing import Annotated

from model.forms.frozen import dataclass
from model.forms.hints import Hint
from model.systems.trains.effects.coins import (
    Coin,
    CoinIfInPlay,
    CoinOfChosen,
    CoinPerDiscarded,
    CoinPerReturned,
)
from model.systems.trains.effects.deck import (
    NameAndPeek,
    PeekTop,
    RevealTop,
    RevealUntil,
    TakeFromDiscard,
    TopdeckFromPlay,
)
from model.systems.trains.effects.exchanging import (
    Copy,
    Gain,
    GainSameAsShown,
    TrashFromHand,
    TrashSelf,
)
from model.systems.trains.effects.hand import Discard, Draw, DrawAsDiscarded, ReturnWaste
from model.systems.trains.effects.lasting import WhileInPlay
from model.systems.trains.effects.pieces import GainWaste, Points, Rail, Station

_Simple = (
    Coin | CoinOfChosen | CoinIfInPlay | CoinPerDiscarded | CoinPerReturned | Points | Rail
    | Station | GainWaste | Draw | Discard | DrawAsDiscarded | ReturnWaste | RevealUntil
    | RevealTop | PeekTop | NameAndPeek | TakeFromDiscard | TopdeckFromPlay | TrashSelf
    | TrashFromHand | Gain | GainSameAsShown | Copy | WhileInPlay
)  # fmt: skip
Simple = Annotated[_Simple, Hint("one-key")]


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """One of several lists of parts is chosen."""

    choose_one: tuple[tuple[Simple, ...], ...]


@dataclass(frozen=True, slots=True)
class Optional:
    """Parts that the player may leave out."""

    optional: tuple[Simple, ...]


Effect = Annotated[_Simple | ChooseOne | Optional, Hint("one-key")]
OnBuy = Annotated[Coin | Points | GainWaste | Draw, Hint("one-key")]
"""What a card does when it is bought: nothing that asks for a decision."""
