"""Borders between hexes over which nobody builds: straits and gulfs first, then high ridges."""

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Final

import numpy as np

from model.boards import grid
from model.imports.geo.additions import LandMade
from model.imports.geo.rasters.arrays import Floats
from model.notation import Cell, Edge

SHARE: Final = 0.13
"""Blocked borders for each hex of land, where nobody says how many."""
FEWEST_WAYS: Final = 3
"""Ways that lead into a hex beside a blocked border at least."""
MOST_OF_HEX: Final = 2
WET: Final = 0.35
"""How much of a border lies in water that parts its hexes."""
SAMPLES: Final = 9


def blocked_borders(land: LandMade) -> tuple[Edge, ...]:
    """The borders that part most, as long as the land stays one and every hex can be reached."""
    asked, ground = land.recipe.stations.blocked, land.settled.land
    count = round(SHARE * len(ground)) if asked is None else int(asked)
    found: set[Edge] = set()
    sides: Counter[Cell] = Counter()
    for edge in _ranked(land):
        if len(found) >= count:
            break
        if max(sides[edge.a], sides[edge.b]) < MOST_OF_HEX and _is_still_one(ground, found, edge):
            found.add(edge)
            sides.update((edge.a, edge.b))
    return tuple(sorted(found))


def _ranked(land: LandMade) -> list[Edge]:
    """Borders by how much they part, but none of narrow water that was bridged."""
    score = {edge: _parting(land, edge) for edge in _borders(land)}
    return sorted(score, key=lambda edge: (-score[edge], edge))


def _borders(land: LandMade) -> Iterator[Edge]:
    ground = land.settled.land - land.settled.bridges
    for cell in sorted(ground):
        for side in (grid.EAST, grid.SOUTH_EAST, grid.SOUTH_WEST):
            if grid.neighbour(cell, side) in ground:
                yield grid.edge_at(cell, side)


def _parting(land: LandMade, edge: Edge) -> float:
    """Water along a border counts before any ridge; of ridges the one that is highest."""
    frame, ground = land.frame, land.ground
    pixels = frame.pixels(_along(edge))
    wet = float((ground.sea | (ground.lake > 0))[pixels].mean())
    if wet >= WET:
        return 1e4 * wet
    middles = np.array([grid.position(edge.a), grid.position(edge.b)])
    height = ground.height
    ridge = float(height[pixels].mean() - height[frame.pixels(middles)].mean())
    return ridge + 0.2 * float(ground.relief[pixels].mean())


def _along(edge: Edge) -> Floats:
    """Spots along the side that two hexes share."""
    side = grid.side_of(edge.a, edge.b)
    one, other = (np.array(grid.position(c)) for c in grid.ends_of_side(edge.a, side or 0))
    share = np.linspace(0.1, 0.9, SAMPLES)[:, None]
    return np.asarray(one + (other - one) * share, dtype=np.float64)


def _is_still_one(ground: Collection[Cell], blocked: Collection[Edge], edge: Edge) -> bool:
    shut = {*blocked, edge}
    for cell in (edge.a, edge.b):
        ways = [n for n in grid.neighbours(cell) if n in ground and Edge.of(cell, n) not in shut]
        if len(ways) < FEWEST_WAYS:
            return False
    return _reached(edge.a, ground, shut) == len(ground)


def _reached(start: Cell, ground: Collection[Cell], shut: Collection[Edge]) -> int:
    seen, front = {start}, [start]
    while front:
        here = front.pop()
        for near in grid.neighbours(here):
            if near in ground and near not in seen and Edge.of(here, near) not in shut:
                seen.add(near)
                front.append(near)
    return len(seen)
