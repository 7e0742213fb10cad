"""How many stations cities have room for, and the numbers of remote places."""

from collections.abc import Sequence
from typing import Final

from model.boards import grid
from model.imports.geo.recipes.amounts import Whole
from model.notation import Cell
from model.systems.trains.geography.towns import Town, farness

MOST: Final = 3
ROOM: Final = 1.6
"""Room a city has on average: 23 cities have room for 37 stations."""
SPARE: Final = 5
"""Room there is beyond the markers at least, so that players choose where to place them."""
NUMBERS: Final = (2, 3, 4)


def rooms_of(towns: Sequence[Town], asked: Whole | None, markers: int) -> dict[Cell, int]:
    """Room by hex: most where most people live, the quarters around counted."""
    cities = [town for town in towns if not town.is_remote]
    usual = max(round(len(cities) * ROOM), markers + SPARE)
    whole = min(max(usual if asked is None else int(asked), len(cities)), MOST * len(cities))
    more = whole - len(cities)
    large = max(more // 3, more - len(cities))
    ranked = sorted(cities, key=lambda town: (-_people_around(town, cities), town.at))
    extra = [2] * large + [1] * (more - 2 * large)
    return {
        town.at: 1 + (extra[rank] if rank < len(extra) else 0) for rank, town in enumerate(ranked)
    }


def _people_around(town: Town, cities: Sequence[Town]) -> float:
    return sum(one.people / (1 + grid.distance(town.at, one.at)) ** 2 for one in cities)


def numbers_of(towns: Sequence[Town]) -> dict[Cell, int]:
    """Numbers by hex: the nearest third 2, the next 3, the farthest 4."""
    cities = [town.at for town in towns if not town.is_remote]
    far = [town.at for town in towns if town.is_remote]
    ranked = sorted(far, key=lambda at: (farness(at, cities), at))
    return {at: NUMBERS[len(NUMBERS) * rank // len(ranked)] for rank, at in enumerate(ranked)}
