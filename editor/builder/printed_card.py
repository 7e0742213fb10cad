"""The printed card on the screen, as sharp as the screen is; it follows a moment later."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from drawing.pages.paper import BLEED
from drawing.qt import Painting
from drawing.shapes.symbols import Box, Picture
from editor.words import tr

SOON_MS = 120
ROUND = 3.0
"""Millimetres of a rounded corner."""
USUAL = QSize(264, 369)


class PrintedCard(QWidget):
    """A picture as it is when it is cut."""

    def __init__(self, make: Callable[[], Picture | None]) -> None:
        super().__init__()
        self._make = make
        self.picture: Picture | None = None
        self.setAccessibleName(tr("The printed card"))
        policy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self.draw)

    def ask(self) -> None:
        """Something may look different: draws it once nothing has changed for a moment."""
        if self.picture is None:
            self.draw()
        else:
            self._soon.start()

    def draw(self) -> None:
        """Draws it as it is now."""
        self._soon.stop()
        self.picture = self._make()
        self.setVisible(self.picture is not None)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """As wide as a card, and as high as the picture is then."""
        if self.picture is None:
            return USUAL
        wide, high = (side - 2 * BLEED for side in (self.picture.width, self.picture.height))
        return QSize(USUAL.width(), min(USUAL.height(), round(USUAL.width() * high / wide)))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self.picture is None:
            return
        face = Box(0, 0, self.picture.width, self.picture.height).grown(-BLEED)
        scale = min((self.width() - 2) / face.width, (self.height() - 2) / face.height)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(1, 1, face.width * scale, face.height * scale)
        edge = QPainterPath()
        edge.addRoundedRect(whole, ROUND * scale, ROUND * scale)
        painter.save()
        painter.setClipPath(edge)
        painter.translate(1, 1)
        painter.scale(scale, scale)
        painter.translate(-face.x, -face.y)
        Painting().paint(painter, self.picture)
        painter.restore()
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Mid), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(edge)
        painter.end()
