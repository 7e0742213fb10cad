"""What a scenario of beacons says: towers with oil, kinds of oil, lamps, and where fog lies."""

from dataclasses import dataclass, field
from typing import Annotated, ClassVar

from model.collection import Things
from model.forms.hints import CellSet, Hint, Id
from model.scenario.things import City, Good, put_in_order


@dataclass(frozen=True, slots=True, kw_only=True)
class BeaconCity(City):
    """A village or a tower, and how much oil lies there at the beginning."""

    oil: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class BeaconOil(Good):
    """A kind of oil, and how many hours it burns."""

    burns: int = 1


@dataclass(frozen=True, slots=True)
class Shine:
    """The lamp is worth so many points at the end."""

    WORD: ClassVar = "shine"
    points: int


@dataclass(frozen=True, slots=True)
class Refill:
    """Who has the lamp begins with so much more oil."""

    WORD: ClassVar = "refill"
    oil: int


LampEffect = Annotated[Shine | Refill, Hint("one-of", "effect")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Lamp:
    """A card that a player has from the beginning and the others do not see."""

    id: Id
    name: str = ""
    count: int = 1
    oil: Id = ""
    """The kind of oil it burns."""
    effects: tuple[LampEffect, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class BeaconsPart:
    """The keys that beacons add to a scenario."""

    lamps: Things[Lamp] = field(default_factory=Things)
    fog: CellSet = ()

    def __post_init__(self) -> None:
        put_in_order(self)
