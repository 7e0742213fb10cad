"""Cards of the display that are of no railroad: their pieces in a picture, and what they do."""

from collections.abc import Iterator

from drawing.cards.card import BAND, FACE, INNER, band, fitted_text, side
from drawing.cards.paragraphs import paragraphs
from drawing.map.marks.route_spaces import slab
from drawing.shapes.symbols import Batch, Box, Curves, Picture, Texts
from drawing.systems.santa_fe.printed.city_discs import boom_mark
from drawing.themes.theme import Theme
from model.systems.santa_fe.sentences.printed_cards import card_sentences
from model.systems.santa_fe.sentences.told import Told
from model.systems.santa_fe.things.cards import Card as Kind
from model.systems.santa_fe.things.cards import Pieces
from model.wording.speech import tr

PIECE = (10.0, 4.0)
"""The length and width of a piece in the picture."""
MOST = 5
"""Pieces in a row of it; more are told by their number."""
LABEL = 14.0
"""Room for the words before a row."""
ROW = 6.0
STAR = 7.0


def special_front(kind: Kind, told: Told, theme: Theme) -> Picture:
    """The front of a card."""
    style = theme.style("card-title")
    at = FACE.x + FACE.width / 2, FACE.y + BAND - 4.0
    name = told.card(kind.id)
    batches: list[Batch] = [
        band("card-special", theme),
        Texts([fitted_text(name, style, at, INNER.width, anchor="middle", key="card")]),
    ]
    top = FACE.y + BAND + 3.0
    if kind.pieces.first or kind.pieces.second:
        batches += _pieces(kind.pieces, theme, top)
        top += 2 * ROW + (4.0 if kind.pieces.mode == "either" else 0.0) + 2.0
    if kind.markers:
        batches += _stars(told, theme, top)
        top += 2 * STAR + 2.0
    text = Box(INNER.x, top + 1, INNER.width, INNER.bottom - top - 1)
    batches.append(paragraphs(card_sentences(kind, told), theme.style("card-text"), text))
    return side(tr("Card: {name}", name=name), "card-paper", batches, theme)


def _pieces(pieces: Pieces, theme: Theme, top: float) -> Iterator[Batch]:
    """A row for each turn of laying; between rows of which one is chosen stands a word."""
    small = theme.style("card-small")
    between = 4.0 if pieces.mode == "either" else 0.0
    for number, (word, count) in enumerate(
        ((tr("1st turn"), pieces.first), (tr("2nd turn"), pieces.second))
    ):
        y = top + number * (ROW + between) + ROW / 2
        yield Texts([small.text(word, (INNER.x, y + 0.36 * small.size), anchor="start")])
        yield from _row(count, theme, y)
    if between:
        y = top + ROW + between / 2 + 0.36 * small.size
        yield Texts([small.text(tr("or"), (INNER.x + 4, y))])


def _row(count: int, theme: Theme, y: float) -> Iterator[Batch]:
    (long, wide), small = PIECE, theme.style("card-small")
    left, room = INNER.x + LABEL, INNER.width - LABEL
    shown = min(max(count, 0), MOST)
    step = min(long + 0.8, room / max(shown, 1))
    curves = []
    for number in range(shown):
        x = left + number * step
        curves.append(slab(((x, y), (x + step - 0.8, y)), wide / 2, 0.5))
    if curves:
        yield Curves(theme.ink("route-mountain"), curves, key="pieces")
    if count > MOST:
        at = (INNER.right, y + 0.36 * small.size)
        yield Texts([small.text(tr("of {n}", n=count), at, anchor="end")])
    if not curves:
        yield Texts([small.text(tr("none"), (left, y + 0.36 * small.size), anchor="start")])


def _stars(told: Told, theme: Theme, top: float) -> Iterator[Batch]:
    """The values of the markers."""
    values = sorted({one.value for one in told.part.boom_markers.values()})[:4]
    step = INNER.width / max(len(values), 1)
    for number, value in enumerate(values):
        spot = INNER.x + step * (number + 0.5), top + STAR
        yield from boom_mark(theme, str(value), spot, STAR)
