"""The signs that are strewn over the hexes of each kind of terrain."""

from collections.abc import Iterator
from math import cos, pi, sin

from drawing.map.ground.ground import cells_by_kind
from drawing.map.marks.terrain_marks import looks, mark, strange_kinds
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Spot, Symbols
from model.boards.hexes import HexBoard
from model.notation import Cell

SPREAD = 0.36
"""How far from the middle of a hex its marks stand, in cells: cities and tiles cover the middle."""
SIZE = 0.2
"""Of a mark, in cells."""


def strewn_signs(sheet: Sheet) -> Iterator[Symbols]:
    """The signs of every kind that is not clear; none where there are no hexes."""
    if not isinstance(sheet.scenario.board, HexBoard):
        return
    kinds = cells_by_kind(sheet)
    strange = strange_kinds(kinds)
    wet = {cell for water in sheet.scenario.waters.values() for cell in water.cells}
    for kind, cells in kinds.items():
        bare = wet if looks(kind) in ("river", "lake") else frozenset()
        spots = [spot for cell in cells if cell not in bare for spot in _strewn(sheet, cell)]
        if looks(kind) != "clear" and spots:
            yield Symbols(mark(sheet.theme, kind, strange, strewn=True), SIZE * sheet.mm, spots)


def _strewn(sheet: Sheet, cell: Cell) -> list[Spot]:
    """Where the marks of a hex stand: towards three of its corners, where nothing is built."""
    x, y = sheet.spot(cell)
    board = sheet.scenario.board
    flat = isinstance(board, HexBoard) and board.orientation == "flat"
    first = 0.0 if flat else pi / 6
    away = SPREAD * sheet.mm
    turns = (first + 2 * pi * number / 3 for number in range(3))
    return [(x + away * cos(turn), y + away * sin(turn)) for turn in turns]
