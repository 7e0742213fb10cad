"""The recipe of a map: which layers, which part of the globe, how fine, and what to make of it."""

from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from model.collection import Things
from model.forms.frozen import dataclass
from model.imports.geo.recipes.amounts import (
    Box,
    Decimal,
    Kilometres,
    Metres,
    Much,
    Numbers,
    Share,
    Whole,
)
from model.imports.ranks import Rank

Texts = tuple[str, ...]
Choice = Mapping[str, Texts]
"""Features to take, by what the layer says under a key: `{name: [China, Hong Kong]}`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LandLayer:
    """Whose land is played on; without `own` all of it is."""

    file: str = ""
    own: Choice = field(default_factory=Things)
    overseas: Choice = field(default_factory=Things)
    country: str = "name"
    """The key under which the layer says whose land it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class River:
    """A river to keep: the names its pieces have in the layer, and where they lie.

    Without `pieces` it is the one of its own name, or the line alone where one is drawn by hand.
    """

    id: str = ""
    name: str
    names: Mapping[str, str] = field(default_factory=Things)
    kind: Literal["river", "dry-river"] = "river"
    pieces: Texts = ()
    within: Box | None = None
    line: tuple[Numbers, ...] = ()
    """Points of a line drawn by hand where the layer has none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RiverLayer:
    """Rivers: those listed, or the longest ones of the layer by name."""

    file: str = ""
    name: str = "name"
    names: Mapping[str, str] = field(default_factory=Things)
    """Under which key the layer has the names of a language: `{zh: local}`."""
    kind: str = "kind"
    keep: tuple[River, ...] = ()
    count: Whole | None = None
    every: Decimal = Decimal(45)
    """Without a count there is a river for so many cells of land."""
    least: Decimal = Decimal(4)
    """Steps below which a river is left out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LakeName:
    """The name of the lake around a place; a dry one is said to be so."""

    name: str
    names: Mapping[str, str] = field(default_factory=Things)
    at: Numbers
    kind: Literal["lake", "dry-lake"] = "lake"


@dataclass(frozen=True, slots=True, kw_only=True)
class LakeLayer:
    """Lakes that are not smaller than a part of a cell."""

    file: str = ""
    name: str = "name"
    names: Mapping[str, str] = field(default_factory=Things)
    kind: str = "kind"
    least: Decimal = Decimal(0.2)
    called: tuple[LakeName, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GridLayer:
    """A grid of numbers: metres, or classes of which some are meant."""

    file: str = ""
    bounds: Box | None = None
    metres_per_level: Decimal = Decimal(1)
    values: Numbers = Numbers()


@dataclass(frozen=True, slots=True, kw_only=True)
class Town:
    """A city to put on the map: by its name in the layer, or at a place of its own."""

    name: str
    names: Mapping[str, str] = field(default_factory=Things)
    kind: Literal["", Rank] = ""
    called: str = ""
    """Its name in the layer, where that differs."""
    country: str = ""
    at: Numbers = Numbers()
    overseas: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CityLayer:
    """Cities: those picked, or so many by population, not too near to each other."""

    file: str = ""
    name: str = "name"
    names: Mapping[str, str] = field(default_factory=Things)
    population: str = "population"
    kind: str = ""
    """The key under which the layer says small, medium or major; others are then left out."""
    country: str = "country"
    overseas: str = "overseas"
    count: Whole | None = None
    every: Decimal = Decimal(38)
    """Without a count there is a city for so many cells of land."""
    major: Whole | None = None
    medium: Whole | None = None
    spread: Decimal = Decimal(2)
    """The fewest steps between two cities that are chosen by population."""
    apart: Decimal = Decimal(5)
    """The fewest steps between two major ones."""
    pick: tuple[Town, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TerrainShares:
    """How much is mountain and alpine; what is left is desert where it is dry, else clear.

    A share of desert is taken from the heart of the dry land outwards, as far as it is dry around.
    """

    mountain: Much | None = None
    alpine: Much | None = None
    desert: Share | None = None
    always_above: Metres | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CoastRules:
    """What becomes of islands and of narrow water between two lands."""

    least_island: Whole = Whole(6)
    straits: Literal["inlet", "blocked"] = "inlet"
    strait_width: Decimal = Decimal(0.6)
    joined: bool = False
    """Whether lands that narrow water parts become one, and what lies farther off is left out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stretching:
    """A crowded place that is drawn larger than it is: where, how far around, how much."""

    at: Numbers
    radius: Kilometres
    factor: Decimal = Decimal(1.8)


@dataclass(frozen=True, slots=True, kw_only=True)
class ProjectionAsked:
    """How the globe is made flat; what is not said follows from the box."""

    name: Literal["albers", "lambert", "equirectangular"] = "albers"
    parallels: Numbers = Numbers()
    centre: Numbers = Numbers()


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedRegion:
    """A region by its name: what lies within points around it, or its coast, border or desert."""

    name: str
    names: Mapping[str, str] = field(default_factory=Things)
    kind: Literal["area", "coast", "border", "desert"] = "area"
    around: tuple[Numbers, ...]
    """Longitude and latitude of the corners of an outline."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RegionsAsked:
    """Regions for cards and rules: the coast, deserts of so many cells, borders of countries."""

    coast: bool = True
    deserts: Whole = Whole(12)
    borders: bool = False
    named: tuple[NamedRegion, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GoodsAsked:
    """Goods that are proposed for the map, from the bundled list or from one of your own."""

    propose: bool = False
    number: Whole | None = None
    chips: Whole | None = None
    file: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckAsked:
    """Demand and event cards that are proposed for the map."""

    propose: bool = False
    cards: Whole | None = None
    events: Whole | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LinesAsked:
    """The lines of a board of routes: how many, how many of them twice, how many segments."""

    count: Whole | None = None
    """How many, without twins; where it is not said, so many for each city."""
    per_city: Decimal = Decimal(2.2)
    twins: Whole = Whole(12)
    """How many pairs of cities two lines join."""
    segments: Whole = Whole(250)
    """About how many segments all lines have together."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HomesAsked:
    """Where railroads begin: at a side of the map, or each in a city by name."""

    side: Literal["", "north", "east", "south", "west"] = ""
    """Without one the side that has the largest cities, at an end of the longer way."""
    cities: Mapping[str, str] = field(default_factory=Things)
    """By railroad the name of its city."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StationsAsked:
    """Room for stations in all cities, places far away, borders that nobody builds over."""

    room: Whole | None = None
    remote: Whole | None = None
    """How many of all cities are remote places."""
    blocked: Whole | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    """All that an import can be told."""

    id: str = ""
    title: str = ""
    system: str = ""
    """Without one the first that is played on the grid."""
    preset: str = ""
    credits: str = ""
    notes: str = ""
    region: str = ""
    box: Box | None = None
    window_km: Numbers = Numbers()
    projection: ProjectionAsked = field(default_factory=ProjectionAsked)
    grid: Literal["mileposts", "hexes", "routes"] = "mileposts"
    spacing: Kilometres | None = None
    cells: Whole | None = None
    sheet: Numbers = Numbers()
    """Columns and rows: the box grows to their proportion, and the spacing follows."""
    least_land: Whole = Whole(0)
    """A sheet is finer than it says where it would have fewer cells of land."""
    short_rows: bool = False
    """Whether every other row is a cell shorter, so that both sides of the board are alike."""
    stretch: tuple[Stretching, ...] = ()
    land: LandLayer = field(default_factory=LandLayer)
    rivers: RiverLayer = field(default_factory=RiverLayer)
    lakes: LakeLayer = field(default_factory=LakeLayer)
    heights: GridLayer = field(default_factory=GridLayer)
    relief: GridLayer = field(default_factory=GridLayer)
    desert: GridLayer = field(default_factory=GridLayer)
    cities: CityLayer = field(default_factory=CityLayer)
    terrain: TerrainShares = field(default_factory=TerrainShares)
    coast: CoastRules = field(default_factory=CoastRules)
    regions: RegionsAsked = field(default_factory=RegionsAsked)
    ferries: tuple[Texts, ...] = ()
    links: tuple[Texts, ...] = ()
    lines: LinesAsked = field(default_factory=LinesAsked)
    homes: HomesAsked = field(default_factory=HomesAsked)
    stations: StationsAsked = field(default_factory=StationsAsked)
    goods: GoodsAsked = field(default_factory=GoodsAsked)
    deck: DeckAsked = field(default_factory=DeckAsked)
    seed: Whole = Whole(1)
    """Another number, other goods and cards."""
    by_hand: str = ""
    """A file of what is said in words, laid over the map: goods, events, names, repairs."""
