"""The tools that draw lines: rivers and lakes, edges, ferries, links, routes."""

from itertools import pairwise

import pytest

from editor.desk.desk import Desk
from editor.edits.thing_places import lines_of
from editor.gestures.corners import steps_between, way
from editor.gestures.under_pointer import things_under
from editor.pointing.pointer import Pointer, at
from editor.pointing.selection import Selection
from model.boards import grid
from model.boards.routes import RouteBoard
from model.bundled import bundled_scenarios
from model.notation import Cell, Corner, Edge, Point
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.scenario.things import Water
from tests.drawing.samples import loaded
from tests.editor.boards import plain
from tests.editor.edits.boards import route_scenario
from tests.editor.hands import click, desk_with, drag, key, labels, write


def tutorial() -> Scenario:
    return loaded(bundled_scenarios()["tutorial"])


@pytest.mark.parametrize("goal", ["9,2s", "9,2n", "2,9n", "0,0s", "2,2s", "2,4n"])
def test_the_way_between_corners_is_a_shortest_one(goal: str) -> None:
    start, end = Corner(2, 2, "n"), Corner.parse(goal)
    reached, rim, steps = {start}, {start}, 0
    while end not in reached:
        rim = {near for corner in rim for near in grid.corner_neighbours(corner)} - reached
        reached |= rim
        steps += 1
    found = way(start, end)
    assert len(found) == steps == steps_between(start, end)
    assert [start, *found][-1] == end
    for one, other in zip([start, *found], found, strict=False):
        assert other in grid.corner_neighbours(one)


def test_a_river_follows_corners_between_two_clicks() -> None:
    desk = desk_with("river", plain())
    click(desk, Corner(2, 2, "n"))
    click(desk, Corner(5, 2, "n"))
    key(desk, "Return")
    path = next(iter(desk.scenario.waters.values())).path
    assert path is not None
    assert path[0] == Corner(2, 2, "n")
    assert path[-1] == Corner(5, 2, "n")
    assert all(b in grid.corner_neighbours(a) for a, b in pairwise(path))  # type: ignore[arg-type]
    assert labels(desk) == ["add river"]


def test_backspace_takes_a_point_of_a_river_back_and_a_double_click_ends_it() -> None:
    desk = desk_with("river", plain())
    for col in (2, 5, 8):
        click(desk, Corner(col, 2, "n"))
    key(desk, "Backspace")
    x, y = at(Corner(5, 2, "n")).spot
    desk.press(Pointer("double", x, y, "left"))
    assert not desk.is_busy
    path = next(iter(desk.scenario.waters.values())).path
    assert path is not None
    assert path[-1] == Corner(5, 2, "n")


def test_esc_while_a_river_is_drawn_leaves_no_river() -> None:
    desk = desk_with("river", plain())
    click(desk, Corner(2, 2, "n"))
    click(desk, Corner(5, 2, "n"))
    key(desk, "Escape")
    assert desk.scenario == plain()


def test_a_river_drawn_in_one_drag_is_done_at_its_end() -> None:
    desk = desk_with("river", plain(), river="dry-river")
    drag(desk, Corner(2, 2, "n"), Corner(4, 2, "n"), Corner(4, 6, "n"))
    assert not desk.is_busy
    water = next(iter(desk.scenario.waters.values()))
    assert water.kind == "dry-river"
    assert water.path is not None
    assert water.path[-1] == Corner(4, 6, "n")


def test_points_of_a_selected_water_are_moved_inserted_and_taken_away() -> None:
    desk = desk_with("select", tutorial())
    desk.choose(Selection(things=frozenset({("waters", "mirror-lake")})))
    before = desk.scenario.waters["mirror-lake"].outline
    assert before is not None
    drag(desk, before[0], Point(6100, 2400))
    moved = desk.scenario.waters["mirror-lake"].outline
    assert moved is not None
    assert moved[0] == Point(6100, 2400)
    drag(desk, Point(6675, 3270), Point(6700, 3500))
    longer = desk.scenario.waters["mirror-lake"].outline
    assert longer is not None
    assert len(longer) == len(before) + 1
    desk.use("lake")
    click(desk, longer[4], "right")
    assert len(desk.scenario.waters["mirror-lake"].outline or ()) == len(before)
    assert labels(desk) == ["reshape Mirror Lake"] * 3


def test_a_lake_is_closed_by_a_click_on_its_first_point() -> None:
    desk = desk_with("lake", plain(), lake="inlet", free_lines=True)
    corners = (Point(2000, 2000), Point(5000, 2000), Point(5000, 4000))
    for corner in (*corners, corners[0]):
        click(desk, corner)
    assert not desk.is_busy
    water = next(iter(desk.scenario.waters.values()))
    assert (water.kind, water.outline) == ("inlet", corners)


def test_edges_are_closed_and_opened_again() -> None:
    desk = desk_with("edge", plain())
    edge = Edge(Cell(3, 3), Cell(4, 3))
    middle = Point(4000, 3000)
    click(desk, middle)
    assert list(desk.scenario.blocked) == [edge]
    click(desk, middle, alt=True)
    assert not desk.scenario.blocked
    assert labels(desk) == ["block edges", "open edges"]


def test_an_exception_of_the_nearest_water_is_in_one_set_only() -> None:
    desk = desk_with("edge", tutorial(), edge="never_crosses")
    middle = Point(7000, 5000)
    click(desk, middle)
    changed = next(w for w in desk.scenario.waters.values() if w.never_crosses)
    (edge,) = changed.never_crosses
    desk.set("edge", "also_crosses")
    click(desk, middle)
    water = desk.scenario.waters[changed.id]
    assert (water.also_crosses, water.never_crosses) == ((edge,), ())
    click(desk, middle, "right")
    assert desk.scenario.waters[changed.id].also_crosses == ()


def test_a_ferry_joins_two_ports_and_is_named_after_their_cities() -> None:
    desk = desk_with("ferry", plain(), ferry_cost=9)
    drag(desk, Cell(2, 2), Cell(5, 4), Cell(8, 6))
    ferry = next(iter(things_in(desk.scenario, "ferries").values()))
    assert (ferry.ports, ferry.cost, ferry.name) == ((Cell(2, 2), Cell(8, 6)), 9, "Aston–Barrow")
    assert desk.selection.of("ferries") == (ferry.id,)


def test_a_ferry_can_be_made_by_two_clicks_and_not_without_a_milepost() -> None:
    desk = desk_with("ferry", tutorial())
    click(desk, Cell(8, 10))
    assert not desk.is_busy
    assert desk.said
    click(desk, Cell(5, 10))
    click(desk, Cell(10, 10))
    assert len(things_in(desk.scenario, "ferries")) == 2


def test_only_systems_with_ferries_have_the_tool() -> None:
    from editor.desk.toolbox import tools

    assert tools()["ferry"].fits(plain())
    assert not tools()["ferry"].fits(route_scenario())


def test_a_link_leads_from_its_port_to_cities_overseas() -> None:
    desk = desk_with("link", tutorial(), link_cost=8)
    click(desk, Cell(6, 7))
    click(desk, Point(15200, 11400))
    key(desk, "Return")
    link = things_in(desk.scenario, "links")[desk.selection.of("links")[0]]
    assert (link.port, link.serves, link.cost, link.mode) == (
        Cell(6, 7),
        ("koralia",),
        8,
        "purchase",
    )
    assert len(labels(desk)) == 1


def test_a_link_that_leads_nowhere_is_none() -> None:
    desk = desk_with("link", tutorial())
    click(desk, Cell(6, 7))
    key(desk, "Return")
    assert desk.scenario == tutorial()


def board_of(scenario: Scenario) -> RouteBoard:
    assert isinstance(scenario.board, RouteBoard)
    return scenario.board


def test_a_drag_from_city_to_city_joins_them_by_a_line() -> None:
    desk = desk_with("route", route_scenario(), segments=4)
    drag(desk, Point(0, 0), Point(4000, 3000))
    line = board_of(desk.scenario).lines["aston-corby"]
    assert (line.a, line.b, line.segments) == ("aston", "corby", 4)
    click(desk, Point(8000, 0))
    write(desk, "Derby")
    key(desk, "Return")
    assert "derby" in desk.scenario.cities


def test_segments_arrows_and_terrain_of_a_line() -> None:
    desk = desk_with("route", route_scenario(), route="segments")
    click(desk, Point(1000, 0))
    assert board_of(desk.scenario).lines["aston-beck"].segments == 3
    desk.set("route", "arrow")
    click(desk, Point(700, 0))
    assert board_of(desk.scenario).lines["aston-beck"].arrow == "a>b"
    desk.set("route", "terrain")
    desk.set("segment-terrain", "river")
    click(desk, Point(2000, 0))
    assert board_of(desk.scenario).lines["aston-beck"].terrain == ((), ("river",), ())
    click(desk, Point(2000, 0), "right")
    assert board_of(desk.scenario).lines["aston-beck"].terrain == ()
    assert len(labels(desk)) == 4


def forked() -> Desk:
    """A river with an arm that begins on it, selected, and the tool for rivers."""
    desk = desk_with("river", plain(), river_arm=True)
    drag(desk, Corner(2, 2, "n"), Corner(6, 2, "n"))
    drag(desk, Corner(4, 2, "n"), Corner(4, 6, "n"))
    return desk


def only_river(desk: Desk) -> Water:
    (river,) = desk.scenario.waters.values()
    return river


def test_what_is_drawn_becomes_an_arm_of_the_selected_river() -> None:
    desk = forked()
    river = only_river(desk)
    assert [arm[0] for arm in river.courses] == [Corner(2, 2, "n"), Corner(4, 2, "n")]
    assert labels(desk) == ["add river", "add an arm to river"]
    desk.document.undo()
    assert len(only_river(desk).courses) == 1
    desk.document.redo()
    assert only_river(desk) == river


def test_without_the_switch_or_a_selected_river_a_new_one_is_drawn() -> None:
    desk = forked()
    desk.set("river-arm", False)
    drag(desk, Corner(2, 8, "n"), Corner(6, 8, "n"))
    desk.set("river-arm", True)
    desk.choose(Selection())
    drag(desk, Corner(2, 10, "n"), Corner(6, 10, "n"))
    assert sorted(len(water.courses) for water in desk.scenario.waters.values()) == [1, 1, 2]


def test_the_tip_says_that_an_arm_begins() -> None:
    desk = forked()
    tool = desk.tool
    assert tool.hint(desk, at(Corner(8, 8, "n"), "move")).startswith("Click: begin an arm of river")
    assert tool.hint(desk, at(Corner(4, 2, "n"), "move")).startswith("Click: begin an arm of river")
    desk.set("river-arm", False)
    assert tool.hint(desk, at(Corner(8, 8, "n"), "move")).startswith("Click: begin a river")


def test_points_of_every_arm_can_be_moved_and_the_end_of_an_arm_leaves_the_river() -> None:
    desk = forked()
    desk.set("river-arm", False)
    main, arm = only_river(desk).courses
    drag(desk, arm[0], Corner(5, 2, "n"))
    assert [course[0] for course in only_river(desk).courses] == [main[0], Corner(5, 2, "n")]
    assert main in only_river(desk).courses
    drag(desk, arm[-1], Corner(5, 6, "n"))
    assert Corner(5, 6, "n") in {course[-1] for course in only_river(desk).courses}


def test_one_arm_is_taken_away_and_the_other_is_the_river() -> None:
    desk = forked()
    main, arm = only_river(desk).courses
    a, b = (grid.position(place) for place in arm[2:4])
    middle = Pointer("press", (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, "right")
    hint = desk.tool.hint(desk, middle)
    assert hint.endswith("Alt or right: take this arm away")
    desk.press(middle)
    desk.release(Pointer("release", middle.x, middle.y, "right"))
    assert only_river(desk).path == main
    assert labels(desk)[-1] == "take an arm of river away"
    desk.document.undo()
    assert only_river(desk).courses == (main, arm)


def test_every_arm_is_under_the_pointer_and_shown_as_selected() -> None:
    desk = forked()
    key, river = next(iter(desk.scenario.waters.items()))
    for arm in river.courses:
        assert ("waters", key) in things_under(desk, at(arm[-1], "move"))
    assert lines_of(desk.scenario, "waters", key) == [list(arm) for arm in river.courses]
