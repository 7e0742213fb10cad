"""The way of a special link over the map: a bow from stop to stop, over water if it can be."""

from collections.abc import Sequence
from math import dist

from drawing.map.marks.terrain_marks import looks
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Spot
from model.boards import grid
from model.boards.hexes import HexBoard
from model.notation import Cell

BOW = 0.3
"""How far the middle of a way keeps off the straight line, in parts of its length."""
LEAST, MOST = 0.4, 0.7
"""The same in cells: links of neighbours are seen beside their sides, long ones stay near."""

SIGN = 12.0
"""How much room a sign needs to the rim of the sheet, in millimetres."""


def way_between(sheet: Sheet, ends: Sequence[str]) -> tuple[Spot, ...]:
    """The spots of a way between two stops; none where one of them has no place."""
    cities = [sheet.scenario.cities.get(end) for end in ends]
    found = [sheet.city_spot(city) for city in cities if city is not None]
    spots = [spot for spot in found if spot is not None]
    if len(spots) != 2 or dist(*spots) == 0:
        return ()
    one, other = spots
    bows = [_bow(sheet, one, other, turn) for turn in (1, -1)]
    middle = max(bows, key=lambda spot: _is_open(sheet, spot))
    return one, middle, other


def _bow(sheet: Sheet, one: Spot, other: Spot, turn: int) -> Spot:
    long = dist(one, other)
    across = (other[1] - one[1]) / long, (one[0] - other[0]) / long
    off = turn * min(max(BOW * long, LEAST * sheet.mm), MOST * sheet.mm)
    return (one[0] + other[0]) / 2 + across[0] * off, (one[1] + other[1]) / 2 + across[1] * off


def _is_open(sheet: Sheet, spot: Spot) -> int:
    """How good a place for the sign of a link is: on no hex, on water, on land, off the sheet."""
    board, (x, y) = sheet.scenario.board, spot
    is_on = SIGN < x < sheet.width - SIGN and SIGN < y < sheet.height - SIGN
    if not isinstance(board, HexBoard) or not is_on:
        return -1
    cell: Cell = grid.nearest_cell(*sheet.position(spot))
    kind = board.kind_at(cell)
    return 2 if kind is None else 1 if looks(kind) == "sea" else 0
