"""Tables count mileposts in several ways; on the board the same ones are neighbours."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.boards import grid
from model.imports.cannot import CannotImport
from model.imports.mileposts.lattices import LATTICES, Spot, frame_for
from model.notation import Cell

spots = st.sets(st.tuples(st.integers(-40, 60), st.integers(-40, 60)), min_size=1, max_size=30)


def lies(spot: Spot, lattice: str) -> tuple[float, float]:
    """Where a milepost lies on paper, in steps across and down."""
    x, y = spot
    match lattice:
        case "axial-rows":
            return x + y / 2, y * grid.ROW_HEIGHT
        case "axial-columns":
            return x * grid.ROW_HEIGHT, y + x / 2
        case "odd-rows" | "even-rows":
            return x + (y % 2 == (lattice == "odd-rows")) / 2, y * grid.ROW_HEIGHT
    return x * grid.ROW_HEIGHT, y + (x % 2 == (lattice == "odd-columns")) / 2


@given(spots, st.sampled_from(LATTICES))
def test_the_board_looks_as_the_table_does_or_turned_by_a_quarter(
    found: set[Spot], lattice: str
) -> None:
    frame = frame_for(found, lattice)
    away = set()
    for spot in found:
        cell = frame.cell(spot)
        assert min(cell) >= 0
        x, y = lies(spot, lattice)
        there = (y, -x) if frame.is_turned else (x, y)
        ours = grid.position(cell)
        away.add((round(ours[0] - there[0], 6), round(ours[1] - there[1], 6)))
    assert len(away) == 1


def test_numbers_stay_as_they_are_where_they_can() -> None:
    frame = frame_for([(7, 3), (9, 12)], "odd-rows")
    assert frame.cell((7, 3)) == Cell(7, 3)
    assert frame_for([(-2, -3), (4, 4)], "odd-rows").cell((-2, -3)) == Cell(0, 1)
    assert frame_for([(700, 800), (701, 801)], "odd-rows").cell((700, 800)) == Cell(0, 0)


def test_what_is_too_large_and_what_is_no_lattice_are_refused() -> None:
    with pytest.raises(CannotImport, match="more than 320"):
        frame_for([(0, 0), (900, 0)], "odd-rows")
    with pytest.raises(CannotImport, match="none of odd-rows"):
        frame_for([(0, 0)], "square")
