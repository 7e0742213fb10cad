"""Cubes, and the squares on which they begin: in their colour, with the letter of it."""

from collections.abc import Iterator, Sequence

from drawing.shapes.curves import rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Texts
from drawing.systems.age_of_steam.tiles.goods_colours import GoodsColours

ROUND = 0.14
"""How round the corners are, in parts of a side."""


def cube(
    colours: GoodsColours, colour: str, box: Box, *, small_print: bool = True
) -> Iterator[Batch]:
    """One cube with its letter; a line of light around it parts it from a ground like it."""
    dark, light = colours.theme.ink("icon-dark").fill, colours.theme.ink("icon-light").fill
    size, shape = box.height, (rectangle(box, box.height * ROUND),)
    yield Curves(Ink(line=light, width=size * 0.24), shape)
    ink = Ink(fill=colours.paint(colour), line=dark, width=size * 0.08)
    yield Curves(ink, shape, key=f"cube {colour}")
    if small_print:
        middle = box.x + box.width / 2, box.y + box.height / 2
        yield Texts([colours.letter(colour, middle, size * 0.78)])


def squares(colours: GoodsColours, shown: Sequence[str], boxes: Sequence[Box]) -> Iterator[Batch]:
    """Squares of a start: empty ones for cubes that are drawn by chance, with a colour else."""
    theme = colours.theme
    dark, light = theme.ink("icon-dark").fill, theme.ink("icon-light").fill
    for colour, box in zip(shown, boxes, strict=True):
        fill = colours.paint(colour) if colour else light
        ink = Ink(fill=fill, line=dark, width=box.height * 0.07)
        yield Curves(ink, (rectangle(box),), key="start cube")
        if colour:
            middle = box.x + box.width / 2, box.y + box.height / 2
            yield Texts([colours.letter(colour, middle, box.height * 0.78)])
