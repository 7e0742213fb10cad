"""Making a map: from a recipe and its layers to everything that stands on the board."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from model.boards import grid
from model.collection import Things
from model.imports.geo.amounts import Whole
from model.imports.geo.cannot import CannotImport
from model.imports.geo.cells import Cells, measured
from model.imports.geo.ferries import Crossing, asked_for, parts_of, proposed
from model.imports.geo.frame import Frame, framed
from model.imports.geo.ground import Grids, Ground, surveyed
from model.imports.geo.passages import Passages, passages
from model.imports.geo.placing import Settled, settled, with_approaches
from model.imports.geo.recipe import Recipe
from model.imports.geo.recipe_file import Asked
from model.imports.geo.relief import terrain_of
from model.imports.geo.river_hexes import HexRiver, rivers_through
from model.imports.geo.river_lines import streams_of, with_mouths
from model.imports.geo.rivers import RiverSystem, rivers_on
from model.imports.geo.shore import land_of, without_specks
from model.imports.geo.sources import Sources, read_sources
from model.imports.geo.towns import Place, picked, places_in, spread_out
from model.notation import Cell
from model.rules import USUAL_PRESETS, NoRules, rules_of
from model.scenario import Scenario
from model.systems.crayon.rules import CrayonRules

USUAL_SYSTEM: Final = {"mileposts": "crayon", "hexes": "age-of-steam"}
COARSE: Final = 600
"""Cells of the first look, which only tells how much of the map is land."""


class Towns(NamedTuple):
    """The cities of the board, those overseas, and those that were not to be found."""

    here: list[Place]
    overseas: list[Place]
    missing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MadeMap:
    """Everything that stands on the board."""

    recipe: Recipe
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
    parts: tuple[frozenset[Cell], ...]
    ferries: tuple[Crossing, ...]
    no_ferries: tuple[str, ...]
    carried: int

    @property
    def is_hexes(self) -> bool:
        return self.recipe.grid == "hexes"


def made(asked: Asked) -> MadeMap:
    """A map by its recipe; CannotImport says why there is none."""
    recipe = asked.recipe
    frame, sources = _framed(asked)
    least = float(recipe.lakes.least)
    ground = surveyed(frame, sources.lands, sources.lakes, least, sources.grids)
    cells = measured(frame, ground)
    first = land_of(cells, ())
    if len(first) < 3:
        raise CannotImport("the map has hardly any land: choose a larger box, or a finer spacing")
    towns = _towns(recipe, sources, frame, cells, len(first))
    home = _settled(recipe, cells, towns)
    kinds = terrain_of(cells, home.land, recipe.terrain, known_terrain(recipe))
    streams = streams_of(recipe.rivers, sources.rivers, frame, len(home.land))
    streams, carried = with_mouths(streams, frame, ground, sources.lands.own)
    ways = passages(frame, ground, cells, home, recipe.coast)
    hex_rivers = rivers_through(streams, cells, home.land) if recipe.grid == "hexes" else []
    paths = streams if recipe.grid == "mileposts" else []
    rivers = rivers_on(paths, frame, ground, cells, home.land)
    _wet(kinds, hex_rivers)
    parts = parts_of(home.land, ways.blocked)
    ferries, no_ferries = _ferries(recipe, home, parts, frame, ground)
    return MadeMap(
        recipe=recipe,
        sources=sources,
        frame=frame,
        ground=ground,
        cells=cells,
        towns=towns,
        settled=home,
        kinds=kinds,
        passages=ways,
        rivers=rivers,
        hex_rivers=tuple(hex_rivers),
        parts=tuple(parts),
        ferries=tuple(ferries),
        no_ferries=tuple(no_ferries),
        carried=carried,
    )


def known_terrain(recipe: Recipe) -> Collection[str]:
    """The kinds of terrain that the rules of the map have a price for."""
    if system_of(recipe) != "crayon":
        return ("clear", "mountain")
    scenario = Scenario(system="crayon", rules=rules_asked(recipe))
    try:
        return rules_of(scenario, CrayonRules).cost.terrain.keys()
    except NoRules as trouble:
        raise CannotImport(f"preset: {trouble}") from None


def system_of(recipe: Recipe) -> str:
    """The system that the recipe names, or the usual one of its grid."""
    return recipe.system or USUAL_SYSTEM[recipe.grid]


def rules_asked(recipe: Recipe) -> Things[Any]:
    preset = recipe.preset or USUAL_PRESETS.get(system_of(recipe), "")
    return Things({"preset": preset}) if preset else Things()


def _framed(asked: Asked) -> tuple[Frame, Sources]:
    """The frame and its layers; where cells are counted, a first coarse look at the land."""
    recipe = asked.recipe
    whole = framed(recipe)
    sources = read_sources(asked, whole.seen())
    if recipe.spacing is not None:
        return whole, sources
    coarse = framed(replace(recipe, cells=Whole(COARSE)))
    ground = surveyed(coarse, sources.lands, sources.lakes, float(recipe.lakes.least), Grids())
    return framed(recipe, float(ground.dry.mean())), sources


def _towns(recipe: Recipe, sources: Sources, frame: Frame, cells: Cells, size: int) -> Towns:
    layer = recipe.cities
    places = places_in(layer, sources.places, frame)
    if layer.pick:
        found, missing = picked(layer, places, frame)
    elif layer.kind:
        found, missing = [place for place in places if place.kind], []
    else:
        found, missing = spread_out(layer, [p for p in places if _has_land(cells, p)], size), []
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


def _settled(recipe: Recipe, cells: Cells, towns: Towns) -> Settled:
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


def _ferries(
    recipe: Recipe, home: Settled, parts: list[frozenset[Cell]], frame: Frame, ground: Ground
) -> tuple[list[Crossing], list[str]]:
    if recipe.grid == "hexes":
        return [], []
    stands = {city.place.name: city.at for city in home.cities}
    found, missing = asked_for(recipe.ferries, stands)
    more = list(proposed(parts, set(stands.values()), frame, ground))
    return list(dict.fromkeys([*found, *more])), missing
