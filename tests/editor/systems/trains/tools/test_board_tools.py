"""Rooms, numbers, prices and closed borders by clicks and digits, without a window."""

from editor.desk.desk import Desk
from editor.pointing.pointer import at
from editor.systems.trains.templates import starter
from model.notation import Cell, Edge
from model.systems.trains.things.city import TrainsCity
from tests.editor.hands import click, desk_with, drag, key, labels, write

FREE = Cell(2, 1)


def city(desk: Desk, name: str) -> TrainsCity:
    found = desk.scenario.cities[name]
    assert isinstance(found, TrainsCity)
    return found


def place(desk: Desk, name: str) -> Cell:
    found = city(desk, name).at
    assert found is not None
    return found


def choices(desk: Desk) -> dict[str, list[str]]:
    return {
        option.key: [one.value for one in desk.tool.choices(desk, option)]
        for option in desk.tool.options(desk)
    }


# -- the terrain brush


def test_the_palette_of_terrain_shows_what_a_rail_costs() -> None:
    desk = desk_with("terrain", starter())
    titles = {one.value: one.title for one in desk.tool.choices(desk, desk.tool.OPTIONS[0])}
    assert titles["field"] == "field · 0"
    assert (titles["river"], titles["mountain"]) == ("river · 1", "mountain · 2")
    assert titles["sea"] == "sea · no track"


# -- cities and remote places


def test_the_next_city_gets_the_room_in_hand() -> None:
    desk = desk_with("city", starter(), city="city", city_room="3")
    assert choices(desk)["city-room"] == ["1", "2", "3"]
    click(desk, FREE)
    write(desk, "Weir")
    key(desk, "Return")
    assert (city(desk, "weir").room, city(desk, "weir").at) == (3, FREE)


def test_digits_choose_the_room_or_the_number_by_the_kind_in_hand() -> None:
    desk = desk_with("city", starter(), city="city")
    assert desk.tool.digit(desk, 2)
    assert desk.settings.get("city-room") == "2"
    assert not desk.tool.digit(desk, 7), "a stamp may have that key"
    desk.set("city", "remote")
    assert desk.tool.digit(desk, 4)
    click(desk, FREE)
    key(desk, "Return")
    (made,) = [one for one in desk.scenario.cities.values() if one.at == FREE]
    assert isinstance(made, TrainsCity)
    assert (made.kind, made.number) == ("remote", 4)


def test_a_drag_makes_no_city_of_several_hexes() -> None:
    desk = desk_with("city", starter(), city="city")
    drag(desk, FREE, Cell(2, 2), Cell(2, 3))
    key(desk, "Return")
    (made,) = [one for one in desk.scenario.cities.values() if one.at == FREE]
    assert not made.members


def test_what_a_click_will_do_is_told_with_the_room() -> None:
    desk = desk_with("city", starter(), city="city", city_room="2")
    desk.move(at(FREE, "move", ""))
    assert desk.hint == "Click: a city, room for 2, then type its name"


def test_picking_a_city_takes_its_kind_and_its_room_in_hand() -> None:
    desk = desk_with("city", starter(), city="remote")
    assert desk.tool.pick(desk, at(place(desk, "gate")))
    assert (desk.settings.get("city"), desk.settings.get("city-room")) == ("city", "3")


# -- rooms and numbers of those that are there


def test_a_stroke_gives_room_to_cities_and_a_number_to_remote_places() -> None:
    desk = desk_with("city-rooms", starter(), city_room="3", remote_number="5")
    drag(desk, place(desk, "gate"), place(desk, "hope"))
    click(desk, place(desk, "gap"))
    assert (city(desk, "hope").room, city(desk, "gap").number) == (3, 5)
    assert labels(desk) == ["Hope: room for 3", "Gap: number 5"]


def test_a_digit_over_a_city_sets_its_room_at_once() -> None:
    desk = desk_with("city-rooms", starter())
    desk.move(at(place(desk, "alder"), "move", ""))
    assert desk.tool.digit(desk, 3)
    assert city(desk, "alder").room == 3
    desk.document.undo()
    assert city(desk, "alder").room == 1
    desk.move(at(place(desk, "gap"), "move", ""))
    assert desk.tool.digit(desk, 5), "a remote place has no room, but a number"
    assert city(desk, "gap").number == 5


def test_the_right_button_goes_on_to_the_next_number() -> None:
    desk = desk_with("city-rooms", starter())
    for room in (3, 1, 2):
        click(desk, place(desk, "hope"), "right")
        assert city(desk, "hope").room == room


# -- closed borders


def test_the_tool_for_edges_closes_borders() -> None:
    desk = desk_with("edge", starter())
    edge = Edge(Cell(4, 1), Cell(5, 1))
    (option,) = desk.tool.options(desk)
    assert [one.value for one in desk.tool.choices(desk, option)] == ["blocked"]
    assert edge not in desk.scenario.blocked
