"""Names that stand on a Trains board: in the hexes of their cities, under the markers."""

from collections.abc import Mapping

from drawing.map.marks.city_marks import is_crowded, placed_cities
from drawing.map.placing.names_in_hexes import name_set
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Text
from drawing.systems.trains.printed.hex_plan import plan_of
from model.boards.hexes import HexBoard
from model.systems.trains.things.city import TrainsCity

SMALLER = {False: 0.78, True: 0.92}
"""How large names are that have room, of the usual size: of cities, and of remote places."""


def names(sheet: Sheet) -> Mapping[str, tuple[Text, ...]]:
    """The names that have room in their hexes, by the keys of labels."""
    if not isinstance(sheet.scenario.board, HexBoard) or is_crowded(sheet):
        return {}
    # What games have used is darker than any hex, and the names lie over it.
    is_plain = not (sheet.overlay.heat or sheet.overlay.city_heat)
    found: dict[str, tuple[Text, ...]] = {}
    for city, _ in placed_cities(sheet):
        if isinstance(city, TrainsCity) and city.at is not None:
            room = plan_of(sheet, city.at).name_room
            factor = SMALLER[city.is_remote]
            named = name_set(sheet, city, room, on_plate=is_plain, factor=factor)
            if named is not None:
                found[f"city {city.id}"] = named.texts(room, f"city {city.id}")
    return found
