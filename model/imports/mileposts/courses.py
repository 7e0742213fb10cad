"""Rivers from the edges that they cross: walks from corner to corner, over no other edge."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Final

from model.boards import grid
from model.notation import Cell, Corner, Edge

MOST_ARMS: Final = 12
"""Of what hangs together; a river of more is a net, of which the rest is left to its crossings."""
FARTHEST: Final = 4
"""Steps that a river goes where there are no mileposts, until it is lost."""
Has = Callable[[Cell], bool]
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


def flowing_on(walks: list[list[Corner]], has: Has) -> list[list[Corner]]:
    """The walks, where one can go on to another past places without mileposts: over no edge."""
    course, *others = walks
    for _ in range(2 * len(others)):
        ends = {walk[0]: walk for walk in others} | {walk[-1]: walk[::-1] for walk in others}
        way = _way(course, ends, has)
        if way is None:
            course.reverse()
            way = _way(course, ends, has)
        if way is None:
            break
        following = ends[way[-1]]
        others = [walk for walk in others if {walk[0], walk[-1]} != {following[0], following[-1]}]
        course = [*course, *way[1:], *following[1:]]
    return [course, *others]


def _way(
    course: list[Corner], ends: Mapping[Corner, list[Corner]], has: Has
) -> list[Corner] | None:
    """The shortest way from the end of a course to another walk, past places without mileposts."""
    taken, waiting = {*course}, deque([[course[-1]]])
    while waiting:
        way = waiting.popleft()
        if way[-1] in ends and len(way) > 1 and taken.isdisjoint(ends[way[-1]][1:]):
            return way
        for other in grid.corner_neighbours(way[-1]) if len(way) <= FARTHEST else ():
            edge = grid.edge_crossed(way[-1], other)
            is_free = edge is not None and not (has(edge.a) and has(edge.b))
            if is_free and other not in taken and any(map(has, grid.cells_at(other))):
                taken.add(other)
                waiting.append([*way, other])
    return None


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
