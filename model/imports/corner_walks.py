"""Walks from corner to corner of the lattice: along lines, around mileposts, without detours."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise, takewhile
from typing import Final

from model.boards import grid
from model.notation import Cell, Corner, Edge

HALVINGS: Final = 12
Spot = tuple[float, float]


def walk_along(
    line: Sequence[Spot], corners: Sequence[Corner], corner_at: Callable[[Spot], Corner]
) -> list[Corner]:
    """The corners that a line passes, each a neighbour of the next, none twice.

    `corners` are those nearest to its points. The walk crosses edges, each at most once, and never
    meets a milepost. Where it winds round one milepost nearly all the way, it takes the other side.
    """
    walk = [corners[0]]
    for (start, end), there in zip(pairwise(line), corners[1:], strict=True):
        if there != walk[-1]:
            _go_on(walk, start, end, corner_at)
    return _unwound(without_loops(walk))


def _go_on(walk: list[Corner], start: Spot, end: Spot, corner_at: Callable[[Spot], Corner]) -> None:
    """Adds what lies on a stretch, halved until each corner is a neighbour of the one before."""
    waiting = [(start, end, 0)]
    while waiting:
        near, far, depth = waiting.pop()
        there = corner_at(far)
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
    begin = 1
    for _ in range(len(path)):
        turn = _winding(path, begin)
        if turn is None:
            return path
        first, last, cell = turn
        other = _around(path[first], path[last], cell)
        before, path = path, without_loops([*path[: first + 1], *other, *path[last + 1 :]])
        # What is new may wind together with the few corners before it.
        begin = max(1, _alike(before, path) - 6)
    return path


def _alike(one: Sequence[Corner], other: Sequence[Corner]) -> int:
    """How many corners two walks begin with alike."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _winding(path: Sequence[Corner], begin: int) -> tuple[int, int, Cell] | None:
    """Where a path passes five corners of one cell or more, neither at its source nor its mouth."""
    for first in range(begin, len(path) - 5):
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
