"""The pieces that a set of cells falls into, and the rims around them, corner by corner."""

from collections.abc import Collection, Iterable

from model.boards import grid
from model.notation import Cell, Corner, Path


def pieces(cells: Iterable[Cell]) -> tuple[frozenset[Cell], ...]:
    """The connected pieces of a set of cells: the largest first, then from the top left."""
    # Plain pairs stand for cells until one is found: making a Cell to look for it costs more.
    left: set[tuple[int, int]] = set(cells)
    starts = sorted(left, key=_reading_order)
    found = [_piece(start, left) for start in starts if start in left]
    return tuple(sorted(found, key=len, reverse=True))


def _piece(start: tuple[int, int], left: set[tuple[int, int]]) -> frozenset[Cell]:
    """The piece around a cell, taken out of what is left."""
    left.remove(start)
    piece = [Cell(*start)]
    for col, row in piece:
        for cols, rows in grid.STEPS[row & 1]:
            near = (col + cols, row + rows)
            if near in left:
                left.remove(near)
                piece.append(Cell(*near))
    return frozenset(piece)


def coast(cells: Collection[Cell]) -> frozenset[Cell]:
    """The cells of a set that have a neighbour outside it."""
    inside: frozenset[tuple[int, int]] = frozenset(cells)
    found = []
    for cell in cells:
        col, row = cell
        first = col - 1 + (row & 1)
        # Written out, as most cells of a board are asked: the six neighbours, row by row.
        if not (
            (col - 1, row) in inside
            and (col + 1, row) in inside
            and (first, row - 1) in inside
            and (first + 1, row - 1) in inside
            and (first, row + 1) in inside
            and (first + 1, row + 1) in inside
        ):
            found.append(cell)
    return frozenset(found)


def rims(cells: Collection[Cell], outermost: Collection[Cell] | None = None) -> tuple[Path, ...]:
    """The lines around a set of cells: clockwise around land, anticlockwise around a hole in it.

    Three hexes meet in a corner, so a rim never touches itself or another one. The first corner is
    not repeated at the end. Whoever knows the cells of the coast may give them as `outermost`.
    """
    inside = frozenset(cells)
    onward: dict[Corner, Corner] = {}
    for cell in sorted(coast(inside) if outermost is None else outermost, key=_reading_order):
        for side, other in enumerate(grid.neighbours(cell)):
            if other not in inside:
                start, end = grid.ends_of_side(cell, side)
                onward[start] = end
    return tuple([_walk(start, onward) for start in list(onward) if start in onward])


def _walk(start: Corner, onward: dict[Corner, Corner]) -> Path:
    """Follow a rim until it closes, and take it out of the border."""
    rim, corner = [start], onward.pop(start)
    while corner != start:
        rim.append(corner)
        corner = onward.pop(corner)
    return Path(rim)


def _reading_order(cell: tuple[int, int]) -> tuple[int, int]:
    col, row = cell
    return row, col
