"""The spaces of a line on a board of routes: rectangles along it, bent as it is."""

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from math import atan2, cos, dist, sin

from drawing.map.marks.city_marks import scale
from drawing.map.marks.route_lines import WIDE, Laid, inner, laid_lines
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import line
from drawing.shapes.parallel_lines import moved_over
from drawing.shapes.symbols import Box, Curve, Spot

FREE = 0.6
"""Between two spaces."""
SHORTEST = 1.6
"""A segment shorter than this is shown by ties."""
ROUND = 0.4
"""By how much the corners of a space are worn off."""
WHOLE = (0.0, 1.0)
ACROSS = 5
"""Boxes across a line, by which its spaces are known."""


def is_roomy(sheet: Sheet, laid: Laid) -> bool:
    """Whether the segments of a line are long enough for spaces."""
    start, end = inner(sheet, laid)
    return laid.length * (end - start) >= laid.line.segments * SHORTEST * scale(sheet)


def space_of(
    sheet: Sheet, laid: Laid, number: int, part: tuple[float, float] = WHOLE, inset: float = 0.0
) -> Curve:
    """The space of a segment, or a part of it; `inset` makes it smaller on all sides."""
    spots = middle_of(sheet, laid, number, part, inset)
    size = scale(sheet)
    rounded = ROUND * size if part == WHOLE else 0.0
    return slab(spots, WIDE * size / 2 - inset, rounded)


def middle_of(
    sheet: Sheet, laid: Laid, number: int, part: tuple[float, float] = WHOLE, inset: float = 0.0
) -> tuple[Spot, ...]:
    """The line along the middle of a space."""
    start, end = inner(sheet, laid)
    step = (end - start) / laid.line.segments
    free = (FREE * scale(sheet) / 2 + inset) / laid.length
    first, last = start + number * step + free, start + (number + 1) * step - free
    long = max(last - first, 0.0)
    return laid.stretch(first + part[0] * long, first + part[1] * long)


def across(start: Spot, end: Spot, half: float) -> Spot:
    """From a line to its right side."""
    angle = atan2(end[1] - start[1], end[0] - start[0])
    return -sin(angle) * half, cos(angle) * half


def slab(spots: Sequence[Spot], half: float, rounded: float = 0.0) -> Curve:
    """A rectangle along a line, bent as the line is."""
    if len(spots) > 2:
        there, back = (moved_over(spots, by, mitred=True) for by in (half, -half))
    else:
        start, end = spots
        x, y = across(start, end, half)
        there = [(start[0] + x, start[1] + y), (end[0] + x, end[1] + y)]
        back = [(start[0] - x, start[1] - y), (end[0] - x, end[1] - y)]
    if not rounded:
        return line((*there, *back[::-1]), closed=True)
    return _rounded(there, back[::-1], rounded)


def _rounded(there: Sequence[Spot], back: Sequence[Spot], by: float) -> Curve:
    """The outline of a slab along both its sides, its four corners worn off."""
    first, last = _towards(there[0], there[1], by), _towards(there[-1], there[-2], by)
    other, end = _towards(back[0], back[1], by), _towards(back[-1], back[-2], by)
    head = _towards(there[-1], back[0], by), _towards(back[0], there[-1], by)
    tail = _towards(back[-1], there[0], by), _towards(there[0], back[-1], by)
    right = (first, *there[1:-1], last)
    left = (other, *back[1:-1], end)
    return line((*right, *head, *left, *tail), closed=True)


def _towards(start: Spot, end: Spot, by: float) -> Spot:
    """From one spot towards another, at most to the middle."""
    long = dist(start, end)
    part = min(by / long, 0.5) if long else 0.0
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def space_boxes(sheet: Sheet) -> Iterator[Box]:
    """All spaces of a board, in boxes small enough for lines that run askew."""
    size = WIDE * scale(sheet) / ACROSS
    for laid in laid_lines(sheet):
        for here, there in pairwise(laid.spots):
            yield from _boxes_between(here, there, size)


def _boxes_between(here: Spot, there: Spot, size: float) -> Iterator[Box]:
    (x, y), (to_x, to_y), length = here, there, dist(here, there)
    count = min(max(round(length / size), 1), 400)
    for n, side in product(range(count + 1), range(ACROSS)):
        gone, aside = n / count, (side - ACROSS // 2) * size / max(length, 0.1)
        middle = (x + (to_x - x) * gone, y + (to_y - y) * gone)
        spot = middle[0] - (to_y - y) * aside, middle[1] + (to_x - x) * aside
        yield Box(*spot, 0, 0).grown(0.6 * size)
