"""Where the cities of a sheet lie, and in which colours."""

from drawing.map.marks.hexes import hexagon_of
from drawing.map.sheet.sheet import Sheet
from drawing.systems.age_of_steam.tiles.city_plan import CityPlan
from model.notation import Cell
from model.systems.age_of_steam.things.colours import Colours


def plan_of(sheet: Sheet, cell: Cell) -> CityPlan:
    """Where on a hex the things of a city stand."""
    return CityPlan(hexagon_of(sheet, cell))


def colours_in(sheet: Sheet, colours: Colours) -> tuple[str, ...]:
    """The colours that are meant, in the order of their ids; none where chance decides."""
    return tuple(sorted(colours.among(sheet.scenario.goods)))
