"""Which cells are land: half of a cell ours, without needles, pinholes and specks of islands."""

from collections.abc import Collection
from typing import Final

from model.boards import grid
from model.boards.rims import pieces
from model.imports.geo.ground.cells import Cells
from model.notation import Cell, Edge

HALF: Final = 0.5
BORDERING: Final = 0.35
"""Where so much of a cell is ours, foreign land counts half, so that borders do not fray."""
ROUNDS: Final = 3


def land_of(cells: Cells, kept: Collection[Cell]) -> set[Cell]:
    """The cells to play on; `kept` are those of cities, which are not taken for needles."""
    everywhere = cells.everywhere()
    land = {cell for cell in everywhere if _is_land(cells, cell)}
    for _ in range(ROUNDS):
        needles = {c for c in land if _near(cells, c, land) < 2 and c not in kept}
        holes = {c for c in everywhere if c not in land and _is_hole(cells, c, land)}
        land = (land - needles) | holes
    return land


def _is_land(cells: Cells, cell: Cell) -> bool:
    at = cells.at(cell)
    own = cells.own[at]
    foreign = HALF * cells.neighbour[at] if own > BORDERING else 0.0
    return bool(own + foreign >= HALF and cells.dry[at] >= HALF * own)


def _is_hole(cells: Cells, cell: Cell, land: Collection[Cell]) -> bool:
    at = cells.at(cell)
    is_nearly_land = cells.own[at] > 0.3 and cells.lake[at] < 0.3
    return bool(is_nearly_land and _near(cells, cell, land) >= 5)


def _near(cells: Cells, cell: Cell, land: Collection[Cell]) -> int:
    return sum(near in land for near in cells.around(cell))


def without_specks(land: set[Cell], least: int, kept: Collection[Cell]) -> set[Cell]:
    """The land without islands of fewer cells, unless a city stands on them."""
    whole = pieces(land)
    small = [piece for piece in whole if len(piece) < least and not piece & set(kept)]
    return land.difference(*small)


def parts_of(land: Collection[Cell], blocked: Collection[Edge]) -> list[frozenset[Cell]]:
    """What track can join, the largest part first; blocked edges join nothing."""
    left, found = set(land), []
    for start in sorted(land, key=lambda cell: (cell.row, cell.col)):
        if start not in left:
            continue
        left.discard(start)
        part = [start]
        for cell in part:
            for near in grid.neighbours(cell):
                if near in left and Edge.of(cell, near) not in blocked:
                    left.discard(near)
                    part.append(near)
        found.append(frozenset(part))
    return sorted(found, key=len, reverse=True)
