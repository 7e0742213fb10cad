"""The Age of Steam part of a scenario: cubes, display, cells, New Cities, links, a position."""

from dataclasses import field
from typing import Annotated, Any, Literal

from model.collection import ByCell, Things
from model.forms.form import DoesNotFit, Leaf, shown
from model.forms.frozen import dataclass
from model.forms.hints import Id, IdSet, a_whole_number
from model.notation import Side
from model.scenario.things import Names, put_in_order
from model.systems.age_of_steam.conditions.cases import VaryingInt, VaryingLimit
from model.systems.age_of_steam.things.colours import Colours
from model.systems.age_of_steam.things.cubes import DrawFilter, OwnCubes, StartCubes
from model.systems.age_of_steam.things.position import Position

FirstTile = Literal["any", "simple"]


@dataclass(frozen=True, slots=True, kw_only=True)
class CellData:
    """What one hex has of its own (AOM-SETUP-14)."""

    price: int | None = None
    first_tile: FirstTile | None = None
    """Whether the first tile must be simple; None where it is not said, and then any may be."""
    open_from: VaryingLimit = None
    water_sides: tuple[int, ...] = ()
    cubes: OwnCubes = None
    tags: IdSet = ()

    def __post_init__(self) -> None:
        put_in_order(self)
        object.__setattr__(self, "water_sides", tuple(sorted(set(self.water_sides))))


def _costs(plain: Any) -> tuple[int, ...]:
    costs = plain if isinstance(plain, list) else [plain]
    if not costs:
        raise DoesNotFit(f"{shown(plain)} stands where a price is needed")
    return tuple(a_whole_number(cost) for cost in costs)


Costs = Annotated[
    tuple[int, ...], Leaf(_costs, lambda value: value[0] if len(value) == 1 else list(value))
]
"""What the first owner pays, the second and so on; the last one holds for all that follow."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialLink:
    """A link without tiles, bought with a build (AOM-SETUP-13)."""

    id: Id
    name: str = ""
    names: Names = field(default_factory=Things)
    ends: IdSet
    cost: Costs
    step: int = 0
    owners: int | None = 1
    builds: int = 1
    points: int = 1
    sections: int = 1
    requires: Literal["cities", "towns", "own-track"] = "cities"
    once_per_pair: bool = True
    group: Id = ""
    town_exits: Things[Side] = field(default_factory=Things)
    reclaimable: bool = False

    def __post_init__(self) -> None:
        put_in_order(self)

    def price(self, owners: int) -> int:
        """What it costs whoever comes after so many owners."""
        return self.cost[min(owners, len(self.cost) - 1)] + self.step * owners


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkGroup:
    """Special links of which a player claims only so many in a turn."""

    id: Id
    per_player_per_turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NewCity:
    """A tile that turns a town into a city."""

    id: Id
    name: str = ""
    names: Names = field(default_factory=Things)
    colours: Colours
    slots: IdSet = ()
    cubes: int = 0

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fill:
    """How many squares of a column are filled at the beginning, from the top."""

    printed: VaryingInt = 3
    new_city: VaryingInt = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Display:
    """The goods display: squares of a column, and how many are filled (AOM-SETUP-09)."""

    printed: VaryingInt = 3
    new_city: VaryingInt = 2
    fill: Fill = Fill()
    filter: DrawFilter = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RandomColours:
    """Where the colours of cities come from that are random (AOM-SETUP-06)."""

    from_: Literal["bag"] = "bag"
    cube: Literal["aside", "back"] = "aside"


@dataclass(frozen=True, slots=True, kw_only=True)
class AgeOfSteamPart:
    """The keys that Age of Steam adds to a scenario."""

    cells: ByCell[CellData] = field(default_factory=ByCell)
    start_cubes: tuple[StartCubes, ...] = ()
    random_colours: RandomColours = RandomColours()
    bag_after_setup: Things[int] = field(default_factory=Things)
    display: Display = Display()
    new_cities: Things[NewCity] = field(default_factory=Things)
    link_groups: Things[LinkGroup] = field(default_factory=Things)
    special_links: Things[SpecialLink] = field(default_factory=Things)
    position: Position | None = None
