"""Names that stand on a board of this game: in the hexes of their cities, not beside them."""

from collections.abc import Mapping

from drawing.map.marks.city_marks import half_width, is_crowded, placed_cities
from drawing.map.marks.piece_kinds import pieces_of
from drawing.map.placing.names_in_hexes import name_set
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Box, Text
from drawing.systems.age_of_steam.pieces.kinds import urbanized
from drawing.systems.age_of_steam.printed.city_parts import city_name
from drawing.systems.age_of_steam.printed.hexes import plan_of
from drawing.systems.age_of_steam.tiles.sections import sides_of
from model.boards.hexes import HexBoard
from model.notation import Cell
from model.scenario.things import City
from model.systems.age_of_steam.showing.board_pieces import TRACK
from model.systems.age_of_steam.things.city import CITY

HIGH = 6.8
"""The room of a town's name, in millimetres on a hex of 24."""
GAP = 1.25
"""Between a town's disc and its name."""
BELOW, ABOVE = {False: (1, 2), True: (0, 1, 5)}, {False: (4, 5), True: (2, 3, 4)}
"""The sides towards which track hides what stands under and over a town, by pointy and flat."""


def names(sheet: Sheet) -> Mapping[str, tuple[Text, ...]]:
    """The names that have their place, by the keys of labels; New Cities bear theirs themselves."""
    if not isinstance(sheet.scenario.board, HexBoard) or is_crowded(sheet):
        return {}
    found: dict[str, tuple[Text, ...]] = {}
    for city, _ in placed_cities(sheet):
        if city.at is None:
            continue
        if city.id in urbanized(sheet):
            found[f"city {city.id}"] = ()
            continue
        texts = _on_hex(sheet, city, city.at)
        if texts:
            found[f"city {city.id}"] = texts
    return found


def _on_hex(sheet: Sheet, city: City, cell: Cell) -> tuple[Text, ...]:
    if city.kind == CITY:
        named, room = city_name(sheet, city), plan_of(sheet, cell).name_room
    else:
        room = _town_room(sheet, city, cell)
        named = name_set(sheet, city, room, on_plate=False)
    if named is None:
        return ()
    if city.kind != CITY:
        # It begins at the disc, however much room is left beyond it.
        is_above = room.y < sheet.spot(cell)[1]
        top = room.bottom - named.high if is_above else room.y
        room = Box(room.x, top, room.width, named.high)
    return named.texts(room, f"city {city.id}")


def _town_room(sheet: Sheet, city: City, cell: Cell) -> Box:
    """Under the disc, or over it where track lies below and none above."""
    plan, (x, y) = plan_of(sheet, cell), sheet.spot(cell)
    off, high = half_width(sheet, city) + GAP * plan.unit, HIGH * plan.unit
    flat = plan.hexagon.flat
    used = [
        side
        for piece in pieces_of(sheet, TRACK)
        if piece.place == cell
        for side in sides_of(piece.text)
    ]
    below = sum(side in BELOW[flat] for side in used)
    above = sum(side in ABOVE[flat] for side in used)
    half = plan.hexagon.half_width(off + high / 2) + 0.5 * plan.unit
    return Box(x - half, y - off - high if above < below else y + off, 2 * half, high)
