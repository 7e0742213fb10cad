"""A card: two pictures of poker size with bleed around them, and what all cards have in common."""

from collections.abc import Iterable

from drawing.pages.paper import BLEED
from drawing.shapes.curves import rectangle
from drawing.shapes.symbols import Anchor, Batch, Box, Curves, Layer, Picture, Spot, Text
from drawing.text.fitting import one_line
from drawing.themes.theme import Style, Theme
from model.forms.frozen import dataclass

WIDTH, HEIGHT = 63.0, 88.0
"""A card when it is cut, in millimetres."""
SAFE = 4.5
"""How far what matters stays off the cut."""
FACE = Box(BLEED, BLEED, WIDTH, HEIGHT)
"""What is left of a side when it is cut."""
INNER = FACE.grown(-SAFE)
BAND = 12.0
"""The height of the coloured band at the top of a card, without its bleed."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card; cards with the same back are shuffled together."""

    name: str
    """For the file of a single image: `demand-012`."""
    front: Picture
    back: Picture
    kind: str = "deck"
    """For the file of its back: `back-of-deck`; as many kinds as there are backs."""


def side(title: str, paper: str, batches: Iterable[Batch], theme: Theme) -> Picture:
    """A side of a card, its colour through the bleed."""
    whole = Box(0, 0, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED)
    layers = (
        Layer("paper", (Curves(theme.ink(paper), [rectangle(whole)]),)),
        Layer("card", tuple(batches)),
    )
    return Picture(whole.width, whole.height, layers, title, theme.ink(paper).fill)


def band(ink: str, theme: Theme, height: float = BAND) -> Curves:
    """The coloured band at the top, through the bleed."""
    box = Box(0, 0, WIDTH + 2 * BLEED, BLEED + height)
    return Curves(theme.ink(ink), [rectangle(box)])


def fitted_text(  # noqa: PLR0913 (a text is said by what, how, where and how much room)
    text: str,
    style: Style,
    at: Spot,
    room: float,
    *,
    anchor: Anchor = "start",
    key: str = "",
) -> Text:
    """A line that is made smaller, and in the end cut, so that it fits."""
    written = text.upper() if style.upper else text
    fit = one_line(written, style.size, style.face, room)
    return Text(
        at, fit.lines[0], fit.size, colour=style.colour, face=style.face, anchor=anchor, key=key
    )
