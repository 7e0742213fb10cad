"""Effects that trash and gain cards, or take over what another card does."""

from typing import Literal

from model.forms.frozen import dataclass
from model.systems.trains.effects.words import Category, Zone


@dataclass(frozen=True, slots=True)
class TrashSelf:
    """The card itself goes to the box."""

    trash_self: bool


@dataclass(frozen=True, slots=True)
class TrashFromHand:
    """A card of a category goes from the hand to the box; Waste goes to its pile."""

    trash_from_hand: Category


@dataclass(frozen=True, slots=True, kw_only=True)
class Gaining:
    """Which card is gained from the supply, and where it goes."""

    category: Category
    max_cost: int | None = None
    over_trashed: int | None = None
    """How much more it may cost than the card that was trashed before."""
    to: Zone = "gained"


@dataclass(frozen=True, slots=True)
class Gain:
    """A card of the supply is gained."""

    gain: Gaining


@dataclass(frozen=True, slots=True, kw_only=True)
class Showing:
    """A card of which category is shown, and where the new one goes."""

    category: Category
    to: Zone = "gained"


@dataclass(frozen=True, slots=True)
class GainSameAsShown:
    """A card of the hand is shown, and another of the same name gained."""

    gain_same_as_shown: Showing


@dataclass(frozen=True, slots=True, kw_only=True)
class Copying:
    """Which cards can be copied, and where they lie."""

    category: Category = "action"
    from_: Literal["play", "hand"] = "play"


@dataclass(frozen=True, slots=True)
class Copy:
    """For this play the card does what another one does."""

    copy: Copying
