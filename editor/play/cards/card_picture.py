"""How a card lies in a zone: its face, how many there are, and whether something can be done."""

from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPalette, QPen, QPixmap

from editor.play.cards.faces import ROUND

STEP = 4
"""How far each of several alike cards is seen behind the first."""
MOST_BEHIND = 4
HANGS = 7
"""How far the number of cards hangs below them."""
DIMMED = 96
"""How much of the window's ground lies over a card with which nothing can be done, of 255."""


class Standing(NamedTuple):
    """What is to be seen of a card besides its face."""

    number: int = 1
    is_offered: bool = False
    is_dimmed: bool = False
    is_current: bool = False
    """Whether the keys have come to it."""
    is_counted: bool = False
    """Whether the number is told even where it is one, as on a pile of the supply."""
    note: str = ""


class Colours(NamedTuple):
    """What is drawn around cards, in the colours of the window and of who acts."""

    offered: QColor
    ground: QColor
    keys: QColor

    @classmethod
    def of(cls, palette: QPalette, offered: QColor | None = None) -> "Colours":
        ground = palette.color(QPalette.ColorRole.Window)
        keys = palette.color(QPalette.ColorRole.Highlight)
        return cls(offered or keys, ground, keys)


def behind(number: int) -> int:
    """How many points wide the cards are that are seen behind the first."""
    return STEP * (min(max(number, 1), MOST_BEHIND) - 1)


def paint_card(
    painter: QPainter, box: QRect, face: QPixmap, how: Standing, colours: Colours
) -> None:
    """Paints a card into a box that is wide enough for those behind it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    width = box.width() - (0 if how.is_counted else behind(how.number))
    first = QRectF(box.x(), box.y(), width, box.height())
    if not how.is_counted:
        for at in range(min(how.number, MOST_BEHIND) - 1, 0, -1):
            _sheet(painter, first.translated(at * STEP, 0))
    painter.drawPixmap(first.toRect(), face)
    if how.is_dimmed:
        ground = QColor(colours.ground)
        ground.setAlpha(DIMMED)
        _rounded(painter, first, ground, QPen(Qt.PenStyle.NoPen))
    if how.is_offered:
        _rounded(painter, first.adjusted(1, 1, -1, -1), None, QPen(colours.offered, 2.5))
    if how.is_current:
        pen = QPen(colours.keys, 3, Qt.PenStyle.DashLine)
        _rounded(painter, first.adjusted(4, 4, -4, -4), None, pen)
    if how.is_counted or how.number > 1:
        text = str(how.number) if how.is_counted else f"×{how.number}"
        _badge(painter, first, text)


def _sheet(painter: QPainter, box: QRectF) -> None:
    _rounded(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), QColor("#f4f0e2"), QPen("#8a8578"))


def _rounded(painter: QPainter, box: QRectF, fill: QColor | None, pen: QPen) -> None:
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    painter.drawRoundedRect(box, ROUND * box.width(), ROUND * box.width())


def _badge(painter: QPainter, card: QRectF, text: str) -> None:
    """How many there are, in the middle of the lower edge: the corners of cards say something."""
    font = QFont(painter.font())
    font.setPixelSize(12)
    font.setBold(True)
    painter.setFont(font)
    wide = max(20, painter.fontMetrics().horizontalAdvance(text) + 10)
    box = QRectF(card.center().x() - wide / 2, card.bottom() + HANGS - 17, wide, 17)
    painter.setPen(QPen(QColor("#ffffff"), 1))
    painter.setBrush(QColor("#23272e"))
    painter.drawRoundedRect(box, 9, 9)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
