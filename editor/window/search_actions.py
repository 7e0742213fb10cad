"""Searching actions: type a few letters, see what there is with its keys, and have it done."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
)

from editor.desk.toolbox import tools
from editor.window.action import actions
from editor.window.fuzzy import ranked
from editor.words import tr
from model.forms.frozen import dataclass

if TYPE_CHECKING:
    from editor.window.window import Window

MOST = 60
MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that can be done."""

    title: str
    words: str
    keys: str
    run: Callable[[], None]
    can: Callable[[], bool]


def entries(window: "Window") -> list[Entry]:
    """Every action and every tool."""
    window.refresh_actions()
    found = []
    for name, one in actions().items():
        made = window.qt_actions[name]
        title = " › ".join(tr(part) for part in (one.menu, one.submenu, made.text()) if part)
        keys = made.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        words = f"{one.words} {tr(one.words)} {name}"
        found.append(Entry(title, words, keys, made.trigger, made.isEnabled))
    for name, made in window.toolbar.tool_actions.items():
        title = f"{tr('Tool')} › {tr(tools()[name].TITLE)}"
        keys = made.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        found.append(Entry(title, name, keys, made.trigger, made.isEnabled))
    return found


class SearchActions(QDialog):
    """A line to type in, and what fits below it."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self.setObjectName("search-actions")
        self.setWindowTitle(tr("Search actions"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._entries = entries(window)
        self._names = [
            (one.title.split(" › ")[-1], f"{one.title} {one.words}") for one in self._entries
        ]
        self.line = QLineEdit()
        self.line.setPlaceholderText(tr("What do you want to do?"))
        self.line.setAccessibleName(tr("Search actions"))
        self.line.setClearButtonEnabled(True)
        self.list = QTreeWidget()
        self.list.setAccessibleName(tr("Actions"))
        self.list.setHeaderHidden(True)
        self.list.setColumnCount(2)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.list.header().setStretchLastSection(False)
        layout = QVBoxLayout(self)
        layout.addWidget(self.line)
        layout.addWidget(self.list)
        self.resize(560, 420)
        self.line.textChanged.connect(self.show_fitting)
        self.line.returnPressed.connect(self.run_chosen)
        self.list.itemActivated.connect(lambda *_: self.run_chosen())
        self.line.installEventFilter(self)
        self.show_fitting("")

    def show_fitting(self, typed: str) -> None:
        """Lists what fits, the best first; what cannot be done now is grey and stands last."""
        self.list.clear()
        numbers = ranked(typed, self._names)
        numbers.sort(key=lambda number: not self._entries[number].can())
        for number in numbers[:MOST]:
            entry = self._entries[number]
            item = QTreeWidgetItem([entry.title, entry.keys])
            item.setData(0, Qt.ItemDataRole.UserRole, number)
            item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setDisabled(not entry.can())
            self.list.addTopLevelItem(item)
        first = self.list.topLevelItem(0)
        if first is not None:
            self.list.setCurrentItem(first)

    def run_chosen(self) -> None:
        """Closes, and has it done."""
        item = self.list.currentItem()
        if item is None:
            return
        entry = self._entries[item.data(0, Qt.ItemDataRole.UserRole)]
        if entry.can():
            self.close()
            entry.run()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Up and down move in the list while one types."""
        is_press = event.type() == QEvent.Type.KeyPress
        if is_press and isinstance(event, QKeyEvent) and event.key() in MOVES:
            self.list.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)
