"""Faces of cards as pixmaps: as the system prints them, or plain ones with what they say."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from drawing.cards.card import FACE
from drawing.cards.faces import face_of
from drawing.qt import Painting
from drawing.themes.theme import Theme, theme
from engine.showing.card_zones import ZoneCard
from model.scenario.scenario import Scenario

ROUND = 0.045
"""How round the corners are, as a part of the width."""
MOST_KEPT = 240
PAPER, INK, BAND, EDGE = "#fdfbf3", "#1d1d1f", "#44546a", "#8a8578"
BACK, ON_BACK = "#3f5165", "#d7dee6"
LETTERS = 0.075
"""The size of letters of a plain face, as a part of its width."""


def height_of(width: int) -> int:
    """How high a card of a width is."""
    return round(width * FACE.height / FACE.width)


def width_of(height: int) -> int:
    return int(height * FACE.width / FACE.height)


class Faces:
    """Paints each face once in each size. Cards are printed on paper, in dark windows too."""

    def __init__(self, scenario: Scenario, folder: str, ratio: float, look: Theme | None = None):
        self._scenario, self._folder, self._ratio = scenario, folder, ratio
        self._theme = look or theme()
        self._kept: dict[tuple[str, int], QPixmap] = {}

    def face(self, card: ZoneCard, width: int) -> QPixmap:
        """A card, so many points wide."""
        key = card.card, width
        if key not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[key] = self._painted(card, width)
        return self._kept[key]

    def back(self, width: int) -> QPixmap:
        """The back of a card, which tells nothing."""
        key = "", width
        if key not in self._kept:
            self._kept[key] = self._painted(None, width)
        return self._kept[key]

    def _painted(self, card: ZoneCard | None, width: int) -> QPixmap:
        pixmap = QPixmap(round(width * self._ratio), round(height_of(width) * self._ratio))
        pixmap.setDevicePixelRatio(self._ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            outline = QPainterPath()
            whole = QRectF(0.5, 0.5, width - 1, height_of(width) - 1)
            outline.addRoundedRect(whole, ROUND * width, ROUND * width)
            painter.setClipPath(outline)
            if card is None:
                _paint_back(painter, whole)
            else:
                self._paint(painter, card, width, whole)
            painter.setClipping(False)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(EDGE), 1))
            painter.drawPath(outline)
        finally:
            painter.end()
        return pixmap

    def _paint(self, painter: QPainter, card: ZoneCard, width: int, whole: QRectF) -> None:
        picture = face_of(self._scenario, card.card, self._theme, self._folder)
        if picture is None:
            _paint_plain(painter, card, whole)
            return
        painter.save()
        painter.scale(width / FACE.width, width / FACE.width)
        painter.translate(-FACE.x, -FACE.y)
        Painting().paint(painter, picture)
        painter.restore()


def _paint_back(painter: QPainter, whole: QRectF) -> None:
    painter.fillRect(whole, QColor(BACK))
    painter.setPen(QPen(QColor(ON_BACK), max(1.0, whole.width() * 0.02)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    margin = whole.width() * 0.1
    painter.drawRect(whole.adjusted(margin, margin, -margin, -margin))
    painter.drawLine(
        whole.center() - QPointF(margin, margin), whole.center() + QPointF(margin, margin)
    )
    painter.drawLine(
        whole.center() - QPointF(margin, -margin), whole.center() + QPointF(margin, -margin)
    )


def _paint_plain(painter: QPainter, card: ZoneCard, whole: QRectF) -> None:
    """Name, numbers and sentences, for cards of which nobody has a picture."""
    painter.fillRect(whole, QColor(PAPER))
    band = QRectF(whole.x(), whole.y(), whole.width(), whole.height() * 0.24)
    painter.fillRect(band, QColor(BAND))
    font = QFont(painter.font())
    font.setPixelSize(max(7, round(whole.width() * LETTERS * 1.2)))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QColor(PAPER))
    wraps = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter
    painter.drawText(band.adjusted(3, 2, -3, -2), int(wraps), card.title)
    font.setBold(False)
    font.setPixelSize(max(6, round(whole.width() * LETTERS)))
    painter.setFont(font)
    painter.setPen(QColor(INK))
    numbers = ", ".join(filter(None, (card.price, card.worth, *card.kinds)))
    told = "\n".join(filter(None, (numbers, *card.lines)))
    room = whole.adjusted(5, band.height() + 4, -5, -4)
    painter.drawText(room, int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft), told)
