"""Sets of cells: of one kind, connected, grown, shrunk, inside a lasso or a rectangle.

A set may hold any place within the size of the board, also one where there is no cell yet: it can
be painted. Positions are those of `model.boards.grid.position`.
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

from model.boards import grid
from model.boards.crossings import inside_of
from model.boards.terrain import NO_CELL, Size, TerrainBoard
from model.notation import LARGEST, Cell, Path, Point

Cells = frozenset[Cell]
Spot = tuple[float, float]
MOST_PLACES: Final = 1_000_000
"""Of a board that says to be larger, only what has terrain is looked at."""
_RUN = re.compile("1+")
_Run = tuple[int, int, int]
"""A row, the first column in it, and the column after the last."""


def size_of(board: TerrainBoard) -> Size:
    """The size of a board as far as its cells can be listed."""
    cols, rows = max(board.size.cols, 0), max(board.size.rows, 0)
    return Size(cols, rows) if cols * rows <= MOST_PLACES else board.extent()


def everywhere(board: TerrainBoard) -> Cells:
    """All places of a board, be there a cell or none."""
    cols, rows = size_of(board)
    return frozenset([Cell(col, row) for row in range(rows) for col in range(cols)])


def of_kind(board: TerrainBoard, kind: str | None, within: Collection[Cell] | None = None) -> Cells:
    """The cells of a kind everywhere; of None, the places where there is no cell."""
    return _cells(_runs(_masks(board, kind, within)))


def connected(board: TerrainBoard, start: Cell, within: Collection[Cell] | None = None) -> Cells:
    """The cells of the same kind that hang together with a cell, inside a selection if given."""
    cols, rows = size_of(board)
    if not (0 <= start.col < cols and 0 <= start.row < rows):
        return frozenset()
    by_row: list[list[_Run]] = [[] for _ in range(rows)]
    for run in _runs(_masks(board, board.kind_at(start), within)):
        by_row[run[0]].append(run)
    begin = next((one for one in by_row[start.row] if one[1] <= start.col < one[2]), None)
    return _cells(_touching(begin, by_row) if begin is not None else ())


def grown(board: TerrainBoard, cells: Collection[Cell], by: int = 1) -> Cells:
    """The cells and their neighbours within the board, so many times over."""
    size = size_of(board)
    rows = _as_bits(cells, size)
    wide = _grown_bits(rows, size.cols, by)
    new = (after & ~row for after, row in zip(wide, rows, strict=True))
    return _on(cells, size).union(_from_bits(new))


def shrunk(board: TerrainBoard, cells: Collection[Cell], by: int = 1) -> Cells:
    """The cells without those at the rim; the edge of the board is no rim."""
    size = size_of(board)
    rows = _as_bits(cells, size)
    outside = _grown_bits([~row & (1 << size.cols) - 1 for row in rows], size.cols, by)
    rim = (row & beyond for row, beyond in zip(rows, outside, strict=True))
    return _on(cells, size).difference(_from_bits(rim))


def inverted(board: TerrainBoard, cells: Collection[Cell]) -> Cells:
    """All places of the board that are not among the cells."""
    return everywhere(board) - frozenset(cells)


def in_lasso(board: TerrainBoard, around: Sequence[Spot]) -> Cells:
    """The cells whose middle lies inside a line drawn around them."""
    if len(around) < 3:
        return frozenset()
    path = Path(point_at(*spot) for spot in around)
    found = inside_of(path, size_of(board))
    return frozenset([Cell(col, row) for row, columns in found for col in columns])


def in_rectangle(board: TerrainBoard, one: Spot, other: Spot) -> Cells:
    """The cells whose middle lies in the rectangle between two opposite corners."""
    (left, right), (top, bottom) = (sorted(pair) for pair in zip(one, other, strict=True))
    cols, rows = size_of(board)
    found = []
    for row in range(max(int(top / grid.ROW_HEIGHT), 0), rows):
        y = row * grid.ROW_HEIGHT
        if y > bottom:
            break
        half = 0.5 if row & 1 else 0
        first = max(int(left - half), 0)
        columns = range(first, min(int(max(right, -1)) + 1, cols))
        found += [Cell(col, row) for col in columns if left <= col + half <= right and y >= top]
    return frozenset(found)


def point_at(x: float, y: float) -> Point:
    """The free point nearest to a position, as far as points go."""
    most = 1000 * LARGEST
    return Point(
        min(max(round(1000 * x), -most), most),
        min(max(round(1000 * y / grid.ROW_HEIGHT), -most), most),
    )


def _masks(
    board: TerrainBoard, kind: str | None, within: Collection[Cell] | None
) -> Iterator[tuple[int, str]]:
    """The rows as ones where a cell is of the kind, and zeros elsewhere."""
    cols, rows = size_of(board)
    kinds = {sign: named for sign, named in board.legend.items() if sign != NO_CELL}
    texts = board.rows()
    chosen = None if within is None else _as_bits(within, Size(cols, rows))
    for row in range(rows):
        text = (texts[row] if row < len(texts) else "").ljust(cols, NO_CELL)
        ones = {ord(sign): "1" if kinds.get(sign) == kind else "0" for sign in set(text)}
        mask = text.translate(ones)
        yield row, mask if chosen is None else _only(mask, chosen[row])


def _only(mask: str, chosen: int) -> str:
    """The ones of a row that are chosen."""
    return f"{int(mask[::-1] or '0', 2) & chosen:0{len(mask)}b}"[::-1]


def _runs(masks: Iterable[tuple[int, str]]) -> Iterator[_Run]:
    """The unbroken stretches of ones: a sea of many cells is few of them."""
    for row, mask in masks:
        for run in _RUN.finditer(mask):
            yield row, run.start(), run.end()


def _on(cells: Iterable[Cell], size: Size) -> Cells:
    return frozenset([c for c in cells if 0 <= c[0] < size.cols and 0 <= c[1] < size.rows])


def _as_bits(cells: Iterable[Cell], size: Size) -> list[int]:
    """The rows of a board as numbers, a bit for each of the cells."""
    rows = [bytearray(size.cols // 8 + 1) for _ in range(size.rows)]
    for col, row in cells:
        if 0 <= col < size.cols and 0 <= row < size.rows:
            rows[row][col >> 3] |= 1 << (col & 7)
    return [int.from_bytes(row, "little") for row in rows]


def _grown_bits(rows: list[int], cols: int, by: int) -> list[int]:
    """Rows with the neighbours of their bits; odd rows stand half a column to the right."""
    full = (1 << cols) - 1
    for _ in range(by):
        around = [0, *rows, 0]
        rows = [
            (row | row << 1 | row >> 1 | _beside(above | below, number)) & full
            for number, (above, row, below) in enumerate(
                zip(around, around[1:], around[2:], strict=False)
            )
        ]
    return rows


def _beside(others: int, row: int) -> int:
    """The columns of a row that touch bits of the rows above and below."""
    return others | (others >> 1 if row & 1 else others << 1)


def _from_bits(rows: Iterable[int]) -> list[Cell]:
    found = []
    for row, bits in enumerate(rows):
        text = f"{bits:b}"[::-1] if bits else ""
        found += [Cell(col, row) for col, sign in enumerate(text) if sign == "1"]
    return found


def _cells(runs: Iterable[_Run]) -> Cells:
    return frozenset([Cell(col, row) for row, first, end in runs for col in range(first, end)])


def _touching(start: _Run, by_row: Sequence[Sequence[_Run]]) -> Iterable[_Run]:
    """The runs that hang together with one, itself included."""
    found = {start: None}
    waiting = [start]
    while waiting:
        row, first, end = waiting.pop()
        odd = row & 1
        for beside in (row - 1, row + 1):
            runs = by_row[beside] if 0 <= beside < len(by_row) else ()
            low = bisect_right(runs, first - 1 + odd, key=_end)
            high = bisect_left(runs, end + odd, key=_start)
            new = [run for run in runs[low:high] if run not in found]
            found.update(dict.fromkeys(new))
            waiting += new
    return found


def _start(run: _Run) -> int:
    return run[1]


def _end(run: _Run) -> int:
    return run[2]
