"""Plates with the letters of a railroad: squares that are paid for, houses for home bases."""

from collections.abc import Iterator

from drawing.map.marks.city_marks import READABLE
from drawing.shapes.curves import line, rectangle
from drawing.shapes.symbols import Batch, Box, Curve, Curves, Ink, Texts
from drawing.systems.santa_fe.railroads.livery import Livery
from drawing.systems.santa_fe.railroads.track_pieces import letters_at
from drawing.text.metrics import width
from drawing.themes.theme import Theme

SIDE = 4.4
"""The height of a plate, in millimetres at the usual scale."""
LETTER = 0.6
"""The size of its letters, as a part of its height."""
LOWEST = 2.8
"""A lower plate has none, in millimetres."""
ROOF = 0.3
"""How much of a house is its roof."""


def plate_width(livery: Livery, high: float) -> float:
    """As wide as high, and wider for three letters."""
    return max(high, width(livery.letters, _size(high), "bold") + 0.3 * high)


def _size(high: float) -> float:
    """Of the letters; 0 where nobody could read them."""
    return max(LETTER * high, READABLE) if high >= LOWEST else 0.0


def plate(theme: Theme, livery: Livery, box: Box, *, is_home: bool) -> Iterator[Batch]:
    """A square, or a house."""
    shape = house(box) if is_home else rectangle(box, 0.08 * box.height)
    what = "home of" if is_home else "square of"
    yield Curves(
        Ink(fill=livery.colour, line=livery.rim(theme), width=0.07 * box.height),
        [shape],
        key=f"{what} {livery.id}",
    )
    down = box.y + box.height * (0.6 if is_home else 0.5)
    size = _size(box.height)
    if size:
        yield Texts([letters_at(theme, livery, (box.x + box.width / 2, down), size)])


def house(box: Box) -> Curve:
    """The outline of a house whose roof ends at the upper side of a box."""
    eaves, middle = box.y + ROOF * box.height, box.x + box.width / 2
    top = box.y - 0.12 * box.height
    ring = ((box.x, eaves), (middle, top), (box.right, eaves))
    return line((*ring, (box.right, box.bottom), (box.x, box.bottom)), closed=True)
