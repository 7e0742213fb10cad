"""A column of a display: its squares from the top, and a button where it can be chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QToolButton

from editor.play.side.goods_icons import Icons
from engine.showing.beside_board import Column

SQUARE = 17
GAP = 2


class ColumnButton(QToolButton):
    """Squares one above the other."""

    chosen = Signal(str)
    """By its name; only where it can be."""

    def __init__(self, shown: Column, icons: Icons) -> None:
        super().__init__()
        self._name, self._is_offered = shown.name, False
        self.setText(shown.label)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self.setIcon(QIcon(self._picture(shown.squares, icons)))
        self.setIconSize(_size(len(shown.squares)))
        self.setToolTip(shown.about)
        self.setAccessibleName(shown.about)
        self.setSizePolicy(self.sizePolicy().Policy.Ignored, self.sizePolicy().Policy.Fixed)
        self.setMinimumWidth(SQUARE + 6)
        self.offer(False)
        self.clicked.connect(self._clicked)

    def offer(self, is_offered: bool) -> None:
        """Whether it can be chosen now."""
        self._is_offered = is_offered
        self.setAutoRaise(not is_offered)
        focus = Qt.FocusPolicy.StrongFocus if is_offered else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(focus)

    def _clicked(self) -> None:
        if self._is_offered:
            self.chosen.emit(self._name)

    def _picture(self, squares: Sequence[str], icons: Icons) -> QPixmap:
        size, ratio = _size(len(squares)), self.devicePixelRatioF()
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        try:
            rim = QColor(self.palette().color(QPalette.ColorRole.PlaceholderText))
            for number, good in enumerate(squares):
                box = QRect(1, number * (SQUARE + GAP), SQUARE, SQUARE)
                if good:
                    painter.drawPixmap(box.topLeft(), icons.good(good, SQUARE))
                else:
                    painter.setPen(rim)
                    painter.drawRect(box.adjusted(1, 1, -2, -2))
        finally:
            painter.end()
        return pixmap


def _size(squares: int) -> QSize:
    return QSize(SQUARE + 2, max(1, squares) * (SQUARE + GAP))
