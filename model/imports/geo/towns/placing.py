"""Where on the board cities stand: near their true place, open to three sides, on free cells."""

import math
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from typing import Final

from model.boards import grid
from model.forms.frozen import dataclass
from model.imports.geo.ground.cells import Cells
from model.imports.geo.towns.towns import Place
from model.notation import Cell

FURTHEST: Final = {"major": 1.35, "medium": 1.35, "small": 1.1}
"""Steps that a city may be moved."""
APPROACHES: Final = {"major": 5, "medium": 3, "small": 3}
WADING: Final = 0.12
"""The least part of a cell that must be ours where a city makes land of it."""
_ORDER: Final = {"major": 0, "medium": 1, "small": 2}


@dataclass(frozen=True, slots=True)
class Placed:
    """A city with its cell, and how many steps that is from its true place."""

    place: Place
    at: Cell
    moved: float


@dataclass(frozen=True, slots=True)
class Settled:
    """All cities, the land that was changed for them, and who found no room."""

    cities: tuple[Placed, ...]
    land: frozenset[Cell]
    no_room: tuple[str, ...]
    raised: int
    bridges: frozenset[Cell] = frozenset()
    """Narrow water that became land so that two lands are one."""
    beyond: tuple[str, ...] = ()
    """Who is left out because their land lies too far over the water."""


def settled(places: Iterable[Place], cells: Cells, land: set[Cell], *, rings: bool) -> Settled:
    """Each city in turn, the major ones first; around those the ring stays free if asked for."""
    land, taken = set(land), set[Cell]()
    found: list[Placed] = []
    no_room = []
    for place in sorted(places, key=lambda p: (_ORDER[p.kind or "small"], -p.people, p.name)):
        best = min(_offers(place, cells, land, taken), default=None)
        if best is None:
            no_room.append(place.name)
            continue
        _, moved, at = best
        found.append(Placed(place, at, moved))
        land.add(at)
        taken.add(at)
        if place.kind == "major" and rings:
            taken.update(grid.neighbours(at))
    return Settled(tuple(found), frozenset(land), tuple(no_room), 0)


def _offers(
    place: Place, cells: Cells, land: set[Cell], taken: set[Cell]
) -> Iterator[tuple[float, float, Cell]]:
    """Cells around with what they cost: distance, missing approaches, wet feet."""
    kind = place.kind or "small"
    for cell in grid.disc(grid.nearest_cell(place.x, place.y), 2):
        if not cells.has(cell) or cell in taken:
            continue
        is_land = cell in land
        moved = math.dist(grid.position(cell), (place.x, place.y))
        if moved >= FURTHEST[kind] or (not is_land and cells.own[cells.at(cell)] <= WADING):
            continue
        ways = sum(near in land for near in cells.around(cell))
        lacking = 0.45 * max(0, 3 - ways) + 0.13 * max(0, APPROACHES[kind] - max(ways, 3))
        yield moved + lacking + (0.0 if is_land else 0.35), moved, cell


def without_lake_islands(home: Settled, parts: Iterable[frozenset[Cell]]) -> Settled:
    """The land without mileposts that lakes surround; `parts` are what lakes leave together."""
    stands = {city.at for city in home.cities}
    lonely = [part for part in parts if len(part) < 3 and not part & stands]
    return replace(home, land=home.land.difference(*lonely))


def ways_into(at: Cell, land: Collection[Cell]) -> int:
    """Edges that lead from outside to a city or to the cells around it."""
    area = {at, *grid.neighbours(at)}.intersection(land)
    return sum(near in land and near not in area for c in area for near in grid.neighbours(c))


def with_approaches(settled: Settled, cells: Cells) -> Settled:
    """Land raised from the driest neighbours where a city can still hardly be approached."""
    land, raised = set(settled.land), 0
    for city in settled.cities:
        around = cells.around(city.at)
        ways = sum(near in land for near in around)
        wanted = 4 if city.place.kind == "major" else 3
        wet = sorted((n for n in around if n not in land), key=lambda n: -cells.own[cells.at(n)])
        for near in wet[: max(0, wanted - ways)]:
            if cells.own[cells.at(near)] >= 0.04:
                land.add(near)
                raised += 1
    return replace(settled, land=frozenset(land), raised=raised)
