"""Tabs of panels are read whole: where many share a place, they are written a little smaller."""

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QMainWindow, QTabBar

SMALLEST: Final = 0.75
STEP: Final = 0.04
"""Of the usual size of letters: how small they may become, and by which steps."""
WATCHED: Final = (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show)


class FittingTabs(QObject):
    """Watches the bars of tabs that a window makes for its docks."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._is_at_it = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if watched is self._window and event.type() == QEvent.Type.LayoutRequest:
            for bar in self._bars():
                bar.installEventFilter(self)  # a second time changes nothing
                self._fit(bar)
        elif isinstance(watched, QTabBar) and event.type() in WATCHED:
            self._fit(watched)
        return False

    def _bars(self) -> list[QTabBar]:
        return [bar for bar in self._window.findChildren(QTabBar) if bar.parent() is self._window]

    def _fit(self, bar: QTabBar) -> None:
        """The largest letters at which no title is cut."""
        if self._is_at_it or not bar.isVisible():
            return
        self._is_at_it = True
        share = 1.0
        self._write(bar, share)
        while bar.sizeHint().width() > bar.width() and share - STEP >= SMALLEST:
            share -= STEP
            self._write(bar, share)
        self._is_at_it = False

    @staticmethod
    def _write(bar: QTabBar, share: float) -> None:
        font = QApplication.font(bar)
        size = font.pointSizeF() * share
        if abs(bar.font().pointSizeF() - size) > 0.01:
            font.setPointSizeF(size)
            bar.setFont(font)
