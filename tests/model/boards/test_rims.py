"""The pieces a set of cells falls into, and the rims around them."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from model.boards import grid
from model.boards.rims import coast, pieces, rims
from model.notation import Cell, Path

cell_sets = st.frozensets(st.builds(Cell, st.integers(0, 7), st.integers(0, 7)))


def doubled_area(rim: Path) -> int:
    """Twice the area in square units: positive where the rim runs clockwise."""
    places = [grid.units(corner) for corner in rim]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*places, places[0]]))


def test_one_hex_has_its_six_corners_as_rim() -> None:
    (rim,) = rims([Cell(3, 2)])
    assert set(rim) == set(grid.corners(Cell(3, 2)))
    assert doubled_area(rim) == 2 * grid.COLUMN * grid.ROW


def test_a_ring_of_hexes_has_an_outer_rim_and_a_hole() -> None:
    outer, hole = sorted(rims(grid.ring(Cell(3, 3), 1)), key=doubled_area, reverse=True)
    assert len(outer) == 18
    assert set(hole) == set(grid.corners(Cell(3, 3)))
    assert doubled_area(outer) > 0 > doubled_area(hole)


def test_two_islands_are_two_pieces_the_larger_first() -> None:
    land = {Cell(0, 0), Cell(4, 4), Cell(5, 4), Cell(4, 5)}
    assert list(map(set, pieces(land))) == [{Cell(4, 4), Cell(5, 4), Cell(4, 5)}, {Cell(0, 0)}]


def test_pieces_of_the_same_size_come_from_the_top_left() -> None:
    found = pieces([Cell(0, 6), Cell(5, 0), Cell(2, 0)])
    assert [str(cell) for piece in found for cell in piece] == ["2,0", "5,0", "0,6"]


def test_the_coast_is_all_but_the_middle_of_a_disc() -> None:
    assert coast(grid.disc(Cell(4, 4), 3)) == set(grid.ring(Cell(4, 4), 3))


def test_no_cells_have_no_rim() -> None:
    assert rims([]) == ()
    assert pieces([]) == ()
    assert coast([]) == frozenset()


@given(cell_sets)
def test_pieces_are_connected_and_apart_from_each_other(cells: frozenset[Cell]) -> None:
    found = pieces(cells)
    assert sorted(cell for piece in found for cell in piece) == sorted(cells)
    for piece in found:
        assert len(pieces(piece)) == 1
        around = {near for cell in piece for near in grid.neighbours(cell)}
        assert not around & (cells - piece)


@given(cell_sets)
def test_rims_follow_exactly_the_sides_between_land_and_not_land(cells: frozenset[Cell]) -> None:
    crossed = []
    for rim in rims(cells):
        crossed += [grid.edge_crossed(a, b) for a, b in pairwise([*rim, rim[0]])]
    border = {
        grid.edge_at(cell, side)
        for cell in cells
        for side in range(6)
        if grid.neighbour(cell, side) not in cells
    }
    assert set(crossed) == border
    assert len(crossed) == len(border)


@given(cell_sets)
def test_rims_never_meet_and_enclose_one_hex_a_cell(cells: frozenset[Cell]) -> None:
    found = rims(cells)
    corners = [corner for rim in found for corner in rim]
    assert len(corners) == len(set(corners))
    assert sum(map(doubled_area, found)) == 2 * grid.COLUMN * grid.ROW * len(cells)
    assert sum(doubled_area(rim) > 0 for rim in found) == len(pieces(cells))
