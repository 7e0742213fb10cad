"""What lies around each city, in numbers from 0 to 100, so that goods come from where they fit."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from model.boards import grid
from model.notation import Cell
from model.scenario.things import City
from model.systems.crayon.ground.ground import CrayonGround

FEATURES: Final = (
    *("plains", "mountain", "alpine", "desert", "coast", "river", "lake"),
    *("country", "town", "city", "overseas", "tropics", "warm", "cold"),
)
AROUND: Final = 3
"""So many mileposts from a city belong to its surroundings."""
UNKNOWN: Final = 20
"""How warm and how cold a place is of which nobody knows where on the globe it lies."""
_SIZES: Final = {
    "small": {"country": 100, "town": 20, "city": 0},
    "medium": {"country": 40, "town": 100, "city": 50},
    "major": {"country": 0, "town": 70, "city": 100},
}

Latitudes = tuple[int, int]
"""Degrees north of the top and of the bottom row of a map."""


def surroundings(
    ground: CrayonGround, latitudes: Latitudes | None = None
) -> dict[str, Mapping[str, int]]:
    """What lies around each city of a map, by its id."""
    shore, waters = _shore(ground), _beside_waters(ground)
    found: dict[str, Mapping[str, int]] = {}
    for city in ground.scenario.cities.values():
        at = None if city.overseas else city.at
        if at is None or not ground.board.has(at):
            land = {"coast": 100, "overseas": 100}
        else:
            land = {**_land(ground, at), "coast": 100 * (at in shore), **_wet(waters, at)}
        climate = _climate(ground, at, latitudes)
        # Nothing that wants warmth grows among glaciers or on sand.
        barren = land.get("alpine", 0) + land.get("desert", 0)
        climate["warm"] -= climate["warm"] * barren // 100
        climate["tropics"] -= climate["tropics"] * barren // 100
        found[city.id] = {**dict.fromkeys(FEATURES, 0), **land, **_size(city), **climate}
    return found


def _size(city: City) -> Mapping[str, int]:
    return _SIZES[city.kind]


def _land(ground: CrayonGround, at: Cell) -> dict[str, int]:
    """The shares of terrain around a milepost; mountains count whether or not they are alpine."""
    kinds = Counter(ground.board.kind_at(cell) for cell in grid.disc(at, AROUND))
    del kinds[None]
    number = max(kinds.total(), 1)
    return {
        "plains": 100 * kinds["clear"] // number,
        "mountain": 100 * (kinds["mountain"] + kinds["alpine"]) // number,
        "alpine": 100 * kinds["alpine"] // number,
        "desert": 100 * kinds["desert"] // number,
    }


def _shore(ground: CrayonGround) -> set[Cell]:
    """The mileposts at the sea: of the coasts that are named, or where the land ends."""
    regions = [one for one in ground.scenario.regions.values() if one.kind == "coast"]
    listed = {cell for region in regions for cell in region.cells}
    named = {name for region in regions for name in region.cities}
    cities = ground.scenario.cities
    at_the_sea = {at for name in named if name in cities and (at := cities[name].at)}
    if listed or at_the_sea:
        near = {cell for one in listed for cell in grid.neighbours(one)}
        return listed | at_the_sea | near
    has = ground.board.has
    return {
        city.at
        for city in cities.values()
        if city.at and not all(has(cell) for cell in grid.neighbours(city.at))
    }


def _beside_waters(ground: CrayonGround) -> dict[str, set[Cell]]:
    """The mileposts from which a section over a river or a lake begins."""
    found: dict[str, set[Cell]] = {"river": set(), "lake": set()}
    for name, water in ground.scenario.waters.items():
        if water.kind in found:
            for edge in ground.edges_over(name):
                found[water.kind].update((edge.a, edge.b))
    return found


def _wet(waters: Mapping[str, set[Cell]], at: Cell) -> dict[str, int]:
    near = {at, *grid.neighbours(at)}
    return {kind: 100 * (not cells.isdisjoint(near)) for kind, cells in waters.items()}


def _climate(ground: CrayonGround, at: Cell | None, latitudes: Latitudes | None) -> dict[str, int]:
    """How warm and how cold it is: all warm within 25 degrees of the equator, all cold from 60."""
    if latitudes is None:
        return {"tropics": 0, "warm": UNKNOWN, "cold": UNKNOWN}
    top, bottom = latitudes
    rows = max(ground.board.extent().rows - 1, 1)
    row = rows // 2 if at is None else at.row
    degrees = abs(top * (rows - row) + bottom * row) // rows
    return {
        "tropics": min(max(100 * (30 - degrees) // 15, 0), 100),
        "warm": min(max(100 * (45 - degrees) // 20, 0), 100),
        "cold": min(max(100 * (degrees - 40) // 20, 0), 100),
    }
