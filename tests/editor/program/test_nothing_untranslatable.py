"""No shown text is untranslatable: in a language of marks everything that is read is marked.

What a scenario says itself, names of games, players and bots, keys and Qt's own words are not ours.
"""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QPlainTextEdit,
    QSpinBox,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from editor.desk.toolbox import tools
from editor.play.match.seating import usual_seating
from editor.play.window import open_play
from editor.pointing.selection import Selection
from editor.window.window import Window
from engine.bots import bot_names
from engine.logs.session import usual_names
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.layering.presets import bundled_names, bundled_preset
from model.scenario.collections import collection_names, things_in
from model.scenario.scenario import Scenario
from tests.editor.windows import desk_of, window_on
from tests.pseudo import BEGIN, END, speaking_pseudo

MAPS = ("tutorial", "southern-china", "southern-cone", "lantern-bay")
MOST_ROWS = 30
QTS = {"qt_dockwidget_closebutton", "qt_dockwidget_floatbutton", "ScrollLeftButton"}
QTS |= {"ScrollRightButton"}
QTS_WORDS = {"Close Tab"}
_KEYS = re.compile(r"\((?:(?:Ctrl|Shift|Alt)\+)*[\w+\-]+\)")
_INNERMOST = re.compile(f"{BEGIN}[^{BEGIN}{END}]*{END}")
_WORD = re.compile(r"[^\W\d_]{3,}")
MOST_LEFT = {"tutorial": 0, "southern-china": 15, "southern-cone": 1, "lantern-bay": 0}
"""How many texts of a map's window are not marked yet: these numbers may only sink."""


def texts_of(widget: QWidget) -> Iterator[str]:
    """Everything that can be read on a widget, hovered over it, or heard of it."""
    yield from (widget.toolTip(), widget.accessibleName(), widget.statusTip())
    if isinstance(widget, QDockWidget) or widget.isWindow():
        yield widget.windowTitle()
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QGroupBox):
        yield widget.title()
    if isinstance(widget, QTabWidget):
        yield from (widget.tabText(number) for number in range(widget.count()))
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(n) for n in range(min(widget.count(), MOST_ROWS)))
    if isinstance(widget, QLineEdit | QPlainTextEdit):
        yield widget.placeholderText()
    if isinstance(widget, QSpinBox):
        yield from (widget.specialValueText(), widget.suffix(), widget.prefix())
    yield from _texts_inside(widget)


def _texts_inside(widget: QWidget) -> Iterator[str]:
    """What stands in menus, lists and tables."""
    if isinstance(widget, QMenu):
        for one in widget.actions():
            yield from (one.text(), one.statusTip())
    if isinstance(widget, QAbstractItemView) and not isinstance(widget, QHeaderView):
        yield from _cells(widget)


def _cells(view: QAbstractItemView) -> Iterator[str]:
    model, top = view.model(), QModelIndex()
    columns = 1 if isinstance(view, QListView) else model.columnCount(top)
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(min(model.rowCount(top), MOST_ROWS)):
            yield str(model.index(row, column).data() or "")


def unmarked(text: str, known: frozenset[str]) -> bool:
    """Whether a text has words that nobody could translate."""
    before = ""
    while before != text:
        before, text = text, _INNERMOST.sub("", text)
    words = _WORD.findall(_KEYS.sub("", text))
    return any(word.casefold() not in known for word in words)


def known_words(scenario: Scenario, plain: str) -> frozenset[str]:
    """Words that are names: of the map, of what lies on it, of its rules, of players and bots."""
    told = [plain, *QTS_WORDS, *usual_names(20), *bot_names(scenario.system), "Milepost", "Noto"]
    told += [load(path).title for path in bundled_scenarios().values()]
    for name in bundled_names(scenario.system):
        told += [name, repr(bundled_preset(name))]
    told.append(repr(scenario))
    return frozenset(word.casefold() for text in told for word in _WORD.findall(text))


class Reader:
    """Reads a window and all that belongs to it, and keeps what is not marked."""

    def __init__(self, window: QWidget, known: frozenset[str]) -> None:
        self._window, self._known = window, known
        self.left: set[tuple[str, str]] = set()
        self.read = 0

    def look(self) -> None:
        for _ in range(3):
            QCoreApplication.processEvents()
        for widget in (self._window, *self._window.findChildren(QWidget)):
            if widget.objectName() not in QTS:
                self._read(widget)

    def _read(self, widget: QWidget) -> None:
        for text in filter(None, texts_of(widget)):
            self.read += 1
            if unmarked(text, self._known):
                self.left.add((type(widget).__name__, text))


def walk(window: Window, reader: Reader) -> None:
    """Opens every panel with its tabs, every tool, a thing of every kind, and a game."""
    desk = desk_of(window)
    reader.look()
    for name, panel in window.panels.items():
        window.show_panel(name)
        reader.look()
        for tabs in panel.findChildren(QTabWidget):
            for number in range(tabs.count()):
                tabs.setCurrentIndex(number)
                reader.look()
    for name in tools():
        if window.toolbar.tool_actions[name].isEnabled():
            desk.use(name)
            reader.look()
    window.checking.settle()
    window.show_panel("properties")
    for collection in collection_names(desk.scenario):
        for key in list(things_in(desk.scenario, collection))[:1]:
            desk.choose(Selection(things=frozenset({(collection, str(key))})))
            reader.look()
    playing = open_play(desk.scenario, "", window)
    reader.look()
    playing.start(usual_seating(desk.scenario))
    reader.look()
    playing.discard()


@pytest.mark.parametrize("name", MAPS)
def test_every_text_of_the_window_can_be_translated(qtbot: QtBot, name: str) -> None:
    path = bundled_scenarios()[name]
    scenario = load(path)
    with speaking_pseudo():
        window = window_on(qtbot, scenario)
        window.resize(1360, 860)
        window.show()
        reader = Reader(window, known_words(scenario, path.read_text(encoding="utf-8")))
        walk(window, reader)
    assert reader.read > 1000
    left = sorted(reader.left)
    assert len(left) <= MOST_LEFT[name], "\n".join(": ".join(one) for one in left)


def test_a_text_that_is_not_marked_is_found() -> None:
    assert unmarked("Hello", frozenset())
    assert unmarked(f"{BEGIN}Hello~~{END} there", frozenset())
    assert not unmarked(f"{BEGIN}Lock {BEGIN}rivers~~{END}~~{END} (Ctrl+N)", frozenset())
    assert not unmarked("Aston 12", frozenset({"aston"}))
