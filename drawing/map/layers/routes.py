"""The lines of a board of routes: a space for each segment with its terrain, ties on crowded lines.

An arrow stands at both ends of a line that can be begun at its tail only.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from drawing.map.marks.city_marks import scale
from drawing.map.marks.route_lines import ARROW, WIDE, Laid, inner, laid_lines
from drawing.map.marks.route_spaces import across, is_roomy, slab, space_of
from drawing.map.marks.terrain_marks import mark, strange_kinds
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import line
from drawing.shapes.symbols import Batch, Curve, Curves, Ink, Spot, Symbols
from model.boards.routes import MOST_SEGMENTS

MARK = 2.6
MOST_KINDS = 3
"""Kinds of terrain that are told apart in one segment."""


def batches(sheet: Sheet) -> Iterator[Batch]:
    laid = list(laid_lines(sheet))
    if not laid:
        return
    theme, boxes = sheet.theme, defaultdict[Ink, list[Curve]](list)
    yield Curves(theme.ink("route-bed"), [line(one.spots) for one in laid], key="lines")
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
    roomy = is_roomy(sheet, laid)
    for number in range(count):
        if roomy:
            kinds = laid.line.terrain_of(number)[:MOST_KINDS] or ("",)
            for place, kind in enumerate(kinds):
                part = (place / len(kinds), (place + 1) / len(kinds))
                ink = sheet.theme.ink(f"route-{kind}" if kind else "route")
                yield ink, space_of(sheet, laid, number, part)
        else:
            start, end = inner(sheet, laid)
            middle = start + (end - start) * (number + 0.5) / count
            tie = laid.at(middle), laid.at(middle + 0.12 * size / laid.length)
            yield sheet.theme.ink("route"), slab(tie, WIDE * size / 2)


def _terrain(sheet: Sheet, all_laid: Sequence[Laid]) -> Iterator[Batch]:
    """The marks of what lies in the segments; two kinds in one lie side by side."""
    spots: dict[str, list[Spot]] = defaultdict(list)
    for laid in all_laid:
        count = laid.line.segments
        if 0 < count <= MOST_SEGMENTS and is_roomy(sheet, laid):
            start, end = inner(sheet, laid)
            for number in range(count):
                kinds = laid.line.terrain_of(number)[:MOST_KINDS]
                for place, kind in enumerate(kinds):
                    part = (number + (place + 0.5) / len(kinds)) / count
                    spots[kind].append(laid.at(start + (end - start) * part))
    strange = strange_kinds(spots)
    for kind, places in sorted(spots.items()):
        yield Symbols(mark(sheet.theme, kind, strange), MARK * scale(sheet), places)


def _arrows(sheet: Sheet, laid: Laid) -> Iterator[Curve]:
    if laid.line.arrow is None or laid.length <= 0:
        return
    (start, end), long = inner(sheet, laid), ARROW * scale(sheet)
    room = min(1.05 * long / laid.length, start)
    for first, last in ((start - room, start), (end, end + room)):
        tail, tip = laid.at(first), laid.at(last)
        if laid.line.arrow == "b>a":
            tail, tip = tip, tail
        x, y = across(tail, tip, long / 2)
        yield line(((tail[0] + x, tail[1] + y), (tail[0] - x, tail[1] - y), tip), closed=True)
