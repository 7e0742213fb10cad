"""The sheet of cards, as a designer uses it: own cards, changed ones, and those of the preset."""

from typing import Any

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.panels.tables.cards import Cards as Panel
from editor.systems.trains.sheets.cards import Cards
from editor.systems.trains.templates import starter
from editor.window.docks import show_panel
from editor.window.window import Window
from model.forms.form import DoesNotFit
from model.scenario.change import apply
from model.scenario.preset_things import own_plain
from model.scenario.scenario import Scenario
from model.systems.trains.effects.coins import Coin
from model.systems.trains.effects.deck import PeekTop
from model.systems.trains.effects.effect import ChooseOne
from model.systems.trains.things.card import Card
from model.systems.trains.things.part import TrainsPart
from tests.editor.windows import window_on

BOARD = starter()


def column(scenario: Scenario, title: str) -> int:
    return [one.title for one in Cards().columns(scenario)].index(title)


def put(scenario: Scenario, row: str, title: str, value: Any) -> Scenario:
    change = Cards().edited(scenario, row, column(scenario, title), value)
    assert apply(apply(scenario, change), change.inverse()) == scenario
    return apply(scenario, change)


def text(scenario: Scenario, row: str, title: str) -> str:
    return Cards().entry(scenario, row, column(scenario, title)).text


def card(scenario: Scenario, key: str) -> Card:
    return scenario.part_as(TrainsPart).cards[key]


def own(scenario: Scenario) -> Any:
    """What the file says of cards."""
    return own_plain(scenario).get("cards", [])


# -- rows


def test_a_card_has_a_column_for_all_that_is_said_of_it() -> None:
    assert [one.title for one in Cards().columns(BOARD)] == [
        "Name", "Cost", "Value", "Categories", "Points", "Cards", "What it does", "For sale",
        "Own words", "Image",
    ]  # fmt: skip
    assert text(BOARD, "first-train", "Categories") == "Train, Action"
    assert text(BOARD, "control-room", "What it does") == "Draw 3 cards."
    assert text(BOARD, "normal-train", "What it does") == "Its value is all it brings."


def test_a_card_of_the_preset_is_grey_until_it_is_changed_and_after_it_was_reset() -> None:
    sheet = Cards()
    assert sheet.is_inherited(BOARD, "tunnel")
    after = put(BOARD, "tunnel", "Cost", 4)
    assert not sheet.is_inherited(after, "tunnel")
    assert own(after) == [{"id": "tunnel", "cost": 4}]
    back = apply(after, sheet.as_held(after, ["tunnel"]))
    assert back == BOARD
    assert own(back) == []


def test_a_card_of_the_preset_is_taken_away_and_brought_back() -> None:
    sheet = Cards()
    after = apply(BOARD, sheet.removed(BOARD, ["mail-train"]))
    assert own(after) == [{"id": "mail-train", "removed": True}]
    assert sheet.taken_away(after) == {"mail-train": "Mail train"}
    back = apply(after, sheet.as_held(after, ["mail-train"]))
    assert card(back, "mail-train") == card(BOARD, "mail-train")
    assert sheet.taken_away(back) == {}


def test_a_new_card_and_a_duplicate_are_the_maps_own() -> None:
    sheet = Cards()
    after = apply(BOARD, sheet.added(BOARD, None))
    assert card(after, "new-card").name == "New card"
    after = apply(after, sheet.duplicated(after, "tunnel"))
    copy = card(after, "tunnel-copy")
    assert copy.name == "Tunnel (copy)"
    assert copy.effects == card(BOARD, "tunnel").effects
    assert not sheet.is_inherited(after, "tunnel-copy")
    assert apply(after, sheet.removed(after, ["new-card", "tunnel-copy"])) == BOARD


def test_categories_are_typed_as_players_say_them() -> None:
    after = put(BOARD, "garage", "Categories", "points, Rail laying")
    assert card(after, "garage").categories == ("vp", "rail")
    with pytest.raises(DoesNotFit, match="no category Boat"):
        put(BOARD, "garage", "Categories", "Boat")


def test_a_card_that_contradicts_itself_is_red() -> None:
    sheet = Cards()
    place = column(BOARD, "What it does")
    change = sheet.respelt(BOARD, "garage", place, "- {coin_per_discarded: 1}")
    after = apply(BOARD, change)
    entry = sheet.entry(after, "garage", place)
    assert entry.is_odd
    assert "does not discard" in entry.tip


# -- as a person uses it


def opened(qtbot: QtBot) -> tuple[Window, Any]:
    window = window_on(qtbot, BOARD)
    panel = window.panels["cards"]
    assert isinstance(panel, Panel)
    window.resize(1400, 900)
    window.show()
    show_panel(window, "cards")
    view = panel.views["cards"]
    panel.tabs.setCurrentWidget(view)
    QApplication.processEvents()
    return window, view


def now(window: Window) -> Scenario:
    assert window.studio.document is not None
    return window.studio.document.scenario


def builder(window: Window) -> Any:
    panel = window.panels["cards"]
    assert isinstance(panel, Panel)
    return panel.building.builder


def go(view: Any, row: str, title: str = "Name") -> Any:
    """Clicks into a place of the table."""
    view.go_to(row)
    place = [one.title for one in view.model.columns].index(title)
    index = view.order.index(view.table.currentIndex().row(), place)
    view.table.scrollTo(index)
    only = QItemSelectionModel.SelectionFlag.ClearAndSelect
    view.table.selectionModel().setCurrentIndex(index, only)
    view.table.setFocus()
    return view.table.visualRect(index).center()


def test_a_card_is_made_in_the_table_and_built_beside_it(qtbot: QtBot) -> None:
    window, view = opened(qtbot)
    QTest.mouseClick(view.add, Qt.MouseButton.LeftButton)
    assert view.current_row() == "new-card"
    QTest.mouseClick(view.tools.build, Qt.MouseButton.LeftButton)
    made = builder(window)
    assert made.key == "new-card"
    effects = made.views["effects"]
    effects.picking.insert((0,), {"rail": 2})
    assert text(now(window), "new-card", "What it does") == "Lay 2 rails."
    made.show_thing("tunnel")
    assert view.current_row() == "tunnel", "the table goes along"


def test_return_and_a_double_click_open_what_a_card_does(qtbot: QtBot) -> None:
    window, view = opened(qtbot)
    spot = go(view, "garage", "What it does")
    QTest.keyClick(view.table, Qt.Key.Key_Return)
    assert builder(window).key == "garage"
    builder(window).close()
    assert builder(window) is None
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(view.table.viewport(), left, pos=spot)
    QTest.mouseDClick(view.table.viewport(), left, pos=spot)
    assert builder(window).key == "garage"


def test_undo_and_redo_work_in_the_builder_too(qtbot: QtBot) -> None:
    window, view = opened(qtbot)
    go(view, "garage")
    view.build()
    made = builder(window)
    made.views["effects"].picking.insert((0,), {"coin": 1})
    made.activateWindow()
    QApplication.processEvents()
    row = made.views["effects"].rows[0]
    row.setFocus()
    held = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(row, Qt.Key.Key_Z, held)
    assert now(window) == BOARD
    QTest.keyClick(row, Qt.Key.Key_Z, held | Qt.KeyboardModifier.ShiftModifier)
    assert card(now(window), "garage").effects[0] == Coin(1)


def test_the_builder_goes_when_another_map_comes_to_the_front(qtbot: QtBot) -> None:
    from editor.document.document import Document

    window, view = opened(qtbot)
    go(view, "garage")
    view.build()
    made = builder(window)
    window.show_document(Document(starter()))
    assert builder(window) is None
    assert not made.isVisible()


def test_a_card_is_duplicated_reset_and_brought_back_by_buttons(qtbot: QtBot) -> None:
    window, view = opened(qtbot)
    go(view, "garage")
    QTest.keyClick(view.table, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert view.current_row() == "garage-copy"
    go(view, "tunnel")
    view.model.edited.emit("tunnel", 1, 9)
    assert card(now(window), "tunnel").cost == 9
    go(view, "tunnel")
    left = QPoint(8, view.tools.reset.height() // 2)
    QTest.mouseClick(view.tools.reset, Qt.MouseButton.LeftButton, pos=left)
    assert card(now(window), "tunnel").cost == card(BOARD, "tunnel").cost
    go(view, "mail-train")
    QTest.keyClick(view.table, Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier)
    assert view.question.isVisible(), "a kit has it"
    QTest.mouseClick(view.question.yes, Qt.MouseButton.LeftButton)
    assert "mail-train" not in view.model.rows
    view.tools.back.aboutToShow.emit()
    (made,) = view.tools.back.actions()
    made.trigger()
    assert view.current_row() == "mail-train"


def test_what_is_built_is_what_the_engine_plays(qtbot: QtBot) -> None:
    window, view = opened(qtbot)
    go(view, "garage")
    view.build()
    effects = builder(window).views["effects"]
    effects.picking.insert((0,), {"choose_one": [[{"peek_top": ["top"]}], [{"coin": 2}]]})
    assert card(now(window), "garage").effects[0] == ChooseOne(((PeekTop(("top",)),), (Coin(2),)))
