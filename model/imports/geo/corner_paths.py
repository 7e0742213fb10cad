"""Lines on the board as walks from corner to corner, so that what they cross is never in doubt."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Final

import numpy as np

from model.boards import grid
from model.imports.geo.arrays import Line
from model.imports.geo.raster import bell
from model.notation import Cell, Corner, Edge

STEP: Final = 0.05
MEANDERS: Final = 0.22
"""Steps: bends that are finer than this are smoothed away."""
HALVINGS: Final = 12
Spot = tuple[float, float]


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
    """The corners that a line passes, each a neighbour of the next, none twice.

    So it crosses edges, each at most once, and never meets a milepost. Where it winds round one
    milepost nearly all the way, it takes the other side.
    """
    found = corners_at(line)
    walk = [found[0]]
    for (start, end), there in zip(pairwise(line.tolist()), found[1:], strict=True):
        if there != walk[-1]:
            _go_on(walk, tuple(start), tuple(end))
    return _unwound(without_loops(walk))


def _go_on(walk: list[Corner], start: Spot, end: Spot) -> None:
    """Adds what lies on a stretch, halved until each corner is a neighbour of the one before."""
    waiting = [(start, end, 0)]
    while waiting:
        near, far, depth = waiting.pop()
        there = corners_at(np.array([far]))[0]
        if there == walk[-1]:
            continue
        common = set(grid.cells_at(there)) & set(grid.cells_at(walk[-1]))
        if len(common) == 2:
            walk.append(there)
        elif depth < HALVINGS:
            middle = ((near[0] + far[0]) / 2, (near[1] + far[1]) / 2)
            waiting += [(middle, far, depth + 1), (near, middle, depth + 1)]
        elif common:
            # Straight through a milepost: around it, the shorter way.
            walk += _around(walk[-1], there, min(common))


def _around(start: Corner, end: Corner, cell: Cell) -> list[Corner]:
    """From one corner of a cell to another the short way round, without the first."""
    ring = grid.corners(cell)
    first = ring.index(start)
    steps = (ring.index(end) - first) % 6
    if steps <= 3:
        return [ring[(first + n) % 6] for n in range(1, steps + 1)]
    return [ring[(first - n) % 6] for n in range(1, 7 - steps)]


def without_loops(walk: Iterable[Corner]) -> list[Corner]:
    """A walk without the detours that lead back to where it was."""
    out: list[Corner] = []
    places: dict[Corner, int] = {}
    for corner in walk:
        if corner in places:
            for left in out[places[corner] + 1 :]:
                del places[left]
            del out[places[corner] + 1 :]
        else:
            places[corner] = len(out)
            out.append(corner)
    return out


def _unwound(path: list[Corner]) -> list[Corner]:
    for _ in range(len(path)):
        turn = _winding(path)
        if turn is None:
            return path
        first, last, cell = turn
        other = _around(path[first], path[last], cell)
        path = without_loops([*path[: first + 1], *other, *path[last + 1 :]])
    return path


def _winding(path: Sequence[Corner]) -> tuple[int, int, Cell] | None:
    """Where a path passes five corners of one cell or more, neither at its source nor its mouth."""
    for first in range(1, len(path) - 5):
        for cell in grid.cells_at(path[first]):
            last = first
            while last + 1 < len(path) and cell in grid.cells_at(path[last + 1]):
                last += 1
            if last - first >= 4 and last < len(path) - 1:
                return first, last, cell
    return None


def edges_crossed(path: Sequence[Corner]) -> list[Edge]:
    crossed = (grid.edge_crossed(one, other) for one, other in pairwise(path))
    return [edge for edge in crossed if edge is not None]


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
