"""Cubes on cities, towns and hexes: those of a city lie in its yard."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from drawing.map.marks.city_marks import half_width, is_crowded, placed_cities, scale
from drawing.map.marks.piece_kinds import pieces_of
from drawing.map.sheet.once import once
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch, Box, Text, Texts
from drawing.systems.age_of_steam.pieces.kinds import cell_of, urbanized
from drawing.systems.age_of_steam.printed.city_parts import yard_width
from drawing.systems.age_of_steam.printed.hexes import plan_of
from drawing.systems.age_of_steam.printed.yards import yard
from drawing.systems.age_of_steam.tiles.city_plan import APART, CUBE, MOST, ROW
from drawing.systems.age_of_steam.tiles.cubes import cube
from drawing.systems.age_of_steam.tiles.goods_colours import goods_colours
from model.notation import Cell
from model.systems.age_of_steam.showing.board_pieces import CUBE as KIND
from model.systems.age_of_steam.things.city import CITY


class Cube(NamedTuple):
    """A cube where it is drawn; `many` where several lie as one."""

    colour: str
    box: Box
    many: int = 1


@once
def laid_cubes(sheet: Sheet) -> list[Cube]:
    """Every cube of a map with its box."""
    return [cube for cell, shown in _by_cell(sheet).items() for cube in _laid(sheet, cell, shown)]


def cubes(sheet: Sheet) -> Iterator[Batch]:
    """All cubes of a map, in front of the squares on which they may have begun."""
    yield from _yards(sheet)
    colours, words = goods_colours(sheet), list[Text]()
    for one in laid_cubes(sheet):
        box = one.box
        yield from cube(colours, one.colour, box, small_print=False)
        middle = box.x + box.width / 2, box.y + box.height / 2
        sign = colours.letter(one.colour, middle, box.height * 0.78)
        words.append(sign if one.many < 2 else _counted(sign, one.many))
    if words and not is_crowded(sheet):
        yield Texts(words)


def cube_boxes(sheet: Sheet) -> Iterator[Box]:
    yield from (cube.box for cube in laid_cubes(sheet))


@once
def _by_cell(sheet: Sheet) -> dict[Cell, list[tuple[str, int]]]:
    """The cubes on each hex, by colour; of many each colour once, with its number."""
    found: dict[Cell, list[str]] = {}
    for piece in pieces_of(sheet, KIND):
        cell = cell_of(sheet, piece.place)
        if cell is not None:
            found.setdefault(cell, []).append(piece.text)
    return {
        cell: list(Counter(sorted(colours)).items())
        if len(colours) > MOST
        else [(one, 1) for one in sorted(colours)]
        for cell, colours in found.items()
    }


def _yards(sheet: Sheet) -> Iterator[Batch]:
    """The yards of cities with as much room as their cubes need, over the printed squares."""
    if is_crowded(sheet) or not sheet.overlay.pieces:
        return
    for city, _ in placed_cities(sheet):
        is_city = city.kind == CITY or city.id in urbanized(sheet)
        if city.at is not None and is_city:
            lying = len(_by_cell(sheet).get(city.at, ()))
            wide = max(lying, yard_width(sheet, city.id))
            if lying or (wide and not sheet.overlay.is_part):
                yield from yard(sheet.theme, plan_of(sheet, city.at), wide)


def _counted(sign: Text, count: int) -> Text:
    return replace(sign, text=f"{count}{sign.text}", size=sign.size * 0.75)


def _laid(sheet: Sheet, cell: Cell, shown: list[tuple[str, int]]) -> Iterator[Cube]:
    boxes = _boxes(sheet, cell, len(shown))
    for (colour, count), box in zip(shown, boxes, strict=True):
        yield Cube(colour, box, count)


def _boxes(sheet: Sheet, cell: Cell, count: int) -> list[Box]:
    """In the yard of a city; beside what stands in the middle of any other hex."""
    city = next((one for one in sheet.scenario.cities.values() if one.at == cell), None)
    if city is not None and (city.kind == CITY or city.id in urbanized(sheet)):
        return plan_of(sheet, cell).cubes(count)
    size, (x, y) = CUBE * scale(sheet), sheet.spot(cell)
    off = size if city is None else half_width(sheet, city) + 0.7 * size
    found = []
    for number in range(count):
        row, place = divmod(number, ROW)
        wide = min(count - row * ROW, ROW)
        left = x + (place - (wide - 1) / 2) * APART * size - size / 2
        found.append(Box(left, y - off - row * APART * size - size / 2, size, size))
    return found
