"""The terrain between cities: a third mountains, a third rivers, the rest fields; water is sea."""

from collections.abc import Collection, Mapping
from typing import Final

import numpy as np

from model.forms.frozen import dataclass
from model.imports.geo.additions import LandMade
from model.notation import Cell

MOUNTAINS, RIVERS = 0.34, 0.36
"""Parts of the hexes without a place."""
MOST_RIVERS: Final = 0.42
FLAT: Final = 60.0
"""Metres of relief below which nothing is a mountain."""
HEIGHT_COUNTS: Final = 0.05
"""How much a metre of height counts against a metre of relief."""


@dataclass(frozen=True, slots=True)
class Mix:
    """The kinds of all hexes, and the rivers that are left, by the hexes they run through."""

    terrain: Mapping[Cell, str]
    rivers: Collection[tuple[Cell, ...]]


def mixed(land: LandMade, places: Collection[Cell]) -> Mix:
    """The terrain of a land on which places stand."""
    ground = land.settled.land
    free = sorted(ground - set(places))
    rivers = _rivers(land, free)
    wet = {cell for river in rivers for cell in river} | land.settled.bridges
    dry = [cell for cell in free if cell not in wet]
    high = set(_mountains(land, dry, round(MOUNTAINS * len(free))))
    valleys = [cell for cell in dry if cell not in high]
    wet |= set(_brooks(land, valleys, round(RIVERS * len(free)) - len(wet.intersection(free))))
    kinds = dict.fromkeys(_water(land), "sea")
    kinds |= dict.fromkeys(sorted(ground), "field")
    kinds |= dict.fromkeys(sorted(high), "mountain")
    kinds |= dict.fromkeys(sorted(wet & ground), "river")
    return Mix(kinds, frozenset(rivers))


def _rivers(land: LandMade, free: Collection[Cell]) -> list[tuple[Cell, ...]]:
    """The rivers that are asked for, or the longest, as far as they leave room for other ground."""
    asked = land.recipe.rivers
    ranked = sorted((river.cells for river in land.rivers), key=lambda cells: (-len(cells), cells))
    if asked.keep or asked.count is not None:
        return ranked
    kept: list[tuple[Cell, ...]] = []
    wet: set[Cell] = set()
    for cells in ranked:
        more = wet | set(cells).intersection(free)
        if not kept or len(more) <= MOST_RIVERS * len(free):
            kept.append(cells)
            wet = more
    return kept


def _mountains(land: LandMade, dry: Collection[Cell], usual: int) -> list[Cell]:
    """The roughest ground; what the recipe says of mountains holds as it is said."""
    cells, asked = land.cells, land.recipe.terrain
    if asked.mountain is not None or asked.always_above is not None:
        return [cell for cell in dry if land.kinds.get(cell) in ("mountain", "alpine")]
    at = {cell: cells.at(cell) for cell in dry}
    rough = {n: float(cells.relief[i] + HEIGHT_COUNTS * cells.height[i]) for n, i in at.items()}
    ranked = sorted(at, key=lambda cell: (-rough[cell], cell))
    return [cell for cell in ranked[:usual] if cells.relief[at[cell]] >= FLAT]


def _brooks(land: LandMade, valleys: Collection[Cell], count: int) -> list[Cell]:
    """Where most water gathers that runs down the land: rivers that no layer knows."""
    if land.recipe.rivers.count is not None:
        return []
    gathered = _gathered(land)
    ranked = sorted(valleys, key=lambda cell: (-gathered[cell], cell))
    return ranked[: max(count, 0)]


def _gathered(land: LandMade) -> dict[Cell, float]:
    """How many hexes drain through each: water runs to the lowest neighbour that is lower."""
    cells = land.cells
    height = {cell: float(cells.height[cells.at(cell)]) for cell in sorted(land.settled.land)}
    water = dict.fromkeys(height, 1.0)
    for cell in sorted(height, key=lambda one: (-height[one], one)):
        near = [one for one in cells.around(cell) if one in height]
        low = min(near, key=lambda one: (height[one], one), default=cell)
        if height[low] < height[cell]:
            water[low] += water[cell]
    return water


def _water(land: LandMade) -> list[Cell]:
    """Sea and lakes; foreign land is no part of the board."""
    cells = land.cells
    wet = cells.sea + cells.lake + np.where(cells.own > 0, cells.own - cells.lake, 0.0)
    return [
        cell
        for cell in cells.everywhere()
        if cell not in land.settled.land and wet[cells.at(cell)] >= cells.neighbour[cells.at(cell)]
    ]
