"""Making a map: from a recipe and its layers to everything that stands on the board."""

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any, Final, NamedTuple

import numpy as np

from model.boards import grid
from model.boards.terrain import Size
from model.collection import Things
from model.forms.frozen import dataclass
from model.imports.cannot import CannotImport
from model.imports.geo.additions import Additions, LandMade, additions_of
from model.imports.geo.ground.cells import Cells, measured
from model.imports.geo.ground.frame import LEFT, PIXELS, TOP, Frame, framed
from model.imports.geo.ground.ground import Grids, Ground, surveyed
from model.imports.geo.ground.relief import terrain_of
from model.imports.geo.ground.shore import land_of, parts_of, without_specks
from model.imports.geo.layers.city_sheets import with_sheet
from model.imports.geo.rasters.arrays import Flags
from model.imports.geo.recipes.amounts import Numbers
from model.imports.geo.recipes.recipe import Recipe
from model.imports.geo.recipes.recipe_file import Asked
from model.imports.geo.routes.backdrop import soft_mountains
from model.imports.geo.routes.route_net import RouteNet, route_net
from model.imports.geo.routes.segments import Terrain
from model.imports.geo.sources import Sources, read_sources
from model.imports.geo.towns.one_land import on_one_land
from model.imports.geo.towns.placing import (
    Placed,
    Settled,
    settled,
    ways_into,
    with_approaches,
    without_lake_islands,
)
from model.imports.geo.towns.towns import Place, picked, places_in, spread_out
from model.imports.geo.waters.joining import joined
from model.imports.geo.waters.passages import Passages, passages
from model.imports.geo.waters.river_hexes import HexRiver, rivers_through
from model.imports.geo.waters.river_lines import Stream, streams_of, with_mouths
from model.imports.geo.waters.rivers import RiverSystem, rivers_on
from model.imports.ranks import Rank, word_of_terrain
from model.notation import Cell
from model.rules.resolving import NoRules
from model.rules.terrain_prices import told_prices
from model.scenario.scenario import Scenario
from model.systems import described, system_names

USUAL_TERRAIN: Final = ("clear", "mountain")
"""Kinds of terrain where the rules of a system name none."""
WAYS_INTO_MAJORS: Final = 7
"""Edges that lead into a good major city: one for each of six players, and one to spare."""
FURTHER_LOOKS: Final = 12
COARSE: Final = 600
"""Cells of the first look, which only tells how much of the map is land."""
FEWEST_CITIES: Final = 6
"""Of a board of routes."""
RIM: Final = 0.2
"""Steps by which a sheet of routes ends earlier than the raster does."""
DRY_SHEET: Final = 0.25
"""Of a sheet of routes so much counts as land at least."""
AtStage = Callable[[str], None]
"""Told before each stage what is worked out next; an exception from it ends the work."""


class Towns(NamedTuple):
    """The cities of the board, those overseas, and those that were not to be found."""

    here: list[Place]
    overseas: list[Place]
    missing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MadeMap:
    """Everything that stands on the board."""

    asked: Asked
    sources: Sources
    frame: Frame
    ground: Ground
    cells: Cells
    towns: Towns
    settled: Settled
    kinds: dict[Cell, str]
    passages: Passages
    rivers: RiverSystem
    hex_rivers: tuple[HexRiver, ...]
    streams: tuple[Stream, ...]
    """The rivers at their true places."""
    net: RouteNet
    """The lines of a board of routes."""
    parts: tuple[frozenset[Cell], ...]
    added: Additions
    """What the system of the map added to it."""
    carried: int

    @property
    def recipe(self) -> Recipe:
        return self.asked.recipe

    @property
    def is_hexes(self) -> bool:
        return self.recipe.grid == "hexes"

    @property
    def sheet(self) -> Size:
        """The sheet of a board of routes, which ends before the land is known no more."""
        rows, cols = self.frame.raster
        wide, high = LEFT + cols / PIXELS - RIM, TOP + rows / PIXELS - RIM
        return Size(int(wide), int(high / grid.ROW_HEIGHT))

    @property
    def is_routes(self) -> bool:
        return self.recipe.grid == "routes"


def without_a_word(_stage: str) -> None:
    """For whoever waits until all is done."""


def made(asked: Asked, at_stage: AtStage = without_a_word) -> MadeMap:
    """A map by its recipe; CannotImport says why there is none."""
    at_stage("layers")
    asked = with_sheet(asked)
    recipe = asked.recipe
    frame, sources = _framed(asked)
    at_stage("land")
    least = float(recipe.lakes.least)
    ground = surveyed(frame, sources.lands, sources.lakes, least, sources.grids)
    cells = measured(frame, ground, short_rows=recipe.short_rows)
    first = land_of(cells, ())
    if len(first) < 3:
        raise CannotImport("the map has hardly any land: choose a larger box, or a finer spacing")
    at_stage("cities")
    scene = Scene(recipe, sources, frame, ground, cells)
    towns = _towns(scene, len(first))
    laid = (_laid_routes if recipe.grid == "routes" else _laid_cells)(scene, towns, first, at_stage)
    kinds = {cell: word_of_terrain(system_of(recipe), kind) for cell, kind in laid.kinds.items()}
    at_stage("ferries")
    home = laid.settled
    parts = parts_of(home.land, laid.passages.blocked)
    own = [feature.text(recipe.land.country) for feature in sources.lands.own]
    rivers = laid.hex_rivers
    made_land = LandMade(recipe, home, parts, frame, ground, cells, laid.kinds, rivers, own)
    added = additions_of(system_of(recipe), made_land)
    return MadeMap(
        asked=asked,
        sources=sources,
        frame=frame,
        ground=ground,
        cells=cells,
        towns=laid.towns,
        settled=home,
        kinds=kinds,
        passages=laid.passages,
        rivers=laid.rivers,
        hex_rivers=laid.hex_rivers,
        streams=laid.streams,
        net=laid.net,
        parts=tuple(parts),
        added=added,
        carried=laid.carried,
    )


class Scene(NamedTuple):
    """What the layers say of the part of the globe that a recipe asks for."""

    recipe: Recipe
    sources: Sources
    frame: Frame
    ground: Ground
    cells: Cells

    def streams(self, land: int) -> tuple[tuple[Stream, ...], int]:
        """The rivers of a land of so many cells, and how many mouths were carried to the sea."""
        found = streams_of(self.recipe.rivers, self.sources.rivers, self.frame, land)
        own = self.sources.lands.own
        streams, carried = with_mouths(found, self.frame, self.ground, own)
        return tuple(streams), carried

    def terrain(self, land: Collection[Cell]) -> dict[Cell, str]:
        return terrain_of(self.cells, land, self.recipe.terrain, known_terrain(self.recipe))


class Laid(NamedTuple):
    """What stands on the board before the system of the map adds to it."""

    towns: Towns
    settled: Settled
    kinds: dict[Cell, str]
    streams: tuple[Stream, ...]
    carried: int
    passages: Passages = Passages(frozenset(), frozenset(), frozenset())
    rivers: RiverSystem = RiverSystem([])
    hex_rivers: tuple[HexRiver, ...] = ()
    net: RouteNet = RouteNet()


def _laid_cells(scene: Scene, towns: Towns, _first: set[Cell], at_stage: AtStage) -> Laid:
    """A board of cells: cities on some of them, rivers between or through them."""
    recipe, _, frame, ground, cells = scene
    home, towns = _settled(recipe, cells, towns)
    at_stage("terrain")
    ways = passages(frame, ground, cells, home, recipe.coast)
    home = without_lake_islands(home, parts_of(home.land, ways.blocked | ways.lakes))
    if recipe.coast.joined:
        home = joined(home, cells)
    ways = passages(frame, ground, cells, home, recipe.coast)
    kinds = {**scene.terrain(home.land), **dict.fromkeys(home.bridges, "river")}
    at_stage("rivers")
    streams, carried = scene.streams(len(home.land))
    hex_rivers = rivers_through(streams, cells, home.land) if recipe.grid == "hexes" else []
    paths = streams if recipe.grid == "mileposts" else ()
    rivers = rivers_on(paths, frame, ground, cells, home.land)
    _wet(kinds, hex_rivers)
    return Laid(towns, home, kinds, streams, carried, ways, rivers, tuple(hex_rivers))


def _laid_routes(scene: Scene, towns: Towns, first: set[Cell], at_stage: AtStage) -> Laid:
    """A board of routes: cities at their true places, and lines between them."""
    recipe, _, frame, ground, cells = scene
    at_stage("terrain")
    kinds = scene.terrain(first)
    at_stage("rivers")
    streams, carried = scene.streams(len(first))
    at_stage("lines")
    mountains = soft_mountains(frame, cells, ground, kinds)
    lines = [line for stream in streams for line in stream.lines if len(line) > 1]
    terrain = Terrain(frame, mountains, ground.lake > 0, lines)
    net = route_net(towns.here, ground, terrain, recipe.lines)
    hopeless: set[str] = set()
    for _ in range(FURTHER_LOOKS if _is_ours_to_choose(recipe) else 0):
        if not (lost := {*net.alone, *net.ends()}):
            break
        hopeless |= lost
        towns = _towns(scene, len(first), hopeless)
        net = route_net(towns.here, ground, terrain, recipe.lines)
    if len(net.places) < FEWEST_CITIES:
        raise CannotImport(
            f"lines join only {len(net.places)} cities here: choose a larger box, or more cities"
        )
    stands = [Placed(one, grid.nearest_cell(one.x, one.y), 0.0) for one in net.places]
    home = Settled(tuple(stands), frozenset(first), (), 0)
    return Laid(towns._replace(here=list(net.places)), home, kinds, streams, carried, net=net)


def known_terrain(recipe: Recipe) -> Collection[str]:
    """The kinds of terrain that the rules of the map have a price for."""
    scenario = Scenario(system=system_of(recipe), rules=rules_asked(recipe))
    try:
        prices = told_prices(scenario)
    except NoRules as trouble:
        raise CannotImport(f"preset: {trouble}") from None
    return USUAL_TERRAIN if prices is None else prices.keys()


def system_of(recipe: Recipe) -> str:
    """The system that the recipe names, or the first that is played on its grid."""
    fitting = (name for name in system_names() if described(name).board == recipe.grid)
    return recipe.system or next(fitting, "")


def rules_asked(recipe: Recipe) -> Things[Any]:
    preset = recipe.preset or described(system_of(recipe)).preset
    return Things({"preset": preset}) if preset else Things()


def _framed(asked: Asked) -> tuple[Frame, Sources]:
    """The frame and its layers; where cells are counted, a first coarse look at the land."""
    recipe = asked.recipe
    coarse = framed(recipe, coarse=COARSE)
    sources = read_sources(asked, coarse.seen())
    ground = surveyed(coarse, sources.lands, sources.lakes, float(recipe.lakes.least), Grids())
    if not ground.dry.any():
        raise CannotImport("there is no land on this map")
    # A sheet of routes may not become too large for its lines where there is much sea.
    least = DRY_SHEET if recipe.grid == "routes" else 0.0
    if recipe.window_km or not recipe.land.own:
        return framed(recipe, max(least, float(ground.dry.mean()))), sources
    window, share = _around_land(coarse, ground.dry)
    return framed(replace(recipe, window_km=window), max(least, share)), sources


def _around_land(frame: Frame, land: Flags) -> tuple[Numbers, float]:
    """The part of the window in which land is played on, and how much of it is land."""
    rows, cols = np.flatnonzero(land.any(axis=1)), np.flatnonzero(land.any(axis=0))
    top, bottom = max(rows[0] - PIXELS, 0), min(rows[-1] + 1 + PIXELS, land.shape[0])
    left, right = max(cols[0] - PIXELS, 0), min(cols[-1] + 1 + PIXELS, land.shape[1])
    west, _, _, north = frame.window
    pixel = frame.step_km / PIXELS
    window = (
        west + left * pixel,
        north - bottom * pixel,
        west + right * pixel,
        north - top * pixel,
    )
    return Numbers(map(float, window)), float(land[top:bottom, left:right].mean())


def _towns(scene: Scene, size: int, but: Collection[str] = ()) -> Towns:
    recipe, sources, frame, ground, cells = scene
    layer = recipe.cities
    places = [one for one in places_in(layer, sources.places, frame) if one.name not in but]
    if recipe.grid == "routes":
        places = on_one_land(places, frame, ground)
        if _is_ours_to_choose(recipe):
            # The most populous come first; a second city of the same name would be mistaken for it.
            places = list({place.name: place for place in reversed(places)}.values())[::-1]
    if layer.pick:
        found, missing = picked(layer, places, frame)
    elif layer.kind:
        found, missing = [place for place in places if place.kind], []
    else:
        here = [place for place in places if _has_land(cells, place)]
        found, missing = spread_out(layer, here, size), []
    return Towns(
        [place for place in found if not place.is_overseas],
        [place for place in found if place.is_overseas],
        tuple(missing),
    )


def _has_land(cells: Cells, place: Place) -> bool:
    """Whether a city could stand there: most of its cell, or of one beside it, is ours."""
    here = grid.nearest_cell(place.x, place.y)
    around = [cell for cell in (here, *grid.neighbours(here)) if cells.has(cell)]
    return any(cells.own[cells.at(cell)] >= 0.5 for cell in around) and (
        not cells.has(here) or cells.own[cells.at(here)] > 0.12
    )


def _settled(recipe: Recipe, cells: Cells, towns: Towns) -> tuple[Settled, Towns]:
    """The cities in their places; a major one that few can enter gives its rank to another."""
    home = _placed(recipe, cells, towns)
    has_rings = recipe.grid == "mileposts"
    is_ours_to_say = has_rings and _is_ours_to_choose(recipe)
    for _ in range(FURTHER_LOOKS if is_ours_to_say else 0):
        narrow = [c for c in home.cities if c.place.kind == "major" and not _is_open(c, home)]
        if not narrow:
            break
        wide = [c.place for c in home.cities if c.place.kind != "major" and _is_open(c, home)]
        towns = towns._replace(here=_reranked(towns.here, narrow[0].place, wide[:1]))
        home = _placed(recipe, cells, towns)
    return home, towns


def _is_ours_to_choose(recipe: Recipe) -> bool:
    """Whether neither the recipe nor its layer says which cities there are."""
    return not recipe.cities.pick and not recipe.cities.kind


def _is_open(city: Placed, home: Settled) -> bool:
    """Whether a city can be entered by many, and is far enough from the major ones."""
    others = [c for c in home.cities if c.place.kind == "major" and c is not city]
    is_alone = all(grid.distance(city.at, other.at) >= 4 for other in others)
    return ways_into(city.at, home.land) >= WAYS_INTO_MAJORS and is_alone


def _reranked(places: list[Place], narrow: Place, wide: list[Place]) -> list[Place]:
    """The places after a major city gave its rank to another, if there is one, or lost it."""
    ranks: dict[int, Rank] = {id(narrow): "medium", **{id(place): "major" for place in wide}}
    return [replace(p, kind=ranks[id(p)]) if id(p) in ranks else p for p in places]


def _placed(recipe: Recipe, cells: Cells, towns: Towns) -> Settled:
    kept = {grid.nearest_cell(place.x, place.y) for place in towns.here}
    land = land_of(cells, kept)
    home = settled(towns.here, cells, land, rings=recipe.grid == "mileposts")
    stands = {city.at for city in home.cities}
    whole = without_specks(set(home.land), int(recipe.coast.least_island), stands)
    return with_approaches(replace(home, land=frozenset(whole)), cells)


def _wet(kinds: dict[Cell, str], rivers: Collection[HexRiver]) -> None:
    """Hexes that a river runs through are river terrain, unless they are mountains."""
    for river in rivers:
        for cell in river.cells:
            if kinds.get(cell) in ("clear", "desert"):
                kinds[cell] = "river"
