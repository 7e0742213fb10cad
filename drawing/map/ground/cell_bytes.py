"""A board as long numbers, a byte a cell: thousands of cells are asked at once."""

from collections.abc import Collection
from itertools import compress

from model.boards import grid
from model.boards.terrain import NO_CELL, TerrainBoard
from model.notation import Cell

EVERY = 0b111111
"""Every side of a cell."""


def lanes(board: TerrainBoard, kinds: Collection[str]) -> list[bytes]:
    """Each row with 1 for every cell of these kinds, and 0 for every other place."""
    legend = board.legend.items()
    signs = {sign for sign, kind in legend if kind in kinds and sign != NO_CELL}
    return [bytes([sign in signs for sign in text]) for text in board.rows()]


def joined(rows: list[bytes], row: int) -> bytes:
    """For each place of a row a number whose bits are the sides across which there is a 1.

    The row is shifted and added as a whole; side by side the six bits never run over.
    """
    wide = len(rows[row])
    total = 0
    for side, (cols, down) in enumerate(grid.STEPS[row & 1]):
        if 0 <= row + down < len(rows):
            other = int.from_bytes(rows[row + down][: wide + 1], "little")
            shifted = other >> 8 * cols if cols > 0 else other << -8 * cols
            total += shifted << side
    return total.to_bytes(wide + 3, "little")[:wide]


def rim_cells(rows: list[bytes]) -> list[Cell]:
    """The cells with a 1 beside which there is a 0, or nothing."""
    found = []
    for row, inside in enumerate(rows):
        sides = compress(joined(rows, row), inside)
        for col, number in zip(compress(range(len(inside)), inside), sides, strict=True):
            if number != EVERY:
                found.append(Cell(col, row))
    return found
