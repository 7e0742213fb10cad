"""Values, squares and home bases by clicks, without a window."""

import pytest

from editor.desk.desk import Desk
from editor.pointing.pointer import at
from editor.systems.santa_fe.templates import half_drawn
from editor.systems.santa_fe.tools.homes import homeless
from model.notation import Point
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart
from tests.editor.hands import click, desk_with, drag, labels


def city(desk: Desk, key: str) -> SantaFeCity:
    found = desk.scenario.cities[key]
    assert isinstance(found, SantaFeCity)
    return found


def place(desk: Desk, key: str) -> Point:
    found = city(desk, key).xy
    assert found is not None
    return found


def homes(desk: Desk) -> dict[str, str]:
    railroads = desk.scenario.part_as(SantaFePart).railroads
    return {key: one.home for key, one in railroads.items() if one.home}


# -- values


def test_a_click_sets_the_value_in_hand_and_the_right_button_takes_it_away() -> None:
    desk = desk_with("city-values", half_drawn(), city_value="5")
    click(desk, place(desk, "selby"))
    assert city(desk, "selby").value == 5
    click(desk, place(desk, "selby"), "right")
    assert city(desk, "selby").value is None
    assert labels(desk) == ["value of Selby"] * 2
    desk.document.undo()
    assert city(desk, "selby").value == 5


def test_a_stroke_gives_one_value_to_several_cities_in_one_step() -> None:
    desk = desk_with("city-values", half_drawn(), city_value="6")
    keys = ("northam", "oakhurst", "penrose")
    drag(desk, *(place(desk, key) for key in keys))
    assert [city(desk, key).value for key in keys] == [6, 6, 6]
    assert len(labels(desk)) == 1


def test_the_palette_has_the_values_of_the_rules_and_a_value_is_picked_up_from_a_city() -> None:
    desk = desk_with("city-values", half_drawn())
    choices = desk.tool.choices(desk, desk.tool.OPTIONS[0])
    assert [one.value for one in choices] == ["2", "3", "4", "5", "6", "7"]
    desk.press(at(place(desk, "westmoor")))
    desk.finish()
    assert desk.tool.pick(desk, at(place(desk, "verhaven")))
    desk.move(at(place(desk, "selby"), "move", ""))
    assert desk.hint.startswith("Click: Selby is worth 7 for each railroad · Alt or right")


# -- squares


def test_squares_come_and_go() -> None:
    desk = desk_with("city-squares", half_drawn(), city_square="up")
    click(desk, place(desk, "upland"))
    assert city(desk, "upland").squares == ("sf", "sp", "up")
    click(desk, place(desk, "upland"), alt=True)
    assert city(desk, "upland").squares == ("sf", "sp")
    click(desk, place(desk, "selby"), "right")
    assert len(labels(desk)) == 2, "where there is none, none is taken away"


def test_only_majors_have_squares() -> None:
    desk = desk_with("city-squares", half_drawn())
    choices = desk.tool.choices(desk, desk.tool.OPTIONS[0])
    assert {one.value for one in choices} == {"sf", "sp", "gn", "up", "kp"}
    assert all(one.picture.startswith("colour #") for one in choices)


# -- homes


def test_a_click_gives_the_next_railroad_its_home() -> None:
    desk = desk_with("railroad-homes", half_drawn())
    first, second, *_ = homeless(desk.scenario)
    click(desk, place(desk, "easthaven"))
    click(desk, place(desk, "easthaven"))
    assert homes(desk) == {first: "easthaven", second: "easthaven"}
    click(desk, place(desk, "easthaven"), "right")
    assert homes(desk) == {first: "easthaven"}


def test_a_chosen_railroad_moves_house() -> None:
    desk = desk_with("railroad-homes", half_drawn(), railroad_home="sf")
    click(desk, place(desk, "easthaven"))
    drag(desk, place(desk, "millbrook"), place(desk, "portsea"))
    assert homes(desk) == {"sf": "millbrook"}, "a home is where a stroke begins"


@pytest.mark.parametrize("tool", ["city-values", "city-squares", "railroad-homes"])
def test_the_status_line_says_what_a_click_does_and_the_map_what_there_is(tool: str) -> None:
    desk = desk_with(tool, half_drawn())
    desk.move(at(Point(18000, 22000), "move", ""))
    assert desk.hint.startswith("Click a city")
    desk.move(at(place(desk, "zennor"), "move", ""))
    assert "Zennor" in desk.hint
    (note,) = desk.sketch.notes
    assert note.text.splitlines() == ["Zennor: value 7", "squares: Santa Fe, Southern Pacific"]


def test_where_there_are_no_railroads_a_click_says_so_and_does_nothing() -> None:
    from dataclasses import replace

    from model.collection import Things

    scenario = half_drawn()
    bare = replace(scenario, part=replace(scenario.part_as(SantaFePart), railroads=Things()))
    for tool in ("city-squares", "railroad-homes"):
        desk = desk_with(tool, bare)
        click(desk, place(desk, "selby"))
        assert not labels(desk)
