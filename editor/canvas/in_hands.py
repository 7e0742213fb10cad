"""A widget that hands what the mouse and the keys do to its hands; methods have Qt's names."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from editor.canvas.hands import Hands


class InHands(QWidget):
    """The widget; its hands know what events mean."""

    hands: "Hands"

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.hands.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.hands.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.hands.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.hands.double(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        self.hands.wheel(event)
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Keys that write a text on the map, or move the cursor there, are no shortcuts."""
        is_key = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_key and self.hands.wants(event):  # type: ignore[arg-type]
            event.accept()
            return True
        return super().event(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:  # noqa: N802
        self.hands.write(event.commitString())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if not self.hands.key(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if not self.hands.key_up(event):
            super().keyReleaseEvent(event)
