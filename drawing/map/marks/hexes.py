"""The hexes of a board where they lie on a sheet."""

from collections.abc import Callable

from drawing.map.marks.city_marks import placed_cities
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.hexagons import Hexagon
from drawing.shapes.outlines import box_of
from drawing.shapes.symbols import Box
from model.boards.hexes import HexBoard
from model.notation import Cell
from model.scenario.things import City


def hexagon_of(sheet: Sheet, cell: Cell) -> Hexagon:
    """A hex of the board where it lies on the sheet."""
    board = sheet.scenario.board
    is_flat = isinstance(board, HexBoard) and board.orientation == "flat"
    return Hexagon(sheet.spot(cell), sheet.mm, is_flat)


def hex_boxes(sheet: Sheet, covers: Callable[[City], bool] = lambda _: True) -> dict[str, Box]:
    """The boxes of the hexes of cities that cover the whole of theirs, by their ids."""
    if not isinstance(sheet.scenario.board, HexBoard):
        return {}
    return {
        city.id: box_of(hexagon_of(sheet, city.at).corners())
        for city, _ in placed_cities(sheet)
        if city.at is not None and covers(city)
    }
