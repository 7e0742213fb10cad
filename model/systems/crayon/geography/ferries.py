"""Ferries and links: those asked for by name, and proposals for islands that nothing joins."""

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np

from model.boards import grid
from model.boards.rims import coast
from model.imports.geo.ground.frame import Frame
from model.imports.geo.ground.ground import Ground
from model.imports.geo.rasters.arrays import Floats
from model.notation import Cell, Edge

LONGEST: Final = 6.0
"""Steps of a ferry that is proposed."""
EACH: Final = 2
"""Ferries that an island is proposed."""
APART: Final = 1.8
"""Steps between their ports, on the island and on the other side."""
CITY_DRAWS: Final = 0.6
"""Steps by which a port in a city counts as nearer."""


class Crossing(NamedTuple):
    """A ferry by its two ports."""

    one: Cell
    other: Cell

    @property
    def steps(self) -> float:
        return math.dist(grid.position(self.one), grid.position(self.other))

    @property
    def cost(self) -> int:
        """A first price, as printed games have it: 4 for a short run, more for a long one."""
        return max(4, round(1.5 * self.steps))


def parts_of(land: Collection[Cell], blocked: Collection[Edge]) -> list[frozenset[Cell]]:
    """What track can join, the largest part first; blocked edges join nothing."""
    left, found = set(land), []
    for start in sorted(land, key=lambda cell: (cell.row, cell.col)):
        if start not in left:
            continue
        left.discard(start)
        part = [start]
        for cell in part:
            for near in grid.neighbours(cell):
                if near in left and Edge.of(cell, near) not in blocked:
                    left.discard(near)
                    part.append(near)
        found.append(frozenset(part))
    return sorted(found, key=len, reverse=True)


def proposed(
    parts: Sequence[frozenset[Cell]], cities: Collection[Cell], frame: Frame, ground: Ground
) -> Iterator[Crossing]:
    """For every island the shortest ways over water to land that is larger."""
    for number, island in enumerate(parts[1:], 1):
        others = frozenset[Cell]().union(*parts[:number])
        yield from _ferries(island, others, cities, frame, ground)


def _ferries(
    island: frozenset[Cell],
    others: frozenset[Cell],
    cities: Collection[Cell],
    frame: Frame,
    ground: Ground,
) -> Iterator[Crossing]:
    here = sorted(coast(island), key=lambda cell: (cell.row, cell.col))
    there = _within_reach(here, coast(others))
    if not there:
        return
    starts, ends = _spots(here), _spots(there)
    away = np.hypot(*(starts[:, None] - ends[None]).transpose(2, 0, 1))
    drawn = np.array([cell in cities for cell in here])[:, None] * CITY_DRAWS
    drawn = drawn + np.array([cell in cities for cell in there])[None] * CITY_DRAWS
    furthest = min(LONGEST, 1.9 * float(away.min()) + 0.6 + CITY_DRAWS)
    ports: list[tuple[int, int]] = []
    for place in np.argsort(away - drawn, axis=None, kind="stable")[:4000].tolist():
        one, other = divmod(place, len(there))
        if len(ports) == EACH:
            return
        is_near = away[one, other] <= furthest
        is_apart = all(
            math.dist(starts[one], starts[a]) > APART and math.dist(ends[other], ends[b]) > APART
            for a, b in ports
        )
        if is_near and is_apart and _is_over_water(starts[one], ends[other], frame, ground):
            ports.append((one, other))
            yield Crossing(here[one], there[other])


def _spots(cells: Sequence[Cell]) -> Floats:
    return np.array([grid.position(cell) for cell in cells])


def _within_reach(here: Sequence[Cell], others: Collection[Cell]) -> list[Cell]:
    """The cells in the neighbourhood of an island, in reading order."""
    reach = int(LONGEST) + 2
    left, right = min(c.col for c in here) - reach, max(c.col for c in here) + reach
    top, bottom = min(c.row for c in here) - reach, max(c.row for c in here) + reach
    near = [c for c in others if left <= c.col <= right and top <= c.row <= bottom]
    return sorted(near, key=lambda cell: (cell.row, cell.col))


def _is_over_water(start: Floats, end: Floats, frame: Frame, ground: Ground) -> bool:
    along = np.linspace(0.15, 0.85, 15)[:, None]
    wet = ground.sea[frame.pixels(start + (end - start) * along)].mean()
    return bool(wet >= (0.25 if math.dist(start, end) < 1.2 else 0.6))


def asked_for(
    pairs: Sequence[Sequence[str]], cities: Mapping[str, Cell]
) -> tuple[list[Crossing], list[str]]:
    """The ferries between cities that a recipe lists, and those of which a city is missing."""
    found, missing = [], []
    for pair in pairs:
        ends = [cities[name] for name in pair if name in cities]
        if len(ends) == 2 and len(pair) == 2 and ends[0] != ends[1]:
            found.append(Crossing(*ends))
        else:
            missing.append("–".join(pair))
    return found, missing
