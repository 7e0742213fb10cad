"""The track of a game: a line for each seat that has some, side by side on the same edge."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from drawing.map.marks.city_marks import boldness, scale
from drawing.map.marks.crossing_signs import crossings
from drawing.map.marks.route_lines import laid_lines
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import line
from drawing.shapes.parallel_lines import moved_over, places
from drawing.shapes.symbols import Batch, Curve, Curves, Spot

GAP = 0.3
"""Between the lines of two seats, in millimetres at the usual scale."""
MOST = 0.5
"""All the lines on an edge, in cells."""
BESIDE_FERRY = 1.1
"""How far the lines of owners keep from the line of a ferry or link, at the usual scale."""


def batches(sheet: Sheet) -> Iterator[Batch]:
    by_seat: dict[int, list[Curve]] = defaultdict(list)
    for spots, seats, beside in _ways(sheet):
        owners = sorted(set(seats))
        step = (sheet.theme.seat(0).width + GAP) * boldness(sheet)
        for seat, by in zip(owners, places(len(owners), step, MOST * sheet.mm), strict=True):
            moved = by + beside + (len(owners) - 1) * step / 2 if beside else by
            by_seat[seat].append(line(moved_over(spots, moved)))
    yield from _drawn(sheet, by_seat)


def _drawn(sheet: Sheet, by_seat: Mapping[int, Sequence[Curve]]) -> Iterator[Batch]:
    """First what keeps the lines apart from the terrain, then the lines."""
    bed, size = sheet.theme.ink("track-bed"), boldness(sheet)
    for seat, curves in sorted(by_seat.items()):
        width = (sheet.theme.seat(seat).width + bed.width) * size
        yield Curves(replace(bed, width=width), curves)
    for seat, curves in sorted(by_seat.items()):
        ink = sheet.theme.seat(seat)
        dash = tuple(part * size for part in ink.dash)
        yield Curves(
            replace(ink, width=ink.width * size, dash=dash, cap="butt" if dash else "round"),
            curves,
            key=f"track of seat {seat + 1}",
        )


def _ways(sheet: Sheet) -> Iterator[tuple[Sequence[Spot], Sequence[int], float]]:
    """Every way that somebody owns: its spots, its owners, how far their lines keep from it."""
    for edge, seats in sorted(sheet.overlay.track.items()):
        yield [sheet.spot(edge.a), sheet.spot(edge.b)], seats, 0.0
    owned = sheet.overlay.lines
    if owned:
        for crossing in crossings(sheet):
            beside = BESIDE_FERRY * scale(sheet)
            yield crossing.spots, owned.get(crossing.id, ()), beside
        for laid in laid_lines(sheet):
            yield (laid.start, laid.end), owned.get(laid.line.id, ()), 0.0
