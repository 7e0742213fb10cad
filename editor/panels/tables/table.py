"""The table of a sheet: what keys and clicks do there, as in every spreadsheet."""

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QTableView, QWidget

from editor.panels.tables.sheet_table import ENTRY

KEYS: Final = {
    "Ctrl+C": "copy",
    "Ctrl+Ins": "copy",
    "Ctrl+X": "cut",
    "Shift+Del": "cut",
    "Ctrl+V": "paste",
    "Shift+Ins": "paste",
    "Ctrl+D": "down",
    "Del": "clear",
    "Backspace": "clear",
    "Ctrl+Del": "remove",
    "Ctrl+F": "filter",
    "Ctrl+M": "map",
    "Alt+Up": "up",
    "Alt+Down": "lower",
    "Ctrl+A": "all",
    "Shift+Space": "row",
    "Ctrl+Space": "column",
    "Return": "next",
    "Enter": "next",
    "Shift+Return": "before",
    "Shift+Enter": "before",
    "F2": "edit",
    "Esc": "leave",
}
"""What each key does while nothing is typed into a place; none of it is done to the map."""
_DEEDS: Final = {QKeySequence(key).toString(): deed for key, deed in KEYS.items()}
_PLAIN: Final = ~Qt.KeyboardModifier.KeypadModifier


class Table(QTableView):
    """A table in which one moves, types, copies and fills as in a spreadsheet.

    A click or Space ticks what can be ticked; Return or a double click on what a row does opens
    the builder.
    """

    deed_wanted = Signal(str)
    """Something that keys mean: copy, paste, clear, remove, filter, map …"""
    opened = Signal()

    def event(self, event: QEvent) -> bool:
        """Keys of the table are no shortcuts of the window, whatever has them there."""
        is_key = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_key and isinstance(event, QKeyEvent) and _deed(event):
            event.accept()
            return True
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        deed = _deed(event)
        if self.state() == QTableView.State.EditingState:
            if not deed:
                super().keyPressEvent(event)
        elif deed:
            self._do(deed)
        elif event.key() == Qt.Key.Key_Space and self._are_many():
            self._do("tick")
        elif event.key() != Qt.Key.Key_Space or not self.tick(self.currentIndex()):
            super().keyPressEvent(event)

    def _do(self, deed: str) -> None:
        index = self.currentIndex()
        if deed in ("next", "before"):
            if deed == "next" and self._opens(index):
                self.opened.emit()
            else:
                self.go_by(1 if deed == "next" else -1)
        elif deed == "edit":
            if self._opens(index):
                self.opened.emit()
            else:
                self.edit(index)
        elif deed == "all":
            self.selectAll()
        elif deed == "row":
            self.selectRow(index.row())
        elif deed == "column":
            self.selectColumn(index.column())
        else:
            self.deed_wanted.emit(deed)

    def go_by(self, rows: int) -> None:
        """Goes up or down in the same column."""
        index = self.currentIndex()
        goal = index.siblingAtRow(index.row() + rows)
        if goal.isValid():
            self.setCurrentIndex(goal)

    def closeEditor(  # noqa: N802
        self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint
    ) -> None:
        """What was typed and ended by Return leads to the place below."""
        super().closeEditor(editor, hint)
        if hint == QAbstractItemDelegate.EndEditHint.SubmitModelCache:
            self.go_by(1)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._opens(self.indexAt(event.position().toPoint())):
            self.opened.emit()
        else:
            super().mouseDoubleClickEvent(event)

    def tick(self, index: QModelIndex) -> bool:
        """Ticks or unticks a place; whether it is one for that."""
        entry = index.data(ENTRY)
        if entry is None or entry.is_ticked is None:
            return False
        return self.model().setData(index, not entry.is_ticked, Qt.ItemDataRole.CheckStateRole)

    def _are_many(self) -> bool:
        """Whether more than one place is chosen."""
        ranges = self.selectionModel().selection().toList()
        return sum(one.height() * one.width() for one in ranges) > 1

    def _opens(self, index: QModelIndex) -> bool:
        entry = index.data(ENTRY)
        return entry is not None and entry.opens


def _deed(event: QKeyEvent) -> str:
    """What a key means in a table; nothing for most."""
    held = event.modifiers() & _PLAIN
    pressed = QKeySequence(int(held.value) | event.key()).toString()
    return _DEEDS.get(pressed, "")
