"""Cities with their places for stations, and remote places with their numbers."""

from collections.abc import Iterator

from drawing.map.layers import cities as on_other_boards
from drawing.map.marks.city_marks import is_crowded
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch
from drawing.systems.trains.printed import places
from drawing.systems.trains.printed.hex_plan import plan_of
from model.boards.hexes import HexBoard
from model.systems.trains.things.city import TrainsCity


def batches(sheet: Sheet) -> Iterator[Batch]:
    if not isinstance(sheet.scenario.board, HexBoard):
        yield from on_other_boards.batches(sheet)
        return
    theme, houses = sheet.theme, not is_crowded(sheet)
    for one in sheet.scenario.cities.values():
        if not isinstance(one, TrainsCity) or one.at is None:
            continue
        plan = plan_of(sheet, one.at)
        if one.is_remote:
            yield from places.number_plate(theme, plan, one.number, one.id)
        else:
            yield from places.city(theme, plan, one.room, one.id, houses=houses)
