"""Sheets that are made from the form of a collection, whatever system it belongs to."""

from typing import Any

import pytest

from editor.panels.sheets.collection_sheet import CollectionSheet
from editor.panels.sheets.found_sheets import more_tables, sheets_of
from editor.panels.sheets.sheet import Entry
from editor.widgets.forms.choices import title_of
from model.bundled import bundled_scenarios
from model.forms.form import DoesNotFit
from model.rules.new_scenario import new_scenario
from model.scenario.change import apply
from model.scenario.collections import LINES, collection_names, things_in
from model.scenario.scenario import Scenario
from tests.drawing.samples import loaded
from tests.editor.edits.boards import route_scenario

TUTORIAL = loaded(bundled_scenarios()["tutorial"])
CHINA = loaded(bundled_scenarios()["china"])
EVERY = [room for room in collection_names("crayon") if room != "allow"]


def column(sheet: CollectionSheet, scenario: Scenario, title: str) -> int:
    titles = [one.title for one in sheet.columns(scenario)]
    return titles.index(title)


def entry(sheet: CollectionSheet, scenario: Scenario, row: str, title: str) -> Entry:
    return sheet.entry(scenario, row, column(sheet, scenario, title))


def put(sheet: CollectionSheet, scenario: Scenario, row: str, title: str, value: Any) -> Scenario:
    change = sheet.edited(scenario, row, column(sheet, scenario, title), value)
    return apply(scenario, change)


@pytest.mark.parametrize("room", [*EVERY, "demands"])
@pytest.mark.parametrize("scenario", [TUTORIAL, CHINA], ids=["tutorial", "china"])
def test_every_place_of_every_collection_can_be_read(scenario: Scenario, room: str) -> None:
    sheet = CollectionSheet("crayon", room)
    columns = sheet.columns(scenario)
    assert all(one.title and one.width for one in columns)
    for row in list(sheet.rows(scenario))[:5]:
        for number in range(len(columns)):
            assert not sheet.entry(scenario, row, number).is_odd
            sheet.spelt(scenario, row, number)


@pytest.mark.parametrize("room", [*EVERY, "demands"])
def test_a_row_is_added_and_taken_away_again(room: str) -> None:
    sheet = CollectionSheet("crayon", room)
    after = apply(TUTORIAL, sheet.added(TUTORIAL, None))
    (new,) = set(sheet.rows(after)) - set(sheet.rows(TUTORIAL))
    for number in range(len(sheet.columns(after))):
        sheet.entry(after, new, number)
    assert apply(after, sheet.removed(after, [new])) == TUTORIAL


def test_numbers_have_limits_and_may_be_left_out() -> None:
    sheet, (ferry, *_) = CollectionSheet("crayon", "ferries"), tuple(things_in(CHINA, "ferries"))
    cost = entry(sheet, CHINA, ferry, "Cost")
    assert (cost.value, cost.least, cost.may_be_blank) == (4, 0, False)
    assert entry(sheet, CHINA, ferry, "Max players").may_be_blank
    after = put(sheet, CHINA, ferry, "Cost", 9)
    assert entry(sheet, after, ferry, "Cost").value == 9
    after = put(sheet, CHINA, ferry, "Max players", "")
    assert entry(sheet, after, ferry, "Max players").value is None
    with pytest.raises(DoesNotFit):
        put(sheet, CHINA, ferry, "Cost", -1)


def test_yes_and_no_are_ticks_or_a_choice_of_three() -> None:
    cities, city = CollectionSheet("crayon", "cities"), next(iter(TUTORIAL.cities))
    assert entry(cities, TUTORIAL, city, "Overseas").is_ticked is False
    after = put(cities, TUTORIAL, city, "Overseas", True)
    assert after.cities[city].overseas
    ferries, ferry = CollectionSheet("crayon", "ferries"), next(iter(things_in(CHINA, "ferries")))
    offers = entry(ferries, CHINA, ferry, "Rentable").choices
    assert [one.value for one in offers] == ["", "yes", "no"]
    after = put(ferries, CHINA, ferry, "Rentable", "no")
    assert entry(ferries, after, ferry, "Rentable").text == "No"
    assert put(ferries, after, ferry, "Rentable", "") == put(ferries, CHINA, ferry, "Rentable", "")


def test_ids_are_shown_and_typed_as_names() -> None:
    sheet = CollectionSheet("crayon", "cities")
    city = next(key for key, one in TUTORIAL.cities.items() if one.supplies)
    names = [title_of(TUTORIAL, "goods", good) for good in TUTORIAL.cities[city].supplies]
    assert entry(sheet, TUTORIAL, city, "Supplies").text == ", ".join(names)
    first, last = next(iter(TUTORIAL.goods)), list(TUTORIAL.goods)[-1]
    typed = f"{title_of(TUTORIAL, 'goods', first).upper()}, {last}"
    after = put(sheet, TUTORIAL, city, "Supplies", typed)
    assert set(after.cities[city].supplies) == {first, last}
    with pytest.raises(DoesNotFit, match="no good moonshine"):
        put(sheet, TUTORIAL, city, "Supplies", "moonshine")


def test_a_thing_without_a_name_is_known_by_its_id_which_can_be_changed() -> None:
    sheet, label = CollectionSheet("crayon", "labels"), next(iter(CHINA.labels))
    after = put(sheet, CHINA, label, "Id", "another-id")
    assert "another-id" in after.labels
    assert label not in after.labels


def test_a_city_says_who_uses_it_before_it_goes() -> None:
    sheet = CollectionSheet("crayon", "cities")
    used = next(key for key in TUTORIAL.cities if sheet.users(TUTORIAL, [key]))
    assert any("demand card" in user for user in sheet.users(TUTORIAL, [used]))


def test_effects_are_told_in_short_in_words_and_as_text() -> None:
    sheet = CollectionSheet("crayon", "events")
    event = sheet.rows(TUTORIAL)[0]
    place = column(sheet, TUTORIAL, "Effects")
    assert sheet.entry(TUTORIAL, event, place).is_fixed
    assert "{" not in sheet.entry(TUTORIAL, event, place).text
    # Wherever one is in a row, its effects are seen.
    spelt = sheet.spelt(TUTORIAL, event, 0)
    assert spelt is not None
    assert spelt.text.startswith("- {effect:")
    assert spelt.words
    after = apply(TUTORIAL, sheet.respelt(TUTORIAL, event, 0, "- {effect: reveal-cash}"))
    assert sheet.entry(after, event, place).text == "reveal cash"
    for text in ("- {effect: explode}", "effect: no", "- {effect: lose-turn", "x" * 60_000):
        with pytest.raises(DoesNotFit):
            sheet.respelt(TUTORIAL, event, place, text)


def test_paragraphs_are_edited_below_as_they_are() -> None:
    sheet = CollectionSheet("crayon", "events")
    event, place = sheet.rows(TUTORIAL)[0], column(sheet, TUTORIAL, "Text")
    after = apply(TUTORIAL, sheet.respelt(TUTORIAL, event, place, "Two lines:\nthis, and that."))
    spelt = sheet.spelt(after, event, place)
    assert spelt is not None
    assert spelt.text == "Two lines:\nthis, and that."


def test_cards_by_number_are_a_column_of_what_the_file_says() -> None:
    sheet = CollectionSheet("crayon", "demands")
    card = sheet.rows(TUTORIAL)[0]
    spelt = sheet.spelt(TUTORIAL, card, 1)
    assert spelt is not None
    assert spelt.text.count("\n- ") == 2
    after = apply(TUTORIAL, sheet.respelt(TUTORIAL, card, 1, spelt.text.partition("\n")[0]))
    assert len(things_in(after, "demands")[card]) == 1


def test_nothing_is_spelt_of_a_row_that_is_gone() -> None:
    for sheet in sheets_of("crayon"):
        gone = ("99", 0) if sheet.NAME == "demands" else "gone"
        assert sheet.spelt(new_scenario("x", "crayon", "4x4"), gone, 0) is None


def test_lines_of_a_board_of_routes_have_a_table_too() -> None:
    scenario = route_scenario()
    assert LINES in more_tables(scenario)
    sheet = CollectionSheet(scenario.system, LINES)
    line = sheet.rows(scenario)[0]
    after = put(sheet, scenario, line, "Segments", 7)
    assert things_in(after, LINES)[line].segments == 7
    names = [one.title for one in entry(sheet, scenario, line, "End a").choices]
    assert "Aston" in names


def test_a_map_has_the_sheets_of_its_system_and_the_rest_on_demand() -> None:
    assert [sheet.NAME for sheet in sheets_of("crayon")] == [
        "goods",
        "supplies",
        "demands",
        "events",
    ]
    assert [sheet.NAME for sheet in sheets_of("chess")] == ["goods", "supplies"]
    assert {"cities", "regions", "ferries", "links"} <= set(more_tables(TUTORIAL))
    assert "allow" not in more_tables(TUTORIAL)


def test_hexes_by_their_cells_say_what_the_file_says() -> None:
    southern = loaded(bundled_scenarios()["southern-china"])
    sheet = CollectionSheet("age-of-steam", "cells")
    found = entry(sheet, southern, "7,9", "Value")
    assert found.text == "price: 5 first_tile: simple"
    spelt = sheet.spelt(southern, "7,9", 1)
    assert spelt is not None
    assert spelt.text == "price: 5\nfirst_tile: simple"
    after = apply(southern, sheet.respelt(southern, "7,9", 1, "price: 4"))
    assert sheet.entry(after, "7,9", 1).text == "price: 4"
