"""Searches for the cheapest ways while the designer goes on, a little at a time."""

import time

from PySide6.QtCore import QObject, QTimer, Signal

from editor.desk.desk import Desk

SLICE = 0.006
"""Seconds of searching between two looks at the window."""
FIRST_MS = 30
"""After something was asked, so long is waited before anything is searched."""


class Searching(QObject):
    """Goes on with the lines of a desk as long as something is not known of them."""

    found = Signal()
    """Something is known that was asked, or all that there is to know."""

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._work)

    def begin(self) -> None:
        """Something may have been asked."""
        if not self._timer.isActive() and self._desk.lines.has_work():
            self._timer.start(FIRST_MS)

    def settle(self) -> None:
        """Searches everything at once."""
        self._desk.lines.work(lambda: False)
        self._tell()

    def end(self) -> None:
        self._timer.stop()

    def _work(self) -> None:
        until = time.monotonic() + SLICE
        if self._desk.lines.work(lambda: time.monotonic() > until):
            self._timer.start(0)
            if self._desk.lines.has_news():
                self._tell()
        else:
            self._tell()

    def _tell(self) -> None:
        self._desk.look_again()
        self.found.emit()
