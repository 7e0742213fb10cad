"""The lines of waters as they are drawn, for whoever has to write along them or keep off them."""

from itertools import pairwise

from drawing.map.ground.ground import halfway
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Spot
from model.scenario.things import Water


def courses(sheet: Sheet, water: Water) -> list[list[Spot]]:
    """The lines along which a water runs, or the one around it; none where the file says none."""
    if water.outline:
        return [sheet.spots(water.outline)]
    if water.courses:
        return [halfway(sheet, path) for path in water.courses]
    spots = [sheet.spot(cell) for cell in water.cells]
    between = [((x + right) / 2, (y + bottom) / 2) for (x, y), (right, bottom) in pairwise(spots)]
    return [[*spots[:1], *between, *spots[-1:]]] if spots else []
