"""Painting: a stroke is one named change, clipped to the board, with no step for nothing."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.edits.painting import painted, painted_each
from model.boards.terrain import Size, TerrainBoard
from model.forms.form import Step
from model.notation import Cell
from model.scenario.scenario import Scenario
from tests.editor.edits.boards import after, board_of, cells, hexes, lattice, on, route_scenario
from tests.generate.scenario import scenarios


@pytest.mark.parametrize("board", [lattice("...", "..."), hexes("...", "...")])
def test_a_stroke_is_one_change_named_after_its_kind(board: TerrainBoard) -> None:
    scenario = on(board)
    change = painted(scenario, cells("0,0", "1,1"), "mountain")
    assert change.label == "paint mountain"
    assert board_of(after(scenario, change)).terrain == ("^..", ".^.")


def test_cells_of_the_kind_already_give_no_step() -> None:
    scenario = on(lattice(".^.", "..."))
    change = painted(scenario, cells("0,0", "1,0"), "mountain")
    assert change.steps == (Step(("board", "terrain", "0,0"), "clear", "mountain"),)
    assert not painted(scenario, cells("1,0"), "mountain")


def test_the_brush_may_hang_over_the_edge_of_the_board() -> None:
    scenario = on(lattice("..", ".."))
    change = painted(scenario, [Cell(-1, 0), Cell(2, 0), Cell(0, 2), Cell(1, 1)], "sea")
    assert board_of(after(scenario, change)).terrain == ("..", ".~")


def test_a_cell_is_taken_away_and_put_back() -> None:
    scenario = on(lattice("..", ".."))
    change = painted(scenario, cells("1,0"), None)
    assert change.label == "take cells away"
    without = after(scenario, change)
    assert board_of(without).terrain == ("._", "..")
    assert not painted(without, cells("1,0"), None)
    assert after(without, painted(without, cells("1,0"), "clear")) == scenario


def test_a_kind_that_is_new_extends_the_legend_and_undo_takes_it_out() -> None:
    scenario = on(lattice("..", ".."))
    new = after(scenario, painted(scenario, cells("0,1"), "swamp"))
    assert board_of(new).kind_at(Cell(0, 1)) == "swamp"


def test_a_sign_without_a_meaning_can_be_taken_away() -> None:
    scenario = on(lattice(".?", ".."))
    assert board_of(after(scenario, painted(scenario, cells("1,0"), None))).terrain[0] == "._"


def test_a_board_that_lacks_rows_can_be_painted_where_they_should_be() -> None:
    scenario = on(replace(lattice(".."), size=Size(2, 3)))
    new = after(scenario, painted(scenario, cells("1,2"), "sea"))
    assert board_of(new).kind_at(Cell(1, 2)) == "sea"
    assert not painted(scenario, cells("1,2"), None)


def test_nothing_is_painted_where_there_are_no_cells() -> None:
    assert not painted(route_scenario(), cells("0,0"), "sea")
    assert not painted(Scenario(), cells("0,0"), "sea")


KINDS = st.sampled_from(["clear", "mountain", "swamp", None])
PLACES = st.builds(Cell, st.integers(-2, 14), st.integers(-2, 14))


@given(scenarios(), st.dictionaries(PLACES, KINDS, max_size=30))
def test_any_stroke_can_be_taken_back_and_saved(
    scenario: Scenario, kinds: dict[Cell, str | None]
) -> None:
    new = board_of(after(scenario, painted_each(scenario, kinds, "a stroke")))
    assert all(new.kind_at(cell) == kind for cell, kind in kinds.items() if new.in_bounds(cell))
