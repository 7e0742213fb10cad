"""Terrain by shares: the roughest so many in a hundred are mountain, the wildest alpine."""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Final

import numpy as np

from model.imports.geo.ground.cells import Cells
from model.imports.geo.rasters.arrays import Flags, Floats
from model.imports.geo.rasters.raster import blurred
from model.imports.geo.recipes.amounts import Much
from model.imports.geo.recipes.recipe import TerrainShares
from model.notation import Cell

HEIGHT_COUNTS: Final = 0.05
"""How much a metre of height counts against a metre of relief."""
REGION: Final = 4.0
"""Steps over which the relief of a region is averaged."""
USUAL_MOUNTAIN: Final = 380.0
"""Metres of roughness from which it is mountain where the recipe says nothing."""
MOST_MOUNTAIN, MOST_ALPINE = 0.38, 0.12
"""Shares that are not exceeded where the recipe says nothing."""
ALPINE: Final = (3800.0, 480.0, 1150.0)
"""Alpine: so high and so rough, or so rough alone, in metres."""


def terrain_of(
    cells: Cells, land: Collection[Cell], shares: TerrainShares, known: Collection[str]
) -> dict[Cell, str]:
    """The kind of every cell of land; `known` are the kinds that the game has."""
    order = sorted(land, key=lambda cell: (cell.row, cell.col))
    at = np.array([cells.at(cell) for cell in order], dtype=np.int64)
    height, relief = cells.height[at], cells.relief[at]
    rough = _roughness(cells, order, height, relief)
    if shares.always_above is not None:
        rough = np.where(height >= shares.always_above, np.inf, rough)
    wild = np.maximum(relief / ALPINE[2], np.minimum(height / ALPINE[0], relief / ALPINE[1]))
    is_alpine = np.zeros(len(order), dtype=np.bool_)
    if "alpine" in known:
        is_alpine = _strongest(wild, _alpine_share(shares.alpine, wild))
    rest = np.where(is_alpine, -np.inf, rough)
    is_mountain = _strongest(rest, _mountain_share(shares.mountain, rest)) & ~is_alpine
    is_dry = cells.desert[at] >= 0.5
    if shares.desert is not None:
        heart = np.where(is_mountain | is_alpine, 0.0, _dryness(cells, order, cells.desert[at]))
        is_dry = _strongest(heart, shares.desert)
    kinds = np.where(is_dry & ("desert" in known), "desert", "clear").astype("<U8")
    kinds[is_mountain], kinds[is_alpine] = "mountain", "alpine"
    return _without_loners(cells, dict(zip(order, map(str, kinds), strict=True)))


def _roughness(cells: Cells, order: list[Cell], height: Floats, relief: Floats) -> Floats:
    """Metres: relief and a little height, where the region is not rougher; in the plains relief
    that stands out counts double, so that modest ranges show and high plateaus do not hide all."""
    region = _averaged(cells, order, relief)
    usual = np.where(relief >= 0.7 * region, relief + HEIGHT_COUNTS * height, 0.0)
    standing_out = np.where(relief >= 1.5 * region, 2 * relief, 0.0)
    return np.asarray(np.maximum(usual, standing_out), dtype=np.float64)


def _dryness(cells: Cells, order: list[Cell], desert: Floats) -> Floats:
    """What is desert comes before what only lies near one, in both the middle before the rim."""
    around = _averaged(cells, order, desert)
    return np.asarray(np.where(desert >= 0.5, 1.0 + around, around), dtype=np.float64)


def _averaged(cells: Cells, order: list[Cell], values: Floats) -> Floats:
    """For every cell what the region around it has, as far as it is land."""
    cols, rows = cells.size
    there, known = np.zeros((rows, cols)), np.zeros((rows, cols))
    row, col = np.array([c.row for c in order]), np.array([c.col for c in order])
    there[row, col], known[row, col] = values, 1.0
    return np.asarray(
        (blurred(there, REGION) / np.maximum(blurred(known, REGION), 1e-6))[row, col],
        dtype=np.float64,
    )


def _mountain_share(asked: Much | None, rough: Floats) -> float:
    if asked is not None and asked.is_share:
        return asked.number
    limit = USUAL_MOUNTAIN if asked is None else asked.number
    share = float((rough >= limit).mean())
    return min(share, MOST_MOUNTAIN) if asked is None else share


def _alpine_share(asked: Much | None, wild: Floats) -> float:
    if asked is not None and asked.is_share:
        return asked.number
    limit = 1.0 if asked is None else asked.number / ALPINE[2]
    share = float((wild >= limit).mean())
    return min(share, MOST_ALPINE) if asked is None else share


def _strongest(values: Floats, share: float) -> Flags:
    """The given share of all, those with the largest values; equal ones in reading order."""
    wanted = round(share * len(values))
    chosen = np.zeros(len(values), dtype=np.bool_)
    first = np.argsort(-values, kind="stable")[:wanted]
    chosen[first] = values[first] > 0
    return chosen


def _without_loners(cells: Cells, kinds: Mapping[Cell, str]) -> dict[Cell, str]:
    """A lone symbol in the middle of others joins them."""
    now = dict(kinds)
    for _ in range(2):
        after = dict(now)
        for cell, kind in now.items():
            near = [now[other] for other in cells.around(cell) if other in now]
            if len(near) < 5 or kind in near:
                continue
            most, times = Counter(near).most_common(1)[0]
            if times >= len(near) - 1:
                after[cell] = most
        now = after
    return now
