"""Curves: polygons, circles, and smooth lines through points."""

from collections.abc import Iterable, Sequence
from math import cos, pi, sin

from drawing.shapes.symbols import Bend, Box, Close, Curve, Move, Spot, To

ROUND = 0.5522847498
"""How far the control points of a quarter circle stand off, as a part of the radius."""


def line(spots: Sequence[Spot], *, closed: bool = False) -> Curve:
    """Straight lines from spot to spot."""
    if not spots:
        return ()
    steps = [To(spot) for spot in spots[1:]]
    return (Move(spots[0]), *steps, *([Close()] if closed else []))


def polygons(rings: Iterable[Sequence[Spot]]) -> Curve:
    """An area with holes: every ring is a closed line."""
    return tuple(step for ring in rings for step in line(ring, closed=True))


def rectangle(box: Box, rounded: float = 0.0) -> Curve:
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    if rounded <= 0:
        return line(((x, y), (right, y), (right, bottom), (x, bottom)), closed=True)
    r, k = rounded, rounded * (1 - ROUND)
    return (
        Move((x + r, y)),
        To((right - r, y)),
        Bend((right - k, y), (right, y + k), (right, y + r)),
        To((right, bottom - r)),
        Bend((right, bottom - k), (right - k, bottom), (right - r, bottom)),
        To((x + r, bottom)),
        Bend((x + k, bottom), (x, bottom - k), (x, bottom - r)),
        To((x, y + r)),
        Bend((x, y + k), (x + k, y), (x + r, y)),
        Close(),
    )


def circle(middle: Spot, radius: float) -> Curve:
    x, y = middle
    r, k = radius, radius * ROUND
    return (
        Move((x + r, y)),
        Bend((x + r, y + k), (x + k, y + r), (x, y + r)),
        Bend((x - k, y + r), (x - r, y + k), (x - r, y)),
        Bend((x - r, y - k), (x - k, y - r), (x, y - r)),
        Bend((x + k, y - r), (x + r, y - k), (x + r, y)),
        Close(),
    )


def ring_of(middle: Spot, radius: float, corners: int, first: float = 0.0) -> list[Spot]:
    """The corners of a regular polygon; `first` is the angle of one of them, from the east."""
    x, y = middle
    angles = (first + 2 * pi * number / corners for number in range(corners))
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def smooth(spots: Sequence[Spot], *, closed: bool = False, tension: float = 1.0) -> Curve:
    """A curve through every spot without a corner (Catmull and Rom's)."""
    if len(spots) < 3:
        return line(spots, closed=closed)
    count = len(spots)

    def at(number: int) -> Spot:
        return spots[number % count] if closed else spots[min(max(number, 0), count - 1)]

    steps: list[Move | To | Bend | Close] = [Move(spots[0])]
    part = tension / 6
    for number in range(count if closed else count - 1):
        before, start, end, after = (at(number + step) for step in (-1, 0, 1, 2))
        first = (start[0] + (end[0] - before[0]) * part, start[1] + (end[1] - before[1]) * part)
        second = (end[0] - (after[0] - start[0]) * part, end[1] - (after[1] - start[1]) * part)
        steps.append(Bend(first, second, end))
    return (*steps, *([Close()] if closed else []))


def shifted(curve: Curve, by: Spot, scale: float = 1.0) -> Curve:
    """The same curve elsewhere and in another size."""
    dx, dy = by

    def there(spot: Spot) -> Spot:
        return spot[0] * scale + dx, spot[1] * scale + dy

    return tuple(
        step if isinstance(step, Close) else type(step)(*(there(spot) for spot in step))
        for step in curve
    )
