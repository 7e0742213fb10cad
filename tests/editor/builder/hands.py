"""Hands at the builder: clicks on rows, words chosen from its list, rows dragged."""

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from drawing.themes.theme import theme
from editor.builder.builder import Builder
from editor.builder.program_view import ProgramView
from editor.builder.programs import programs_of
from editor.builder.row_view import RowView
from editor.builder.word_picker import NAME, WordPicker
from editor.document.document import Document
from model.files.scenario_files import read_text

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
HEAD = """format: 1
id: below
title: Below
system: trains
board: {kind: hexes, size: [3, 1], legend: {".": field}, terrain: "..."}
"""


def builder_on(
    qtbot: QtBot, document: Document, key: str, system: str = "trains", collection: str = "cards"
) -> Builder:
    """The builder as somebody sees it."""
    programs = programs_of(system, collection)
    assert programs is not None
    made = Builder(document, programs, key, theme)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    settle()
    return made


def on_card(qtbot: QtBot, effects: str = "[]", more: str = "") -> Builder:
    """The builder on a card that does something."""
    text = f"{HEAD}cards:\n- {{id: mine, name: Mine, effects: {effects}{more}}}\n"
    return builder_on(qtbot, Document(read_text(text).scenario), "mine")


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def program(builder: Builder, field: str = "effects") -> Any:
    """What the file would say."""
    return builder.programs.plain(builder.document.scenario, builder.key, field)


def labels(builder: Builder) -> list[str]:
    return [step.label for step in builder.document.history.steps]


def view(builder: Builder, field: str = "effects") -> ProgramView:
    return builder.views[field]


def row(builder: Builder, number: int, field: str = "effects") -> RowView:
    return view(builder, field).rows[number]


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, LEFT, NONE, widget.rect().center() if at is None else at)
    settle()


def key(pressed: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
    """A key for whatever has the keyboard."""
    target = QApplication.activePopupWidget() or QApplication.focusWidget()
    assert target is not None
    QTest.keyClick(_taker(target), pressed, held)
    settle()


def _taker(inside: QWidget) -> QWidget:
    """What has the keyboard in a window that has opened."""
    found: QWidget | None = inside.focusWidget()
    return inside if found is None else found


def picker(of: ProgramView) -> WordPicker:
    """The list of words that is open."""
    return of.picking.picker


def pick(of: ProgramView, word: str) -> None:
    """Clicks a word in the list that is open."""
    words = picker(of)
    (item,) = (item for item in words.items() if item.data(NAME) == word)
    words.list.scrollToItem(item)
    click(words.list.viewport(), words.list.visualItemRect(item).center())


def add(builder: Builder, word: str, field: str = "effects") -> None:
    """Clicks on Add, and on a word."""
    click(view(builder, field).add)
    pick(view(builder, field), word)


def drag(builder: Builder, number: int, to: QPoint) -> None:
    """Drags a row by its grip to a point of the rows."""
    moved = row(builder, number)
    goal = moved.grip.mapFrom(moved.window(), view(builder).mapTo(moved.window(), to))
    start = moved.grip.rect().center()
    QTest.mousePress(moved.grip, LEFT, NONE, start)
    for part in (start + QPoint(0, 20), goal):
        QTest.mouseMove(moved.grip, part)
        settle()
    QTest.mouseRelease(moved.grip, LEFT, NONE, goal)
    settle()
