"""The sheets of kits and of the supply: what comes into a game, ticked and counted."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.panels.properties.properties_panel import Properties
from editor.panels.properties.rules import rule_said
from editor.panels.sheets.found_sheets import sheets_of
from editor.panels.sheets.sheet import Picks, Sheet
from editor.panels.tables.cards import Cards as Panel
from editor.systems.trains.sheets.kits import Kits
from editor.systems.trains.sheets.supply import Supply
from editor.systems.trains.templates import starter
from editor.window.docks import show_panel
from model.forms.form import DoesNotFit
from model.rules.resolving import rules_of
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from model.systems.trains.rules.trains_rules import TrainsRules
from model.systems.trains.things.part import TrainsPart
from tests.editor.windows import window_on

BOARD = starter()


def put(sheet: Sheet, scenario: Scenario, row: str, title: str, value: Any) -> Scenario:
    place = [one.title for one in sheet.columns(scenario)].index(title)
    change = sheet.edited(scenario, row, place, value)
    assert apply(apply(scenario, change), change.inverse()) == scenario
    return apply(scenario, change)


def rules(scenario: Scenario) -> TrainsRules:
    return rules_of(scenario, TrainsRules)


def picks(scenario: Scenario, kit: str) -> Picks:
    found = Kits().picks(scenario, kit, 0)
    assert found is not None
    return found


def pick(scenario: Scenario, kit: str, card: str, is_on: bool = True) -> Scenario:
    return apply(scenario, Kits().picked(scenario, kit, 0, card, is_on))


# -- kits


def test_cards_of_a_kit_are_ticked_and_counted() -> None:
    found = picks(BOARD, "osaka-beginners")
    assert len(found.offers) == 30, "all that can be drawn"
    assert (len(found.picked), found.note, found.is_odd) == (8, "8 of 8 cards.", False)
    after = pick(BOARD, "osaka-beginners", "garage", False)
    assert picks(after, "osaka-beginners").note == "7 of 8 cards.\n1 card is missing."
    assert picks(after, "osaka-beginners").is_odd
    after = pick(after, "osaka-beginners", "viaduct")
    assert not picks(after, "osaka-beginners").is_odd
    assert not Kits().is_inherited(after, "osaka-beginners")


def test_what_no_game_can_choose_is_told() -> None:
    after = pick(BOARD, "osaka-beginners", "waste")
    assert "1 card too many." in picks(after, "osaka-beginners").note
    assert "Waste cannot be bought." in picks(after, "osaka-beginners").note
    after = pick(BOARD, "osaka-beginners", "building")
    assert "Building is in every game anyway." in picks(after, "osaka-beginners").note
    entry = Kits().entry(after, "osaka-beginners", 1)
    assert entry.is_odd
    assert "in every game" in entry.tip


def test_a_kit_of_ones_own_begins_empty() -> None:
    after = apply(BOARD, Kits().added(BOARD, None))
    assert picks(after, "new-kit").note == "0 of 8 cards.\n8 cards are missing."
    for card in ("garage", "viaduct"):
        after = pick(after, "new-kit", card)
    assert after.part_as(TrainsPart).kits["new-kit"].cards == ("garage", "viaduct")


def test_a_kit_is_made_by_mouse(qtbot: QtBot) -> None:
    window = window_on(qtbot, BOARD)
    panel = window.panels["cards"]
    assert isinstance(panel, Panel)
    window.resize(1400, 900)
    window.show()
    show_panel(window, "cards")
    view = panel.views["kits"]
    panel.tabs.setCurrentWidget(view)
    QTest.mouseClick(view.add, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert view.picks.isVisible()
    for name in ("garage", "landfill"):
        item = view.picks.item(name)
        view.picks.boxes.scrollToItem(item)
        spot = view.picks.boxes.visualItemRect(item)
        at = QPoint(spot.left() + 10, spot.center().y())
        QTest.mouseClick(view.picks.boxes.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert window.studio.document is not None
    made = window.studio.document.scenario.part_as(TrainsPart).kits["new-kit"]
    assert made.cards == ("garage", "landfill")
    assert view.picks.note.text().startswith("2 of 8 cards.")
    window.studio.document.undo()
    assert view.picks.note.text().startswith("1 of 8 cards.")
    assert view.picks.item("landfill").checkState() == Qt.CheckState.Unchecked


# -- the supply


def test_the_supply_tells_what_becomes_of_each_card() -> None:
    sheet = Supply()
    names = [sheet.row_title(BOARD, row) for row in sheet.rows(BOARD)]
    assert names == sorted(names, key=str.casefold)
    titles = [one.title for one in sheet.columns(BOARD)]

    def told(row: str) -> list[Any]:
        entries = [sheet.entry(BOARD, row, n) for n in range(len(titles))]
        return [one.text if one.is_ticked is None else one.is_ticked for one in entries]

    assert told("rail-laying") == ["2", "all", False, False, True, "20"]
    assert told("tunnel") == ["", "", True, False, True, "10"]
    assert told("waste") == ["", "all", False, False, False, "70"]


def test_starting_decks_and_piles_are_typed() -> None:
    after = put(Supply(), BOARD, "tunnel", "In each deck", 1)
    assert rules(after).start.deck["tunnel"] == 1
    after = put(Supply(), after, "normal-train", "In each deck", "")
    assert "normal-train" not in rules(after).start.deck
    after = put(Supply(), after, "waste", "Always there", "40")
    assert rules(after).supply.always["waste"] == 40
    after = put(Supply(), after, "tunnel", "Always there", "All")
    assert rules(after).supply.always["tunnel"] == "all"
    after = put(Supply(), after, "tunnel", "Always there", "")
    assert "tunnel" not in rules(after).supply.always
    with pytest.raises(DoesNotFit, match="Write all, a number, or nothing"):
        put(Supply(), after, "tunnel", "Always there", "many")


def test_too_few_cards_for_the_starting_decks_are_red() -> None:
    after = put(Supply(), BOARD, "tunnel", "In each deck", 9)
    assert Supply().entry(after, "tunnel", 5).is_odd
    assert not Supply().entry(BOARD, "tunnel", 5).is_odd


def test_what_is_drawn_and_what_ends_the_game_is_ticked() -> None:
    after = put(Supply(), BOARD, "landfill", "Surely drawn", True)
    assert rules(after).supply.select.must == ("landfill",)
    after = put(Supply(), after, "tunnel", "May be drawn", False)
    drawn = rules(after).supply.select.from_
    assert drawn is not None
    assert (len(drawn), "tunnel" in drawn) == (29, False)
    after = put(Supply(), after, "waste", "Ends the game", True)
    assert rules(after).end.not_counted == ()


def test_all_sheets_of_trains_are_there() -> None:
    names = [sheet.NAME for sheet in sheets_of("trains")]
    assert [name for name in names if name not in ("goods", "supplies")] == [
        "cards",
        "kits",
        "supply",
    ]


# -- rules that are lists of cards


def test_cards_of_a_rule_are_ticked_in_the_form_of_rules(qtbot: QtBot) -> None:
    after = apply(BOARD, rule_said(BOARD, ("end", "not_counted"), ("skyscraper", True)))
    assert rules(after).end.not_counted == ("skyscraper", "waste")
    after = apply(after, rule_said(after, ("end", "not_counted"), ("waste", False)))
    assert rules(after).end.not_counted == ("skyscraper",)
    window = window_on(qtbot, BOARD)
    panel = window.panels["properties"]
    assert isinstance(panel, Properties)
    window.show()
    show_panel(window, "properties")
    panel.tabs.setCurrentIndex(1)
    panel.rules.sections["end"].open()
    form = panel.rules.form_of("end")
    assert form is not None
    boxes = form.inputs["end/not_counted"]
    boxes.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert window.studio.document is not None
    assert rules(window.studio.document.scenario).end.not_counted == ()
