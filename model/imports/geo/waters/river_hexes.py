"""Rivers on hex boards: a walk from hex to hex, whose hexes are river terrain."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from model.boards import grid
from model.imports.geo.ground.cells import Cells
from model.imports.geo.rasters.arrays import Line
from model.imports.geo.waters.corner_paths import smoothed
from model.imports.geo.waters.river_lines import Stream
from model.notation import Cell

FINE = 0.15
CLIPPED = 0.75
"""Steps that a river must run through a hex to turn aside for it; less only clips its corner."""


class HexRiver(NamedTuple):
    """A river with the hexes it runs through."""

    stream: Stream
    cells: tuple[Cell, ...]


def rivers_through(
    streams: Sequence[Stream], cells: Cells, land: Collection[Cell]
) -> list[HexRiver]:
    """The hexes of every river; a lower end steps into a neighbouring river or into the water."""
    walks = [
        (stream, walk)
        for stream in streams
        for line in stream.lines
        if len(line) > 1
        for walk in _walks(line, cells, land)
    ]
    passed = Counter(cell for _, walk in walks for cell in set(walk))
    return [HexRiver(s, tuple(_led(walk, passed, cells, land))) for s, walk in walks]


def _walks(line: Line, cells: Cells, land: Collection[Cell]) -> list[list[Cell]]:
    smooth = smoothed(line, FINE)
    points = smooth[:: max(1, len(smooth) // 4000)]
    passed = [grid.nearest_cell(x, y) for x, y in points.tolist()]
    lengths = _lengths(points, passed)
    runs: list[list[Cell]] = [[]]
    for cell in passed:
        if runs[-1] and runs[-1][-1] == cell:
            continue
        if cell in land:
            runs[-1].append(cell)
            continue
        if runs[-1] and cells.has(cell):
            runs[-1].append(cell)
        runs.append([])
    return [walk for run in runs if len(walk := _straight(_without_loops(run), lengths)) >= 3]


def _lengths(points: Line, passed: Sequence[Cell]) -> Counter[Cell]:
    """How many steps of a river lie in each hex."""
    steps = np.hypot(*np.diff(points, axis=0).T).tolist()
    lengths: Counter[Cell] = Counter()
    for cell, step in zip(passed, steps, strict=False):
        lengths[cell] += step
    return lengths


def _straight(walk: list[Cell], lengths: Mapping[Cell, float]) -> list[Cell]:
    """The walk without hexes that the river only clips, the least of them first."""
    walk = list(walk)
    while clipped := [
        (lengths[here], i)
        for i, (before, here, after) in enumerate(zip(walk, walk[1:], walk[2:], strict=False), 1)
        if lengths[here] < CLIPPED and grid.distance(before, after) == 1
    ]:
        del walk[min(clipped)[1]]
    return walk


def _without_loops(run: Sequence[Cell]) -> list[Cell]:
    out: list[Cell] = []
    for cell in run:
        if cell in out:
            del out[out.index(cell) + 1 :]
        else:
            out.append(cell)
    return out


def _led(
    walk: list[Cell], passed: Mapping[Cell, int], cells: Cells, land: Collection[Cell]
) -> list[Cell]:
    heights = cells.height[np.array([cells.at(walk[0]), cells.at(walk[-1])])]
    end = -1 if heights[1] <= heights[0] else 0
    if walk[end] not in land or passed[walk[end]] > 1:
        return walk
    around = [c for c in cells.around(walk[end]) if c not in walk and (passed[c] or c not in land)]
    if not around:
        return walk
    best = min(around, key=lambda c: (passed[c] == 0, cells.height[cells.at(c)], c))
    return [*walk, best] if end else [best, *walk]
