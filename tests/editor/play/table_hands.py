"""A hand at the table of a game: seats, clicks, drags and buttons for tests."""

from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from editor.play.match.seating import Seating
from editor.play.table import Table
from editor.play.window import PlayWindow
from engine.logs.game_log import SeatEntry
from model.bundled import bundled_scenarios
from model.notation import Cell

FOLDER = str(bundled_scenarios()["tutorial"].parent)
LEFT = Qt.MouseButton.LeftButton
PATIENCE = 60_000


def cell(text: str) -> Cell:
    return Cell.parse(text)


def seated(
    window: PlayWindow, qtbot: QtBot, *bots: str, seed: int = 1, variants: tuple[str, ...] = ()
) -> Table:
    """A game with bots by seat, "" for a person."""
    names = ("Ann", "Bob", "Cid")
    seats = tuple(SeatEntry(names[n], bot) for n, bot in enumerate(bots))
    window.start(Seating(seats, seed, variants))
    table = window.table
    assert table is not None
    QApplication.processEvents()
    return table


def click(table: Table, qtbot: QtBot, text: str) -> None:
    QTest.mouseClick(table.board, LEFT, pos=table.board.point_of(cell(text)))


def point_at(table: Table, text: str) -> None:
    """Moves the mouse, wherever a test before has left it, and whatever lies over the window."""
    none, at = Qt.MouseButton.NoButton, QPointF(table.board.point_of(cell(text)))
    there, held = QPointF(table.board.mapToGlobal(at)), Qt.KeyboardModifier.NoModifier
    moved = QMouseEvent(QEvent.Type.MouseMove, at, there, none, none, held)
    QApplication.sendEvent(table.board, moved)


def drag(table: Table, qtbot: QtBot, *cells: str) -> None:
    points = [table.board.point_of(cell(text)) for text in cells]
    QTest.mousePress(table.board, LEFT, pos=points[0])
    for one, other in pairwise(points):
        QTest.mouseMove(table.board, one + (other - one) / 2)
        QTest.mouseMove(table.board, other)
    QTest.mouseRelease(table.board, LEFT, pos=points[-1])


def press(table: Table, qtbot: QtBot, notation: str) -> None:
    button = table.buttons.buttons[notation]
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, LEFT)


def records(table: Table) -> list[str]:
    return [record.action for record in table.match.log().records]
