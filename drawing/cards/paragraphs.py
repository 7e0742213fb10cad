"""Paragraphs on a card: one below the other, in the largest size in which all have room."""

from collections.abc import Sequence

from drawing.shapes.symbols import Box, Text, Texts
from drawing.text.fitting import LEADING, SMALLEST, STEP, in_box, wrapped
from drawing.themes.theme import Style

GAP = 1.2
"""Between two sentences."""


def paragraphs(said: Sequence[str], style: Style, room: Box) -> Texts:
    """Sentences in a room; where they have none even in the smallest size, the end is cut off."""
    shrink = 1.0
    while style.size * shrink >= SMALLEST:
        texts, height = set_in([(text, style) for text in said], 1.0, shrink, room, style)
        if height <= room.height:
            return Texts(texts)
        shrink *= STEP
    fit = in_box(" ".join(said), SMALLEST, style.face, (room.width, room.height))
    return Texts(lines_at(fit.lines, fit.size, style, room.x, room.y))


def set_in(
    said: Sequence[tuple[str, Style]], soft: float, shrink: float, room: Box, strong: Style
) -> tuple[list[Text], float]:
    """Paragraphs one below the other, and how high they are.

    Those in the `strong` style are made smaller by `shrink`, others by `soft`.
    """
    y, texts = room.y, list[Text]()
    for text, style in said:
        size = style.size * (shrink if style is strong else soft)
        lines = wrapped(text, size, style.face, room.width)
        texts += lines_at(lines, size, style, room.x, y)
        y += len(lines) * size * LEADING + GAP
    return texts, y - GAP - room.y


def lines_at(lines: Sequence[str], size: float, style: Style, x: float, y: float) -> list[Text]:
    """Lines of a paragraph from its upper left corner."""
    return [
        Text(
            (x, y + size * (0.95 + LEADING * number)),
            one,
            size,
            colour=style.colour,
            face=style.face,
            anchor="start",
        )
        for number, one in enumerate(lines)
    ]
