"""Moving and nudging: things with their labels, cells with everything on them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.edits.carrying import OffTheMap
from editor.edits.moving import moved, nudged
from model.boards import grid
from model.boards.grid import EAST, SOUTH_EAST, WEST
from model.notation import Cell, Cells, Corner, Edge, Point
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from tests.editor.edits.boards import after, board_of, cells, hexes, on, route_scenario
from tests.editor.edits.country import country
from tests.generate.scenario import scenarios

COUNTRY = country()


def test_a_city_takes_its_label_along() -> None:
    change = nudged(COUNTRY, EAST, [("cities", "aston")])
    assert change.label == "move city Aston"
    new = after(COUNTRY, change)
    assert new.cities["aston"].at == Cell(3, 2)
    assert new.labels["label-aston"].at == Point(3000, 1400)
    assert new.labels["label-sea"] == COUNTRY.labels["label-sea"]


def test_a_river_keeps_its_shape_over_an_odd_number_of_rows() -> None:
    change = nudged(COUNTRY, SOUTH_EAST, [("waters", "lower-stream")])
    before, now = COUNTRY.waters["lower-stream"], after(COUNTRY, change).waters["lower-stream"]
    assert before.path is not None
    assert now.path is not None
    steps = {
        tuple(b - a for a, b in zip(grid.units(one), grid.units(two), strict=True))
        for one, two in zip(before.path, now.path, strict=True)
    }
    assert steps == {(3000, 3000)}
    assert now.also_crosses == (Edge(Cell(4, 4), Cell(5, 4)),)


def test_ports_of_a_ferry_move_together() -> None:
    new = after(COUNTRY, nudged(COUNTRY, EAST, [("ferries", "sound")]))
    assert things_in(new, "ferries")["sound"].ports == Cells([Cell(2, 5), Cell(7, 5)])


def test_things_at_free_points_move_by_any_distance() -> None:
    change = moved(COUNTRY, Point(0, 0), Point(250, -125), [("labels", "label-sea")])
    assert after(COUNTRY, change).labels["label-sea"].at == Point(250, 2875)
    routes = route_scenario()
    new = after(routes, moved(routes, Point(0, 0), Point(100, 0), [("cities", "beck")]))
    assert new.cities["beck"].xy == Point(4100, 0)
    with pytest.raises(OffTheMap, match="from cell to cell"):
        moved(COUNTRY, Point(0, 0), Point(250, 0), [("cities", "beck")])


def test_nothing_leaves_the_board() -> None:
    with pytest.raises(OffTheMap, match="leave the board"):
        nudged(COUNTRY, WEST, [("cities", "aston")], steps=3)
    with pytest.raises(OffTheMap, match="leave the board"):
        nudged(COUNTRY, EAST, cells=cells("7,0"))
    with pytest.raises(OffTheMap):
        nudged(COUNTRY, EAST, [("labels", "label-sea")], steps=10_000)


PEAK = cells("3,2", "4,2", "3,3", "4,3")


def test_cells_move_with_everything_on_them_and_leave_an_empty_place() -> None:
    change = nudged(COUNTRY, EAST, cells=PEAK)
    assert change.label == "move cells"
    new = after(COUNTRY, change)
    assert board_of(new).terrain[2:4] == ("~.._^^.~", "~.._^^.~")
    assert new.regions["highlands"].cells == (Cell(4, 2), Cell(5, 2), Cell(4, 3), Cell(5, 3))
    assert new.remarks["remark-1"].at == Cell(4, 2)
    assert new.waters["lower-stream"].also_crosses == (Edge(Cell(4, 3), Cell(5, 3)),)
    assert new.allow["MAP014 4,3"].reason == "a peak"
    assert new.cities == COUNTRY.cities
    assert new.shapes == COUNTRY.shapes


def test_a_line_goes_with_the_corners_of_which_most_cells_go() -> None:
    new = after(COUNTRY, nudged(COUNTRY, EAST, cells=cells("2,3", "1,2", "2,2")))
    path = new.waters["lower-stream"].path
    assert path is not None
    assert path[4:] == (Corner(3, 3, "n"), Corner(3, 2, "s"), Corner(2, 4, "n"))


def test_cells_and_things_move_in_one_step() -> None:
    new = after(COUNTRY, nudged(COUNTRY, WEST, [("cities", "beck")], PEAK))
    assert new.cities["beck"].at == Cell(4, 4)
    assert new.remarks["remark-1"].at == Cell(2, 2)


def test_hexes_move_like_mileposts() -> None:
    scenario = on(hexes("^..", "..."))
    new = after(scenario, moved(scenario, Cell(0, 0), Cell(1, 1), cells=cells("0,0")))
    assert board_of(new).terrain == ("_..", ".^.")


def test_nothing_moves_by_nothing() -> None:
    assert not moved(COUNTRY, Cell(1, 1), Cell(1, 1), [("cities", "beck")])
    assert not moved(COUNTRY, Cell(1, 1), Cell(2, 1))
    assert not moved(COUNTRY, Cell(1, 1), Cell(2, 1), [("cities", "nowhere")])
    with pytest.raises(OffTheMap):
        moved(route_scenario(), Cell(0, 0), Cell(1, 0), cells=cells("0,0"))


PLACES = st.builds(Cell, st.integers(0, 8), st.integers(0, 8))


@given(scenarios(), st.frozensets(PLACES, max_size=20), PLACES, PLACES, st.integers(0, 10**6))
def test_any_move_can_be_taken_back_and_saved(
    scenario: Scenario, chosen: frozenset[Cell], start: Cell, goal: Cell, pick: int
) -> None:
    cities = list(scenario.cities)
    try:
        change = moved(scenario, start, goal, [("cities", cities[pick % len(cities)])], chosen)
    except OffTheMap:
        return
    after(scenario, change)
