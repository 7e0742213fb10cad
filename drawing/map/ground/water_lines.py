"""The lines of waters as they are drawn, for whoever has to write along them or keep off them."""

from drawing.map.ground.ground import halfway
from drawing.map.ground.hex_courses import hex_courses
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Spot
from model.scenario.things import Water


def courses(sheet: Sheet, water: Water) -> list[list[Spot]]:
    """The lines along which a water runs, or the one around it; none where the file says none."""
    if water.outline:
        return [sheet.spots(water.outline)]
    if water.courses:
        return [halfway(sheet, path) for path in water.courses]
    return [one.spots for one in hex_courses(sheet) if one.water == water.id]
