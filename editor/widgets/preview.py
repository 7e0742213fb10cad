"""The map that would result: the newest picture, at any zoom, and what is being worked out."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.words import tr

CLOSEST: Final = 6.0
WHEEL: Final = 1.0015
PAST: Final = 0.35
"""How much is left to be seen of a picture that does not hold any more."""


class Preview(QWidget):
    """A picture in the middle; the wheel zooms, dragging moves it."""

    pixels_changed = Signal()
    """The picture is wanted at another size."""

    def __init__(self) -> None:
        super().__init__()
        self._image = QImage()
        self._is_past = False
        self._sentence = ""
        self._zoom = 1.0
        self._middle = QPointF(0.5, 0.5)
        """What part of the picture stands in the middle."""
        self._last: QPointF | None = None
        self.setMinimumSize(280, 240)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Preview of the map"))

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(540, 640)

    @property
    def has_picture(self) -> bool:
        """Whether the picture shows what is wished for now."""
        return not self._image.isNull() and not self._is_past

    @property
    def sentence(self) -> str:
        return self._sentence

    def pixels(self) -> tuple[int, int]:
        """How large the picture is wanted, in pixels of the screen."""
        scale = self.devicePixelRatioF() * self._zoom
        return math.ceil(self.width() * scale), math.ceil(self.height() * scale)

    def show_picture(self, image: QImage) -> None:
        self._image, self._is_past, self._sentence = image, False, ""
        self.update()

    def show_past(self) -> None:
        """The picture is kept, paler, until a newer one comes."""
        self._is_past = True
        self.update()

    def show_sentence(self, sentence: str) -> None:
        """There is no map; why not."""
        self._sentence = sentence
        self.show_past()

    def look_at_all(self) -> None:
        self._zoom, self._middle = 1.0, QPointF(0.5, 0.5)

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.AlternateBase))
        if not self._image.isNull():
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setOpacity(PAST if self._sentence else 1.0)
            painter.drawImage(self._place(), self._image)
            painter.setOpacity(1.0)
        if self._sentence:
            self._write(painter)
        painter.end()

    def _place(self) -> QRectF:
        """Where the picture is drawn: as large as it fits, times the zoom."""
        wide, high = self._image.width(), self._image.height()
        scale = min(self.width() / wide, self.height() / high) * self._zoom
        size = wide * scale, high * scale
        left = self._edge(self.width(), size[0], self._middle.x())
        top = self._edge(self.height(), size[1], self._middle.y())
        return QRectF(left, top, *size)

    @staticmethod
    def _edge(room: float, size: float, middle: float) -> float:
        if size <= room:
            return (room - size) / 2
        return max(room - size, min(0.0, room / 2 - middle * size))

    def _write(self, painter: QPainter) -> None:
        margin = QRectF(self.rect()).adjusted(24, 24, -24, -24)
        flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
        text = painter.boundingRect(margin, flags, self._sentence)
        behind = self.palette().color(QPalette.ColorRole.Window)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(behind)
        painter.drawRoundedRect(text.adjusted(-12, -8, 12, 8), 6, 6)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(margin, flags, self._sentence)

    # -- looking closer

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self.pixels_changed.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        before = self._zoom
        self._zoom = max(1.0, min(CLOSEST, before * WHEEL ** event.angleDelta().y()))
        if self._zoom != before:
            away = event.position() - QPointF(self.width() / 2, self.height() / 2)
            self._drag(away * (1 - self._zoom / before))
            self.pixels_changed.emit()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._last = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._last is not None:
            by, self._last = event.position() - self._last, event.position()
            self._drag(by)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._last = None

    def _drag(self, by: QPointF) -> None:
        if self._image.isNull():
            return
        size = self._place().size()
        x = self._middle.x() - by.x() / size.width()
        y = self._middle.y() - by.y() / size.height()
        self._middle = QPointF(max(0.0, min(1.0, x)), max(0.0, min(1.0, y)))
        self.update()
