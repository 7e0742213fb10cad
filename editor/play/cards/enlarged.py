"""A card large enough to be read, or the cards of a pile, beside what somebody points at."""

from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from editor.play.cards.card_picture import Colours, Standing, paint_card
from editor.play.cards.faces import Faces, height_of
from engine.showing.card_zones import ZoneCard

LARGE, SMALL = 236, 92
MOST_IN_A_ROW = 6
MARGIN, GAP = 8, 6
AWAY = 10
"""How far it stays off what is pointed at."""


class Spot(NamedTuple):
    """What is pointed at."""

    card: QRect
    around: QRect
    """Its zone: the other cards there are not covered."""
    is_beside: bool
    """Whether the zone stands beside the map, and not below it."""


class Enlarged(QWidget):
    """Lies over the table and lets every click through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.cards: tuple[ZoneCard, ...] = ()
        self._faces: Faces | None = None
        self._text = ""
        self.hide()

    @property
    def text(self) -> str:
        """What is said below the card."""
        return self._text

    def open_beside(self, spot: Spot, cards: tuple[ZoneCard, ...], faces: Faces, text: str) -> None:
        """Shows one card large, or several small, over the map."""
        self.cards, self._faces, self._text = cards, faces, text
        size = self._sized()
        self.setGeometry(self._beside(spot, size))
        self.show()
        self.raise_()
        self.update()

    @property
    def _width(self) -> int:
        return LARGE if len(self.cards) == 1 else SMALL

    def _columns(self) -> int:
        return max(1, min(len(self.cards), MOST_IN_A_ROW))

    def _sized(self) -> QRect:
        columns, wide = self._columns(), self._width
        rows = -(-len(self.cards) // columns)
        across = max(LARGE, columns * (wide + GAP) - GAP)
        down = rows * (height_of(wide) + GAP)
        return QRect(0, 0, across + 2 * MARGIN, down + self._text_height(across) + 2 * MARGIN)

    def _text_height(self, across: int) -> int:
        if not self._text:
            return 0
        room = QRect(0, 0, across, 400)
        return self.fontMetrics().boundingRect(room, _WRAPS, self._text).height() + 2

    def _beside(self, spot: Spot, size: QRect) -> QRect:
        """Left of what stands beside the map, above what lies below it; inside the table."""
        if spot.is_beside:
            top = spot.card.center().y() - size.height() // 2
            at = QPoint(spot.around.left() - size.width() - AWAY, top)
        else:
            left = spot.card.center().x() - size.width() // 2
            at = QPoint(left, spot.around.top() - size.height() - AWAY)
        return _inside(size.translated(at), self._over.rect())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 (Qt's name)
        if self._faces is None:
            return
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette = self.palette()
            painter.setBrush(palette.color(QPalette.ColorRole.Window))
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Mid), 1))
            painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 6, 6)
            self._paint_cards(painter, self._faces)
            painter.setPen(palette.color(QPalette.ColorRole.WindowText))
            across = self.width() - 2 * MARGIN
            high = self._text_height(across)
            below = QRect(MARGIN, self.height() - MARGIN - high, across, high)
            painter.drawText(below, _WRAPS, self._text)
        finally:
            painter.end()

    def _paint_cards(self, painter: QPainter, faces: Faces) -> None:
        columns, wide = self._columns(), self._width
        high = height_of(wide)
        for number, card in enumerate(self.cards):
            left = MARGIN + number % columns * (wide + GAP)
            box = QRect(left, MARGIN + number // columns * (high + GAP), wide, high)
            how = Standing(card.number, is_counted=len(self.cards) > 1)
            if len(self.cards) == 1:
                how = Standing()
            paint_card(painter, box, faces.face(card, wide), how, Colours.of(self.palette()))


_WRAPS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


def _inside(box: QRect, around: QRect) -> QRect:
    left = max(around.left() + 4, min(box.left(), around.right() - box.width() - 4))
    top = max(around.top() + 4, min(box.top(), around.bottom() - box.height() - 4))
    return QRect(left, top, box.width(), box.height())
