"""The hexes of a sheet, and the cities that lie on them."""

from drawing.map.sheet.sheet import Sheet
from drawing.shapes.hexagons import Hexagon
from drawing.systems.age_of_steam.tiles.city_plan import CityPlan
from model.boards.hexes import HexBoard
from model.notation import Cell
from model.systems.age_of_steam.things.colours import Colours


def hexagon_of(sheet: Sheet, cell: Cell) -> Hexagon:
    """A hex of the board where it lies on the sheet."""
    board = sheet.scenario.board
    is_flat = isinstance(board, HexBoard) and board.orientation == "flat"
    return Hexagon(sheet.spot(cell), sheet.mm, is_flat)


def plan_of(sheet: Sheet, cell: Cell) -> CityPlan:
    """Where on a hex the things of a city stand."""
    return CityPlan(hexagon_of(sheet, cell))


def colours_in(sheet: Sheet, colours: Colours) -> tuple[str, ...]:
    """The colours that are meant, in the order of their ids; none where chance decides."""
    return tuple(sorted(colours.among(sheet.scenario.goods)))
