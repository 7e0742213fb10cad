"""Sectors of a polygon around its middle, as slices of a cake."""

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, cos, pi, sin

from drawing.shapes.curves import line
from drawing.shapes.symbols import Curve, Spot

FROM_TOP = -pi / 2
"""Where the first sector begins, as an angle from the east."""


def sectors_of(middle: Spot, corners: Sequence[Spot], count: int) -> list[Curve]:
    """A polygon in equal angles around its middle, clockwise from the top."""
    if count < 2:
        return [line(list(corners), closed=True)]
    cuts = [FROM_TOP + 2 * pi * number / count for number in range(count + 1)]
    angles = [atan2(y - middle[1], x - middle[0]) for x, y in corners]
    found = []
    for begin, end in pairwise(cuts):
        within = sorted(
            ((angle - begin) % (2 * pi), corner)
            for angle, corner in zip(angles, corners, strict=True)
        )
        between = [corner for off, corner in within if 0 < off < end - begin]
        ring = [middle, _on_rim(middle, corners, begin), *between, _on_rim(middle, corners, end)]
        found.append(line(ring, closed=True))
    return found


def _on_rim(middle: Spot, corners: Sequence[Spot], angle: float) -> Spot:
    """Where a ray from the middle meets the rim."""
    dx, dy = cos(angle), sin(angle)
    reach = max(
        _reach(middle, (dx, dy), one, other)
        for one, other in zip(corners, [*corners[1:], corners[0]], strict=True)
    )
    return middle[0] + dx * reach, middle[1] + dy * reach


def _reach(middle: Spot, ray: Spot, one: Spot, other: Spot) -> float:
    """How far a ray goes to a side; 0 where it does not meet it."""
    sx, sy = other[0] - one[0], other[1] - one[1]
    ox, oy = one[0] - middle[0], one[1] - middle[1]
    across = ray[0] * sy - ray[1] * sx
    if abs(across) < 1e-12:
        return 0.0
    along, part = (ox * sy - oy * sx) / across, (ox * ray[1] - oy * ray[0]) / across
    return along if along > 0 and -1e-9 <= part <= 1 + 1e-9 else 0.0
