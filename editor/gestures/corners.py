"""Ways along the sides of hexes: from corner to corner, as rivers run."""

import math
from collections.abc import Iterable

from model.boards import grid
from model.notation import Corner, Point

Place = Corner | Point


def way(start: Corner, goal: Corner) -> list[Corner]:
    """The corners after the start on a shortest way, as near to the straight line as can be."""
    found: list[Corner] = []
    here, left = start, steps_between(start, goal)
    while left:
        nearer = [c for c in grid.corner_neighbours(here) if steps_between(c, goal) < left]
        here = min(nearer, key=lambda corner: _beside(corner, start, goal))
        left -= 1
        found.append(here)
    return found


def steps_between(one: Corner, other: Corner) -> int:
    """How many sides of hexes lie between two corners."""
    return sum(abs(a - b) for a, b in zip(_axes(one), _axes(other), strict=True))


def _axes(corner: Corner) -> tuple[int, int, int]:
    """Steps along the three directions of sides: each side changes exactly one of them by one."""
    x, y = grid.units(corner)
    right, down = x // (grid.COLUMN // 2), (y + grid.CORNER) // (grid.CORNER // 2)
    both = 1 if corner.end == "s" else 0
    up = (both - down) // 3
    return up, (both - up + right) // 2, (both - up - right) // 2


def _beside(corner: Corner, start: Corner, goal: Corner) -> float:
    """How far a corner lies from the straight line between two others."""
    (x, y), (ax, ay), (bx, by) = map(grid.position, (corner, start, goal))
    length = math.hypot(bx - ax, by - ay) or 1.0
    return abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length


def joined(places: Iterable[Place]) -> list[Place]:
    """Places in order, with ways between corners that are no neighbours, and no way there and back.

    Free points are joined by straight lines.
    """
    found: list[Place] = []
    for place in places:
        last = found[-1] if found else None
        is_way = isinstance(last, Corner) and isinstance(place, Corner)
        for step in way(last, place) if is_way else [place]:  # type: ignore[arg-type]
            if len(found) > 1 and found[-2] == step:
                found.pop()
            elif not found or found[-1] != step:
                found.append(step)
    return found
