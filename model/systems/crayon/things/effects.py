"""What event cards do: the closed vocabulary of effects, as typed data."""

from dataclasses import field
from typing import Annotated, ClassVar, Literal

from model.collection import Things
from model.forms.frozen import dataclass
from model.forms.hints import Hint, IdSet
from model.scenario.areas import ALL, Area
from model.scenario.things import WaterKind, put_in_order

Whose = Literal["everybody", "drawer", "others"]
"""Whose track a card takes: that of all players, of who drew it, or of all but him."""


@dataclass(frozen=True, slots=True)
class LoseLoad:
    """Trains in the area when the card is drawn lose loads of their owner's choice."""

    WORD: ClassVar = "lose-load"
    area: Area = ALL
    count: int = 1


@dataclass(frozen=True, slots=True)
class LoseTurn:
    """Owners of trains in the area when the card is drawn lose a turn."""

    WORD: ClassVar = "lose-turn"
    area: Area = ALL


@dataclass(frozen=True, slots=True)
class HalfRate:
    """Trains in the area move at half rate while the card is in play."""

    WORD: ClassVar = "half-rate"
    area: Area = ALL


@dataclass(frozen=True, slots=True)
class HalfOnce:
    """Trains in the area when the card is drawn have their next movement halved."""

    WORD: ClassVar = "half-once"
    area: Area = ALL


@dataclass(frozen=True, slots=True)
class NoMove:
    """No train moves in, into or out of the area."""

    WORD: ClassVar = "no-move"
    area: Area = ALL


@dataclass(frozen=True, slots=True)
class NoBuild:
    """No section is built in the area."""

    WORD: ClassVar = "no-build"
    area: Area = ALL


@dataclass(frozen=True, slots=True)
class NoPickup:
    """No load is picked up in the cities of the area."""

    WORD: ClassVar = "no-pickup"
    area: Area = ALL


@dataclass(frozen=True, slots=True)
class NoDelivery:
    """No load is delivered in the area's cities: of these goods, or of all but the excepted."""

    WORD: ClassVar = "no-delivery"
    area: Area = ALL
    goods: IdSet = ()
    except_goods: IdSet = ()

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True)
class NoLink:
    """Container links stand still; without a list, all of them."""

    WORD: ClassVar = "no-link"
    links: IdSet = ()

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True)
class EraseCrossing:
    """Sections across one of the waters are erased; owners may have priority to rebuild."""

    WORD: ClassVar = "erase-crossing"
    waters: IdSet
    priority_turns: int | None = None
    whose: Whose = "everybody"

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True)
class CloseCrossing:
    """Nobody builds or moves across one of the waters, red areas included."""

    WORD: ClassVar = "close-crossing"
    waters: IdSet

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True)
class EraseTouching:
    """Sections that touch a milepost of the area are erased."""

    WORD: ClassVar = "erase-touching"
    area: Area = ALL
    whose: Whose = "everybody"


@dataclass(frozen=True, slots=True)
class Retreat:
    """Trains in the area are put back to the nearest city along the way they came."""

    WORD: ClassVar = "retreat"
    area: Area = ALL


@dataclass(frozen=True, slots=True)
class Bonus:
    """Deliveries pay more: of these goods, in these cities; an empty list means all."""

    WORD: ClassVar = "bonus"
    amount: int
    goods: IdSet = ()
    cities: IdSet = ()

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True)
class Tax:
    """Every player pays by a table: cash up to the key pays the amount; `more` is for the rest."""

    WORD: ClassVar = "tax"
    table: Things[int]


@dataclass(frozen=True, slots=True)
class RevealCash:
    """From now on everybody's cash is public."""

    WORD: ClassVar = "reveal-cash"


@dataclass(frozen=True, slots=True)
class Errand:
    """Every player must bring a train to a city; until then some actions are barred."""

    WORD: ClassVar = "errand"
    pays: Things[int] = field(default_factory=Things)
    any_major_pays: int | None = None
    bars: tuple[Literal["pickup", "delivery", "link"], ...] = ("pickup", "delivery", "link")


@dataclass(frozen=True, slots=True)
class Rekind:
    """Waters of a kind become another kind, or only change their surcharge, for good."""

    WORD: ClassVar = "rekind"
    kind: WaterKind
    becomes: WaterKind | None = None
    surcharge: int | None = None


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """The discards are shuffled back into the deck."""

    WORD: ClassVar = "reshuffle"


Effect = Annotated[
    LoseLoad
    | LoseTurn
    | HalfRate
    | HalfOnce
    | NoMove
    | NoBuild
    | NoPickup
    | NoDelivery
    | NoLink
    | EraseCrossing
    | CloseCrossing
    | EraseTouching
    | Retreat
    | Bonus
    | Tax
    | RevealCash
    | Errand
    | Rekind
    | Reshuffle,
    Hint("one-of", "effect"),
]

LASTING = (HalfRate, NoMove, NoBuild, NoPickup, NoDelivery, NoLink, CloseCrossing, Bonus)
"""Effects that act as long as their card is in play; all others act when it is drawn."""
