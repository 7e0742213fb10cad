"""What can only be refused is not offered: no undo of nothing, no game without rules."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.edits.painting import painted
from editor.pointing.pointer import Pointer
from editor.window.window import Window
from model.bundled import bundled_scenarios
from model.notation import Cell
from tests.drawing.samples import loaded
from tests.editor.boards import plain
from tests.editor.windows import desk_of, do, plain_window, tutorial_window, window_on


def is_offered(window: Window, name: str) -> bool:
    return window.qt_actions[name].isEnabled()


def test_undo_and_redo_are_offered_where_there_is_a_step(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    assert not is_offered(window, "edit.undo")
    assert not is_offered(window, "edit.redo")
    document = desk_of(window).document
    document.apply(painted(document.scenario, [Cell(1, 1)], "mountain"))
    assert is_offered(window, "edit.undo")
    assert window.qt_actions["edit.undo"].text() == "Undo paint mountain"
    do(window, "edit.undo")
    assert not is_offered(window, "edit.undo")
    assert window.qt_actions["edit.redo"].text() == "Redo paint mountain"
    do(window, "edit.redo")
    assert not is_offered(window, "edit.redo")


def test_another_map_in_front_has_steps_of_its_own(qtbot: QtBot) -> None:
    window = window_on(qtbot, plain(), plain())
    document = desk_of(window).document
    document.apply(painted(document.scenario, [Cell(1, 1)], "mountain"))
    window.tabs.setCurrentIndex(0)
    assert not is_offered(window, "edit.undo")
    window.tabs.setCurrentIndex(1)
    assert is_offered(window, "edit.undo")


def test_a_gesture_can_be_taken_back_while_it_goes_on(qtbot: QtBot) -> None:
    window = plain_window(qtbot)
    desk = desk_of(window)
    desk.use("river")
    desk.press(Pointer("press", 3.0, 3.0, "left"))
    desk.move(Pointer("move", 5.0, 3.0))
    assert is_offered(window, "edit.undo")
    do(window, "edit.undo")
    assert not desk.is_busy
    assert not is_offered(window, "edit.undo")


def test_a_game_is_offered_where_there_are_rules(qtbot: QtBot) -> None:
    assert is_offered(tutorial_window(qtbot), "play.play")


def test_a_map_that_can_only_be_refused_offers_no_game_and_says_why(qtbot: QtBot) -> None:
    tutorial = loaded(bundled_scenarios()["tutorial"])
    window = window_on(qtbot, replace(tutorial, system=""))
    window.show()
    assert not is_offered(window, "play.play")
    assert "No system is named" in window.qt_actions["play.play"].statusTip()
    window.activateWindow()
    assert window.canvas is not None
    QTest.keyClick(window.canvas, Qt.Key.Key_F5)
    assert "No system is named" in window.said.toolTip()
    assert window.studio.desk is not None
