"""Every action that opens a dialog leaves nothing behind when it is closed."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.window.action import actions
from editor.window.window import Window
from tests.editor.whole_program.monkey import leave, left_behind
from tests.editor.windows import choose, tutorial_window

IN_THE_WINDOW = (
    "play.play",
    "edit.rename",
    "edit.find",
    "edit.places",
    "edit.go-to",
    "edit.replace",
    "map.segments",
    "map.sheet",
    "view.percent",
)
"""These ask in a bar over the map, or open a window of their own."""
ASKING = [
    name
    for name, action in actions().items()
    if action.title.endswith("…") and name not in IN_THE_WINDOW
]


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return tutorial_window(qtbot)


@pytest.fixture
def closed() -> Iterator[list[str]]:
    """Closes whatever waits for an answer, and says what that was."""
    seen: list[str] = []

    def close() -> None:
        modal = QApplication.activeModalWidget()
        if modal is not None:
            seen.append(type(modal).__name__)
            leave()

    timer = QTimer(interval=10)
    timer.timeout.connect(close)
    timer.start()
    yield seen
    timer.stop()


@pytest.mark.parametrize("name", ASKING)
def test_a_dialog_that_is_closed_is_no_more(
    window: Window, name: str, closed: list[str], qtbot: QtBot
) -> None:
    choose(window, ("cities", next(iter(window.studio.desks[0].scenario.cities))))
    window.qt_actions[name].trigger()
    qtbot.waitUntil(lambda: bool(closed) and QApplication.activeModalWidget() is None)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert left_behind(window) == []
