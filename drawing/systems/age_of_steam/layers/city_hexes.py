"""The hexes of cities in the colours that they take, under everything that is laid on them."""

from collections.abc import Iterator
from dataclasses import replace

from drawing.map.marks.city_marks import is_crowded
from drawing.map.marks.hexes import hexagon_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.hexagons import Hexagon
from drawing.shapes.symbols import Batch, Box, Text, Texts
from drawing.systems.age_of_steam.pieces.kinds import colours_in_play
from drawing.systems.age_of_steam.printed.city_parts import covered_boxes
from drawing.systems.age_of_steam.printed.hexes import colours_in
from drawing.systems.age_of_steam.tiles.city_faces import (
    LETTER,
    Face,
    city_face,
    face_letters,
    letter_spot,
)
from drawing.systems.age_of_steam.tiles.goods_colours import goods_colours
from model.boards.hexes import HexBoard
from model.systems.age_of_steam.places.spots import cells_of
from model.systems.age_of_steam.things.city import CITY, AgeOfSteamCity

OVER = "borders"
TITLE = "City hexes"


def batches(sheet: Sheet) -> Iterator[Batch]:
    if not isinstance(sheet.scenario.board, HexBoard):
        return
    for city in sheet.scenario.cities.values():
        if isinstance(city, AgeOfSteamCity) and city.kind == CITY:
            yield from _city(sheet, city)


def _city(sheet: Sheet, city: AgeOfSteamCity) -> Iterator[Batch]:
    """All hexes of a city; a crowded map has no room for the letters of its colours."""
    changed, colours = colours_in_play(sheet).get(city.id), goods_colours(sheet)
    taken = colours_in(sheet, city.colours) if changed is None else changed
    for cell in cells_of(city):
        face = Face(colours, hexagon_of(sheet, cell), taken, city.id)
        yield from city_face(face)
        if not is_crowded(sheet):
            covered: list[Box] = covered_boxes(sheet, city) if cell == city.at else []
            yield from face_letters(face, covered)
    is_open = city.colours.kind == "random" and changed is None
    if is_open and city.at is not None and not is_crowded(sheet):
        yield Texts([_question(sheet, hexagon_of(sheet, city.at))])


def _question(sheet: Sheet, hexagon: Hexagon) -> Text:
    """The sign of a city whose colour is drawn when a game begins."""
    (x, y), size = letter_spot(hexagon, 0, 1), LETTER * hexagon.mm / 24
    dark = sheet.theme.ink("icon-dark").fill
    style = replace(sheet.theme.style("piece"), size=size, colour=dark)
    return style.text("?", (x, y + 0.36 * size), key="colour by chance")
