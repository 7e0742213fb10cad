"""What lies under the pointer, on a cell and along lines."""

from dataclasses import replace

from editor.desk.desk import Desk
from editor.document.document import Document
from editor.gestures.under_pointer import things_on, things_under
from editor.pointing.pointer import Pointer
from editor.window.status_line import status_line
from model.boards import grid
from model.collection import Things
from model.forms.form import Step
from model.notation import LARGEST, Cell, Point
from model.scenario.change import Change, difference
from model.scenario.collections import things_in, with_things
from model.scenario.scenario import Scenario
from tests.editor.edits.boards import route_scenario
from tests.editor.edits.country import country

COUNTRY = country()


def desk_on(scenario: Scenario) -> Desk:
    return Desk(Document(scenario))


def under(scenario: Scenario, x: float, y: float) -> list[tuple[str, str]]:
    return things_under(desk_on(scenario), Pointer("move", x, y))


def test_the_things_on_a_cell_begin_with_the_smallest() -> None:
    desk = desk_on(COUNTRY)
    assert things_on(desk, Cell(3, 2)) == [
        ("remarks", "remark-1"),
        ("regions", "highlands"),
        ("cities", "aston"),
    ]
    assert things_on(desk, Cell(1, 5)) == [("ferries", "sound")]
    assert things_on(desk, Cell(6, 1)) == [("links", "strait")]
    assert things_on(desk, Cell(0, 0)) == []


def test_a_river_is_under_the_pointer_along_its_line() -> None:
    river = COUNTRY.waters["lower-stream"].path
    assert river is not None
    (ax, ay), (bx, by) = grid.position(river[0]), grid.position(river[1])
    assert ("waters", "lower-stream") in under(COUNTRY, (ax + bx) / 2, (ay + by) / 2)


def test_what_has_changed_is_found_where_it_is_now() -> None:
    desk = desk_on(COUNTRY)
    assert ("cities", "aston") in things_on(desk, Cell(3, 2))
    desk.document.scenario = desk_on(route_scenario()).scenario
    assert things_on(desk, Cell(3, 2)) == []


def test_lines_are_under_the_pointer_between_their_cities() -> None:
    routes = route_scenario()
    assert under(routes, *grid.position(Point(2000, 0))) == [("lines", "aston-beck")]
    assert under(routes, *grid.position(Point(0, 0)))[-1] == ("lines", "aston-beck")


def test_what_lies_where_is_kept_up_to_date() -> None:
    """After changes of things the desk knows what a desk that has just begun knows."""
    desk = desk_on(COUNTRY)
    spots = [Pointer("move", x / 3, y / 3) for x in range(30) for y in range(24)]
    for change in (
        Change("", (Step(("cities", "aston", "at"), "2,2", "5,4"),)),
        removed(COUNTRY, "waters", "lower-stream"),
        removed(COUNTRY, "regions", "highlands"),
    ):
        assert [things_under(desk, at) for at in spots]
        desk.document.apply(change)
        fresh = desk_on(desk.scenario)
        assert [things_under(desk, at) for at in spots] == [things_under(fresh, at) for at in spots]
        assert [things_on(desk, at.cell) for at in spots] == [
            things_on(fresh, at.cell) for at in spots
        ]
    desk.document.go_to(0)
    fresh = desk_on(COUNTRY)
    assert [things_under(desk, at) for at in spots] == [things_under(fresh, at) for at in spots]


def removed(scenario: Scenario, room: str, key: str) -> Change:
    things = things_in(scenario, room)
    return difference(scenario, with_things(scenario, room, things.drop(key)), "")


def test_lines_across_all_that_can_be_written_are_found_at_once() -> None:
    most = 1000 * LARGEST
    routes = route_scenario()
    far = {"beck": Point(-most, -most), "corby": Point(most, most)}
    cities = {key: replace(city, xy=far.get(key, city.xy)) for key, city in routes.cities.items()}
    desk = desk_on(replace(routes, cities=Things(cities)))
    assert ("lines", "beck-corby") in things_under(desk, Pointer("move", 0, 0))
    assert all(len(room._by_square) < 1000 for room in desk.index.rooms(desk.scenario))


def test_the_status_line_says_what_a_nameless_thing_is() -> None:
    desk = desk_on(COUNTRY)
    desk.move(Pointer("move", *grid.position(Cell(3, 2))))
    said = status_line(desk)
    assert COUNTRY.remarks["remark-1"].text in said
    assert "remark-1" not in said
