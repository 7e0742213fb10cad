"""Colours, growth numbers and cubes of cities are set by clicks, and every click is one step."""

import pytest

from editor.desk.desk import Desk
from editor.desk.toolbox import tools
from editor.pointing.pointer import at
from model.notation import Cell
from model.systems.age_of_steam.things.city import AgeOfSteamCity
from model.systems.age_of_steam.things.colours import Colours
from model.systems.age_of_steam.things.cubes import Cubes
from tests.editor.boards import plain
from tests.editor.hands import click, desk_with, drag, labels
from tests.editor.systems.age_of_steam.small_map import dells

ASH, COVE, ELM, FORT, DELL = Cell(0, 0), Cell(6, 1), Cell(3, 2), Cell(1, 3), Cell(2, 0)


def city(desk: Desk, key: str) -> AgeOfSteamCity:
    found = desk.scenario.cities[key]
    assert isinstance(found, AgeOfSteamCity)
    return found


def hint(desk: Desk, place: Cell) -> str:
    desk.move(at(place, "move", ""))
    return desk.hint


# -- colours


def test_a_click_adds_a_colour_then_leaves_it_alone_then_takes_it_away() -> None:
    desk = desk_with("colours", dells(), city_colour="blue")
    seen = []
    for _ in range(4):
        click(desk, ASH)
        seen.append(city(desk, "ash").colours.named)
    assert seen == [("blue", "red"), ("blue",), (), ("blue",)]
    assert len(labels(desk)) == 4
    assert labels(desk)[0] == "Ash takes blue, red"


def test_the_right_button_takes_a_colour_away_and_of_every_colour_all_but_it() -> None:
    desk = desk_with("colours", dells(), city_colour="red")
    click(desk, ELM, "right")
    click(desk, FORT, "right")
    assert city(desk, "elm").colours == Colours("listed", ("purple",))
    assert city(desk, "fort").colours == Colours("except", ("red",))
    click(desk, FORT)
    assert city(desk, "fort").colours == Colours("all")


@pytest.mark.parametrize(
    ("hand", "first", "second"),
    [
        ("all", Colours("all"), Colours()),
        ("none", Colours(), Colours("all")),
        ("random", Colours("random"), Colours()),
    ],
)
def test_every_colour_none_and_lots_are_one_click_and_the_next_goes_back(
    hand: str, first: Colours, second: Colours
) -> None:
    desk = desk_with("colours", dells(), city_colour=hand)
    click(desk, ASH)
    assert city(desk, "ash").colours == first
    click(desk, ASH)
    assert city(desk, "ash").colours == second


def test_a_drag_over_cities_is_one_step_and_paints_all_of_them_alike() -> None:
    desk = desk_with("colours", dells(), city_colour="yellow")
    drag(desk, ASH, Cell(2, 1), ELM, Cell(5, 1), COVE)
    assert all("yellow" in city(desk, key).colours.named for key in ("ash", "elm", "cove"))
    assert len(labels(desk)) == 1
    desk.document.undo()
    assert desk.scenario == dells()


def test_a_town_takes_nothing_and_says_so() -> None:
    desk = desk_with("colours", dells(), city_colour="blue")
    assert "town" in hint(desk, DELL)
    click(desk, DELL)
    assert not labels(desk)


def test_the_hint_says_what_both_buttons_do() -> None:
    desk = desk_with("colours", dells(), city_colour="blue")
    assert hint(desk, ASH) == "Click: Ash takes blue, red · Alt or right: red"


def test_ctrl_picks_the_colours_of_a_city_one_after_the_other() -> None:
    desk = desk_with("colours", dells(), city_colour="blue")
    picked = []
    for place in (ELM, ELM, ELM, FORT):
        click(desk, place, ctrl=True)
        picked.append(desk.settings.get("city-colour"))
    assert picked == ["purple", "red", "purple", "all"]


# -- growth numbers


def test_a_city_gets_the_next_free_number_and_a_second_click_the_one_after_it() -> None:
    desk = desk_with("growth", dells())
    click(desk, ELM)
    assert city(desk, "elm").slots == ("light-2",)
    click(desk, ELM)
    assert city(desk, "elm").slots == ("light-3",)
    click(desk, ELM, "right")
    assert city(desk, "elm").slots == ()
    assert len(labels(desk)) == 3


def test_counting_on_goes_round_and_leaves_out_what_others_have() -> None:
    desk = desk_with("growth", dells())
    found = []
    for _ in range(7):
        click(desk, ELM)
        found.append(city(desk, "elm").slots[0])
    assert found == ["light-2", "light-3", "light-4", "light-5", "light-6", "light-2", "light-3"]


def test_a_number_that_another_city_has_moves_over_as_one_step() -> None:
    desk = desk_with("growth", dells(), growth_number="dark-1")
    assert "Cove no more" in hint(desk, ASH)
    click(desk, ASH)
    assert city(desk, "ash").slots == ("dark-1", "light-1")
    assert city(desk, "cove").slots == ()
    desk.document.undo()
    assert desk.scenario == dells()


def test_used_numbers_are_marked_and_the_next_free_one_is_offered_first() -> None:
    desk = desk_with("growth", dells())
    choices = {one.value: one for one in desk.tool.choices(desk, desk.tool.OPTIONS[0])}
    assert next(iter(choices)) == "next-light"
    assert choices["next-light"].title == "the next free one: light 2"
    assert choices["light-1"].picture == "icon growth-light-1-used"
    assert choices["light-1"].title == "light 1, used by Ash"
    assert choices["light-2"].picture == "icon growth-light-2"


def test_with_no_number_free_nothing_happens() -> None:
    desk = desk_with("growth", dells())
    for number in range(2, 7):
        desk.set("growth-number", f"light-{number}")
        click(desk, ELM)
    desk.set("growth-number", "next-light")
    steps = len(labels(desk))
    assert hint(desk, COVE).startswith("No such number is free")
    click(desk, COVE)
    assert len(labels(desk)) == steps


# -- cubes


def test_cubes_are_counted_on_from_what_the_map_says_for_all_places() -> None:
    desk = desk_with("cubes", dells())
    click(desk, ASH)
    assert city(desk, "ash").cubes == 3
    click(desk, DELL)
    assert city(desk, "dell").cubes == 1


def test_taking_the_last_cube_away_once_more_is_as_the_map_says() -> None:
    desk = desk_with("cubes", dells())
    found = []
    for _ in range(4):
        click(desk, FORT, "right")
        found.append(city(desk, "fort").cubes)
    assert found == [2, 1, 0, None]


def test_cubes_of_a_colour_lie_beside_the_drawn_ones() -> None:
    desk = desk_with("cubes", dells(), start_cube="blue")
    click(desk, FORT)
    assert city(desk, "fort").cubes == Cubes(draw=3, fixed=("blue",))
    click(desk, FORT, "right")
    assert city(desk, "fort").cubes == 3


def test_the_tools_are_offered_on_such_maps_alone() -> None:
    for name in ("colours", "growth", "cubes", "hex-price", "special-link", "track-pencil"):
        assert tools()[name].fits(dells())
        assert not tools()[name].is_for(plain().system)
    assert not tools()["goods"].is_for("age-of-steam")
    assert tools()["goods"].fits(plain())
