"""Memory is tidied up in the thread of the window alone.

Python looks for unused objects wherever it happens to be, also in the threads that draw layers.
A widget that is thrown away there takes the whole program with it.
"""

import gc

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

EVERY_MS = 500


class Collecting(QObject):
    """Looks for unused objects now and then, as often as Python would."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=EVERY_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """The young objects often, the old ones rarely, and never while somebody draws."""
        young, middle, old = (
            count > limit for count, limit in zip(gc.get_count(), gc.get_threshold(), strict=True)
        )
        if old and QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton:
            gc.collect(2)
        elif middle:
            gc.collect(1)
        elif young:
            gc.collect(0)

    def end(self) -> None:
        self._timer.stop()
        gc.enable()
