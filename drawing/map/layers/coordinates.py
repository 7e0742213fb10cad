"""The numbers of columns and rows in the margin of a map, and a band that counts them off."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from drawing.map.ground.ground import terrain_board
from drawing.map.placing.title_and_margin import (
    READABLE,
    band,
    free_margin,
    margin_size,
    neat_box,
    title_of,
)
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.curves import rectangle
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Spot, Text, Texts
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
    numbers = list(_numbers(sheet, board))
    yield from _band(sheet, [at for _, at in numbers])
    title = title_of(sheet)
    taken = title.box.grown(2) if title is not None and not title.is_inside else None
    style, size = sheet.theme.style("coordinate"), _size(sheet)
    texts = [
        Text(at, str(number), size, colour=style.colour, face=style.face)
        for number, at in numbers
        if size and (taken is None or not taken.meets(Box(*at, 0.1, 0.1)))
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
    return margin_size(sheet, sheet.theme.style("coordinate").size)


def _step(sheet: Sheet, apart: float) -> int:
    """Every column is numbered, or every fifth, or as many as there is room for."""
    room = ROOM * max(_size(sheet), READABLE)
    return next((step for step in STEPS if step * apart >= room), STEPS[-1])


def _beside(sheet: Sheet, number: int, spot: Spot, *, sideways: bool) -> Iterator[tuple[int, Spot]]:
    half, lower = free_margin(sheet) / 2, 0.36 * _size(sheet)
    if sideways:
        yield number, (half, spot[1] + lower)
    else:
        yield number, (spot[0], half + lower)


def _band(sheet: Sheet, numbers: Sequence[Spot]) -> Iterator[Batch]:
    """Dark and light from number to number, on all four sides, as old maps have it."""
    box, wide, half = neat_box(sheet), band(sheet), free_margin(sheet) / 2
    around, line = box.grown(wide), sheet.theme.ink("neat-line").line
    lower = 0.36 * _size(sheet)
    dark = [
        Box(start, y, end - start, wide)
        for start, end in _every_other(around.x, around.right, [x for x, _ in numbers if x > half])
        for y in (around.y, box.bottom)
    ]
    dark += [
        Box(x, start, wide, end - start)
        for start, end in _every_other(
            box.y, box.bottom, [y - lower for x, y in numbers if x <= half]
        )
        for x in (around.x, box.right)
    ]
    yield Curves(Ink(fill=line), [tuple(step for one in dark for step in rectangle(one))])
    yield Curves(Ink(line=line, width=0.25 * wide), [rectangle(around)], key="band")


def _every_other(
    first: float, last: float, marks: Sequence[float]
) -> Iterator[tuple[float, float]]:
    """Every other stretch between two marks, from the first to the last place."""
    inside = [mark for mark in sorted(marks) if first < mark < last]
    yield from list(pairwise([first, *inside, last]))[::2]
