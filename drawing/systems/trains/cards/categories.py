"""The categories of cards: a colour, a picture and a word for each, so that none needs colour."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from drawing.cards.card import FACE, WIDTH
from drawing.pages.paper import BLEED
from drawing.shapes.curves import circle, line
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Spot, Texts
from drawing.systems.trains.cards import motifs
from drawing.text.fitting import SMALLEST
from drawing.text.metrics import width
from drawing.themes.theme import Theme
from model.wording.speech import later, tr

WORDS: Final = {
    "train": later("Train"),
    "action": later("Action"),
    "rail": later("Rail laying"),
    "station": later("Station"),
    "waste": later("Waste"),
    "vp": later("Points"),
}
BAND = 14.0
"""The height of the coloured band at the top, without its bleed."""
SLANT = 5.0
"""How far the border of two colours in a band leans."""
TAG, GAP, APART = 5.2, 1.2, 4.0
"""A disc of the line of categories, from it to its word, and to the next one."""
STEP = 0.96
"""How much smaller each attempt to make the words fit is."""
PALE = 0.14
"""How much of its colour the ground of a card's picture has."""


def colour_of(category: str, theme: Theme) -> str:
    """The colour of a category."""
    return theme.ink(f"category-{category}").fill


def colours_of(categories: Sequence[str], theme: Theme) -> list[str]:
    """The colours of a card; one without a category is grey."""
    return [colour_of(one, theme) for one in categories] or [theme.ink("category-waste").fill]


def pale(colour: str, theme: Theme) -> str:
    """A tint of a colour on the paper of cards."""
    return mixed(colour, theme.ink("card-paper").fill, PALE)


def mixed(colour: str, other: str, part: float) -> str:
    """A colour of which a part is one colour and the rest another."""
    pairs = ((int(one[at : at + 2], 16) for one in (colour, other)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a * part + b * (1 - part)):02x}" for a, b in pairs)


def band(categories: Sequence[str], theme: Theme, high: float = FACE.y + BAND) -> Iterator[Batch]:
    """The coloured band from the top, through the bleed: a field for each category."""
    colours = colours_of(categories, theme)
    step, bottom = WIDTH / len(colours), high
    whole = WIDTH + 2 * BLEED
    for number, colour in enumerate(colours):
        left = BLEED + number * step if number else 0.0
        lean = SLANT if number else 0.0
        corners = ((left + lean, 0.0), (whole, 0.0), (whole, bottom), (left - lean, bottom))
        yield Curves(Ink(fill=colour), [line(corners, closed=True)], key="band")


def tags(categories: Sequence[str], theme: Theme, room: Box) -> Iterator[Batch]:
    """A disc with a picture and a word for each category, in the middle of a room.

    Where there is no room for so many words, the pictures alone tell.
    """
    style = theme.style("card-band")
    told = [(one, tr(WORDS[one])) for one in categories]
    size = style.size
    while size * STEP >= SMALLEST and _wide(told, size) > room.width:
        size *= STEP
    if _wide(told, size) > room.width:
        told = [(one, "") for one in categories]
    x, y = room.x + (room.width - _wide(told, size)) / 2, room.y + room.height / 2
    for category, word in told:
        colour = colour_of(category, theme)
        yield from tag(category, (x + TAG / 2, y), TAG, theme)
        x += TAG + GAP
        if word:
            named = replace(style, size=size, colour=_seen(colour, theme))
            at = (x, y + 0.36 * size)
            yield Texts([named.text(word, at, anchor="start", key=f"category {category}")])
        x += width(word, size, "bold") + APART


def tag(category: str, at: Spot, size: float, theme: Theme) -> Iterator[Batch]:
    """The disc of a category."""
    colour, light = colour_of(category, theme), theme.ink("icon-light").fill
    yield Curves(Ink(fill=colour), [circle(at, size / 2)], key=f"disc of {category}")
    half = 0.31 * size
    box = Box(at[0] - half, at[1] - half, 2 * half, 2 * half)
    yield from motifs.picture(motifs.of_category(category), box, light, colour)


def _wide(told: Sequence[tuple[str, str]], size: float) -> float:
    words = sum(width(word, size, "bold") for _, word in told)
    return words + len(told) * (TAG + GAP) + APART * (len(told) - 1)


def _seen(colour: str, theme: Theme) -> str:
    """The colour of a word on the paper of cards."""
    return mixed(colour, theme.ink("icon-dark").fill, 0.75)
