"""Every action that opens a dialog leaves nothing behind when it is closed."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.actions.action import actions
from editor.window import Window
from tests.editor.monkey import leave, left_behind
from tests.editor.windows import choose, tutorial_window

ASKING = [name for name, action in actions().items() if action.title.endswith("…")]


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return tutorial_window(qtbot)


@pytest.fixture
def impatient() -> Iterator[None]:
    """Closes whatever waits for an answer."""
    timer = QTimer(interval=10)
    timer.timeout.connect(leave)
    timer.start()
    yield
    timer.stop()


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("name", ASKING)
def test_a_dialog_that_is_closed_is_no_more(window: Window, name: str, qtbot: QtBot) -> None:
    choose(window, ("cities", next(iter(window.studio.desks[0].scenario.cities))))
    window.qt_actions[name].trigger()
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert left_behind(window) == []
