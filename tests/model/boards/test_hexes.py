"""Hexes as they are drawn, with a corner or with a side on top."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.terrain import Size
from model.collection import Things
from model.notation import Cell

ROWS = ("....", "....", "....")
POINTY = HexBoard(Size(4, 3), Things({".": "clear"}), ROWS)
FLAT = HexBoard(Size(4, 3), Things({".": "clear"}), ROWS, orientation="flat")
cells = st.builds(Cell, st.integers(0, 3), st.integers(0, 2))


@given(cells)
def test_drawn_flat_a_hex_has_a_side_on_top_and_drawn_pointy_a_corner(cell: Cell) -> None:
    for board, on_top in ((POINTY, 1), (FLAT, 2)):
        heights = sorted(y for _, y in board.polygon(cell))
        assert sum(math.isclose(y, heights[0]) for y in heights) == on_top


@given(cells, st.integers(0, 5), st.sampled_from([POINTY, FLAT]))
def test_sides_count_clockwise_however_the_board_is_drawn(
    cell: Cell, side: int, board: HexBoard
) -> None:
    x, y = board.spot(cell)
    angle = math.radians(60 * side + (90 if board.orientation == "flat" else 0))
    near_x, near_y = board.spot(grid.neighbour(cell, side))
    assert (near_x - x, near_y - y) == pytest.approx((math.cos(angle), math.sin(angle)))
    (start_x, start_y), (end_x, end_y) = board.side(cell, side)
    middle = ((x + near_x) / 2, (y + near_y) / 2)
    assert ((start_x + end_x) / 2, (start_y + end_y) / 2) == pytest.approx(middle)
    polygon = board.polygon(cell)
    assert board.side(cell, side) == (polygon[(side + 1) % 6], polygon[(side + 2) % 6])


@given(cells, st.sampled_from([POINTY, FLAT]))
def test_the_hex_under_a_pointer_is_the_one_drawn_there(cell: Cell, board: HexBoard) -> None:
    x, y = board.spot(cell)
    assert board.cell_under(x + 0.2, y - 0.3) == cell


def test_a_flat_board_starts_at_the_top_right() -> None:
    assert FLAT.spot(Cell(0, 0)) == pytest.approx((math.sqrt(3), 0))
    assert FLAT.spot(Cell(3, 0)) == pytest.approx((math.sqrt(3), 3))
    assert FLAT.spot(Cell(0, 2)) == pytest.approx((0, 0))


def test_the_whole_board_is_drawn_right_of_and_below_the_origin() -> None:
    for board in (POINTY, FLAT):
        spots = [spot for cell in board.cells() for spot in board.polygon(cell)]
        assert min(min(spot) for spot in spots) > -1
