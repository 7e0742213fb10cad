"""Special links that somebody has claimed: lines in the colour of the owner, with a disc.

A window shows the printed map below: what is printed of a link is drawn again while others may
claim it; when nobody may, a plate with the discs of its owners covers it.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from drawing.map.layers.crossings import sign
from drawing.map.marks.city_marks import scale
from drawing.map.marks.crossing_signs import Signed, along
from drawing.map.marks.owner_inks import owner_ink, owner_name
from drawing.map.marks.piece_kinds import pieces_of
from drawing.map.placing.fixed_marks import signs_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import rectangle, smooth
from drawing.shapes.parallel_lines import moved_over, places
from drawing.shapes.symbols import Batch, Box, Curves, Spot
from drawing.systems.age_of_steam.pieces.discs import RADIUS, disc
from drawing.systems.age_of_steam.printed.special_ways import way_between
from drawing.systems.age_of_steam.tiles.rails import Laid, rails
from model.pieces.piece import Owner
from model.pieces.places import AtLine, Place
from model.systems.age_of_steam.showing.board_pieces import LINK

STEP = 4.4
"""From one claim of a link to the next, in millimetres at the usual scale."""
RIM = 0.5
"""How far a plate goes beyond the sign that it covers, in millimetres."""
APART = 2.5
"""From one disc on a plate to the next, in their radius."""
BESIDE = (0.5, 0.3, 0.7, 0.2, 0.8)
"""Where on its way the disc of a claim may lie, the best first."""


def claimed_links(sheet: Sheet) -> Iterator[Batch]:
    """All claims of a map; those of one special link lie side by side."""
    by_link: dict[tuple[Place, str], list[Owner]] = defaultdict(list)
    for piece in pieces_of(sheet, LINK):
        by_link[piece.place, piece.text].append(piece.owner)
    shown = signs_of(sheet) if by_link else ()
    signs: dict[Place, Signed] = {AtLine(one.crossing.id): one for one in shown}
    for (place, ends), owners in by_link.items():
        spots = way_between(sheet, ends.split())
        if spots:
            yield from _claims(sheet, spots, owners, signs.get(place))


def _claims(
    sheet: Sheet, spots: Sequence[Spot], owners: Sequence[Owner], signed: Signed | None
) -> Iterator[Batch]:
    size = scale(sheet)
    ways = [moved_over(spots, by) for by in places(len(owners), STEP * size, sheet.mm / 2)]
    for owner, way in zip(owners, ways, strict=True):
        laid = Laid(smooth(way), owner_ink(sheet, owner), f"special link of {owner_name(owner)}")
        yield from rails(sheet.theme, [laid], size)
    if signed is not None and signed.crossing.is_taken:
        yield from _plate(sheet, signed)
        found = _in_a_row(signed.box, len(owners), RADIUS * size)
    else:
        yield from sign(sheet, signed) if signed is not None else ()
        found = _along(ways, RADIUS * size, signed)
    for owner, at in zip(owners, found, strict=True):
        yield from disc(sheet, owner, at)


def _in_a_row(plate: Box, number: int, radius: float) -> list[Spot]:
    """Side by side around the middle of a plate, closer together where they are many."""
    room = max(plate.width - 2 * radius, 0.0)
    step = min(APART * radius, room / max(number - 1, 1))
    x, y = plate.x + plate.width / 2, plate.y + plate.height / 2
    return [(x + (at - (number - 1) / 2) * step, y) for at in range(number)]


def _along(ways: Sequence[Sequence[Spot]], radius: float, signed: Signed | None) -> list[Spot]:
    """On each way where there is room beside the sign and the discs before it."""
    taken = [] if signed is None else [signed.box]
    found = list[Spot]()
    for way in ways:
        found.append(_free(way, radius, taken))
        taken.append(_around(found[-1], radius))
    return found


def _free(way: Sequence[Spot], radius: float, taken: Sequence[Box]) -> Spot:
    """Where a disc lies on a way, off the sign and off the discs of others if that can be."""
    tried = [along(way, part) for part in BESIDE]
    return min(tried, key=lambda at: _meeting(_around(at, radius), taken))


def _around(at: Spot, radius: float) -> Box:
    return Box(at[0], at[1], 0, 0).grown(radius)


def _meeting(box: Box, taken: Sequence[Box]) -> int:
    return sum(box.meets(one) for one in taken)


def _plate(sheet: Sheet, signed: Signed) -> Iterator[Batch]:
    """A plate where the price is printed that nobody pays any more."""
    box = signed.box.grown(RIM)
    shape = [rectangle(box, box.height / 4)]
    yield Curves(sheet.theme.ink("link-sign"), shape, key="claimed")
