"""New Cities: the hex of a town in the colours of the tile that lies there, with its letter."""

from collections.abc import Iterator
from dataclasses import replace

from drawing.map.marks.city_marks import HALF_ON_HEXES, is_crowded, scale
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch, Box, Spot, Text, Texts
from drawing.systems.age_of_steam.pieces.kinds import urbanized
from drawing.systems.age_of_steam.printed.city_hexes import city_hex, colours_in
from drawing.systems.age_of_steam.printed.city_plates import badges, plate
from model.notation import Cell
from model.systems.age_of_steam.things.part import NewCity


def new_cities(sheet: Sheet) -> Iterator[Batch]:
    """All New Cities on a map."""
    for town, tile, cell in _placed(sheet):
        yield from city_hex(sheet, cell, colours_in(sheet, tile.colours), town)
        half, (x, y) = plate_half(sheet), sheet.spot(cell)
        yield from plate(sheet, (x, y), half, (), None)
        yield from badges(sheet, (x, y + half * 0.4), half * 0.3, tile.slots)
        if not is_crowded(sheet):
            yield Texts([_letter(sheet, tile, (x, y - half * 0.4), half * 0.8)])


def new_city_boxes(sheet: Sheet) -> Iterator[Box]:
    for _, _, cell in _placed(sheet):
        yield Box(*sheet.spot(cell), 0, 0).grown(plate_half(sheet))


def plate_half(sheet: Sheet) -> float:
    """Half the width of the plate of a New City: as that of any city."""
    return HALF_ON_HEXES[3] * scale(sheet)


def _letter(sheet: Sheet, tile: NewCity, at: Spot, size: float) -> Text:
    dark = sheet.theme.ink("icon-dark").fill
    style = replace(sheet.theme.style("piece"), size=size, colour=dark)
    return style.text(tile.id[:2].upper(), (at[0], at[1] + 0.36 * size), key=f"new city {tile.id}")


def _placed(sheet: Sheet) -> Iterator[tuple[str, NewCity, Cell]]:
    for town, tile in urbanized(sheet).items():
        city = sheet.scenario.cities.get(town)
        if city is not None and city.at is not None:
            yield town, tile, city.at
