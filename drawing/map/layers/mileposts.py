"""The mileposts of a board: a dot, or the mark of its terrain."""

from collections.abc import Iterator

from drawing.map.ground.ground import cells_by_kind
from drawing.map.marks.terrain_marks import MILEPOST, mark, strange_kinds
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch, Symbols
from model.boards.lattice import MilepostBoard


def batches(sheet: Sheet) -> Iterator[Batch]:
    board = sheet.scenario.board
    if not isinstance(board, MilepostBoard):
        return
    kinds = cells_by_kind(sheet)
    strange = strange_kinds(kinds)
    for kind, cells in kinds.items():
        spots = sheet.cell_spots(cells)
        yield Symbols(mark(sheet.theme, kind, strange), MILEPOST * sheet.mm, spots)
