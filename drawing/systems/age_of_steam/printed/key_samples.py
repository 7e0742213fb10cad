"""The signs of a board as the key of its map shows them, each in a box."""

from collections.abc import Iterator
from dataclasses import replace
from math import pi

from drawing.shapes.curves import circle, line, rectangle, ring_of
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Spot, Text, Texts
from drawing.themes.theme import Theme

GREY = "#b9b5aa"


def city_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    """A city hex with its plate; its colours are told by the map."""
    dark, light = theme.ink("icon-dark").fill, theme.ink("icon-light").fill
    at, half = _middle(box), box.height / 2
    rim = line(ring_of(at, half, 6, pi / 6), closed=True)
    yield Curves(Ink(fill=GREY, line=dark, width=half * 0.1), (rim,))
    yield Curves(Ink(fill=light, line=dark, width=half * 0.06), (circle(at, half * 0.45),))


def growth_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    """A light and a dark number."""
    dark, light = theme.ink("icon-dark").fill, theme.ink("icon-light").fill
    (x, y), radius = _middle(box), box.height * 0.38
    for off, fill, colour in ((-1.15, light, dark), (1.15, dark, light)):
        at = x + off * radius, y
        yield Curves(Ink(fill=fill, line=dark, width=radius * 0.15), (circle(at, radius),))
        yield Texts([_word(theme, "1", at, radius * 1.4, colour)])


def cubes_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    dark, light = theme.ink("icon-dark").fill, theme.ink("icon-light").fill
    (x, y), size = _middle(box), box.height * 0.5
    boxes = [Box(x + off * size - size / 2, y - size / 2, size, size) for off in (-0.65, 0.65)]
    ink = Ink(fill=light, line=dark, width=size * 0.1)
    yield Curves(ink, [rectangle(one, size * 0.12) for one in boxes])


def price_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    at, size = _middle(box), box.height * 0.6
    plate = Box(at[0] - size, at[1] - 0.7 * size, 2 * size, 1.4 * size)
    yield Curves(theme.ink("legend"), (rectangle(plate, 0.3 * size),))
    yield Texts([_word(theme, "$6", at, size, theme.style("legend").colour)])


def simple_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    ink = theme.ink("legend")
    (x, y), half = _middle(box), box.width * 0.3
    ends = ((x - half, y), (x + half, y))
    yield Curves(Ink(line=ink.line, width=box.height * 0.32, cap="butt"), (line(ends),))
    yield Curves(Ink(line=ink.fill, width=box.height * 0.11, cap="butt"), (line(ends),))


def water_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    (x, y), half = _middle(box), box.width * 0.35
    ink = replace(theme.ink("river"), width=box.height * 0.2)
    yield Curves(ink, (line(((x - half, y), (x + half, y))),))


def link_sample(theme: Theme, box: Box) -> Iterator[Batch]:
    (x, y), half = _middle(box), box.width * 0.42
    yield Curves(theme.ink("link"), (line(((x - half, y), (x + half, y))),))


def _middle(box: Box) -> Spot:
    return box.x + box.width / 2, box.y + box.height / 2


def _word(theme: Theme, word: str, at: Spot, size: float, colour: str) -> Text:
    style = replace(theme.style("piece"), size=size, colour=colour)
    return style.text(word, (at[0], at[1] + 0.36 * size), key="key")
