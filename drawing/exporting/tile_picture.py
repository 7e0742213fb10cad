"""The picture of the tiles that a map is painted with in other programs, in the theme's colours."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from drawing.map.marks.terrain_marks import looks, mark, strange_kinds
from drawing.rendering.raster import Canvas
from drawing.shapes.curves import line
from drawing.shapes.symbols import Curve, Ink, Spot, Symbol
from drawing.themes.theme import Theme

MARK_SIZE: Final = 0.42
"""Of a mark, as a part of the tile's narrow side."""
LINE: Final = 5.0
"""Pixels for a millimetre of a line's width."""


def tile_picture(
    kinds: Sequence[str], region: str, size: tuple[int, int], side: int, theme: Theme
) -> bytes:
    """A PNG with a hex for each kind from left to right; `region` is the hatched one among them."""
    width, height = size
    canvas = Canvas(width * len(kinds), height)
    strange = strange_kinds(kind for kind in kinds if kind != region)
    for number, kind in enumerate(kinds):
        hexagon = [(x + number * width, y) for x, y in _hexagon(size, side)]
        middle = (number + 0.5) * width, height / 2
        if kind == region:
            canvas.draw(line(hexagon, closed=True), Ink(fill=theme.ink("region").fill))
            continue
        canvas.draw(line(hexagon, closed=True), Ink(fill=theme.ink(f"terrain-{looks(kind)}").fill))
        canvas.draw(line(_inside(hexagon, middle), closed=True), theme.ink("hex-side"), LINE)
        _put(canvas, mark(theme, kind, strange), min(size) * MARK_SIZE, middle)
    return canvas.png()


def _hexagon(size: tuple[int, int], side: int) -> list[Spot]:
    """The corners of a hex in a box; it stands on a corner where the box is higher than wide."""
    width, height = size
    if height > width:
        upper, lower = (height - side) / 2, (height + side) / 2
        middle = width / 2
        right = [(middle, 0.0), (width, upper), (width, lower)]
        return [*right, (middle, height), (0.0, lower), (0.0, upper)]
    left, right_end = (width - side) / 2, (width + side) / 2
    middle = height / 2
    top = [(left, 0.0), (right_end, 0.0), (width, middle)]
    return [*top, (right_end, height), (left, height), (0.0, middle)]


def _inside(hexagon: Sequence[Spot], middle: Spot) -> list[Spot]:
    """The hex drawn in a little, so that its line stays within its tile."""
    x, y = middle
    return [(x + (right - x) * 0.985, y + (down - y) * 0.985) for right, down in hexagon]


def _put(canvas: Canvas, symbol: Symbol, size: float, at: Spot) -> None:
    for shape in symbol.shapes:
        width = shape.ink.width * LINE
        canvas.draw(_moved(shape.curve, size, at), replace(shape.ink, width=width))


def _moved(curve: Curve, size: float, at: Spot) -> Curve:
    def put(spot: Spot) -> Spot:
        return at[0] + spot[0] * size, at[1] + spot[1] * size

    return tuple(type(step)(*map(put, step)) for step in curve)
