"""Effects that look at the own deck and discard pile, and bring cards there or from there."""

from typing import Literal

from model.forms.frozen import dataclass
from model.systems.trains.effects.words import Category, Zone


@dataclass(frozen=True, slots=True, kw_only=True)
class Until:
    """Until so many cards of a category have been revealed; where they and the others go."""

    category: Category
    count: int = 1
    to: Zone = "hand"
    rest: Zone = "discard"


@dataclass(frozen=True, slots=True)
class RevealUntil:
    """Cards of the own deck are revealed until enough of a category have come."""

    reveal_until: Until


@dataclass(frozen=True, slots=True, kw_only=True)
class Top:
    """So many cards from the top, how many of them may be taken, and what becomes of the rest."""

    cards: int
    take: int = 1
    rest: Literal["top-any-order", "discard"] = "top-any-order"
    public: bool = True


@dataclass(frozen=True, slots=True)
class RevealTop:
    """The top cards of the own deck are revealed, and some of them taken into the hand."""

    reveal_top: Top


@dataclass(frozen=True, slots=True)
class PeekTop:
    """The top card is looked at and goes to one of these places."""

    peek_top: tuple[Literal["top", "discard"], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Naming:
    """Where the card goes if it has been named, and where if not."""

    hit: Zone = "hand"
    miss: Zone = "deck"


@dataclass(frozen=True, slots=True)
class NameAndPeek:
    """A card is named, then the top one is looked at."""

    name_and_peek: Naming


@dataclass(frozen=True, slots=True, kw_only=True)
class FromDiscard:
    """A card of a category, and where it goes."""

    category: Category
    to: Zone = "hand"


@dataclass(frozen=True, slots=True)
class TakeFromDiscard:
    """A card is taken out of the own discard pile."""

    take_from_discard: FromDiscard


@dataclass(frozen=True, slots=True, kw_only=True)
class FromPlay:
    """A card of a category in the own play area, if the player likes or in any case."""

    category: Category
    optional: bool = False


@dataclass(frozen=True, slots=True)
class TopdeckFromPlay:
    """A card of the own play area goes onto the own deck."""

    topdeck_from_play: FromPlay
