"""Every widget that can have the keys says to a screen reader what it is called and what it is."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea, QTabBar, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from editor.desk.toolbox import tools
from editor.gestures.choosing import everything_placed
from editor.play.window import open_play
from editor.pointing.selection import Selection
from editor.window.action import actions
from editor.window.window import Window
from tests.drawing.samples import loaded
from tests.editor.whole_program.monkey import maps
from tests.editor.windows import window_on

SYSTEMS = pytest.mark.parametrize("system", sorted(maps()))
Role = QAccessible.Role
MEANINGLESS = (Role.NoRole, Role.Client, Role.Window)
"""What Qt calls a widget of which nobody has said what it is."""


def window_of(qtbot: QtBot, system: str) -> Window:
    window = window_on(qtbot, loaded(maps()[system]))
    window.resize(1300, 860)
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    return window


def with_keys(part: QWidget) -> list[QWidget]:
    """The widgets of a part that can have the keys, as they are shown now."""
    inside = [part, *part.findChildren(QWidget)]
    return [
        one
        for one in inside
        if one.isVisible()
        and one.focusPolicy() & Qt.FocusPolicy.TabFocus
        and one.focusProxy() is None
        and not one.objectName().startswith("qt_")
        and not (isinstance(one, QTabBar) and not one.count())
    ]


def nameless(part: QWidget) -> set[str]:
    """Those that say nothing of themselves."""
    return {told for one in with_keys(part) if (told := _fault(one))}


def _fault(widget: QWidget) -> str:
    interface = QAccessible.queryAccessibleInterface(widget)
    name, role = interface.text(QAccessible.Text.Name), interface.role()
    if not name.strip():
        return f"{_path(widget)}: no name"
    is_area = isinstance(widget, QScrollArea)
    says_more = is_area or bool(interface.text(QAccessible.Text.Description))
    return "" if role not in MEANINGLESS or says_more else f"{_path(widget)}: {role.name}"


def _path(widget: QWidget) -> str:
    """A widget and what it lies in, for whoever looks for it."""
    own, around = widget.objectName() or type(widget).__name__, widget.parentWidget()
    return own if around is None or widget.isWindow() else f"{own} < {_path(around)}"


def pages(part: QWidget) -> Iterator[None]:
    """Turns to every page of a part."""
    yield
    for book in part.findChildren(QTabWidget):
        for number in range(book.count()):
            if book.isTabEnabled(number):
                book.setCurrentIndex(number)
                QApplication.processEvents()
                yield


@SYSTEMS
def test_every_panel_and_table(qtbot: QtBot, system: str) -> None:
    window = window_of(qtbot, system)
    faults: set[str] = set()
    for name, panel in window.panels.items():
        window.show_panel(name)
        QApplication.processEvents()
        for _ in pages(panel):
            faults |= nameless(panel)
    assert faults == set()


@SYSTEMS
def test_the_options_of_every_tool(qtbot: QtBot, system: str) -> None:
    window, faults = window_of(qtbot, system), set[str]()
    desk = window.studio.desk
    assert desk is not None
    window.show_panel("palette")
    for name, tool in tools().items():
        if tool.fits(desk.scenario):
            desk.use(name)
            QApplication.processEvents()
            faults |= nameless(window.panels["palette"])
    assert faults == set()


@SYSTEMS
def test_the_properties_of_a_thing_of_every_kind(qtbot: QtBot, system: str) -> None:
    window, faults = window_of(qtbot, system), set[str]()
    desk = window.studio.desk
    assert desk is not None
    window.show_panel("properties")
    placed = sorted(everything_placed(desk.scenario))
    for one in {room: (room, key) for room, key in placed}.values():
        desk.choose(Selection(things=frozenset({one})))
        QApplication.processEvents()
        faults |= nameless(window.panels["properties"])
    assert faults == set()


@SYSTEMS
def test_the_window_around(qtbot: QtBot, system: str) -> None:
    window = window_of(qtbot, system)
    window.tour.begin()
    window.notices.put("one", "Something has happened.", [("Do", bool)])
    assert nameless(window) == set()


@SYSTEMS
def test_the_window_of_a_game(qtbot: QtBot, system: str) -> None:
    scenario = loaded(maps()[system])
    playing = open_play(scenario, "")
    faults = nameless(playing)
    playing.seats.start.click()
    qtbot.waitUntil(lambda: playing.table is not None, timeout=20_000)
    QApplication.processEvents()
    faults |= nameless(playing)
    if playing.table is not None:
        playing.table.curtain.lift.click()
        QApplication.processEvents()
        faults |= nameless(playing)
    playing.discard()
    assert faults == set()


def test_the_page_of_welcome(qtbot: QtBot) -> None:
    window = window_on(qtbot)
    window.show()
    QApplication.processEvents()
    assert nameless(window) == set()


AWAY = ("file.quit", "help.reports", "play.", "file.open", "file.save")
"""What opens no dialog of ours, or ends everything."""


def test_every_dialog(qtbot: QtBot) -> None:
    window, faults = window_of(qtbot, "crayon"), set[str]()

    def look() -> None:
        shown = QApplication.activeModalWidget()
        if isinstance(shown, QDialog):
            for _ in pages(shown):
                faults.update(nameless(shown))
            shown.reject()

    looking = QTimer(interval=50)
    looking.timeout.connect(lambda: QTimer.singleShot(0, look))
    looking.start()
    for name in actions():
        made = window.qt_actions[name]
        if name.startswith(AWAY) or not made.isEnabled():
            continue
        made.trigger()
        qtbot.wait(60 if QApplication.activeModalWidget() is not None else 0)
        for one in QApplication.topLevelWidgets():
            if isinstance(one, QDialog) and one.isVisible():
                faults |= nameless(one)
                one.close()
    looking.stop()
    assert faults == set()
