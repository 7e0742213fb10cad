"""What single hexes have printed on them: a price, the first tile, when they open, water."""

from collections.abc import Iterator
from dataclasses import replace

from drawing.map.marks.city_marks import scale
from drawing.map.marks.hexes import hexagon_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import line, rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Spot, Texts
from drawing.systems.age_of_steam.printed.start_squares import most
from drawing.text.metrics import width
from drawing.themes.theme import Theme
from model.notation import Cell
from model.systems.age_of_steam.conditions.cases import Cases
from model.systems.age_of_steam.things.part import CellData

SIZE = 4.4
"""Of the letters of a price, in millimetres at the usual scale."""
RAIL = 4.2
"""The width of the sign for a simple tile."""
GAP = 1.2
"""Between a price and that sign."""
WATER = 0.9
"""How far inside a hex its water sides are drawn."""


def sign_box(sheet: Sheet, at: Spot, words: str, *, simple: bool) -> Box:
    """The plate of a sign around a spot."""
    size = SIZE * scale(sheet)
    rail = (RAIL + GAP * bool(words)) * scale(sheet) if simple else 0.0
    wide = width(words, size, sheet.theme.style("piece").face) + rail + 0.6 * size
    return Box(at[0] - wide / 2, at[1] - 0.7 * size, wide, 1.4 * size)


def sign(sheet: Sheet, at: Spot, words: str, *, simple: bool) -> Iterator[Batch]:
    """A plate with words, and a piece of track where only a simple tile may come first."""
    size, theme = SIZE * scale(sheet), sheet.theme
    box = sign_box(sheet, at, words, simple=simple)
    rail = RAIL * scale(sheet) if simple else 0.0
    gap = GAP * scale(sheet) if simple and words else 0.0
    yield Curves(theme.ink("legend"), (rectangle(box, 0.3 * size),), key="printed on a hex")
    text = replace(theme.style("piece"), size=size, colour=theme.style("legend").colour)
    x = box.x + 0.3 * size + (box.width - rail - gap - 0.6 * size) / 2
    if words:
        yield Texts([text.text(words, (x, at[1] + 0.36 * size), key=f"printed {words}")])
    if simple:
        middle = box.right - 0.3 * size - rail / 2 if words else at[0]
        yield from simple_mark(theme, (middle, at[1]), rail)


def simple_mark(theme: Theme, at: Spot, wide: float) -> Iterator[Batch]:
    """A short piece of straight track: only a simple tile may come first."""
    (x, y), half = at, wide / 2
    ends = ((x - half, y), (x + half, y))
    dark = theme.style("legend").colour
    ties = Ink(line=dark, width=0.62 * wide, dash=(0.12 * wide, 0.17 * wide), cap="butt")
    yield Curves(ties, (line(ends),), key="simple")
    rails = [line(((x - half, y + up), (x + half, y + up))) for up in (-0.16 * wide, 0.16 * wide)]
    yield Curves(Ink(line=dark, width=0.09 * wide, cap="butt"), rails, key="simple rails")


def words_of(data: CellData) -> str:
    """What a hex says of itself."""
    words = [] if data.price is None else [f"${data.price}"]
    if isinstance(data.open_from, Cases) or data.open_from is not None:
        words.append(f"T{most(data.open_from)}+")
    return " ".join(words)


def water_sides(sheet: Sheet, cell: Cell, data: CellData) -> Iterator[Batch]:
    """Blue bars inside the sides of a hex that lie in water."""
    corners = hexagon_of(sheet, cell).corners(WATER)
    bars = [
        line((corners[(side + 1) % 6], corners[(side + 2) % 6]))
        for side in data.water_sides
        if 0 <= side < 6
    ]
    if bars:
        river = sheet.theme.ink("river")
        yield Curves(replace(river, width=1.6 * scale(sheet)), bars, key=f"water sides {cell}")
