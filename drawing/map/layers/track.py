"""What lies along ways: a line for each owner, side by side on the same edge or line, and bars.

Pieces on edges and lines are lines, those on segments and sides bars, in the ink of their owner.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from drawing.map.marks.city_marks import boldness, scale
from drawing.map.marks.crossing_signs import crossings
from drawing.map.marks.owner_inks import owner_ink, owner_name
from drawing.map.marks.piece_bars import bars
from drawing.map.marks.piece_kinds import own_pieces, plain_pieces
from drawing.map.marks.route_lines import laid_lines
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import line
from drawing.shapes.parallel_lines import moved_over, places
from drawing.shapes.symbols import Batch, Curve, Curves, Spot
from model.notation import Edge
from model.pieces.piece import Owner, rank_of
from model.pieces.places import AtLine

GAP = 0.3
"""Between the lines of two owners, in millimetres at the usual scale."""
MOST = 0.5
"""All the lines on an edge, in cells."""
BESIDE_CROSSING = 1.1
"""How far the lines of owners keep from the line of a crossing, at the usual scale."""


def batches(sheet: Sheet) -> Iterator[Batch]:
    yield from own_pieces(sheet, over=False)
    yield from _lines(sheet)
    yield from bars(sheet)


def _lines(sheet: Sheet) -> Iterator[Batch]:
    by_owner: dict[Owner, list[Curve]] = defaultdict(list)
    for spots, several, beside in _ways(sheet):
        owners = sorted(set(several), key=rank_of)
        step = (sheet.theme.seat(0).width + GAP) * boldness(sheet)
        for owner, by in zip(owners, places(len(owners), step, MOST * sheet.mm), strict=True):
            moved = by + beside + (len(owners) - 1) * step / 2 if beside else by
            by_owner[owner].append(line(moved_over(spots, moved)))
    yield from _drawn(sheet, by_owner)


def _drawn(sheet: Sheet, by_owner: Mapping[Owner, Sequence[Curve]]) -> Iterator[Batch]:
    """First what keeps the lines apart from the terrain, then the lines."""
    bed, size = sheet.theme.ink("track-bed"), boldness(sheet)
    in_order = sorted(by_owner.items(), key=lambda one: rank_of(one[0]))
    for owner, curves in in_order:
        width = (owner_ink(sheet, owner).width + bed.width) * size
        yield Curves(replace(bed, width=width), curves)
    for owner, curves in in_order:
        ink = owner_ink(sheet, owner)
        dash = tuple(part * size for part in ink.dash)
        yield Curves(
            replace(ink, width=ink.width * size, dash=dash, cap="butt" if dash else "round"),
            curves,
            key=f"track of {owner_name(owner)}",
        )


def _ways(sheet: Sheet) -> Iterator[tuple[Sequence[Spot], Sequence[Owner], float]]:
    """Every way that somebody owns: its spots, its owners, how far their lines keep from it."""
    edges: dict[Edge, list[Owner]] = defaultdict(list)
    owned: dict[str, list[Owner]] = defaultdict(list)
    for piece in plain_pieces(sheet):
        if isinstance(piece.place, Edge):
            edges[piece.place].append(piece.owner)
        elif isinstance(piece.place, AtLine):
            owned[piece.place.id].append(piece.owner)
    for edge, owners in sorted(edges.items()):
        yield [sheet.spot(edge.a), sheet.spot(edge.b)], owners, 0.0
    if owned:
        for crossing in crossings(sheet):
            beside = BESIDE_CROSSING * scale(sheet)
            yield crossing.spots, owned.get(crossing.id, ()), beside
        for laid in laid_lines(sheet):
            yield laid.spots, owned.get(laid.line.id, ()), 0.0
