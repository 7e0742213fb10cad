"""A new thing gets its id with its first name; whatever has a name keeps its id."""

import pytest

from editor.edits.first_names import followed
from editor.panels.sheets.collection_sheet import CollectionSheet
from editor.systems.trains.sheets.cards import Cards
from editor.systems.trains.sheets.kits import Kits
from editor.systems.trains.templates import starter
from model.scenario.change import apply
from model.scenario.preset_things import own_plain
from model.scenario.scenario import Scenario
from model.systems.trains.things.part import TrainsPart

BOARD = starter()


def with_new(sheet: CollectionSheet, scenario: Scenario = BOARD) -> Scenario:
    return apply(scenario, sheet.added(scenario, None))


def called(sheet: CollectionSheet, scenario: Scenario, row: str, name: str) -> Scenario:
    change = sheet.edited(scenario, row, 0, name)
    assert apply(apply(scenario, change), change.inverse()) == scenario
    return apply(scenario, change)


def test_a_new_card_gets_its_id_with_its_first_name_as_one_step() -> None:
    after = called(Cards(), with_new(Cards()), "new-card", "Coal quay")
    (card,) = own_plain(after)["cards"]
    assert (card["id"], card["name"]) == ("coal-quay", "Coal quay")


def test_a_card_with_a_name_keeps_its_id() -> None:
    after = called(Cards(), with_new(Cards()), "new-card", "Coal quay")
    again = called(Cards(), after, "coal-quay", "Coal wharf")
    assert again.part_as(TrainsPart).cards["coal-quay"].name == "Coal wharf"
    preset = called(Cards(), BOARD, "tunnel", "Long tunnel")
    assert preset.part_as(TrainsPart).cards["tunnel"].name == "Long tunnel"


def test_a_second_new_card_and_a_duplicate_get_theirs_too() -> None:
    sheet = Cards()
    after = with_new(sheet, with_new(sheet))
    after = called(sheet, after, "new-card-2", "Dredger")
    after = apply(after, sheet.duplicated(after, "tunnel"))
    after = called(sheet, after, "tunnel-copy", "Deep tunnel")
    assert {"new-card", "dredger", "deep-tunnel"} <= set(after.part_as(TrainsPart).cards)


def test_kits_that_name_a_new_card_go_along() -> None:
    after = with_new(Kits(), with_new(Cards()))
    after = apply(after, Kits().picked(after, "new-kit", 0, "new-card", True))
    after = called(Cards(), after, "new-card", "Dredger")
    assert after.part_as(TrainsPart).kits["new-kit"].cards == ("dredger",)


def test_a_name_that_others_have_or_without_letters_makes_no_trouble() -> None:
    after = called(Cards(), with_new(Cards()), "new-card", "Tunnel")
    assert after.part_as(TrainsPart).cards["tunnel-2"].name == "Tunnel"
    after = called(Cards(), with_new(Cards()), "new-card", "渡し")
    assert after.part_as(TrainsPart).cards["new-card"].name == "渡し"


@pytest.mark.parametrize(
    ("after", "found"),
    [("ab", "a"), ("bc", "c"), ("b", None), ("bcd", None), ("cd", None), ("abc", "a")],
)
def test_a_row_is_followed_only_where_nothing_else_came_or_went(
    after: str, found: str | None
) -> None:
    assert followed("a", "ab", after) == found
