"""Actions, New Cities, growth, the display and turns as tables; every edit is one change."""

from typing import Any

import pytest

from editor.panels.sheets.found_sheets import more_tables, sheets_of
from editor.panels.sheets.goods_sheet import Goods
from editor.panels.sheets.sheet import Sheet
from editor.systems.age_of_steam.sheets.actions import DOES, NAME, PLAYER, PRICE, WHEN, Actions
from editor.systems.age_of_steam.sheets.display import DisplaySheet
from editor.systems.age_of_steam.sheets.growth import GrowthSheet
from editor.systems.age_of_steam.sheets.new_cities import NewCities
from editor.systems.age_of_steam.sheets.start_cubes import StartCubesSheet
from editor.systems.age_of_steam.sheets.turns import Turns, said_of
from model.bundled import bundled_scenarios
from model.collection import thaw
from model.forms.form import DoesNotFit
from model.scenario.change import Change, apply
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.things.city import AgeOfSteamCity
from model.systems.age_of_steam.things.colours import Colours
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from tests.drawing.samples import loaded
from tests.editor.systems.age_of_steam.small_map import dells

DELLS = dells()
BASE = ("first-move", "first-build", "engineer", "locomotive", "urbanization", "production",
        "turn-order-pass")  # fmt: skip


def done(scenario: Scenario, change: Change) -> Scenario:
    """The scenario after a change, which can be taken back."""
    after = apply(scenario, change)
    assert apply(after, change.inverse()) == scenario
    assert change.label
    return after


def part(scenario: Scenario) -> AgeOfSteamPart:
    return scenario.part_as(AgeOfSteamPart)


@pytest.mark.parametrize("scenario", [DELLS, loaded(bundled_scenarios()["southern-china"])])
def test_every_place_of_every_sheet_can_be_read(scenario: Scenario) -> None:
    sheets = sheets_of("age-of-steam")
    names = [sheet.NAME for sheet in sheets]
    first = ["goods", "actions", "new_cities", "turns", "display", "start_cubes", "growth"]
    assert names[: len(first)] == first
    assert "supplies" not in names
    assert "new_cities" not in more_tables(scenario)
    for sheet in sheets:
        for row in sheet.rows(scenario):
            for column in range(len(sheet.columns(scenario))):
                assert sheet.entry(scenario, row, column) is not None


# -- actions


def test_actions_say_in_words_what_they_do() -> None:
    sheet = Actions()
    assert sheet.rows(DELLS) == BASE
    assert sheet.entry(DELLS, "engineer", NAME).text == "Engineer"
    assert sheet.entry(DELLS, "engineer", DOES).text == "Has 4 builds in all."


def test_an_action_moves_and_back_where_it_was_the_map_says_nothing_of_it() -> None:
    sheet = Actions()
    after = done(DELLS, sheet.moved(DELLS, "engineer", -1))
    assert sheet.rows(after)[:3] == ("first-move", "engineer", "first-build")
    assert "actions" in after.rules
    assert done(after, sheet.moved(after, "engineer", 1)).rules == DELLS.rules


def test_what_was_taken_away_of_the_base_game_is_added_first() -> None:
    sheet = Actions()
    less = done(DELLS, sheet.removed(DELLS, ["locomotive", "engineer"]))
    assert len(sheet.rows(less)) == 5
    more = done(less, sheet.added(less, "first-move"))
    assert sheet.rows(more)[:2] == ("first-move", "engineer")
    new = done(DELLS, sheet.added(DELLS, None))
    assert sheet.rows(new)[-1] == "new-action"
    assert sheet.entry(new, "new-action", DOES).text == "Has 1 build more."


def test_prices_and_uses_of_actions_are_numbers_that_may_be_left_out() -> None:
    sheet = Actions()
    after = done(DELLS, sheet.edited(DELLS, "engineer", PRICE, 2))
    after = done(after, sheet.edited(after, "engineer", PLAYER, 3))
    assert sheet.entry(after, "engineer", PRICE).value == 2
    assert sheet.entry(after, "engineer", PLAYER).value == 3
    after = done(after, sheet.edited(after, "engineer", PLAYER, ""))
    assert sheet.entry(after, "engineer", PLAYER).value is None


def test_effects_are_written_below_and_replace_those_of_the_base_game() -> None:
    sheet = Actions()
    spelt = sheet.spelt(DELLS, "engineer", NAME)
    assert spelt is not None
    assert spelt.text == ""
    assert spelt.words.startswith("Has 4 builds in all.")
    text = "- {build_add: 2}\n- {discount: {tile: dearest, cut: half}}"
    after = done(DELLS, sheet.respelt(DELLS, "engineer", NAME, text))
    told = sheet.entry(after, "engineer", DOES).text
    assert told == "Has 2 builds more. The dearest build costs half."
    again = sheet.spelt(after, "engineer", NAME)
    assert again is not None
    assert again.text == text
    assert done(after, sheet.respelt(after, "engineer", NAME, "")).rules == DELLS.rules


def test_what_no_effect_is_is_refused() -> None:
    with pytest.raises(DoesNotFit):
        Actions().respelt(DELLS, "engineer", NAME, "- {bild_add: 2}")
    with pytest.raises(DoesNotFit):
        Actions().edited(DELLS, "engineer", NAME, "")


def test_when_there_is_an_action_is_told_and_written() -> None:
    sheet = Actions()
    after = done(DELLS, sheet.respelt(DELLS, "engineer", WHEN, "turn: odd"))
    assert sheet.entry(after, "engineer", WHEN).text == "In odd turns"


# -- New Cities


@pytest.mark.parametrize(
    ("typed", "colours"),
    [
        ("red, Blue", Colours("listed", ("blue", "red"))),
        ("all", Colours("all")),
        ("every colour", Colours("all")),
        ("none", Colours()),
        ("random", Colours("random")),
        ("all but red", Colours("except", ("red",))),
        ("every colour but red", Colours("except", ("red",))),
    ],
)
def test_colours_of_a_new_city_are_typed_as_they_are_told(typed: str, colours: Colours) -> None:
    after = done(DELLS, NewCities().edited(DELLS, "a", 1, typed))
    assert part(after).new_cities["a"].colours == colours


def test_growth_numbers_and_cubes_of_a_new_city_are_typed() -> None:
    sheet = NewCities()
    after = done(DELLS, sheet.edited(DELLS, "a", 2, "light 2, dark-6"))
    after = done(after, sheet.edited(after, "a", 3, 2))
    tile = part(after).new_cities["a"]
    assert (tile.slots, tile.cubes) == (("dark-6", "light-2"), 2)
    assert sheet.entry(after, "a", 2).text == "light 2, dark 6"


@pytest.mark.parametrize(("column", "typed"), [(1, "pink"), (2, "light 7")])
def test_what_is_no_colour_and_no_number_is_refused(column: int, typed: str) -> None:
    with pytest.raises(DoesNotFit):
        NewCities().edited(DELLS, "a", column, typed)


def test_new_cities_come_by_the_next_letter_and_go() -> None:
    sheet = NewCities()
    more = done(DELLS, sheet.added(DELLS, None))
    assert sheet.rows(more)[-1] == "i"
    less = done(more, sheet.removed(more, ["i", "h"]))
    assert sheet.rows(less)[-1] == "g"


# -- growth and the display


def test_a_growth_number_is_given_to_one_city_alone() -> None:
    sheet = GrowthSheet()
    assert sheet.entry(DELLS, "light-1", 0).text == "Ash"
    after = done(DELLS, sheet.edited(DELLS, "light-1", 0, "elm"))
    cities = {
        key: city.slots for key, city in after.cities.items() if isinstance(city, AgeOfSteamCity)
    }
    assert (cities["elm"], cities["ash"]) == (("light-1",), ())
    gone = done(after, sheet.edited(after, "light-1", 0, ""))
    assert sheet.entry(gone, "light-1", 0).text == ""


def test_a_new_city_gets_a_growth_number_too() -> None:
    after = done(DELLS, GrowthSheet().edited(DELLS, "dark-6", 1, "a"))
    assert part(after).new_cities["a"].slots == ("dark-6", "light-3")


def test_squares_of_the_display_are_numbers_and_too_many_filled_ones_stand_out() -> None:
    sheet = DisplaySheet()
    after = done(DELLS, sheet.edited(DELLS, "printed", 0, 2))
    assert part(after).display.printed == 2
    assert sheet.entry(after, "printed", 1).is_odd
    after = done(after, sheet.edited(after, "printed", 1, 1))
    assert part(after).display.fill.printed == 1
    assert not sheet.entry(after, "printed", 1).is_odd


# -- turns and goods


def turns(scenario: Scenario) -> list[Any]:
    sheet = Turns()
    return [sheet.entry(scenario, row, 0).value for row in sheet.rows(scenario)]


def test_turns_are_told_and_set_for_each_number_of_players() -> None:
    assert turns(DELLS) == [None, None, 10, 8, 7, 6, None, None]
    after = done(DELLS, Turns().edited(DELLS, 2, 0, 12))
    after = done(after, Turns().edited(after, 8, 0, 6))
    assert turns(after) == [None, 12, 10, 8, 7, 6, None, 6]
    assert {"when": {"players": [6, 8]}, "is": 6} in thaw(after.rules)["turns"]["cases"]
    back = done(after, Turns().edited(after, 2, 0, ""))
    assert turns(back)[1] is None


def test_as_in_the_preset_the_map_says_nothing_about_turns() -> None:
    after = done(DELLS, Turns().edited(DELLS, 5, 0, 9))
    assert done(after, Turns().edited(after, 5, 0, 7)).rules == DELLS.rules


def test_a_number_for_all_is_no_list_of_cases() -> None:
    assert said_of(dict.fromkeys(range(1, 9), 8), 8) == 8


def test_turns_that_hang_on_more_are_told_and_left_alone() -> None:
    cases = {"cases": [{"when": {"players": 3, "turn": 1}, "is": 4}], "else": 8}
    odd = dells(rules={"preset": "age-of-steam", "turns": cases})
    assert Turns().entry(odd, 3, 0).is_fixed
    with pytest.raises(DoesNotFit):
        Turns().edited(odd, 3, 0, 5)


def test_a_number_of_players_that_may_play_and_has_no_end_stands_out() -> None:
    two = dells(players={"min": 2, "max": 4})
    assert Turns().entry(two, 2, 0).is_odd
    assert not Turns().entry(two, 1, 0).is_odd


def test_of_goods_is_counted_who_takes_them() -> None:
    sheet: Sheet = Goods()
    titles = [column.title for column in sheet.columns(DELLS)]
    assert titles == ["Good", "Chips", "Colour", "Bag", "Cities", "New Cities", "Lying"]
    red = [sheet.entry(DELLS, "red", column).text for column in range(len(titles))]
    assert red[0] == "Red"
    assert red[4:] == ["3", "1", "0"]


# -- start cubes

CUBES = [{"where": {"kind": "town"}, "fixed": ["red"]}, {"where": {"kind": "printed"}, "draw": 2}]


def test_start_cubes_are_told_and_altered_row_by_row() -> None:
    sheet, scenario = StartCubesSheet(), dells(start_cubes=CUBES)
    assert [sheet.entry(scenario, row, 0).text for row in (0, 1)] == ["Towns", "Printed cities"]
    assert sheet.entry(scenario, 0, 3).text == "red"
    after = done(scenario, sheet.edited(scenario, 1, 1, 3))
    after = done(after, sheet.edited(after, 0, 3, "red, Blue, red"))
    first, second = part(after).start_cubes
    assert (second.draw, first.fixed) == (3, ("red", "blue", "red"))
    with pytest.raises(DoesNotFit):
        sheet.edited(scenario, 0, 3, "all")


def test_the_order_of_start_cubes_counts_and_can_be_changed() -> None:
    sheet, scenario = StartCubesSheet(), dells(start_cubes=CUBES)
    after = done(scenario, sheet.moved(scenario, 0, 1))
    assert [sheet.entry(after, row, 0).text for row in (0, 1)] == ["Printed cities", "Towns"]
    less = done(after, sheet.removed(after, [0]))
    assert [sheet.entry(less, row, 0).text for row in sheet.rows(less)] == ["Towns"]


def test_places_of_start_cubes_are_written_below() -> None:
    sheet, scenario = StartCubesSheet(), dells(start_cubes=CUBES)
    spelt = sheet.spelt(scenario, 0, 0)
    assert spelt is not None
    assert (spelt.text, spelt.words) == ("kind: town", "towns")
    after = done(scenario, sheet.respelt(scenario, 0, 0, "ids: [ash, elm]"))
    assert sheet.entry(after, 0, 0).text == "Ash elm"
    with pytest.raises(DoesNotFit):
        sheet.respelt(scenario, 0, 0, "kid: town")


def test_the_first_row_of_start_cubes_is_what_holds_without_any() -> None:
    sheet = StartCubesSheet()
    after = done(DELLS, sheet.added(DELLS, None))
    assert [sheet.entry(after, 0, column).text for column in (0, 1)] == ["Printed cities", "2"]
    assert len(sheet.rows(done(after, sheet.added(after, 0)))) == 2
