"""A menu that stays open while its entries are ticked, so that several can be."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu


class StayingMenu(QMenu):
    """Ticking an entry keeps it open; Escape, a click beside it or on another entry ends it."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        entry = self.actionAt(event.position().toPoint())
        if _is_ticked(entry):
            entry.trigger()
            event.accept()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        entry = self.activeAction()
        keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() in keys and _is_ticked(entry):
            entry.trigger()
            event.accept()
        else:
            super().keyPressEvent(event)


def _is_ticked(entry: QAction | None) -> bool:
    return entry is not None and entry.isCheckable() and entry.isEnabled()
