"""Windows for tests: opened, and closed again at the end."""

from pytestqt.qtbot import QtBot

from editor.document import Document
from editor.window import Window
from model.scenario import Scenario
from tests.editor.boards import plain


def window_on(qtbot: QtBot, *scenarios: Scenario) -> Window:
    """A window with a tab for each scenario; the last is in front."""
    window = Window()
    qtbot.addWidget(window, before_close_func=_close)
    for scenario in scenarios:
        window.show_document(Document(scenario))
    return window


def plain_window(qtbot: QtBot) -> Window:
    return window_on(qtbot, plain())


def _close(window: Window) -> None:
    for desk in list(window.canvases):
        window.close_document(desk)
