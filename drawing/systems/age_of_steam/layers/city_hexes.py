"""The hexes of cities in the colours that they take, under everything that is laid on them."""

from collections.abc import Iterator
from dataclasses import replace

from drawing.map.marks.city_marks import is_crowded, scale
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch, Text, Texts
from drawing.systems.age_of_steam.pieces.kinds import colours_in_play
from drawing.systems.age_of_steam.printed.city_hexes import (
    LETTER,
    REACH,
    city_hex,
    colours_in,
)
from drawing.systems.age_of_steam.printed.hex_shapes import segment_middle
from model.boards.hexes import HexBoard
from model.notation import Cell
from model.systems.age_of_steam.places.spots import cells_of
from model.systems.age_of_steam.things.city import CITY, AgeOfSteamCity

OVER = "borders"
TITLE = "City hexes"


def batches(sheet: Sheet) -> Iterator[Batch]:
    if not isinstance(sheet.scenario.board, HexBoard):
        return
    for city in sheet.scenario.cities.values():
        if isinstance(city, AgeOfSteamCity) and city.kind == CITY:
            changed = colours_in_play(sheet).get(city.id)
            colours = colours_in(sheet, city.colours) if changed is None else changed
            for cell in cells_of(city):
                yield from city_hex(sheet, cell, colours, city.id)
            is_open = city.colours.kind == "random" and changed is None
            if is_open and city.at is not None and not is_crowded(sheet):
                yield Texts([_question(sheet, city.at)])


def _question(sheet: Sheet, cell: Cell) -> Text:
    """The sign of a city whose colour is drawn when a game begins."""
    x, y = segment_middle(sheet.spot(cell), REACH * sheet.mm, 0, 1)
    size = LETTER * scale(sheet)
    dark = sheet.theme.ink("icon-dark").fill
    style = replace(sheet.theme.style("piece"), size=size, colour=dark)
    return style.text("?", (x, y + 0.36 * size), key="colour by chance")
