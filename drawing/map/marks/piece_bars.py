"""Bars: pieces on segments of lines and at the sides of cells, side by side on the same place."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import dist
from typing import NamedTuple

from drawing.map.marks.city_marks import boldness, scale
from drawing.map.marks.crossing_signs import along
from drawing.map.marks.owner_inks import owner_ink, owner_name
from drawing.map.marks.piece_kinds import plain_pieces
from drawing.map.marks.place_spots import spots_of
from drawing.map.marks.route_lines import WIDE
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import line
from drawing.shapes.parallel_lines import moved_over, places
from drawing.shapes.symbols import Batch, Curve, Curves, Ink, Spot
from model.notation import Side
from model.pieces.piece import Owner, Piece, by_place, rank_of
from model.pieces.places import Segment

ON_SEGMENT = 0.66
"""How much of the width of a segment bars take together."""
AT_SIDE = 1.5
"""The width of a bar at a side, in millimetres at the usual scale of a map of mileposts."""
MOST_AT_SIDE = 0.4
"""How far bars at a side reach towards the middle of their cell, as a part of the way."""
INSET = 0.12
"""What is left free at both ends of a bar, as a part of its place."""


class Bar(NamedTuple):
    """A bar: its two ends, and how wide it is."""

    ends: tuple[Spot, Spot]
    width: float


def bars(sheet: Sheet) -> Iterator[Batch]:
    """All bars, on beds that keep them apart from what is below."""
    by_owner: dict[Owner, list[Bar]] = defaultdict(list)
    for pieces in by_place(plain_pieces(sheet)).values():
        # Of the two names of a side the first that was told says in which cell they lie.
        for piece, bar in _bars_at(sheet, pieces[0].place, pieces):
            by_owner[piece.owner].append(bar)
    in_order = sorted(by_owner.items(), key=lambda one: rank_of(one[0]))
    bed = sheet.theme.ink("track-bed")
    rim = bed.width * boldness(sheet)
    for _, some in in_order:
        yield from _curves(bed, some, rim, "")
    for owner, some in in_order:
        ink = replace(owner_ink(sheet, owner), dash=())
        yield from _curves(ink, some, 0.0, f"bars of {owner_name(owner)}")


def _bars_at(sheet: Sheet, place: object, pieces: Sequence[Piece]) -> Iterator[tuple[Piece, Bar]]:
    if isinstance(place, Segment):
        yield from zip(pieces, _on_segment(sheet, place, len(pieces)), strict=False)
    elif isinstance(place, Side):
        yield from zip(pieces, _at_side(sheet, place, len(pieces)), strict=False)


def _on_segment(sheet: Sheet, place: Segment, count: int) -> Iterator[Bar]:
    """Side by side across the segment."""
    spots = spots_of(sheet, place)
    if spots:
        room = WIDE * scale(sheet) * ON_SEGMENT
        wide = room / (count + 0.25 * (count - 1))
        for by in places(count, wide * 1.25, room):
            yield Bar(_inset(moved_over(spots, by)), wide)


def _at_side(sheet: Sheet, place: Side, count: int) -> Iterator[Bar]:
    """One after the other from the side towards the middle of the cell."""
    ends, middle = spots_of(sheet, place), sheet.spot(place.cell)
    deep = dist(middle, along(ends, 0.5))
    wide = min(AT_SIDE * boldness(sheet), deep * MOST_AT_SIDE / (1.25 * count))
    for number in range(count):
        part = wide * (0.7 + 1.25 * number) / deep
        spots = [(x + (middle[0] - x) * part, y + (middle[1] - y) * part) for x, y in ends]
        yield Bar(_inset(spots), wide)


def _inset(spots: Sequence[Spot]) -> tuple[Spot, Spot]:
    return along(spots, INSET), along(spots, 1 - INSET)


def _curves(ink: Ink, some: Sequence[Bar], rim: float, key: str) -> Iterator[Batch]:
    """Bars of the same width are one batch."""
    widths: dict[float, list[Curve]] = defaultdict(list)
    for bar in some:
        widths[bar.width].append(line(bar.ends))
    for width, curves in sorted(widths.items()):
        yield Curves(replace(ink, width=width + rim, cap="butt"), curves, key=key)
