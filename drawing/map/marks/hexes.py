"""The hexes of a board where they lie on a sheet."""

from drawing.map.sheet.sheet import Sheet
from drawing.shapes.hexagons import Hexagon
from model.boards.hexes import HexBoard
from model.notation import Cell


def hexagon_of(sheet: Sheet, cell: Cell) -> Hexagon:
    """A hex of the board where it lies on the sheet."""
    board = sheet.scenario.board
    is_flat = isinstance(board, HexBoard) and board.orientation == "flat"
    return Hexagon(sheet.spot(cell), sheet.mm, is_flat)
