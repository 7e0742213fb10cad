"""Rows of rules with the mouse and keys: terrain with its price, types of trains, the book."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtWidgets import QPushButton, QScrollArea, QToolButton
from pytestqt.qtbot import QtBot

from editor.panels.properties.properties_panel import Properties
from editor.panels.properties.row_dialogs import RowDialog
from editor.widgets.forms.form import Form
from editor.widgets.replace_by import ReplaceDialog
from editor.window.window import Window
from model.boards.terrain import TerrainBoard
from model.rules.terrain_prices import terrain_prices
from tests.editor.windows import desk_of, do, panel_in_sight, tutorial_window

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    made = tutorial_window(qtbot)
    panel = panel_in_sight(made, "properties")
    assert isinstance(panel, Properties)
    panel.tabs.setCurrentIndex(1)
    return made


def panel(window: Window) -> Properties:
    found = window.panels["properties"]
    assert isinstance(found, Properties)
    return found


def opened(window: Window, group: str) -> Form:
    rules = panel(window).rules
    rules.sections[group].open()
    form = rules.form_of(group)
    assert form is not None
    QCoreApplication.processEvents()  # the form is laid out
    return form


def prices(window: Window) -> dict[str, int | None]:
    return dict(terrain_prices(desk_of(window).scenario) or {})


def choose(form: Form, row: str, what: str) -> None:
    """Chooses an entry of the menu of a row."""
    buttons = (one for one in form.findChildren(QToolButton) if one.menu() is not None)
    button = next(one for one in buttons if one.accessibleName().endswith(f" {row}"))
    next(one for one in button.menu().actions() if one.text().startswith(what)).trigger()


def press(qtbot: QtBot, window: Window, button: QPushButton) -> None:
    """Scrolls to a button and clicks on it."""
    areas = [(one, one.widget()) for one in panel(window).rules.findChildren(QScrollArea)]
    area = next(one for one, inside in areas if inside and inside.isAncestorOf(button))
    area.ensureWidgetVisible(button)
    QCoreApplication.processEvents()
    qtbot.mouseClick(button, LEFT)


def test_terrain_is_added_with_its_price(qtbot: QtBot, window: Window) -> None:
    form = opened(window, "cost")
    button = form.findChild(QPushButton, "add cost/terrain")
    assert isinstance(button, QPushButton)
    press(qtbot, window, button)
    dialog = panel(window).rows.dialog
    assert isinstance(dialog, RowDialog)
    edit = dialog.name.lineEdit()
    assert edit is not None
    edit.clear()
    qtbot.keyClicks(edit, "Moor")
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert "small letters" in dialog.trouble.text()
    edit.clear()
    qtbot.keyClicks(edit, "moor")
    assert dialog.value is not None
    dialog.value.setValue(4)
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert prices(window)["moor"] == 4
    assert opened(window, "cost").inputs["cost/terrain/moor"].value() == 4
    do(window, "edit.undo")
    assert "moor" not in prices(window)


def test_terrain_that_is_used_asks_what_stands_in_its_place(qtbot: QtBot, window: Window) -> None:
    choose(opened(window, "cost"), "mountain", "Remove")
    dialog = panel(window).rows.dialog
    assert isinstance(dialog, ReplaceDialog)
    assert "35 cells of the map" in dialog.words.text()
    assert "Snow on the Whitecaps" in dialog.words.text()
    dialog.replace.box.setCurrentText("clear")
    qtbot.mouseClick(dialog.replace.button, LEFT)
    board = desk_of(window).scenario.board
    assert isinstance(board, TerrainBoard)
    assert "mountain" not in board.kinds()
    assert "mountain" not in prices(window)
    assert len(desk_of(window).document.history.steps) == 1


def test_cancel_leaves_everything(qtbot: QtBot, window: Window) -> None:
    before = desk_of(window).scenario
    choose(opened(window, "cost"), "mountain", "Remove")
    dialog = panel(window).rows.dialog
    assert dialog is not None
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert desk_of(window).scenario is before


def test_a_train_that_everybody_begins_with_cannot_go_without_another(
    qtbot: QtBot, window: Window
) -> None:
    choose(opened(window, "trains"), "freight", "Remove")
    dialog = panel(window).rows.dialog
    assert isinstance(dialog, ReplaceDialog)
    assert "start › trains" in dialog.words.text()
    qtbot.mouseClick(dialog.remove, LEFT)
    assert dialog.isVisible()
    assert dialog.trouble.text()
    dialog.replace.box.setCurrentText("heavy-freight")
    qtbot.mouseClick(dialog.replace.button, LEFT)
    assert desk_of(window).scenario.rules["start"]["trains"] == ("heavy-freight",)


def test_a_row_is_renamed_and_a_train_added_like_another(qtbot: QtBot, window: Window) -> None:
    choose(opened(window, "trains"), "freight", "Rename")
    dialog = panel(window).rows.dialog
    assert isinstance(dialog, RowDialog)
    edit = dialog.name.lineEdit()
    assert edit is not None
    edit.setText("local")
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert desk_of(window).scenario.rules["start"]["trains"] == ("local",)
    form = opened(window, "trains")
    button = form.findChild(QPushButton, "add trains")
    assert isinstance(button, QPushButton)
    press(qtbot, window, button)
    dialog = panel(window).rows.dialog
    assert isinstance(dialog, RowDialog)
    assert dialog.like is not None
    dialog.like.setCurrentText("super-freight")
    dialog.name.setEditText("express")
    qtbot.mouseClick(dialog.buttons.buttons()[0], LEFT)
    form = opened(window, "trains")
    assert form.inputs["trains/express/name"].text() == "Express"
    assert form.inputs["trains/express/capacity"].value() == 3


def test_what_has_the_keys_is_told_with_its_page(qtbot: QtBot, window: Window) -> None:
    form = opened(window, "build")
    window.activateWindow()
    form.inputs["build/from_major_limit"].setFocus()
    details = panel(window).rules.details
    assert "Sections per turn" in details.toPlainText()
    assert "0 to 100" in details.toPlainText()
    assert "CRY-BUILD-08" in details.toPlainText()
    details.anchorClicked.emit(QUrl("rule:CRY-BUILD-08"))
    assert "no more than two" in details.toPlainText()
    details.anchorClicked.emit(QUrl("topic:crayon/Building track"))
    assert "CRY-BUILD-01" in details.toPlainText()
    details.anchorClicked.emit(QUrl("back:"))
    details.anchorClicked.emit(QUrl("back:"))
    assert "Sections per turn" in details.toPlainText()


def test_rules_are_found_by_their_id(qtbot: QtBot, window: Window) -> None:
    rules = panel(window).rules
    qtbot.keyClicks(rules.text, "CRY-BUILD-08")
    assert list(rules.sections) == ["build"]
    assert list(opened(window, "build").inputs) == [
        "build/from_major_limit",
        "build/from_major_scope",
    ]
