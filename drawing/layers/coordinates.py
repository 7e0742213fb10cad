"""The numbers of columns and rows in the margin of a map: small and quiet."""

from collections.abc import Iterator

from drawing.cartouche import margin, title_of
from drawing.ground import terrain_board
from drawing.sheet import Sheet
from drawing.symbols import Batch, Box, Spot, Text, Texts
from model.boards.grid import ROW_HEIGHT
from model.boards.hexes import HexBoard
from model.boards.terrain import TerrainBoard
from model.notation import Cell

STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
ROOM = 3.6
"""Between two numbers there is at least so much, in heights of a digit."""


def batches(sheet: Sheet) -> Iterator[Batch]:
    board = terrain_board(sheet)
    if board is None:
        return
    title = title_of(sheet)
    taken = title.box.grown(2) if title is not None and not title.is_inside else None
    style, size = sheet.theme.style("coordinate"), _size(sheet)
    texts = [
        Text(at, str(number), size, colour=style.colour, face=style.face)
        for number, at in _numbers(sheet, board)
        if taken is None or not taken.meets(Box(*at, 0.1, 0.1))
    ]
    if texts:
        yield Texts(texts)


def _numbers(sheet: Sheet, board: TerrainBoard) -> Iterator[tuple[int, Spot]]:
    """Columns above the map and rows on its left; a board that stands on its side, turned."""
    size = board.extent()
    turned = isinstance(board, HexBoard) and board.orientation == "flat"
    for column in range(0, size.cols, _step(sheet, sheet.mm)):
        yield from _beside(sheet, column, sheet.spot(Cell(column, 0)), sideways=turned)
    for row in range(0, size.rows, _step(sheet, sheet.mm * ROW_HEIGHT)):
        yield from _beside(sheet, row, sheet.spot(Cell(0, row)), sideways=not turned)


def _size(sheet: Sheet) -> float:
    return min(sheet.theme.style("coordinate").size, 0.6 * margin(sheet))


def _step(sheet: Sheet, apart: float) -> int:
    """Every column is numbered, or every fifth, or as many as there is room for."""
    room = ROOM * _size(sheet)
    return next((step for step in STEPS if step * apart >= room), STEPS[-1])


def _beside(sheet: Sheet, number: int, spot: Spot, *, sideways: bool) -> Iterator[tuple[int, Spot]]:
    half, lower = margin(sheet) / 2, 0.36 * _size(sheet)
    if sideways:
        yield number, (half, spot[1] + lower)
    else:
        yield number, (spot[0], half + lower)
