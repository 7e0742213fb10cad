"""Randomizers: one card of each kind, with which those of a game are drawn."""

from dataclasses import replace

from drawing.cards.card import FACE, INNER, side
from drawing.shapes.curves import rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Picture, Texts
from drawing.systems.trains.cards import categories, figures, motifs
from drawing.systems.trains.cards.picture_row import Look, picture_row
from drawing.text.fitting import LEADING, in_box
from drawing.themes.theme import Theme
from model.systems.trains.things.card import Card
from model.wording.speech import tr

SIZE = 26.0
"""Of the picture."""


def randomizer_front(card: Card, theme: Theme) -> Picture:
    """Large, without sentences, and with a rim of its colours, so that nobody plays it."""
    colours = categories.colours_of(card.categories, theme)
    ground = categories.pale(colours[0], theme)
    middle = FACE.x + FACE.width / 2
    frame = Box(INNER.x, INNER.y, INNER.width, INNER.height)
    picture = Box(INNER.x, INNER.y + 8.0, INNER.width, SIZE)
    batches: list[Batch] = [
        *categories.band(card.categories, theme, 2 * FACE.y + FACE.height),
        Curves(Ink(fill=ground), [rectangle(FACE.grown(-2.6), 3.0)], key="picture"),
        Curves(theme.ink("card-rule"), [rectangle(frame.grown(0.6), 2.4)]),
        *picture_row(motifs.motifs(card), picture, SIZE, Look(theme, colours[0], ground)),
        *_name(card, theme, Box(INNER.x + 2, picture.bottom + 3, INNER.width - 4, 17.0)),
        *categories.tags(card.categories, theme, Box(INNER.x, INNER.y + 55.5, INNER.width, 6.0)),
        *figures.cost(card.cost, (middle, INNER.y + 67.5), 4.6, theme),
    ]
    small = theme.style("card-small")
    at = middle, INNER.bottom - 2.0
    batches.append(Texts([small.text(tr("Randomizer"), at, key="randomizer")]))
    return side(tr("Randomizer: {name}", name=card.title), "card-paper", batches, theme)


def _name(card: Card, theme: Theme, room: Box) -> list[Batch]:
    style = theme.style("card-city")
    fit = in_box(card.title, style.size * 1.4, style.face, (room.width, room.height))
    style = replace(style, size=fit.size)
    first = room.y + (room.height - fit.height) / 2 + fit.size * 0.98
    x = room.x + room.width / 2
    lines = [
        style.text(one, (x, first + number * fit.size * LEADING), key=f"card {card.id}")
        for number, one in enumerate(fit.lines)
    ]
    return [Texts(lines)]
