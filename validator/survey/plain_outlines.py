"""Whether an outline goes around an area without crossing itself: quickly, in whole numbers.

Nearly all outlines do. For the few that may not, shapely is asked, which takes long to load.
"""

from itertools import pairwise
from typing import Final

from model.boards import grid
from model.notation import Path

MOST_POINTS: Final = 200
"""Outlines with more points are left to shapely, whose time hardly hangs on their shape."""
Spot = tuple[int, int]
Line = tuple[Spot, Spot]


def is_plain(outline: Path) -> bool:
    """Whether an outline surely bounds an area and meets itself nowhere; False may be wrong."""
    spots = [grid.units(place) for place in outline]
    if len(spots) > 1 and spots[0] == spots[-1]:
        spots.pop()
    if not 2 < len(spots) <= MOST_POINTS:
        return False
    sides = list(pairwise([*spots, spots[0]]))
    if any(a == b for a, b in sides):
        return False
    is_round = all(
        _turn(before[0], *after) or _goes_on(before, after)
        for before, after in zip([sides[-1], *sides], sides, strict=False)
    )
    return is_round and not _any_meet(sides)


def _goes_on(before: Line, after: Line) -> bool:
    """Whether a side that is straight on after another goes on, and not back over it."""
    (ax, ay), (bx, by) = before
    (_, _), (cx, cy) = after
    return (bx - ax) * (cx - bx) + (by - ay) * (cy - by) > 0


def _any_meet(sides: list[Line]) -> bool:
    """Whether two sides meet that do not follow each other."""
    last = len(sides) - 1
    in_order = sorted(range(len(sides)), key=lambda n: min(sides[n])[0])
    near: list[int] = []
    for n in in_order:
        left = min(sides[n])[0]
        near = [other for other in near if max(sides[other])[0] >= left]
        for other in near:
            apart = abs(n - other)
            if 1 < apart < last and _meet(sides[n], sides[other]):
                return True
        near.append(n)
    return False


def _meet(one: Line, other: Line) -> bool:
    (a, b), (c, d) = one, other
    turns = _turn(a, b, c), _turn(a, b, d), _turn(c, d, a), _turn(c, d, b)
    if turns[0] * turns[1] < 0 and turns[2] * turns[3] < 0:
        return True
    ends = zip(turns, ((a, b, c), (a, b, d), (c, d, a), (c, d, b)), strict=True)
    return any(not turn and _is_between(*three) for turn, three in ends)


def _turn(a: Spot, b: Spot, c: Spot) -> int:
    """Above 0 if the way from a over b to c turns one way, below if the other, 0 if straight."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _is_between(a: Spot, b: Spot, c: Spot) -> bool:
    """Whether c, which lies on the line through a and b, lies between them."""
    across = min(a[0], b[0]) <= c[0] <= max(a[0], b[0])
    return across and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])
