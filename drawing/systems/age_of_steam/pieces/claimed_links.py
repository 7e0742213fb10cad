"""Special links that somebody has claimed: lines in the colour of the owner, with a disc."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from drawing.map.marks.city_marks import scale
from drawing.map.marks.crossing_signs import along, sign_scale
from drawing.map.marks.owner_inks import owner_ink, owner_name
from drawing.map.marks.piece_kinds import pieces_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import rectangle, smooth
from drawing.shapes.parallel_lines import moved_over, places
from drawing.shapes.symbols import Batch, Box, Curves, Spot
from drawing.systems.age_of_steam.pieces.discs import disc
from drawing.systems.age_of_steam.printed.special_ways import way_between
from drawing.systems.age_of_steam.tiles.rails import Laid, rails
from model.pieces.piece import Owner
from model.pieces.places import Place
from model.systems.age_of_steam.showing.board_pieces import LINK

STEP = 4.4
"""From one claim of a link to the next, in millimetres at the usual scale."""
PLATE = (9.0, 4.0)
"""Of a plate over a printed sign, as wide and high as the sign, at its scale."""
DISC_AT = 0.5
"""Where on its way the disc of a claim lies."""


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
    for owner, by in zip(owners, places(len(owners), STEP * size, sheet.mm / 2), strict=True):
        way = list(moved_over(spots, by))
        laid = Laid(smooth(way), owner_ink(sheet, owner), f"special link of {owner_name(owner)}")
        yield from rails(sheet.theme, [laid], size)
        yield from _plate(sheet, along(way, DISC_AT))
        yield from disc(sheet, owner, along(way, DISC_AT))


def _plate(sheet: Sheet, at: Spot) -> Iterator[Batch]:
    """A plate under the disc, where the price is printed that nobody pays any more."""
    wide, high = (part * sign_scale(sheet) for part in PLATE)
    box = Box(at[0] - wide / 2, at[1] - high / 2, wide, high)
    yield Curves(sheet.theme.ink("link-sign"), [rectangle(box, high / 4)], key="claimed")
