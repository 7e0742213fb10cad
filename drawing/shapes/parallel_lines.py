"""Lines that run side by side: how far each is moved over, and where it then is."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from drawing.shapes.symbols import Spot


def places(count: int, step: float, most: float) -> list[float]:
    """How far each of so many lines lies from the middle; closer where they would need too much."""
    if count > 1:
        step = min(step, most / (count - 1))
    return [(number - (count - 1) / 2) * step for number in range(count)]


def moved_over(spots: Sequence[Spot], by: float, *, mitred: bool = False) -> list[Spot]:
    """A line moved to its right by so much; what has no direction stays where it is.

    At its bends it comes nearer to the old line, unless it is `mitred`.
    """
    if len(spots) < 2 or not by:
        return list(spots)
    sides = [_side(here, there) for here, there in pairwise(spots)]
    first, last = sides[0], sides[-1]
    joints = [_mean(before, after) for before, after in pairwise(sides)]
    joints = [_stretched(joint) for joint in joints] if mitred else joints
    return [
        (spot[0] + side[0] * by, spot[1] + side[1] * by)
        for spot, side in zip(spots, (first, *joints, last), strict=True)
    ]


def _side(here: Spot, there: Spot) -> Spot:
    dx, dy = there[0] - here[0], there[1] - here[1]
    length = hypot(dx, dy) or 1.0
    return -dy / length, dx / length


def _mean(one: Spot, other: Spot) -> Spot:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _stretched(mean: Spot) -> Spot:
    """As far as the corner of two lines that keep their distance; not far out at a sharp bend."""
    length = max(mean[0] ** 2 + mean[1] ** 2, 0.25)
    return mean[0] / length, mean[1] / length
