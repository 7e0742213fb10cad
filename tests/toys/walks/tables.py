"""Tables of the toys in a play window: sitting down, pressing, clicking."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from editor.play.match.seating import Seating
from editor.play.table import Table
from editor.play.window import PlayWindow
from engine.logs.game_log import SeatEntry
from model.files.scenario_files import load
from model.pieces.places import Place

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def played(qtbot: QtBot) -> Iterator[Any]:
    windows: list[PlayWindow] = []

    def begin(path: Path, *bots: str, seed: int = 1) -> Table:
        window = PlayWindow(load(path), str(path.parent))
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(window)
        window.resize(1200, 820)
        window.show()
        names = ("Ann", "Bob", "Cid")
        seats = tuple(SeatEntry(names[n], bot) for n, bot in enumerate(bots))
        window.start(Seating(seats, seed))
        assert window.table is not None
        QApplication.processEvents()
        windows.append(window)
        return window.table

    yield begin
    for window in windows:
        window.close()


def press(table: Table, text: str) -> None:
    button = table.buttons.buttons[text.lower()]
    assert isinstance(button, QPushButton)
    menu = button.menu()
    if menu is None:
        button.click()
    else:
        (action,) = [one for one in menu.actions() if one.text() == text]
        action.trigger()
    QApplication.processEvents()


def click(table: Table, place: Place) -> None:
    QTest.mouseClick(table.board, LEFT, pos=table.board.point_of(place))
    QApplication.processEvents()
