"""Plates: words over the map, in boxes that keep within the window."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from editor.pointing.sketch import SketchField

BESIDE = 12.0
"""Pixels between a place and the words about it."""


class Plates:
    """Writes with a painter; all in pixels of the window."""

    def __init__(self, painter: QPainter) -> None:
        self._painter = painter

    def beside(self, at: QPointF, text: str, drawn: Sequence[QPointF] = ()) -> None:
        """A few lines in a box that keeps within the window, and off what is drawn if it can."""
        metrics = self._painter.fontMetrics()
        lines = text.splitlines()
        width = max((metrics.horizontalAdvance(line) for line in lines), default=0) + 14
        height = metrics.lineSpacing() * len(lines) + 8
        boxes = self._boxes_beside(at, width, height)
        box = min(boxes, key=lambda box: sum(box.contains(spot) for spot in drawn))
        self._plate(box, lines, 7, 4)

    def right_on(self, at: QPointF, text: str) -> None:
        """Very short words right on their place."""
        metrics = self._painter.fontMetrics()
        width, height = metrics.horizontalAdvance(text) + 8, metrics.lineSpacing() + 2
        box = QRectF(at.x() - width / 2, at.y() - height / 2, width, height)
        self._plate(box, [text], 4, 1)

    def in_corner(self, text: str) -> None:
        """A few lines in the lower right corner."""
        metrics, lines, (right, bottom) = (
            self._painter.fontMetrics(),
            text.splitlines(),
            self.room(),
        )
        width = max(metrics.horizontalAdvance(line) for line in lines) + 14
        height = metrics.lineSpacing() * len(lines) + 8
        self._plate(QRectF(right - width - 10, bottom - height - 10, width, height), lines, 7, 4)

    def field(self, at: QPointF, field: SketchField) -> None:
        """A text in the writing, with its caret; grey where nothing is written yet."""
        metrics = self._painter.fontMetrics()
        shown = field.text or field.otherwise
        width, height = metrics.horizontalAdvance(shown) + 18, metrics.lineSpacing() + 10
        right, bottom = self.room()
        x = max(4.0, min(at.x() + 14, right - width - 4))
        y = max(4.0, min(at.y() - height / 2, bottom - height - 4))
        self._painter.setPen(QPen(QColor("#0a64c8"), 2))
        self._painter.setBrush(QColor("#ffffff"))
        self._painter.drawRoundedRect(QRectF(x, y, width, height), 4, 4)
        base = y + 5 + metrics.ascent()
        self._painter.setPen(QColor("#1c1f23" if field.text else "#8a8f96"))
        self._painter.drawText(QPointF(x + 7, base), shown)
        caret = x + 8 + metrics.horizontalAdvance(field.text)
        self._painter.setPen(QPen(QColor("#0a64c8"), 1.5))
        self._painter.drawLine(QPointF(caret, y + 5), QPointF(caret, y + height - 5))

    def _plate(self, box: QRectF, lines: Sequence[str], left: int, top: int) -> None:
        """Lines of text on a plate."""
        metrics = self._painter.fontMetrics()
        self._painter.setPen(QPen(QColor("#30343a"), 1))
        self._painter.setBrush(QColor(255, 255, 250, 240))
        self._painter.drawRoundedRect(box, 4, 4)
        self._painter.setPen(QColor("#1c1f23"))
        for number, line in enumerate(lines):
            base = box.y() + top + metrics.ascent() + number * metrics.lineSpacing()
            self._painter.drawText(QPointF(box.x() + left, base), line)

    def _boxes_beside(self, at: QPointF, width: float, height: float) -> list[QRectF]:
        """Where a box may stand beside a spot, the usual place first."""
        right, bottom = self.room()
        sides = [(x, y) for y in (-BESIDE - height, BESIDE) for x in (BESIDE, -BESIDE - width)]
        return [
            QRectF(
                max(4.0, min(at.x() + x, right - width - 4)),
                max(4.0, min(at.y() + y, bottom - height - 4)),
                width,
                height,
            )
            for x, y in sides
        ]

    def room(self) -> tuple[int, int]:
        """The size of the window that is painted, in its own pixels however dense they are."""
        window = self._painter.device()
        return window.width(), window.height()
