"""Rules about building track: limits, prices, discs, urbanization."""

from typing import Annotated, Any, Literal

from model.collection import Things
from model.forms.form import DoesNotFit, Leaf, shown
from model.forms.frozen import dataclass
from model.forms.hints import Id, IdSet, a_whole_number
from model.scenario.things import put_in_order
from model.systems.age_of_steam.conditions.cases import Cases, varying
from model.systems.age_of_steam.conditions.place import Places
from model.systems.age_of_steam.conditions.selector import When
from model.systems.age_of_steam.things.part import FirstTile


@dataclass(frozen=True, slots=True, kw_only=True)
class ByTurn:
    """As many builds as the number of the turn, at most so many."""

    turn: Literal[True] = True
    max: int


def _by_turn(plain: Any) -> ByTurn:
    match plain:
        case {"turn": True, "max": most, **more} if not more:
            return ByTurn(max=a_whole_number(most))
    raise DoesNotFit(f"{shown(plain)} is no limit: write 3, or turn: true and max: 8")


def _limit(plain: Any) -> int | ByTurn:
    return _by_turn(plain) if isinstance(plain, dict) else a_whole_number(plain)


def _limit_plain(limit: int | ByTurn) -> Any:
    return {"turn": True, "max": limit.max} if isinstance(limit, ByTurn) else limit


Limit = Annotated[int | ByTurn | Cases, varying(Leaf(_limit, _limit_plain))]


@dataclass(frozen=True, slots=True, kw_only=True)
class Surcharges:
    """What is added to the price of tiles: on each, or by their number within a build."""

    when: When = None
    add: int = 0
    nth: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Until:
    """What ends the rule that track hangs together."""

    track_into: Places
    scope: Literal["all", "player"] = "all"


@dataclass(frozen=True, slots=True, kw_only=True)
class Contiguous:
    """Whether new track must touch one's own, or anybody's (AOM-BUILD-08)."""

    mode: Literal["none", "own", "all"]
    start: Places = ()
    until: Until | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Unfinished:
    """How many unfinished chains a player may own, and which he keeps."""

    max: int | None = None
    spokes: Literal["choice", "none"]
    """Of several open spokes laid at once: one of the builder's choice is kept, or none."""
    keep: Literal["latest", "choice"]


@dataclass(frozen=True, slots=True, kw_only=True)
class CityLimit:
    """How many new sections and claims a build may bring to a city."""

    city: Id
    new_links: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildBonus:
    """What a builder gets at once for something (AOM-BUILD-12)."""

    event: Literal["first-tile-in-town", "player-connects-city", "first-into"]
    where: Places = ()
    income: int = 0
    cash: int = 0
    grow: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Build:
    """What may be built, and by whom."""

    limit: Limit
    surcharges: tuple[Surcharges, ...] = ()
    contiguous: Contiguous
    no_duplicates: Literal["none", "anybody", "same-player"]
    unfinished: Unfinished
    city_limits: tuple[CityLimit, ...] = ()
    bonuses: tuple[BuildBonus, ...] = ()
    connectivity_check: Literal["per-tile", "end-of-build"]
    redirect_extends: bool
    same_hex_twice: bool
    redirect_claims: bool
    unowned_needs_anchor: bool
    town_replace_needs_presence: bool
    may_face_blank_edge: bool
    return_tile_first: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Sides:
    """What a section costs between land sides, and between land and water."""

    land: int
    water: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TerrainPrice:
    """What a kind of terrain costs, and which tiles lie on it (AOM-BUILD-04)."""

    cost: int = 0
    buildable: bool = True
    tiles: IdSet = ()
    first_tile: FirstTile = "any"
    redirect: bool = True
    exits_not_to: IdSet = ()
    sides: Sides | None = None

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class TileExtra:
    """What a complex tile costs more than a simple one."""

    coexist: int
    crossing: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TownPrice:
    """What the first tile of a town costs."""

    base: int
    per_exit: int
    by_terrain: Things[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Replace:
    """What replacing a tile costs; redirects on a complex tile are counted in one of three ways."""

    to_crossing: int
    to_coexist: int
    town: int
    redirect: int
    complex_redirect: Literal["per-section", "flat", "by-new-tile"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplaceByTile:
    """What replacing costs where first tiles are priced by their id (AOM-BUILD-03)."""

    rise_to: int
    price: int
    other: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Prices:
    """What tiles cost."""

    terrain: Things[TerrainPrice]
    tile_extra: TileExtra
    town: TownPrice
    replace: Replace
    flat: int | None = None
    by_tile: Things[int]
    replace_by_tile: ReplaceByTile | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Discs:
    """The discs that mark track of a player, and what happens when they run out."""

    per_player: int | None = None
    overflow: Literal["refuse", "unlimited", "nationalise"]
    reclaim_unowned: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TilesFor:
    """New Cities that may be placed only in some towns."""

    new_city: IdSet
    where: Places

    def __post_init__(self) -> None:
        put_in_order(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class CubesOfNewCity:
    """Which cubes a New City gets (AOM-URBAN-04)."""

    bag: int = 0
    column: Literal["none", "all"] = "none"
    refill: int = 0
    per_connected: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class SpokeLink:
    """Spokes that become special links (AOM-URBAN-05)."""

    towns: Places
    to: Places
    cost: int
    step: int = 0
    owners: int | None = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Urbanization:
    """How towns become cities."""

    builds: int
    timing: Literal["any", "first"]
    where: Places = ()
    needs_track: Literal["none", "any", "own"]
    tiles_for: tuple[TilesFor, ...] = ()
    town_cubes: Literal["keep", "out", "bag"]
    cubes: CubesOfNewCity
    spoke_links: tuple[SpokeLink, ...] = ()
    same_hex_as_build: bool
    single_spoke: Literal["vanish", "special-link"]
    may_decline: bool
