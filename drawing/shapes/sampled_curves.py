"""Smooth lines through spots, as many short straights: along these one can measure and lay."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, ceil, cos, dist, sin

from drawing.shapes.symbols import Spot

STEP = 2.0
"""How long the straights are, in millimetres."""
FEWEST, MOST = 5, 24
"""So many of them lie between two spots."""


def through(
    spots: Sequence[Spot], ends: tuple[float, float], handle: float, reach: float
) -> tuple[Spot, ...]:
    """A line through every spot without a corner, in given directions at its ends.

    Between two spots it comes from one direction into the other over `handle`, a part of the way,
    but not over more than `reach`.
    """
    turns = [atan2(there[1] - here[1], there[0] - here[0]) for here, there in _around(spots)]
    directions = [ends[0], *turns, ends[1]]
    found = [spots[0]]
    for number, (here, there) in enumerate(pairwise(spots)):
        long = min(handle * dist(here, there), reach)
        found += _between(here, there, directions[number : number + 2], long)
    return tuple(found)


def _around(spots: Sequence[Spot]) -> Iterator[tuple[Spot, Spot]]:
    """What lies before and behind each inner spot."""
    return zip(spots, spots[2:], strict=False)


def _between(here: Spot, there: Spot, ways: Sequence[float], long: float) -> Iterator[Spot]:
    """The spots of one stretch, without its first one."""
    (x, y), (to_x, to_y) = here, there
    first = x + long * cos(ways[0]), y + long * sin(ways[0])
    second = to_x - long * cos(ways[1]), to_y - long * sin(ways[1])
    count = min(max(ceil(dist(here, there) / STEP), FEWEST), MOST)
    for number in range(1, count):
        part = number / count
        a, b = (1 - part) ** 3, 3 * (1 - part) ** 2 * part
        c, d = 3 * (1 - part) * part**2, part**3
        yield (
            a * x + b * first[0] + c * second[0] + d * to_x,
            a * y + b * first[1] + c * second[1] + d * to_y,
        )
    yield there
