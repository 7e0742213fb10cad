"""Hexes and parts of hexes as curves: the hex itself, segments of it, its sides."""

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, cos, pi, sin

from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import line
from drawing.shapes.symbols import Curve, Spot
from model.boards import grid
from model.notation import Cell

FROM_TOP = -pi / 2
"""Where the first segment begins, as an angle from the east."""


def towards(start: Spot, end: Spot, part: float) -> Spot:
    """The spot after a part of the way from one to another."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def corners_of(sheet: Sheet, cell: Cell, part: float = 1.0) -> list[Spot]:
    """The six corners of a hex, drawn towards its middle."""
    middle = sheet.spot(cell)
    return [towards(middle, sheet.spot(corner), part) for corner in grid.corners(cell)]


def hex_curve(sheet: Sheet, cell: Cell, part: float = 1.0) -> Curve:
    return line(corners_of(sheet, cell, part), closed=True)


def side_middle(sheet: Sheet, cell: Cell, side: int) -> Spot:
    """Where track leaves a hex."""
    return towards(sheet.spot(cell), sheet.spot(grid.neighbour(cell, side)), 0.5)


def segments_of(middle: Spot, corners: Sequence[Spot], count: int) -> list[Curve]:
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


def segment_middle(middle: Spot, reach: float, number: int, count: int) -> Spot:
    """A spot in the midst of a segment, so far from the middle of all."""
    angle = FROM_TOP + 2 * pi * (number + 0.5) / count
    return middle[0] + reach * cos(angle), middle[1] + reach * sin(angle)


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
