"""Outlines in millimetres: the box around one, and what lies in it."""

from collections.abc import Sequence

from drawing.shapes.symbols import Box, Spot

FINEST = 400
"""Outlines with more points are looked at more coarsely."""


def box_of(spots: Sequence[Spot]) -> Box:
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    right, bottom = max(x for x, _ in spots), max(y for _, y in spots)
    return Box(left, top, right - left, bottom - top)


def is_inside(spot: Spot, outline: Sequence[Spot]) -> bool:
    """Whether a spot lies in an outline, by the even-odd rule."""
    x, y = spot
    inside = False
    outline = outline[:: len(outline) // FINEST + 1]
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside
