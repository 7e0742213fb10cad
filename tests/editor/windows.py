"""Windows for tests: opened, and closed again at the end."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.desk.desk import Desk
from editor.document.document import Document
from editor.map_dialogs.bar import Bar
from editor.panels.panel import Panel
from editor.pointing.selection import Selection
from editor.window.docks import show_panel
from editor.window.window import Window
from model.bundled import bundled_scenarios
from model.notation import Cell
from model.scenario.scenario import Scenario
from tests.drawing.samples import loaded
from tests.editor.boards import plain


def window_on(qtbot: QtBot, *scenarios: Scenario) -> Window:
    """A window with a tab for each scenario; the last is in front."""
    window = Window()
    qtbot.addWidget(window, before_close_func=_close)
    for scenario in scenarios:
        window.show_document(Document(scenario))
    return window


def window_on_file(qtbot: QtBot, path: Path) -> Window:
    window = window_on(qtbot)
    window.show_document(Document.open(path))
    return window


def plain_window(qtbot: QtBot) -> Window:
    return window_on(qtbot, plain())


def tutorial_window(qtbot: QtBot) -> Window:
    """The tutorial in a window of a usual size."""
    window = window_on(qtbot, loaded(bundled_scenarios()["tutorial"]))
    window.resize(1000, 700)
    window.show()
    return window


def large_window(qtbot: QtBot) -> Window:
    """A window for a hand that draws a whole map; whatever it drew is let go at the end."""
    window = window_on(qtbot)
    window.resize(1500, 920)
    window.show()
    window.activateWindow()
    return window


def _close(window: Window) -> None:
    window.hide()  # nobody sees the welcome page that would come for a moment
    for desk in list(window.canvases):
        window.close_document(desk)


def desk_of(window: Window) -> Desk:
    assert window.studio.desk is not None
    return window.studio.desk


def panel_in_sight(window: Window, name: str) -> Panel:
    """A panel as somebody sees it: of a shown window, and in front of others in its place."""
    window.show()
    show_panel(window, name)
    return window.panels[name]


def do(window: Window, name: str) -> None:
    action = window.qt_actions[name]
    assert action.isEnabled(), name
    action.trigger()


def choose(window: Window, *things: tuple[str, str], cells: frozenset[Cell] = frozenset()) -> Desk:
    desk = desk_of(window)
    desk.choose(Selection(cells, frozenset(things)))
    return desk


def bar(window: Window, kind: type[Bar]) -> Bar:
    assert window.canvas is not None
    (found,) = window.canvas.findChildren(kind)
    return found


class _Watcher(QObject):
    """Writes down which windows are shown."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        is_window = isinstance(watched, QWidget) and watched.isWindow()
        if is_window and event.type() == QEvent.Type.Show:
            self.shown.append(type(watched).__name__)
        return False


def windows_shown(do: Callable[[], object]) -> list[str]:
    """Which windows flash up while something is done: parts without a place are windows too."""
    watcher, application = _Watcher(), QCoreApplication.instance()
    assert application is not None
    application.installEventFilter(watcher)
    kept = do()
    QCoreApplication.processEvents()
    application.removeEventFilter(watcher)
    del kept
    return watcher.shown
