"""The hexes of cities and remote places, over the terrain that does not count there."""

from collections.abc import Iterator

from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch
from drawing.systems.trains.printed import places
from drawing.systems.trains.printed.hex_plan import plan_of
from model.boards.hexes import HexBoard
from model.systems.trains.things.city import TrainsCity

OVER = "borders"
TITLE = "City hexes"


def batches(sheet: Sheet) -> Iterator[Batch]:
    if not isinstance(sheet.scenario.board, HexBoard):
        return
    for one in sheet.scenario.cities.values():
        if isinstance(one, TrainsCity) and one.at is not None:
            kind = "remote" if one.is_remote else "city"
            plan = plan_of(sheet, one.at)
            yield from places.ground(sheet.theme, plan, kind, f"{kind} hex {one.id}")
