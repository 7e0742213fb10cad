"""The tour: it waits until a step is done, by mouse or by keys, and touches no other map."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from editor.panels.problems.problems_panel import Problems
from editor.program.start import opened
from editor.window.tour.steps import STEPS
from editor.window.window import Window
from model.boards.terrain import TerrainBoard
from model.files.scenario_files import load
from model.notation import Cell
from tests.editor.boards import plain
from tests.editor.hand import CTRL, Hand
from tests.editor.windows import desk_of, window_on

Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    made = window_on(qtbot)
    made.resize(1300, 860)
    made.show()
    made.activateWindow()
    QApplication.processEvents()
    yield made
    for playing in made.plays():
        playing.discard()


def settle(window: Window) -> None:
    QApplication.processEvents()
    window.checking.settle()
    QApplication.processEvents()


def step(window: Window) -> int:
    settle(window)
    return window.tour.step


def problems(window: Window) -> Problems:
    panel = window.panels["problems"]
    assert isinstance(panel, Problems)
    return panel


def open_menu() -> QMenu:
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QMenu)
    return popup


def open_by_menu(window: Window, menu: str, action: str) -> None:
    """F10, arrows and a letter."""
    QTest.keyClick(QApplication.focusWidget() or window, Key.Key_F10)
    while (popup := open_menu()).title().replace("&", "") != menu:
        QTest.keyClick(popup, Key.Key_Left)
    entry = next(one for one in popup.actions() if one.objectName() == action)
    QTest.keyClick(popup, Key(ord(entry.text()[entry.text().index("&") + 1].upper())))
    # Without a screen nobody else brings the window to the front again.
    window.activateWindow()
    QApplication.processEvents()


def free_cell(hand: Hand) -> None:
    """Arrows to a plain milepost where nothing stands."""
    desk = hand.canvas.desk
    board = desk.scenario.board
    assert isinstance(board, TerrainBoard)
    taken = {city.at for city in desk.scenario.cities.values()}
    for key in (Key.Key_Right, Key.Key_Down) * 20:
        hand.key(key)
        cell = desk.cursor
        if isinstance(cell, Cell) and cell not in taken and board.kind_at(cell) == "clear":
            return
    raise LookupError("no free cell")


def test_the_tour_by_keyboard_alone(window: Window, tmp_path: Path) -> None:
    hand = Hand(window)
    open_by_menu(window, "Help", "help.tour")
    assert window.tour.bar.isVisible()
    assert "Step 1 of 6" in window.tour.bar.title.text()
    assert QApplication.focusWidget() is window.canvas

    hand.key(Key.Key_B)
    free_cell(hand)
    hand.key(Key.Key_Return)
    assert step(window) == 1

    hand.key(Key.Key_C)
    free_cell(hand)
    hand.key(Key.Key_Return)
    assert step(window) == 1, "its name is not written yet"
    hand.type("Elm")
    hand.key(Key.Key_Return)
    assert step(window) == 2
    assert "Elm" in {city.name for city in hand.canvas.desk.scenario.cities.values()}

    hand.key(Key.Key_V)
    hand.key(Key.Key_Return)
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Space):
        hand.key(key)
    assert step(window) == 2, "the river has no end yet"
    hand.key(Key.Key_Return)
    assert step(window) == 3

    repair_by_keys(hand)

    hand.key(Key.Key_F5)
    assert step(window) == 5
    (playing,) = window.plays()
    QTest.keyClick(playing, Key.Key_W, CTRL)
    QApplication.processEvents()
    assert window.plays() == []

    window.activateWindow()
    QApplication.processEvents()
    hand.key(Key.Key_S, CTRL)
    save_as(tmp_path / "mine.milepost.yaml")
    assert step(window) == len(STEPS)
    assert load(tmp_path / "mine.milepost.yaml").title == "My first map"
    assert "That was the tour" in window.tour.bar.title.text()

    window.activateWindow()
    for _ in range(12):
        hand.key(Key.Key_F6)
        if window.tour.bar.leave.hasFocus():
            break
    hand.key(Key.Key_Space)
    assert not window.tour.bar.isVisible()


def repair_by_keys(hand: Hand) -> None:
    window = hand.window
    before = len(window.checking.findings)
    for _ in range(before):
        hand.key(Key.Key_F8)
        hand.key(Key.Key_F8, CTRL)
        if QApplication.focusWidget() is problems(window).details.yes:
            hand.key(Key.Key_Space)
        if step(window) == 4:
            break
    assert step(window) == 4
    assert len(window.checking.findings) < before


def save_as(path: Path) -> None:
    """Writes a path into the dialog for files, which is Qt's own where there is no system."""
    dialog = next(one for one in QApplication.topLevelWidgets() if isinstance(one, QFileDialog))
    field = dialog.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    QTest.keyClick(field, Key.Key_A, CTRL)
    QTest.keyClicks(field, str(path))
    QTest.keyClick(field, Key.Key_Return)
    QApplication.processEvents()


def test_it_is_offered_once_and_stays_under_help(qtbot: QtBot) -> None:
    first = opened([])
    qtbot.addWidget(first)
    assert any("tour" in text.casefold() for text in first.notices.texts)
    first.notices.press("Take the tour")
    assert first.tour.bar.isVisible()
    assert not any("tour" in text.casefold() for text in first.notices.texts)
    second = opened([])
    qtbot.addWidget(second)
    assert second.notices.texts == []
    assert second.qt_actions["help.tour"].isEnabled()
    for one in (first, second):
        for desk in list(one.canvases):
            one.close_document(desk)


def test_the_bar_is_seen_over_the_map_of_the_tour_alone(window: Window, qtbot: QtBot) -> None:
    from editor.document.document import Document

    own = window.show_document(Document(plain())).desk
    before = own.scenario
    window.qt_actions["help.tour"].trigger()
    window.tour.skip()
    window.studio.bring(own)
    assert not window.tour.bar.isVisible()
    window.studio.played.emit()
    own.use("terrain")
    Hand(window).click(Cell(4, 4))
    assert step(window) == 1
    assert own.scenario is not before
    window.qt_actions["help.tour"].trigger()
    assert window.tour.bar.isVisible()
    assert own.document.history.steps[1:] == ()


def test_it_is_left_and_taken_up_again_where_it_was(window: Window) -> None:
    window.qt_actions["help.tour"].trigger()
    for _ in range(2):
        QTest.mouseClick(window.tour.bar.skip, Qt.MouseButton.LeftButton)
    QTest.mouseClick(window.tour.bar.leave, Qt.MouseButton.LeftButton)
    assert not window.tour.bar.isVisible()
    window.qt_actions["help.tour"].trigger()
    assert "Step 3 of 6" in window.tour.bar.title.text()
    assert window.studio.desks == [window.tour.desk]


def test_who_placed_no_city_has_a_slip_to_repair(window: Window) -> None:
    window.qt_actions["help.tour"].trigger()
    for _ in range(3):
        window.tour.skip()
    assert step(window) == 3
    assert window.checking.findings
    window.qt_actions["map.problems-next"].trigger()
    window.qt_actions["map.problems-repair"].trigger()
    assert step(window) == 3, "another repair may be the right one: it asks"
    assert problems(window).details.yes.hasFocus()
    QTest.keyClick(problems(window).details.yes, Key.Key_Space)
    assert step(window) == 4
    assert not window.checking.findings


def test_a_map_of_the_tour_that_is_closed_ends_it(window: Window) -> None:
    window.qt_actions["help.tour"].trigger()
    window.close_document(desk_of(window))
    assert window.studio.desks == []
    assert not window.tour.bar.isVisible()


def test_every_step_is_told_by_mouse_and_by_keys() -> None:
    assert len(STEPS) == 6
    assert len({one.name for one in STEPS}) == 6
    assert all(one.title and one.by_mouse and one.by_keys for one in STEPS)
