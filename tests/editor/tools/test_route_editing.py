"""Boards of routes without a window: what is pointed at, chosen, moved, cut and measured."""

from dataclasses import replace

import pytest

from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.themes.theme import theme
from editor.actions.arrange import nudge, turned_in_place
from editor.desk.desk import Desk
from editor.desk.toolbox import tools
from editor.edits.fragments import Fragment, copied
from editor.edits.line_positions import laid
from editor.edits.pasting import cut, pasted
from editor.edits.searching import found, goal, where
from editor.gestures.under_pointer import line_under, things_held, things_under
from editor.pointing.pointer import Pointer, at
from editor.pointing.selection import Selection
from editor.window.status_line import status_line
from model.boards import grid
from model.boards.routes import Line, RouteBoard
from model.collection import Things
from model.notation import Cell, Point
from model.scenario.change import apply
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.scenario.things import City
from tests.editor.edits.boards import after, route_scenario
from tests.editor.hands import click, desk_with, drag, labels

TWINS = (
    Line("aston-beck", "aston", "beck", 2),
    Line("beck-corby", "beck", "corby", 3, None, ((), ("river",), ())),
    Line("twin", "beck", "aston", 4, "a>b"),
)
ROUTES = replace(
    route_scenario("santa-fe"), board=RouteBoard(Things({one.id: one for one in TWINS}))
)


def middle(scenario: Scenario, key: str) -> Pointer:
    return Pointer("move", *laid(scenario)[key].middle)


def on(scenario: Scenario, key: str) -> Point:
    return middle(scenario, key).point


def chosen(*things: tuple[str, str]) -> Selection:
    return Selection(things=frozenset(things))


def lines(scenario: Scenario) -> set[str]:
    return set(things_in(scenario, "lines"))


@pytest.mark.parametrize("key", ["aston-beck", "twin"])
def test_twins_are_pointed_at_where_each_is_drawn(key: str) -> None:
    desk = desk_with("select", ROUTES)
    pointer = middle(ROUTES, key)
    line = line_under(ROUTES, pointer)
    assert line is not None
    assert line[0].id == key
    assert things_under(desk, pointer)[0] == ("lines", key)


def test_the_segment_under_the_pointer_is_counted_from_a() -> None:
    way = laid(ROUTES)["twin"]
    found_at = []
    for number in range(4):
        one, other = (grid.position(place) for place in way.stretch(number))
        spot = Pointer("move", (one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
        line = line_under(ROUTES, spot)
        assert line is not None
        found_at.append(line[1])
    assert found_at == [0, 1, 2, 3]
    assert way.spots[0] > way.spots[-1]


def test_the_status_line_tells_the_line_its_segment_and_the_terrain() -> None:
    desk = desk_with("select", ROUTES)
    desk.move(middle(ROUTES, "beck-corby"))
    assert "Beck – Corby, segment 2 of 3, river" in status_line(desk)
    desk.move(at(Point(4000, 0), "move", ""))
    assert status_line(desk).startswith("4.0,0.0   ·   Beck   ·")


def test_the_wand_chooses_what_lines_join() -> None:
    alone = replace(ROUTES, cities=ROUTES.cities.put("derby", _derby()))
    desk = desk_with("select", alone)
    desk.set("select", "wand")
    click(desk, Point(0, 0))
    assert {key for room, key in desk.selection.things if room == "cities"} == {
        "aston",
        "beck",
        "corby",
    }
    assert len(desk.selection.of("lines")) == 3
    click(desk, Point(9000, 9000))
    assert desk.selection.things == {("cities", "derby")}


def _derby() -> City:
    return replace(ROUTES.cities["aston"], id="derby", name="Derby", xy=Point(9000, 9000))


def test_a_line_is_held_only_where_both_its_cities_go_along() -> None:
    desk = desk_with("select", ROUTES)
    pointer = middle(ROUTES, "beck-corby")
    desk.choose(chosen(("lines", "beck-corby")))
    assert things_held(desk, pointer) == []
    desk.choose(chosen(("lines", "beck-corby"), ("cities", "beck"), ("cities", "corby")))
    assert ("lines", "beck-corby") in things_held(desk, pointer)
    drag(desk, pointer.point, Point(pointer.point.x + 1000, pointer.point.y))
    assert desk.scenario.cities["beck"].xy == Point(5000, 0)
    assert desk.scenario.cities["aston"].xy == Point(0, 0)


def test_the_route_tool_chooses_a_line_and_takes_it_away() -> None:
    desk = desk_with("route", ROUTES)
    click(desk, on(ROUTES, "beck-corby"))
    assert desk.selection.things == {("lines", "beck-corby")}
    assert not labels(desk)
    click(desk, on(ROUTES, "beck-corby"), "right")
    assert lines(desk.scenario) == {"aston-beck", "twin"}
    assert labels(desk) == ["delete line Beck – Corby"]


def test_the_picker_takes_over_the_length_of_a_line_or_its_terrain() -> None:
    desk = desk_with("picker", ROUTES)
    click(desk, on(ROUTES, "beck-corby"))
    assert (desk.tool.NAME, desk.settings.get("segments")) == ("route", 3)
    desk.set("route", "terrain")
    click(desk, on(ROUTES, "beck-corby"), ctrl=True)
    assert desk.settings.get("segment-terrain") == "river"
    assert not labels(desk)


def test_a_copied_line_brings_its_cities_along() -> None:
    fragment = copied(ROUTES, (), [("lines", "beck-corby")])
    new = after(ROUTES, pasted(ROUTES, fragment, Cell(9, 9)))
    assert len(new.cities) == 5
    assert len(lines(new)) == 4


def test_lines_between_cities_that_are_cut_go_with_them() -> None:
    fragment, change = cut(ROUTES, (), [("cities", "aston"), ("cities", "beck")])
    assert lines(apply(ROUTES, change)) == {"beck-corby"}
    back = apply(apply(ROUTES, change), pasted(apply(ROUTES, change), fragment, fragment.origin))
    assert back == ROUTES


def test_a_line_that_is_turned_or_nudged_goes_with_its_cities_and_is_not_lost() -> None:
    desk = desk_with("select", ROUTES)
    desk.choose(chosen(("lines", "beck-corby")))
    turned_in_place(desk, Fragment.flipped, "flip")
    assert lines(desk.scenario) == lines(ROUTES)
    assert set(desk.scenario.cities) == set(ROUTES.cities)
    before = desk.scenario.cities["beck"].xy
    assert before is not None
    nudge(desk, (grid.NORTH_EAST, grid.NORTH_WEST))
    assert desk.scenario.cities["beck"].xy == Point(before.x, before.y - 250)
    assert desk.scenario.cities["aston"].xy == Point(0, 0)


def test_lines_are_found_by_their_cities_and_gone_to() -> None:
    assert [one.thing for one in found(ROUTES, "beck corby")] == [("lines", "beck-corby")]
    there = goal(ROUTES, "beck-corby")
    assert there is not None
    assert there.thing == ("lines", "beck-corby")
    assert there.cell == where(ROUTES, "lines", "beck-corby")
    lost = replace(ROUTES, cities=ROUTES.cities.drop("corby"))
    assert where(lost, "lines", "beck-corby") == Cell(4, 0)


def measured(desk: Desk, *places: Point) -> str:
    for place in places:
        click(desk, place)
    return desk.sketch.notes[0].text


def test_the_measure_counts_segments_and_what_the_arrows_cost() -> None:
    desk = desk_with("measure", ROUTES)
    told = measured(desk, Point(0, 0), Point(4000, 3000))
    assert told == "Aston – Corby: 5 segments, 1 × river"
    one_way = Things({"twin": replace(TWINS[0], id="twin", arrow="b>a")})
    desk = desk_with("measure", replace(ROUTES, board=RouteBoard(one_way)))
    told = measured(desk, Point(0, 0), Point(4000, 0))
    assert told == "Aston – Beck: 2 segments\nthe arrows allow no way"
    assert measured(desk, Point(0, 0), Point(4000, 3000)) == "Aston – Corby: no line"
    assert measured(desk, Point(0, 0), Point(9000, 9000)) == "Click on two cities."


def test_a_new_board_of_routes_has_room_and_keeps_its_place_while_cities_come() -> None:
    empty = replace(ROUTES, board=RouteBoard(), cities=Things())
    sheet = Sheet(empty, theme(), usual_mm(empty))
    assert sheet.width > 20 * sheet.mm
    one = replace(empty, cities=Things({"aston": replace(ROUTES.cities["aston"], xy=Point(5, 5))}))
    assert Sheet(one, theme(), usual_mm(one)).box == sheet.box


def test_no_hint_on_a_board_of_routes_speaks_of_cells_mileposts_or_prices() -> None:
    desk = desk_with("select", ROUTES)
    for name, tool in tools().items():
        if tool.fits(ROUTES):
            desk.use(name)
            for place in (Point(0, 0), on(ROUTES, "twin"), Point(9000, 9000)):
                desk.move(at(place, "move", ""))
                assert not {"milepost", "cell", "cells", "price"} & set(desk.hint.lower().split())
