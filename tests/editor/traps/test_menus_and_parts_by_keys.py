"""Alt and F10 open the menus, F6 goes around the parts of the window: no mouse is needed."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from editor.canvas.widget import Canvas
from editor.window.menu_letters import with_letters
from editor.window.window import Window
from tests.editor.windows import tutorial_window


def key(window: Window, key: Qt.Key, held: Qt.KeyboardModifier | None = None) -> None:
    goal = QApplication.focusWidget() or window
    QTest.keyClick(goal, key, held or Qt.KeyboardModifier.NoModifier)
    QApplication.processEvents()


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    made = tutorial_window(qtbot)
    made.activateWindow()
    assert made.canvas is not None
    made.canvas.setFocus()
    QApplication.processEvents()
    return made


def active(window: Window) -> str:
    one: QAction | None = window.menuBar().activeAction()
    return "" if one is None else one.text().replace("&", "")


def popup() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def test_f10_opens_the_menus_and_escape_goes_back_to_the_map(window: Window) -> None:
    key(window, Qt.Key.Key_F10)
    assert active(window) == "File"
    QTest.keyClick(popup(), Qt.Key.Key_Right)
    assert active(window) == "Edit"
    QTest.keyClick(popup(), Qt.Key.Key_Escape)
    QTest.keyClick(window.menuBar(), Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    assert active(window) == ""
    assert window.focusWidget() is window.canvas


def test_alt_goes_to_the_menus(window: Window) -> None:
    QTest.keyClick(window.canvas, Qt.Key.Key_Alt)  # type: ignore[arg-type]
    QApplication.processEvents()
    assert active(window) == "File"


def test_every_menu_has_a_letter_of_its_own_and_entries_have_theirs_while_it_is_open(
    window: Window,
) -> None:
    menus = [menu for one in window.menuBar().actions() if isinstance(menu := one.menu(), QMenu)]
    letters = [menu.title()[menu.title().index("&") + 1] for menu in menus]
    assert len(set(letters)) == len(menus)
    for menu in menus:
        before = [one.text() for one in menu.actions()]
        menu.popup(window.mapToGlobal(window.rect().center()))
        shown = [one.text() for one in menu.actions() if one.text()]
        assert sum("&" in text for text in shown) >= min(len(shown), 20)
        menu.hide()
        refreshed = [one.text() for one in menu.actions()]
        assert [text for text in refreshed if "&" in text] == []
        assert len(before) == len(refreshed)


def test_a_letter_of_an_open_menu_does_what_it_stands_for(window: Window) -> None:
    desk = window.studio.desk
    assert desk is not None
    QTest.keyClick(window.canvas, Qt.Key.Key_Alt)  # type: ignore[arg-type]
    QTest.keyClick(window.menuBar(), Qt.Key.Key_S)
    menu = popup()
    entry = next(one for one in menu.actions() if one.objectName() == "select.all")
    letter = entry.text()[entry.text().index("&") + 1]
    QTest.keyClick(menu, Qt.Key(ord(letter.upper())))
    assert desk.selection.cells


def test_f6_goes_around_all_parts_and_shift_f6_back(window: Window) -> None:
    seen = []
    for _ in range(12):
        key(window, Qt.Key.Key_F6)
        focus = QApplication.focusWidget()
        assert focus is not None
        seen.append(focus)
        if isinstance(focus, Canvas):
            break
    shown = [panel for panel in window.panels.values() if panel.is_in_sight]
    reached = {panel.NAME for panel in shown for one in seen if panel.isAncestorOf(one)}
    assert {panel.NAME for panel in shown} <= reached | {"overview"}
    assert window.focusWidget() is window.canvas
    key(window, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is seen[-2]


@given(st.lists(st.text(string.ascii_letters + " &文件é…", min_size=1, max_size=12), max_size=40))
def test_no_letter_stands_twice_and_titles_stay_readable(titles: list[str]) -> None:
    marked = with_letters(titles)
    letters = []
    for title, one in zip(titles, marked, strict=True):
        plain, letter = shown(one)
        letters += [letter] if letter else []
        assert plain in (title, f"{title}({letter.upper()})")
    assert len(set(letters)) == len(letters)


def shown(marked: str) -> tuple[str, str]:
    """What is read of a title with a mark, and its letter."""
    plain, letter, number = "", "", 0
    while number < len(marked):
        if marked[number] == "&":
            number += 1
            letter = letter or (marked[number].casefold() if marked[number] != "&" else "")
        plain += marked[number]
        number += 1
    return plain, letter
