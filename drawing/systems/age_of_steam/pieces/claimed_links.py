"""Special links that somebody has claimed: lines in the colour of the owner, with a disc."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace

from drawing.map.marks.city_marks import scale
from drawing.map.marks.crossing_signs import along
from drawing.map.marks.owner_inks import owner_ink, owner_name
from drawing.map.marks.piece_kinds import pieces_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import smooth
from drawing.shapes.parallel_lines import moved_over, places
from drawing.shapes.symbols import Batch, Curves, Spot
from drawing.systems.age_of_steam.pieces.discs import disc
from drawing.systems.age_of_steam.pieces.track_lines import BED, WIDE
from drawing.systems.age_of_steam.printed.special_ways import way_between
from model.pieces.piece import Owner
from model.pieces.places import Place
from model.systems.age_of_steam.showing.board_pieces import LINK

DISC_AT = 0.3
"""Where on its way the disc of a claim lies: off the sign in the middle."""


def claimed_links(sheet: Sheet) -> Iterator[Batch]:
    """All claims of a map; those of one special link lie side by side."""
    by_link: dict[tuple[Place, str], list[Owner]] = defaultdict(list)
    for piece in pieces_of(sheet, LINK):
        by_link[piece.place, piece.text].append(piece.owner)
    for (_, ends), owners in by_link.items():
        spots = way_between(sheet, ends.split())
        if spots:
            yield from _claims(sheet, spots, owners)


def _claims(sheet: Sheet, spots: Sequence[Spot], owners: Sequence[Owner]) -> Iterator[Batch]:
    size = scale(sheet)
    step = (WIDE + BED) * size
    for owner, by in zip(owners, places(len(owners), step, sheet.mm / 2), strict=True):
        way = list(moved_over(spots, by))
        ink, bed = owner_ink(sheet, owner), sheet.theme.ink("track-bed")
        yield Curves(replace(bed, width=step), (smooth(way),))
        dash = tuple(part * WIDE * size for part in ink.dash)
        drawn = replace(ink, width=WIDE * size, dash=dash)
        yield Curves(drawn, (smooth(way),), key=f"special link of {owner_name(owner)}")
        yield from disc(sheet, owner, along(way, DISC_AT))
