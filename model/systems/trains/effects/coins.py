"""Effects that give coin."""

from model.forms.frozen import dataclass
from model.forms.hints import Id
from model.systems.trains.effects.words import Category


@dataclass(frozen=True, slots=True)
class Coin:
    """So much coin."""

    coin: int


@dataclass(frozen=True, slots=True)
class CoinOfChosen:
    """The printed value of a card of a category in the own play area."""

    coin_of_chosen: Category


@dataclass(frozen=True, slots=True, kw_only=True)
class IfInPlay:
    """A card that has to be in the own play area, and what it is worth."""

    card: Id
    coin: int = 1


@dataclass(frozen=True, slots=True)
class CoinIfInPlay:
    """Coin if a card is in the own play area."""

    coin_if_in_play: IfInPlay


@dataclass(frozen=True, slots=True)
class CoinPerDiscarded:
    """So much coin for each card that the part before has discarded."""

    coin_per_discarded: int


@dataclass(frozen=True, slots=True)
class CoinPerReturned:
    """So much coin for each Waste that the part before has returned."""

    coin_per_returned: int
