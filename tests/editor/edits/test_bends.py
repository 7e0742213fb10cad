"""Bends of lines are pointed at, and go along when their cities are moved or all is shifted."""

from dataclasses import replace

from editor.edits.line_positions import Spot, laid
from editor.edits.moving import moved
from editor.edits.resizing import shifted
from editor.edits.things import deleted
from editor.gestures.under_pointer import line_under
from editor.pointing.pointer import Pointer
from model.boards import grid
from model.boards.routes import Line, RouteBoard
from model.boards.terrain import Size
from model.collection import Things
from model.notation import Path, Point
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from tests.editor.edits.boards import route_scenario

BENT = Line("bent", "aston", "beck", 3, None, (), Path.parse("2.0,9.0 6.0,9.5"))
ROUTES = replace(route_scenario(), board=RouteBoard(Things({BENT.id: BENT}), size=Size(20, 12)))


def bends(scenario: Scenario) -> str:
    assert isinstance(scenario.board, RouteBoard)
    return str(scenario.board.lines["bent"].bends)


def between(one: Spot, other: Spot) -> Pointer:
    return Pointer("move", (one[0] + other[0]) / 2, (one[1] + other[1]) / 2)


def test_a_bent_line_is_pointed_at_at_its_bends() -> None:
    way = laid(ROUTES)["bent"]
    for number in range(3):
        places = [grid.position(place) for place in way.stretch(number)]
        assert line_under(ROUTES, between(places[0], places[1])) == (BENT, number)
    assert line_under(ROUTES, between(way.spots[0], way.spots[-1])) is None


def test_bends_go_with_both_cities_and_stay_with_one() -> None:
    start, goal = Point(0, 0), Point(1000, 500)
    cities = [("cities", "aston"), ("cities", "beck")]
    both = apply(ROUTES, moved(ROUTES, start, goal, cities))
    assert bends(both) == "3.0,9.5 7.0,10.0"
    one = apply(ROUTES, moved(ROUTES, start, goal, cities[:1]))
    assert bends(one) == bends(ROUTES)
    line = apply(ROUTES, moved(ROUTES, start, goal, [("lines", "bent")]))
    assert bends(line) == "3.0,9.5 7.0,10.0"


def test_bends_are_shifted_with_everything() -> None:
    assert bends(apply(ROUTES, shifted(ROUTES, 1, 2))) == "3.0,11.0 7.0,11.5"


def test_the_size_stays_when_a_city_goes_with_its_lines() -> None:
    left = apply(ROUTES, deleted(ROUTES, [("cities", "beck")], with_references=True))
    assert left.board == RouteBoard(size=Size(20, 12))
