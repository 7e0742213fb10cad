"""Effects that last while their card is in the play area."""

from typing import Annotated, Literal

from model.forms.frozen import dataclass
from model.forms.hints import Hint, Id
from model.systems.trains.effects.words import Category

Waived = Literal[
    "river", "mountain", "city", "remote", "foreign-coin", "foreign-waste", "all-but-remote"
]


@dataclass(frozen=True, slots=True)
class Waive:
    """Items of what a rail costs are not paid."""

    waive: tuple[Waived, ...]


@dataclass(frozen=True, slots=True)
class IgnoreWaste:
    """No Waste is gained."""

    ignore_waste: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class OnPlay:
    """Which cards bring coin when they are played: those of a category, or of a name."""

    category: Category | None = None
    card: Id = ""
    coin: int = 1


@dataclass(frozen=True, slots=True)
class CoinOnPlay:
    """Cards that are played later bring coin."""

    coin_on_play: OnPlay


@dataclass(frozen=True, slots=True)
class BuyToDeckTop:
    """Cards that are bought may go onto the own deck."""

    buy_to_deck_top: bool


Lasting = Annotated[Waive | IgnoreWaste | CoinOnPlay | BuyToDeckTop, Hint("one-key")]


@dataclass(frozen=True, slots=True)
class WhileInPlay:
    """Something holds from now on while the card is in the play area."""

    while_in_play: Lasting
