"""Sets of cells: wand, same kind, grow, shrink, invert, lasso and rectangle."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.edits import cell_sets
from model.boards import grid
from model.boards.rims import pieces
from model.boards.terrain import Size, TerrainBoard
from model.notation import Cell
from tests.editor.edits.boards import cells, hexes, lattice


@pytest.mark.parametrize("make", [lattice, hexes])
def test_the_wand_takes_what_hangs_together(make: Callable[..., TerrainBoard]) -> None:
    board = make("~~..", "~..~", "...~")
    assert cell_sets.connected(board, Cell(0, 0)) == cells("0,0", "1,0", "0,1")
    assert cell_sets.connected(board, Cell(3, 2)) == cells("3,1", "3,2")


def test_the_wand_stays_within_a_selection() -> None:
    board = lattice("~~~~", "....")
    assert cell_sets.connected(board, Cell(0, 0), cells("0,0", "1,0", "3,0")) == cells("0,0", "1,0")
    assert cell_sets.connected(board, Cell(2, 0), cells("0,0")) == frozenset()


def test_empty_places_hang_together_too_even_where_rows_are_missing() -> None:
    board = replace(lattice("._", ".?"), size=Size(2, 3))
    assert cell_sets.connected(board, Cell(1, 0)) == cells("1,0", "1,1", "0,2", "1,2")
    assert cell_sets.connected(board, Cell(2, 0)) == frozenset()


def test_one_kind_everywhere() -> None:
    board = lattice("~.~", ".~.")
    assert cell_sets.of_kind(board, "sea") == cells("0,0", "2,0", "1,1")
    assert cell_sets.of_kind(board, "sea", cells("0,0", "1,0")) == cells("0,0")
    assert cell_sets.of_kind(board, "swamp") == frozenset()


ROWS = st.lists(st.text(".~_", min_size=6, max_size=6), min_size=1, max_size=6)


@given(ROWS, st.integers(0, 5), st.integers(0, 5))
def test_the_wand_agrees_with_the_pieces_of_a_kind(rows: list[str], col: int, row: int) -> None:
    board = lattice(*rows)
    start = Cell(col, row % len(rows))
    kind = board.kind_at(start)
    alike = [cell for cell in cell_sets.everywhere(board) if board.kind_at(cell) == kind]
    assert cell_sets.of_kind(board, kind) == set(alike)
    assert cell_sets.connected(board, start) == next(one for one in pieces(alike) if start in one)


def test_growing_takes_the_neighbours_within_the_board() -> None:
    board = lattice("....", "....", "....")
    assert cell_sets.grown(board, cells("0,0")) == cells("0,0", "1,0", "0,1")
    assert cell_sets.grown(board, [Cell(1, 1)]) == set(grid.disc(Cell(1, 1), 1))
    assert cell_sets.grown(board, [Cell(1, 1)], 5) == cell_sets.everywhere(board)


def test_shrinking_takes_the_rim_but_not_at_the_edge_of_the_board() -> None:
    board = lattice(".....", ".....", ".....", ".....", ".....")
    assert cell_sets.shrunk(board, grid.disc(Cell(2, 2), 1)) == cells("2,2")
    assert cell_sets.shrunk(board, cell_sets.everywhere(board), 3) == cell_sets.everywhere(board)


SETS = st.frozensets(st.builds(Cell, st.integers(0, 5), st.integers(0, 4)))


@given(SETS, st.integers(1, 2))
def test_shrinking_is_growing_the_rest(chosen: frozenset[Cell], by: int) -> None:
    board = lattice(*["......"] * 5)
    rest = cell_sets.inverted(board, chosen)
    assert cell_sets.inverted(board, rest) == chosen
    assert cell_sets.shrunk(board, chosen, by) == cell_sets.inverted(
        board, cell_sets.grown(board, rest, by)
    )
    around = {near for cell in chosen for near in grid.disc(cell, by) if board.in_bounds(near)}
    assert cell_sets.grown(board, chosen, by) == around
    assert cell_sets.shrunk(board, chosen, by) <= chosen <= cell_sets.grown(board, chosen, by)


def test_a_lasso_takes_the_cells_inside_its_line() -> None:
    board = lattice(*["......"] * 5)
    around = [(0.7, 0.5), (3.2, 0.5), (3.2, 2.0), (0.7, 2.0)]
    assert cell_sets.in_lasso(board, around) == cells("1,1", "2,1", "1,2", "2,2", "3,2")
    assert cell_sets.in_lasso(board, around[:2]) == frozenset()
    far = [(-1e9, -1e9), (1e9, -1e9), (1e9, 1e9), (-1e9, 1e9)]
    assert cell_sets.in_lasso(board, far) == cell_sets.everywhere(board)


@given(*[st.tuples(st.floats(-3, 9), st.floats(-3, 9)) for _ in range(2)])
def test_a_rectangle_takes_the_cells_between_its_corners(
    one: tuple[float, float], other: tuple[float, float]
) -> None:
    board = lattice(*["......"] * 5)
    found = cell_sets.in_rectangle(board, one, other)
    for cell in cell_sets.everywhere(board):
        inside = [
            min(a, b) <= at <= max(a, b)
            for a, b, at in zip(one, other, grid.position(cell), strict=True)
        ]
        assert (cell in found) == all(inside)
    assert found == cell_sets.in_rectangle(board, other, one)


def test_a_board_that_claims_to_be_endless_is_looked_at_as_far_as_it_has_terrain() -> None:
    board = replace(lattice("~~", "~."), size=Size(10**9, 10**9))
    assert cell_sets.inverted(board, cells("0,0")) == cells("1,0", "0,1", "1,1")
    assert cell_sets.connected(board, Cell(0, 0)) == cells("0,0", "1,0", "0,1")


@pytest.mark.parametrize("row", ["~" * 320, "~." * 160])
def test_a_large_sea_is_found_whole(row: str) -> None:
    board = lattice(*[row] * 320)
    assert len(cell_sets.connected(board, Cell(0, 0))) in (320 * 320, 320)
