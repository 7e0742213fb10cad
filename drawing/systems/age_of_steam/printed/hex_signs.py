"""What single hexes have printed on them: a price, the first tile, when they open, cubes, water."""

from collections.abc import Iterator
from dataclasses import replace

from drawing.map.marks.city_marks import scale
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import line, rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Spot, Texts
from drawing.systems.age_of_steam.printed.hex_shapes import corners_of
from drawing.systems.age_of_steam.printed.start_squares import most
from drawing.text.metrics import width
from model.notation import Cell
from model.systems.age_of_steam.conditions.cases import Cases
from model.systems.age_of_steam.things.part import CellData

SIZE = 4.4
"""Of the letters of a price, in millimetres at the usual scale."""
RAIL = 3.0
"""The width of the sign for a simple tile."""
WATER = 0.9
"""How far inside a hex its water sides are drawn."""


def sign(sheet: Sheet, at: Spot, words: str, *, simple: bool) -> Iterator[Batch]:
    """A plate with words, and a piece of track where only a simple tile may come first."""
    size, style = SIZE * scale(sheet), sheet.theme.style("piece")
    ink, rail = sheet.theme.ink("legend"), RAIL * scale(sheet) if simple else 0.0
    dark = sheet.theme.ink("legend").line
    wide = width(words, size, style.face) + rail + 0.6 * size
    box = Box(at[0] - wide / 2, at[1] - 0.7 * size, wide, 1.4 * size)
    yield Curves(ink, (rectangle(box, 0.3 * size),), key="printed on a hex")
    text = replace(style, size=size, colour=sheet.theme.style("legend").colour)
    x = box.x + 0.3 * size + (wide - rail - 0.6 * size) / 2
    yield Texts([text.text(words, (x, at[1] + 0.36 * size), key=f"printed {words}")])
    if simple:
        middle = box.right - 0.2 * size - rail / 2
        ends = [(middle - rail / 2, at[1]), (middle + rail / 2, at[1])]
        yield Curves(Ink(line=dark, width=0.35 * size, cap="butt"), (line(ends),), key="simple")
        light = Ink(line=ink.fill, width=0.12 * size, cap="butt")
        yield Curves(light, (line(ends),))


def words_of(data: CellData) -> str:
    """What a hex says of itself."""
    words = [] if data.price is None else [f"${data.price}"]
    if isinstance(data.open_from, Cases) or data.open_from is not None:
        words.append(f"T{most(data.open_from)}+")
    return " ".join(words)


def water_sides(sheet: Sheet, cell: Cell, data: CellData) -> Iterator[Batch]:
    """Blue bars inside the sides of a hex that lie in water."""
    corners = corners_of(sheet, cell, WATER)
    bars = [
        line((corners[(side + 1) % 6], corners[(side + 2) % 6]))
        for side in data.water_sides
        if 0 <= side < 6
    ]
    if bars:
        river = sheet.theme.ink("river")
        yield Curves(replace(river, width=1.6 * scale(sheet)), bars, key=f"water sides {cell}")
