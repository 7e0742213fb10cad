"""Rivers from the edges that they cross: walks from corner to corner, over no other edge."""

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

from model.boards import grid
from model.notation import Corner, Edge

MOST_ARMS: Final = 12
"""Of what hangs together; a river of more is a net, of which the rest is left to its crossings."""
Sides = dict[Corner, set[Corner]]
"""Which corners are joined by the side of a hex that lies across one of the edges."""


def ends_across(edge: Edge) -> tuple[Corner, Corner]:
    """The corners between which a river runs that crosses an edge."""
    side = grid.side_of(edge.a, edge.b)
    if side is None:
        raise ValueError(f"{edge} is no edge")
    return grid.ends_of_side(edge.a, side)


def courses(edges: Iterable[Edge]) -> list[list[Corner]]:
    """Walks that cross the edges, each at most once, the longest first: a river and its arms."""
    sides = _sides(edges)
    found = [walk for part in _parts(sides) for walk in _walks(part, sides)]
    return sorted(found, key=lambda walk: (-len(walk), walk))


def rivers_apart(edges: Iterable[Edge]) -> list[list[Edge]]:
    """Edges in groups that rivers cross which do not meet, in the order of their first edge."""
    listed = sorted({*edges}, key=lambda edge: (edge.a.row, edge.a.col, edge.b.row, edge.b.col))
    sides = _sides(listed)
    part_of = {corner: number for number, part in enumerate(_parts(sides)) for corner in part}
    groups: dict[int, list[Edge]] = {}
    for edge in listed:
        groups.setdefault(part_of[ends_across(edge)[0]], []).append(edge)
    return [*groups.values()]


def _sides(edges: Iterable[Edge]) -> Sides:
    sides: Sides = {}
    for edge in edges:
        one, other = ends_across(edge)
        sides.setdefault(one, set()).add(other)
        sides.setdefault(other, set()).add(one)
    return sides


def _parts(sides: Sides) -> Iterator[list[Corner]]:
    """The corners that hang together, each part in order."""
    seen: set[Corner] = set()
    for corner in sorted(sides):
        if corner not in seen:
            part = [*_reached(corner, sides)]
            seen.update(part)
            yield sorted(part)


def _reached(start: Corner, sides: Sides) -> dict[Corner, Corner]:
    """The corners that can be reached, the nearest first, each with the one before it."""
    before, waiting = {start: start}, deque([start])
    while waiting:
        corner = waiting.popleft()
        for other in sorted(sides[corner]):
            if other not in before:
                before[other] = corner
                waiting.append(other)
    return before


def _walks(part: list[Corner], sides: Sides) -> Iterator[list[Corner]]:
    """Takes one walk after the other out of a part, from one far end of what is left to another."""
    left = [corner for corner in part if sides[corner]]
    for _ in range(MOST_ARMS if left else 0):
        start = [*_reached(left[0], sides)][-1]
        before = _reached(start, sides)
        corner = [*before][-1]
        walk = [corner]
        while corner != start:
            corner = before[corner]
            walk.append(corner)
        for one, other in pairwise(walk):
            sides[one].discard(other)
            sides[other].discard(one)
        yield walk
        left = [corner for corner in left if sides[corner]]
        if not left:
            return
