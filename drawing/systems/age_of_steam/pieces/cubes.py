"""Cubes on cities, towns and hexes: squares in their colour, with the letter of the colour."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from drawing.map.marks.city_marks import half_width, is_crowded, scale
from drawing.map.marks.piece_kinds import pieces_of
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Spot, Text, Texts
from drawing.systems.age_of_steam.pieces.kinds import cell_of, urbanized
from drawing.systems.age_of_steam.pieces.new_cities import plate_half
from drawing.systems.age_of_steam.printed.colour_signs import letter, paint
from model.notation import Cell
from model.systems.age_of_steam.showing.board_pieces import CUBE

SIZE = 4.2
"""Of a cube, in millimetres at the usual scale."""
STEP = 1.12
"""From one cube to the next, in their size."""
ROW = 4
MOST = 8
"""Cubes that lie singly on a place; of more each colour lies once, with its number."""


class Cube(NamedTuple):
    """A cube where it is drawn; `many` where several lie as one."""

    colour: str
    box: Box
    many: int = 1


@once
def laid_cubes(sheet: Sheet) -> list[Cube]:
    """Every cube of a map with its box."""
    by_cell: dict[Cell, list[str]] = {}
    for piece in pieces_of(sheet, CUBE):
        cell = cell_of(sheet, piece.place)
        if cell is not None:
            by_cell.setdefault(cell, []).append(piece.text)
    return [
        cube for cell, colours in by_cell.items() for cube in _laid(sheet, cell, sorted(colours))
    ]


def cubes(sheet: Sheet) -> Iterator[Batch]:
    """All cubes of a map."""
    dark = sheet.theme.ink("icon-dark").fill
    words: list[Text] = []
    for cube in laid_cubes(sheet):
        box = cube.box
        ink = Ink(fill=paint(sheet, cube.colour), line=dark, width=box.height * 0.08)
        yield Curves(ink, (rectangle(box, box.height * 0.12),), key=f"cube {cube.colour}")
        middle = box.x + box.width / 2, box.y + box.height / 2
        sign = letter(sheet, cube.colour, middle, box.height * 0.8)
        words.append(sign if cube.many < 2 else _counted(sign, cube.many))
    if words and not is_crowded(sheet):
        yield Texts(words)


def cube_boxes(sheet: Sheet) -> Iterator[Box]:
    yield from (cube.box for cube in laid_cubes(sheet))


def _counted(sign: Text, count: int) -> Text:
    return replace(sign, text=f"{count}{sign.text}", size=sign.size * 0.75)


def _laid(sheet: Sheet, cell: Cell, colours: list[str]) -> Iterator[Cube]:
    counts = Counter(colours)
    shown = list(counts.items()) if len(colours) > MOST else [(one, 1) for one in colours]
    size = SIZE * scale(sheet)
    for number, (colour, count) in enumerate(shown):
        row, place = divmod(number, ROW)
        wide = min(len(shown) - row * ROW, ROW)
        x, y = _row(sheet, cell, row)
        x += (place - (wide - 1) / 2) * STEP * size
        yield Cube(colour, Box(x - size / 2, y - size / 2, size, size), count)


def _row(sheet: Sheet, cell: Cell, row: int) -> Spot:
    """The middle of a row: below what stands in the middle of the hex, then above it, further."""
    x, y = sheet.spot(cell)
    size, off = SIZE * scale(sheet), _free(sheet, cell)
    down = 1 if row % 2 == 0 else -1
    return x, y + down * (off + (row // 2) * STEP * size)


def _free(sheet: Sheet, cell: Cell) -> float:
    """How far from the middle of a hex cubes lie, so that its city or track is seen."""
    size = SIZE * scale(sheet)
    city = next((one for one in sheet.scenario.cities.values() if one.at == cell), None)
    if city is None:
        return 1.1 * size
    half = plate_half(sheet) if city.id in urbanized(sheet) else half_width(sheet, city)
    return half + 0.62 * size
