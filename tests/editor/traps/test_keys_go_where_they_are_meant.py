"""Keys go where they are meant: to the field, to the text on the map, or to the map."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.panels.properties.properties_panel import Properties
from editor.window.window import Window
from model.notation import Cell
from tests.editor.hand import Hand
from tests.editor.windows import choose, desk_of, panel_in_sight, plain_window, tutorial_window


def properties(window: Window) -> Properties:
    panel = panel_in_sight(window, "properties")
    assert isinstance(panel, Properties)
    return panel


def test_after_return_in_a_field_letters_are_for_the_map(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    choose(window, ("cities", "aston"))
    panel = properties(window)
    window.activateWindow()
    name = panel.form.inputs["name"]
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "Bode")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert desk_of(window).scenario.cities["aston"].name == "Bode"
    focus = window.focusWidget()
    assert focus is window.canvas
    QTest.keyClicks(focus, "b")
    QApplication.processEvents()
    choose(window)
    assert desk_of(window).scenario.cities["aston"].name == "Bode"


def test_after_return_in_a_number_letters_are_for_the_map_too(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    window.activateWindow()
    panel = properties(window)
    number = next(one for key, one in panel.form.inputs.items() if "players" in key)
    number.setFocus()
    QTest.keyClick(number, Qt.Key.Key_Return)
    assert window.focusWidget() is window.canvas


def test_a_text_is_pasted_into_the_name_that_is_typed_on_the_map(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    window.show()
    window.activateWindow()
    hand, desk = Hand(window), desk_of(window)
    desk.use("city")
    hand.click(Cell(5, 5))
    assert desk.wants_text
    hand.type("Old ")
    QGuiApplication.clipboard().setText("Sarum\nand more")
    hand.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    hand.key(Qt.Key.Key_Return)
    assert "Old Sarum and more" in {city.name for city in desk.scenario.cities.values()}
    assert desk.tool.NAME == "city"


def test_what_is_no_text_is_not_pasted_into_a_name(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    window.show()
    window.activateWindow()
    hand, desk = Hand(window), desk_of(window)
    desk.use("city")
    hand.click(Cell(5, 5))
    hand.type("Bode")
    QGuiApplication.clipboard().clear()
    hand.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    hand.key(Qt.Key.Key_Return)
    assert "Bode" in {city.name for city in desk.scenario.cities.values()}
