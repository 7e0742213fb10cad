"""What lies between neighbouring mileposts: open ground, an inlet, a strait, the open sea."""

from collections.abc import Collection
from typing import Final

import numpy as np

from model.boards import grid
from model.forms.frozen import dataclass
from model.imports.geo.ground.cells import Cells
from model.imports.geo.ground.frame import Frame
from model.imports.geo.ground.ground import Ground
from model.imports.geo.rasters.arrays import Flags
from model.imports.geo.recipes.recipe import CoastRules
from model.imports.geo.towns.placing import Settled
from model.notation import Cell, Edge

SAMPLES: Final = 25
"""Spots along an edge, from 6 to 94 hundredths of it."""
LAKE: Final = 0.2
"""How much of an edge lies in a lake that it crosses."""


@dataclass(frozen=True, slots=True)
class Passages:
    """Edges that cross an inlet, edges along which nothing can be built, edges over lakes."""

    inlets: frozenset[Edge]
    blocked: frozenset[Edge]
    lakes: frozenset[Edge]


def edges_between(land: Collection[Cell]) -> list[Edge]:
    """Every edge of the land, in the order of their first cell."""
    found = []
    for cell in sorted(land, key=lambda c: (c.row, c.col)):
        for side in (grid.EAST, grid.SOUTH_WEST, grid.SOUTH_EAST):
            other = grid.neighbour(cell, side)
            if other in land:
                found.append(Edge(cell, other))
    return found


def passages(
    frame: Frame, ground: Ground, cells: Cells, home: Settled, rules: CoastRules
) -> Passages:
    """What the raster shows along every edge."""
    edges = edges_between(home.land)
    cities = {city.at for city in home.cities}
    if not edges:
        return Passages(frozenset(), frozenset(), frozenset())
    along = _Samples(frame, edges)
    sea, inlet, dry = along.of(ground.sea), along.of(ground.inlet), along.of(ground.dry)
    wet, bay = sea.mean(axis=1), inlet.mean(axis=1)
    parted = np.array([_are_parted(cells, edge) for edge in edges])
    is_narrow = (wet <= rules.strait_width) & ~along.of(ground.open_sea)[:, SAMPLES // 2]
    bridged = parted & is_narrow & (rules.straits == "inlet")
    into = bridged | (~parted & (bay >= 0.16) & _dry_on_both_sides(dry, inlet))
    over_sea = ~parted & (wet >= 0.75) & (bay < 0.4)
    shut = (parted & ~bridged) | over_sea
    # Land that was raised for a city lies in the sea, yet the city must be reached.
    needed = ~parted & np.array([edge.a in cities or edge.b in cities for edge in edges])
    into = (into & ~shut) | (needed & over_sea)
    shut &= ~needed
    over_lake = along.of((ground.lake > 0) & ground.own).mean(axis=1) >= LAKE
    return Passages(*(_chosen(edges, flags) for flags in (into, shut, over_lake)))


def _chosen(edges: list[Edge], flags: Flags) -> frozenset[Edge]:
    return frozenset(edge for edge, found in zip(edges, flags, strict=True) if found)


class _Samples:
    """Pixels along edges."""

    def __init__(self, frame: Frame, edges: list[Edge]) -> None:
        start = np.array([grid.position(edge.a) for edge in edges])
        end = np.array([grid.position(edge.b) for edge in edges])
        share = np.linspace(0.06, 0.94, SAMPLES)
        spots = start[:, None] + (end - start)[:, None] * share[None, :, None]
        self._shape = len(edges), SAMPLES
        self._pixels = frame.pixels(spots.reshape(-1, 2))

    def of(self, mask: Flags) -> Flags:
        return mask[self._pixels].reshape(self._shape)


def _are_parted(cells: Cells, edge: Edge) -> bool:
    """Whether the two mileposts stand on two pieces of land."""
    one, other = cells.landmass[cells.at(edge.a)], cells.landmass[cells.at(edge.b)]
    return bool(one and other and one != other)


def _dry_on_both_sides(dry: Flags, water: Flags) -> Flags:
    """Whether dry land lies before the first and behind the last water of each edge."""
    numbers = np.arange(SAMPLES)
    first = np.where(water, numbers, SAMPLES).min(axis=1)
    last = np.where(water, numbers, -1).max(axis=1)
    before = (dry & (numbers < first[:, None])).any(axis=1)
    behind = (dry & (numbers > last[:, None])).any(axis=1)
    return np.asarray((last >= 0) & before & behind, dtype=np.bool_)
