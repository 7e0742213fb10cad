"""What is printed on a board and must be seen: hexes of cities, prices and the like on hexes."""

from collections.abc import Iterator

from drawing.map.marks.city_marks import is_crowded, placed_cities
from drawing.map.marks.hexes import hex_boxes
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Box
from drawing.systems.age_of_steam.pieces.kinds import urbanized
from drawing.systems.age_of_steam.printed.hex_signs import sign_box, words_of
from model.boards.hexes import HexBoard
from model.notation import Cell
from model.systems.age_of_steam.things.city import CITY
from model.systems.age_of_steam.things.part import AgeOfSteamPart

HEX = (0.42, 0.4)
"""Half the width and half the height of what a city covers of its hex, in cells."""


def covered(sheet: Sheet) -> dict[str, Box]:
    """What cities and New Cities cover: the whole of their hexes."""
    return hex_boxes(sheet, lambda one: one.kind == CITY or one.id in urbanized(sheet))


def boxes(sheet: Sheet) -> Iterator[Box]:
    """The boxes of them; none where the map is too small for what is printed."""
    if not isinstance(sheet.scenario.board, HexBoard) or is_crowded(sheet):
        return
    across, down = (part * sheet.mm for part in HEX)
    for city, (x, y) in placed_cities(sheet):
        if city.kind == CITY:
            yield Box(x - across, y - down, 2 * across, 2 * down)
    for key, data in sheet.scenario.part_as(AgeOfSteamPart).cells.items():
        simple = data.first_tile == "simple"
        if words_of(data) or simple:
            yield sign_box(sheet, sheet.spot(Cell.parse(key)), words_of(data), simple=simple)
