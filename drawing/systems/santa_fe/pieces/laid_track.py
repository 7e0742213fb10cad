"""Pieces of track on their spaces, and the heads of routes: where a railroad can go on."""

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from drawing.map.marks.city_marks import scale
from drawing.map.marks.crossing_signs import along
from drawing.map.marks.piece_kinds import pieces_of
from drawing.map.marks.place_spots import lines_laid
from drawing.map.marks.route_lines import WIDE, Laid, inner
from drawing.map.marks.route_spaces import across, middle_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import line
from drawing.shapes.symbols import Batch, Curve, Curves, Ink, Spot
from drawing.systems.santa_fe.railroads.livery import Livery, liveries
from drawing.systems.santa_fe.railroads.track_pieces import Lying, pieces
from model.boards.routes import MOST_SEGMENTS
from model.pieces.places import AtCity, Segment

INSET = 0.12
"""What of a space is seen around a piece, in millimetres at the usual scale."""
NOSE = 2.6
"""How far the point of a head reaches, in the same."""


class Head(NamedTuple):
    """Where a route can go on: where its point begins, and what it points to."""

    railroad: str
    at: Spot
    towards: Spot


def laid_track(sheet: Sheet) -> Iterator[Batch]:
    """All pieces of a map, railroad by railroad."""
    known, lines = liveries(sheet.scenario), lines_laid(sheet)
    lying: dict[str, list[Lying]] = defaultdict(list)
    inset = INSET * scale(sheet)
    for piece in pieces_of(sheet, "track"):
        place = piece.place
        laid = lines.get(place.line) if isinstance(place, Segment) else None
        if laid is not None and isinstance(place, Segment) and _is_drawn(laid, place.number):
            spots = middle_of(sheet, laid, place.number, inset=inset)
            half = WIDE * scale(sheet) / 2 - inset
            lying[str(piece.owner)].append(Lying(spots, half))
    for railroad, some in sorted(lying.items()):
        livery = known.get(railroad) or Livery(railroad, railroad, "?", "#808080", "plain")
        yield from pieces(sheet.theme, livery, some, key=f"track of {railroad}")
    # A window that shows single pieces tells of none of the routes that they belong to.
    if not sheet.overlay.is_part:
        yield from _points(sheet, list(_on_lines(sheet)))


def _is_drawn(laid: Laid, number: int) -> bool:
    return 0 <= number < laid.line.segments <= MOST_SEGMENTS and laid.length > 0


def heads(sheet: Sheet) -> Iterator[Batch]:
    """The heads of routes that have come to a city."""
    yield from _points(sheet, list(_at_cities(sheet)))


def _points(sheet: Sheet, found: list[Head]) -> Iterator[Batch]:
    """Points in the colours of their railroads."""
    known = liveries(sheet.scenario)
    for head in found:
        if head.railroad in known:
            livery = known[head.railroad]
            ink = Ink(livery.colour, livery.rim(sheet.theme), 0.22 * scale(sheet))
            yield Curves(ink, [_point(sheet, head)], key=f"head of {head.railroad}")


def _point(sheet: Sheet, head: Head) -> Curve:
    """An arrow head with a notch, so that it is no arrow of the board."""
    half, long = 0.62 * WIDE * scale(sheet), NOSE * scale(sheet)
    (x, y), (dx, dy) = across(head.at, head.towards, half), _forward(head, long)
    at = head.at
    tip = at[0] + dx, at[1] + dy
    notch = at[0] + 0.3 * dx, at[1] + 0.3 * dy
    return line((tip, (at[0] + x, at[1] + y), notch, (at[0] - x, at[1] - y)), closed=True)


def _forward(head: Head, long: float) -> Spot:
    dx, dy = head.towards[0] - head.at[0], head.towards[1] - head.at[1]
    far = (dx * dx + dy * dy) ** 0.5 or 1.0
    return dx / far * long, dy / far * long


def _numbers(sheet: Sheet) -> dict[tuple[str, str], set[int]]:
    """The segments of each line on which a railroad has pieces."""
    found: dict[tuple[str, str], set[int]] = defaultdict(set)
    for piece in pieces_of(sheet, "track"):
        if isinstance(piece.place, Segment):
            found[piece.place.line, str(piece.owner)].add(piece.place.number)
    return found


def _on_lines(sheet: Sheet) -> Iterator[Head]:
    """Routes that end on a line."""
    lines = lines_laid(sheet)
    for (key, railroad), numbers in _numbers(sheet).items():
        laid = lines.get(key)
        if laid is None or len(numbers) >= laid.line.segments or not _is_drawn(laid, max(numbers)):
            continue
        for number, is_back in _ends(numbers, laid.line.segments):
            yield Head(railroad, *_tip(sheet, laid, number, is_back=is_back))


def _ends(numbers: set[int], count: int) -> Iterator[tuple[int, bool]]:
    """The last pieces from end a and from end b, and whether they run back towards a."""
    from_a = next(n for n in range(count + 1) if n not in numbers)
    from_b = next(n for n in range(count + 1) if count - 1 - n not in numbers)
    if from_a:
        yield from_a - 1, False
    if from_b:
        yield count - from_b, True


def _tip(sheet: Sheet, laid: Laid, number: int, *, is_back: bool) -> tuple[Spot, Spot]:
    """The end of a space, and a spot ahead of it."""
    spots = middle_of(sheet, laid, number)
    ahead = middle_of(sheet, laid, number + (-1 if is_back else 1))
    return (spots[0], along(ahead, 0.8)) if is_back else (spots[-1], along(ahead, 0.2))


def _at_cities(sheet: Sheet) -> Iterator[Head]:
    """Routes that end at a city, shown where their last line comes in."""
    whole = {
        (railroad, city): key
        for (key, railroad), numbers in sorted(_numbers(sheet).items())
        if (laid := lines_laid(sheet).get(key)) is not None and len(numbers) >= laid.line.segments
        for city in (laid.line.a, laid.line.b)
    }
    for piece in pieces_of(sheet, "head"):
        city = piece.place.id if isinstance(piece.place, AtCity) else ""
        key = whole.get((str(piece.owner), city))
        if key is not None:
            laid = lines_laid(sheet)[key]
            is_a = laid.line.a == city
            start, end = inner(sheet, laid)
            at = laid.at(start if is_a else end)
            yield Head(str(piece.owner), at, _spot_of(sheet, city))


def _spot_of(sheet: Sheet, city: str) -> Spot:
    spot = sheet.city_spot(sheet.scenario.cities[city])
    return (0.0, 0.0) if spot is None else spot
