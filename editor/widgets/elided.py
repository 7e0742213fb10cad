"""A line of text that takes no more room than there is: its end is left out, and told on demand."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


class ElidedLabel(QLabel):
    """Shows the beginning of a text that is too long, and all of it under the pointer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def tell(self, text: str) -> None:
        self.whole = text
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        self._show()

    def _show(self) -> None:
        room, metrics = self.contentsRect().width(), self.fontMetrics()
        shown = metrics.elidedText(self.whole, Qt.TextElideMode.ElideRight, room)
        self.setText(shown)
        self.setToolTip(self.whole if shown != self.whole else "")
        self.setAccessibleName(self.whole)
