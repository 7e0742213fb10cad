"""Cards of Trains as data, and kits of cards that are played together."""

from dataclasses import field

from model.collection import Things
from model.forms.frozen import dataclass
from model.forms.hints import Id, IdSet
from model.scenario.things import Names, put_in_order
from model.systems.trains.effects.effect import Effect, OnBuy
from model.systems.trains.effects.words import Category
from model.wording.speech import tr


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """One kind of card (TRN-COMP-09)."""

    id: Id
    name: str = ""
    names: Names = field(default_factory=Things)
    cost: int = 0
    value: int = 0
    """Coin when it is played."""
    categories: tuple[Category, ...] = ()
    points: int = 0
    count: int = 10
    """How many there are in the box."""
    buyable: bool = True
    effects: tuple[Effect, ...] = ()
    """What it does when it is played: all of it, or nothing."""
    on_buy: tuple[OnBuy, ...] = ()
    image: str = ""
    text: str = ""
    """Wording of the designer's own beside the sentences that its effects make."""

    @property
    def title(self) -> str:
        """What players call it."""
        return tr(self.name or self.id.replace("-", " ").capitalize())


@dataclass(frozen=True, slots=True, kw_only=True)
class Kit:
    """Cards that are played together."""

    id: Id
    name: str = ""
    names: Names = field(default_factory=Things)
    about: str = ""
    cards: IdSet = ()

    def __post_init__(self) -> None:
        put_in_order(self)

    @property
    def title(self) -> str:
        return tr(self.name or self.id.replace("-", " ").capitalize())
