"""The lines of a board of routes: a box for each segment with its terrain, ties on crowded lines.

An arrow stands at both ends of a line that can be begun at its tail only.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import atan2, cos, sin

from drawing.map.marks.city_marks import scale
from drawing.map.marks.route_lines import ARROW, WIDE, Laid, inner, laid_lines
from drawing.map.marks.terrain_marks import mark, strange_kinds
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import line
from drawing.shapes.parallel_lines import moved_over
from drawing.shapes.symbols import Batch, Curve, Curves, Ink, Spot, Symbols
from model.boards.routes import MOST_SEGMENTS

FREE = 0.5
"""Between two boxes."""
SHORTEST = 1.6
"""A segment shorter than this is shown by ties."""
MARK = 2.6


def batches(sheet: Sheet) -> Iterator[Batch]:
    laid = list(laid_lines(sheet))
    if not laid:
        return
    theme, boxes = sheet.theme, defaultdict[Ink, list[Curve]](list)
    beds = [line(one.stretch(*inner(sheet, one))) for one in laid]
    yield Curves(theme.ink("route-bed"), beds, key="lines")
    for one in laid:
        for ink, curve in _segments(sheet, one):
            boxes[ink].append(curve)
    for ink, curves in boxes.items():
        yield Curves(ink, curves)
    yield from _terrain(sheet, laid)
    arrows = [curve for one in laid for curve in _arrows(sheet, one)]
    if arrows:
        yield Curves(theme.ink("route-arrow"), arrows, key="arrows")


def _segments(sheet: Sheet, laid: Laid) -> Iterator[tuple[Ink, Curve]]:
    count, size = laid.line.segments, scale(sheet)
    if not 0 < count <= MOST_SEGMENTS:
        return
    start, end = inner(sheet, laid)
    length = laid.length * (end - start) / count
    boxed = length >= SHORTEST * size
    for number in range(count):
        first, last = (start + (end - start) * (number + step) / count for step in (0, 1))
        if boxed:
            free = FREE * size / 2 / laid.length
            spots = laid.stretch(first + free, last - free)
            yield _ink(sheet, laid.line.terrain_of(number)), _slab(spots, WIDE * size / 2)
        else:
            middle = laid.at((first + last) / 2)
            ahead = laid.at((first + last) / 2 + 0.12 * size / laid.length)
            yield sheet.theme.ink("route"), _slab((middle, ahead), WIDE * size / 2)


def _ink(sheet: Sheet, kinds: Sequence[str]) -> Ink:
    return sheet.theme.ink(f"route-{kinds[0]}" if kinds else "route")


def _across(start: Spot, end: Spot, half: float) -> Spot:
    """From a line to its right side."""
    angle = atan2(end[1] - start[1], end[0] - start[0])
    return -sin(angle) * half, cos(angle) * half


def _slab(spots: Sequence[Spot], half: float) -> Curve:
    """A rectangle along a line, bent as the line is."""
    if len(spots) > 2:
        there, back = (moved_over(spots, by, mitred=True) for by in (half, -half))
        return line((*there, *back[::-1]), closed=True)
    start, end = spots
    x, y = _across(start, end, half)
    right, left = (start[0] + x, start[1] + y), (start[0] - x, start[1] - y)
    return line((right, (end[0] + x, end[1] + y), (end[0] - x, end[1] - y), left), closed=True)


def _terrain(sheet: Sheet, all_laid: Sequence[Laid]) -> Iterator[Batch]:
    """The marks of what lies in the segments; two kinds in one lie side by side."""
    spots: dict[str, list[Spot]] = defaultdict(list)
    for laid in all_laid:
        count = laid.line.segments
        if 0 < count <= MOST_SEGMENTS and laid.length >= count * SHORTEST * scale(sheet):
            start, end = inner(sheet, laid)
            for number in range(count):
                kinds = laid.line.terrain_of(number)[:3]
                for place, kind in enumerate(kinds):
                    part = (number + (place + 0.5) / len(kinds)) / count
                    spots[kind].append(laid.at(start + (end - start) * part))
    strange = strange_kinds(spots)
    for kind, places in sorted(spots.items()):
        yield Symbols(mark(sheet.theme, kind, strange), MARK * scale(sheet), places)


def _arrows(sheet: Sheet, laid: Laid) -> Iterator[Curve]:
    if laid.line.arrow is None or laid.length <= 0:
        return
    room, _ = inner(sheet, laid)
    half = ARROW * scale(sheet) / 2
    for start, end in ((0.0, room), (1 - room, 1.0)):
        tail, tip = laid.at(start), laid.at(end)
        if laid.line.arrow == "b>a":
            tail, tip = tip, tail
        x, y = _across(tail, tip, half)
        yield line(((tail[0] + x, tail[1] + y), (tail[0] - x, tail[1] - y), tip), closed=True)
