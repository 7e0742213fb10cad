"""Places are found in things by the types of their fields: moved together, or cut to a piece."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from model.boards import grid
from model.collection import Things
from model.notation import Cell, Corner, Edge, Path, Point
from model.scenario.collections import collection_names, things_in
from model.scenario.places import Within, carried, kept, places_in
from model.scenario.scenario import Scenario
from model.scenario.things import City, Label, Region, Water
from tests.generate.scenario import scenarios

CITY = City(id="a", name="A", kind="major", at=Cell(2, 2), members=(Cell(2, 2), Cell(3, 2)))
RIVER = Water(
    id="r",
    kind="river",
    path=Path([Corner(1, 1, "n"), Point(1500, 900)]),
    also_crosses=(Edge(Cell(4, 4), Cell(5, 4)), Edge(Cell(1, 1), Cell(2, 1))),
)
LEFT = Within(lambda cell: cell.col < 3, lambda line: True)


def east(place: Cell | Corner | Point) -> Cell | Corner | Point:
    return grid.shifted(place, Cell(0, 0), Cell(1, 0))


def test_every_place_of_a_thing_is_found() -> None:
    assert list(places_in(CITY)) == [Cell(2, 2), Cell(2, 2), Cell(3, 2)]
    assert len(list(places_in(RIVER))) == 4


def test_all_places_of_a_thing_move_together() -> None:
    moved = carried(CITY, east)
    assert (moved.at, moved.members) == (Cell(3, 2), (Cell(3, 2), Cell(4, 2)))
    river = carried(RIVER, east)
    assert river.path == Path([Corner(2, 1, "n"), Point(2500, 900)])
    assert Edge(Cell(5, 4), Cell(6, 4)) in river.also_crosses


def test_what_does_not_move_is_the_same_thing() -> None:
    things = Things({"a": CITY})
    assert carried(things, lambda place: place) is things


def test_an_edge_of_which_one_end_stays_stays() -> None:
    edge = Edge(Cell(1, 1), Cell(2, 1))
    assert carried(edge, lambda cell: Cell(2, 0) if cell == Cell(1, 1) else cell) == edge


def test_lists_lose_what_lies_outside_and_things_go_with_the_cell_they_stand_on() -> None:
    city = kept(CITY, LEFT)
    assert city is not None
    assert city.members == (Cell(2, 2),)
    assert kept(replace(CITY, at=Cell(5, 2)), LEFT) is None
    river = kept(RIVER, LEFT)
    assert river is not None
    assert river.also_crosses == (Edge(Cell(1, 1), Cell(2, 1)),)


def test_a_region_goes_with_its_last_cell_unless_something_else_says_where_it_is() -> None:
    region = Region(id="r", cells=(Cell(5, 5), Cell(6, 5)))
    assert kept(region, LEFT) is None
    named = kept(replace(region, cities=("a",)), LEFT)
    assert named is not None
    assert named.cells == ()


def test_lines_and_points_go_as_they_are_held() -> None:
    nothing = Within(lambda cell: False, lambda line: False)
    assert kept(Label(id="l", at=Point(0, 0)), nothing) is None
    assert kept(RIVER, nothing) is None


@given(scenarios(), st.integers(-3, 3), st.integers(-3, 3))
def test_a_move_and_the_move_back_leave_everything_where_it_was(
    scenario: Scenario, cols: int, rows: int
) -> None:
    start, goal = Cell(0, 0), Cell(cols, rows)
    for room in collection_names(scenario.system):
        things = things_in(scenario, room)
        moved = carried(things, lambda place: grid.shifted(place, start, goal))
        assert carried(moved, lambda place: grid.shifted(place, goal, start)) == things


@given(scenarios())
def test_everything_is_kept_on_the_whole_board(scenario: Scenario) -> None:
    all_of_it = Within(lambda cell: True, lambda line: True)
    for room in collection_names(scenario.system):
        assert kept(things_in(scenario, room), all_of_it) is things_in(scenario, room)
