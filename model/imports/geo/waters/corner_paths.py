"""Lines on the board as walks from corner to corner, so that what they cross is never in doubt."""

from collections.abc import Callable
from typing import Final

import numpy as np

from model.boards import grid
from model.imports.corner_walks import walk_along
from model.imports.geo.rasters.arrays import Line
from model.imports.geo.rasters.raster import bell
from model.notation import Corner

STEP: Final = 0.05
MEANDERS: Final = 0.22
"""Steps: bends that are finer than this are smoothed away."""


def corners_at(places: Line) -> list[Corner]:
    """The corner nearest to each place: the middle of the triangle of mileposts that holds it."""
    row = np.floor(places[:, 1] / grid.ROW_HEIGHT).astype(np.int64)
    down = places[:, 1] / grid.ROW_HEIGHT - row
    odd = (row & 1).astype(np.bool_)
    across = places[:, 0] - np.where(odd, 0.5, 0.0) + np.where(odd, 0.5, -0.5) * down
    col = np.floor(across).astype(np.int64)
    rest = across - col
    # Above the slanting side a triangle stands on its tip, below it upright.
    tipped = np.where(odd, rest > down, rest + down < 1)
    cols = np.where(tipped, np.where(odd, col + 1, col), np.where(odd, col, col + 1))
    rows = np.where(tipped, row + 1, row)
    return [
        Corner(at, line, "n" if tip else "s")
        for at, line, tip in zip(cols.tolist(), rows.tolist(), tipped.tolist(), strict=True)
    ]


def length_of(line: Line) -> float:
    return float(np.hypot(*np.diff(line, axis=0).T).sum()) if len(line) > 1 else 0.0


def resampled(line: Line, step: float) -> Line:
    """Points in even steps along a line, its own points kept."""
    parts = np.maximum((np.hypot(*np.diff(line, axis=0).T) / step).astype(np.int64), 1)
    starts = np.repeat(np.arange(len(parts)), parts)
    first = np.concatenate(([0], np.cumsum(parts)[:-1]))
    share = (np.arange(len(starts)) - first[starts]) / parts[starts]
    points = line[starts] + (line[starts + 1] - line[starts]) * share[:, None]
    return np.vstack((points, line[-1:]))


def smoothed(line: Line, sigma: float = MEANDERS) -> Line:
    """A line in even steps without its fine bends; its ends stay."""
    points = resampled(line, STEP)
    weights = bell(sigma / STEP)
    reach = min(len(weights) // 2, len(points) - 1)
    if reach < 2:
        return points
    middle = len(weights) // 2
    weights = weights[middle - reach : middle + reach + 1]
    weights = weights / weights.sum()
    before = 2 * points[0] - points[reach:0:-1]
    after = 2 * points[-1] - points[-2 : -reach - 2 : -1]
    padded = np.vstack((before, points, after))
    return np.column_stack([np.convolve(padded[:, n], weights, mode="valid") for n in (0, 1)])


def walked(line: Line) -> list[Corner]:
    """The corners that a line passes, each a neighbour of the next, none twice."""
    spots = [(x, y) for x, y in line.tolist()]
    return walk_along(spots, corners_at(line), lambda spot: corners_at(np.array([spot]))[0])


def reached(
    start: Corner,
    allowed: Callable[[Corner], bool],
    wanted: Callable[[Corner], bool],
    furthest: int,
) -> list[Corner]:
    """The shortest walk from a corner (left out) to one that is wanted; empty if it is too far."""
    before: dict[Corner, Corner] = {}
    ring, seen = [start], {start}
    for _ in range(furthest):
        following = []
        for here in ring:
            for there in grid.corner_neighbours(here):
                if there in seen or not allowed(there):
                    continue
                seen.add(there)
                before[there] = here
                if wanted(there):
                    return _back(there, start, before)
                following.append(there)
        ring = following
    return []


def _back(goal: Corner, start: Corner, before: dict[Corner, Corner]) -> list[Corner]:
    walk = [goal]
    while before[walk[-1]] != start:
        walk.append(before[walk[-1]])
    return walk[::-1]
