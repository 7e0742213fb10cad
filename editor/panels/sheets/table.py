"""The table of a sheet: what keys and clicks do there beside moving about."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QTableView

from editor.panels.sheets.sheet_table import ENTRY

OPENING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2)


class Table(QTableView):
    """A table whose rows Delete takes away; a click or Space ticks what can be ticked.

    Ctrl+D duplicates a row; Return or a double click on what a row does opens the builder.
    """

    removal_wanted = Signal()
    duplicate_wanted = Signal()
    opened = Signal()
    move_wanted = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        key, held = Qt.Key(event.key()), event.modifiers()
        way = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(key, 0)
        if key == Qt.Key.Key_Delete:
            self.removal_wanted.emit()
        elif way and held & Qt.KeyboardModifier.AltModifier:
            self.move_wanted.emit(way)
        elif key == Qt.Key.Key_D and held & Qt.KeyboardModifier.ControlModifier:
            self.duplicate_wanted.emit()
        elif key in OPENING and self._opens(self.currentIndex()):
            self.opened.emit()
        elif key != Qt.Key.Key_Space or not self.tick(self.currentIndex()):
            super().keyPressEvent(event)

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

    def _opens(self, index: QModelIndex) -> bool:
        entry = index.data(ENTRY)
        return entry is not None and entry.opens
