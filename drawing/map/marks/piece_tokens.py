"""Tokens: pieces on points of the board as small plates with their text, several side by side.

On a hex they keep off the mark of its city, beside a city that stands free they lie over it. What
lies along a way is a line or a bar, and has a token only for what is written on it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from drawing.map.marks.city_marks import half_width, is_crowded, scale
from drawing.map.marks.piece_kinds import own_boxes, plain_pieces
from drawing.map.marks.place_spots import spot_of
from drawing.map.marks.route_lines import route_boxes
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.owner_signs import owner_sign
from drawing.shapes.boxes import Net
from drawing.shapes.symbols import Box, Spot
from drawing.text.metrics import width
from model.boards.hexes import HexBoard
from model.notation import Cell, Corner
from model.pieces.piece import Piece, by_place
from model.pieces.places import AtCity, Place
from model.scenario.things import City
from model.wording.plain_text import plain

BOLD_ON_HEXES = 1.3
"""How much larger than elsewhere letters are on a hex."""
HIGH = 1.5
"""The height of a token, in the size of its letters."""
FREE = 0.14
"""Between two tokens, in their height."""
CORNER = 0.6
"""The size of a token on a corner, in parts of others."""
LONGEST = 12
"""Letters on a token."""
ROW = 4
"""Tokens in a row."""
MOST = 12
"""Tokens on a place; the last one says how many more there are."""


class Token(NamedTuple):
    """A piece where it is drawn; `good` where it is shown by the icon of a good."""

    piece: Piece
    box: Box
    text: str
    good: str = ""


class _Shown(NamedTuple):
    """A token before it has a place."""

    piece: Piece
    text: str
    good: str
    wide: float


@once
def tokens(sheet: Sheet) -> list[Token]:
    """All tokens of a map."""
    return [
        token
        for place, some in by_place(_told(sheet)).items()
        for token in _laid(sheet, place, list(_shown(sheet, some)))
    ]


def token_boxes(sheet: Sheet) -> list[Box]:
    """Where tokens lie, and no icon of a good should."""
    return [token.box for token in tokens(sheet)]


@once
def piece_boxes(sheet: Sheet) -> list[Box]:
    """Where pieces lie that have to be seen: neither a name nor a legend should lie there."""
    return [*own_boxes(sheet), *token_boxes(sheet)]


def letter_size(sheet: Sheet) -> float:
    """Of the letters on a token, in millimetres."""
    size = sheet.theme.style("piece").size
    bold = BOLD_ON_HEXES if isinstance(sheet.scenario.board, HexBoard) else 1.0
    own = size * bold * scale(sheet)
    return own if is_crowded(sheet) else max(own, size)


def _told(sheet: Sheet) -> Iterator[Piece]:
    """What gets a token; what lies on a hex as its city does is one group with that."""
    for piece in plain_pieces(sheet):
        place = piece.place
        city = sheet.scenario.cities.get(place.id) if isinstance(place, AtCity) else None
        if city is not None and city.at is not None and _is_hex(sheet):
            yield piece._replace(place=city.at)
        elif piece.text or isinstance(place, Cell | Corner | AtCity):
            yield piece


def _is_hex(sheet: Sheet) -> bool:
    return isinstance(sheet.scenario.board, HexBoard)


# -- what is shown


def _shown(sheet: Sheet, pieces: Sequence[Piece]) -> Iterator[_Shown]:
    """The tokens of a place; where there are many, equal ones are one with their number."""
    counts = Counter(pieces) if len(pieces) > 2 * ROW else Counter[Piece]()
    kept = list(counts or pieces)
    for piece in kept[:MOST] if len(kept) <= MOST else kept[: MOST - 1]:
        yield _one(sheet, piece, counts[piece])
    if len(kept) > MOST:
        rest = Piece("", kept[-1].place, None, f"+{len(kept) - MOST + 1}")
        yield _one(sheet, rest, 1)


def _one(sheet: Sheet, piece: Piece, count: int) -> _Shown:
    size = letter_size(sheet)
    good = piece.text if piece.owner is None and piece.text in sheet.scenario.goods else ""
    if good and count < 2:
        return _Shown(piece, "", good, HIGH * size)
    sign = owner_sign(piece.owner, sheet.overlay.neutrals)
    text = plain(piece.text, LONGEST) or sign or plain(piece.kind[:1]).upper()
    text = f"{count}×{text}" if count > 1 else text
    if is_crowded(sheet):
        return _Shown(piece, "", "", HIGH * size)
    wide = width(text, size, sheet.theme.style("piece").face) + 0.5 * size
    return _Shown(piece, text, "", max(wide, HIGH * size))


# -- where it lies


def _laid(sheet: Sheet, place: Place, shown: Sequence[_Shown]) -> Iterable[Token]:
    spot = spot_of(sheet, place)
    if spot is None:
        return ()
    high = HIGH * letter_size(sheet)
    if isinstance(place, Corner):
        high *= CORNER
        shown = [one._replace(wide=one.wide * CORNER) for one in shown]
    rows = -(-len(shown) // ROW)
    blocks = [_block(shown, spot, y, high) for y in _levels(sheet, place, spot, high, rows)]
    lines = Net(route_boxes(sheet)) if len(blocks) > 1 else Net(())
    return min(blocks, key=lambda some: sum(lines.meeting(token.box) for token in some))


def _block(
    shown: Sequence[_Shown], spot: Spot, levels: Sequence[float], high: float
) -> list[Token]:
    """Tokens in rows, each around the same middle."""
    found = []
    for number, y in enumerate(levels):
        row = shown[number * ROW : (number + 1) * ROW]
        x = spot[0] - (sum(one.wide for one in row) + FREE * high * (len(row) - 1)) / 2
        for piece, text, good, wide in row:
            found.append(Token(piece, Box(x, y - high / 2, wide, high), text, good))
            x += wide + FREE * high
    return found


def _levels(
    sheet: Sheet, place: Place, spot: Spot, high: float, rows: int
) -> Iterator[Sequence[float]]:
    """The ways to lay rows one over the other, by the middle of each row, the best first."""
    step, city = high * (1 + FREE), _city_at(sheet, place)
    off = 0.0 if city is None else half_width(sheet, city) + high * (0.5 + FREE)
    numbers = range(rows)
    if city is None:
        yield [spot[1] + (number - (rows - 1) / 2) * step for number in numbers]
    elif isinstance(place, AtCity):
        yield [spot[1] - off - number * step for number in numbers]
        yield [spot[1] + off + number * step for number in numbers]
    else:
        # Under the mark and over it in turn: a hex has as much room above as below.
        yield [spot[1] + (-1) ** number * (off + number // 2 * step) for number in numbers]


def _city_at(sheet: Sheet, place: Place) -> City | None:
    """The city that a token has to keep off."""
    cities = sheet.scenario.cities
    if isinstance(place, AtCity):
        return cities.get(place.id)
    if isinstance(place, Cell) and _is_hex(sheet):
        return next((city for city in cities.values() if city.at == place), None)
    return None
