"""The sheets of railroads, cards and Boomtown markers."""

from typing import Any

import pytest

from editor.panels.sheets.found_sheets import sheets_of
from editor.panels.sheets.sheet import Sheet
from editor.systems.santa_fe.sheets.boom_markers import BoomMarkers
from editor.systems.santa_fe.sheets.cards import Cards
from editor.systems.santa_fe.sheets.railroads import Railroads
from editor.systems.santa_fe.templates import half_drawn
from model.forms.form import DoesNotFit
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from model.systems.santa_fe.things.cards import Card, InPlay, Pieces
from model.systems.santa_fe.things.part import SantaFePart

EXCHANGE = (
    "Before you lay in your second turn you may put away City cards and draw as many from the deck."
)


def column(sheet: Sheet, scenario: Scenario, title: str) -> int:
    return [one.title for one in sheet.columns(scenario)].index(title)


def with_value(sheet: Sheet, scenario: Scenario, row: str, title: str, value: Any) -> Scenario:
    change = sheet.edited(scenario, row, column(sheet, scenario, title), value)
    assert apply(apply(scenario, change), change.inverse()) == scenario
    return apply(scenario, change)


def card(scenario: Scenario, key: str) -> Card:
    found: Card = scenario.part_as(SantaFePart).cards[key]
    return found


def text(sheet: Sheet, scenario: Scenario, row: str, title: str) -> str:
    return sheet.entry(scenario, row, column(sheet, scenario, title)).text


def test_each_has_a_sheet_of_its_own_once() -> None:
    names = [sheet.NAME for sheet in sheets_of("santa-fe")]
    assert [name for name in names if name != "goods"][:3] == ["railroads", "cards", "boom_markers"]
    assert len(names) == len(set(names))


# -- railroads


def test_a_railroad_gets_colour_kind_track_and_home() -> None:
    sheet, scenario = Railroads(), half_drawn()
    for title, value in (("Colour", "#112233"), ("Kind", "short"), ("Track", 9), ("Home", "selby")):
        scenario = with_value(sheet, scenario, "kp", title, value)
    one = scenario.part_as(SantaFePart).railroads["kp"]
    assert (one.colour, one.kind, one.track, one.home) == ("#112233", "short", 9, "selby")


def test_a_railroad_without_a_home_stands_out_and_the_map_tells_what_it_has() -> None:
    sheet, scenario = Railroads(), half_drawn()
    home = column(sheet, scenario, "Home")
    assert sheet.entry(scenario, "gn", home).is_odd
    scenario = with_value(sheet, scenario, "gn", "Home", "larkfield")
    assert not sheet.entry(scenario, "gn", home).is_odd
    assert text(sheet, scenario, "gn", "Starts") == "3", "an arrow leads here, three lines go on"
    assert text(sheet, scenario, "gn", "Squares") == "3"


# -- cards


def test_every_word_of_a_card_has_a_column() -> None:
    sheet, scenario = Cards(), half_drawn()
    titles = [one.title for one in sheet.columns(scenario)]
    assert len(titles) == len(set(titles)) == 18
    assert text(sheet, scenario, "double-turn", "1st turn") == "2"
    assert text(sheet, scenario, "double-turn", "… and more") == "-1"
    assert text(sheet, scenario, "branch", "Played with") == "City, Double Turn"


def test_numbers_inside_a_group_are_typed_by_themselves() -> None:
    sheet, scenario = Cards(), half_drawn()
    scenario = with_value(sheet, scenario, "double-turn", "2nd turn", 3)
    assert card(scenario, "double-turn").pieces == Pieces(first=2, second=3)
    scenario = with_value(sheet, scenario, "boomtown", "For each player", 1)
    assert card(scenario, "boomtown").in_play == InPlay(per_player=1)
    scenario = with_value(sheet, scenario, "four-in-one", "Turns", "each")
    assert card(scenario, "four-in-one").pieces.mode == "each"


def test_ticks_choices_and_names_are_set() -> None:
    sheet, scenario = Cards(), half_drawn()
    scenario = with_value(sheet, scenario, "boomtown", "Exchange", True)
    scenario = with_value(sheet, scenario, "boomtown", "Goes to", "removed")
    scenario = with_value(sheet, scenario, "boomtown", "Not drawn with", "Triple Turn, branch")
    one = card(scenario, "boomtown")
    assert (one.exchange, one.after, one.not_drawn_with) == (
        True,
        "removed",
        ("branch", "triple-turn"),
    )
    with pytest.raises(DoesNotFit, match="There is no card Nothing"):
        sheet.edited(scenario, "boomtown", column(sheet, scenario, "Played with"), "Nothing")


def test_a_card_of_ones_own_is_made_of_known_words() -> None:
    sheet, scenario = Cards(), half_drawn()
    scenario = apply(scenario, sheet.added(scenario, None))
    assert card(scenario, "new-card").name == "New card"
    said = "name: Surveyors\ncount: 2\npieces: {first: 2}\nbonus: 0\nexchange: true"
    scenario = apply(scenario, sheet.respelt(scenario, "new-card", 0, said))
    found = sheet.spelt(scenario, "new-card", 0)
    assert found is not None
    assert found.words.splitlines() == [
        "2 cards in the display.",
        "Lay up to 2 pieces of track in your first turn and none in your second.",
        "You get no bonus in this round.",
        EXCHANGE,
        "Then it returns to the display.",
    ]
    with pytest.raises(DoesNotFit):
        sheet.respelt(scenario, "new-card", 0, "wins: true")


# -- Boomtown markers


def test_markers_tell_how_many_cities_there_are_for_them() -> None:
    sheet, scenario = BoomMarkers(), half_drawn()
    cities = column(sheet, scenario, "Cities")
    entry = sheet.entry(scenario, "boom-5", cities)
    assert (entry.text, entry.is_odd) == ("4", False), "four markers, four cities"
    scenario = with_value(sheet, scenario, "boom-5", "Count", 7)
    assert sheet.entry(scenario, "boom-5", cities).is_odd
