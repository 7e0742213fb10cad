"""The word of a row: bold, at the left, and a button that offers others."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import QStyle, QStyleOptionToolButton, QStylePainter, QToolButton

MARGIN = 5


class WordButton(QToolButton):
    """Looks like a text until the pointer or the keyboard is at it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        font = self.font()
        font.setBold(True)
        self.setFont(font)
        self.setText(text)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        metrics = self.fontMetrics()
        wide = metrics.horizontalAdvance(self.text()) + 2 * MARGIN
        return QSize(wide, metrics.height() + 8)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        is_under = option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Sunken)
        if is_under:
            painter.drawPrimitive(QStyle.PrimitiveElement.PE_PanelButtonTool, option)
        if self.hasFocus():
            painter.setPen(self.palette().color(QPalette.ColorRole.Highlight))
            painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 3, 3)
        place = QRect(self.rect()).adjusted(MARGIN, 0, -MARGIN, 0)
        side = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        palette, role = self.palette(), QPalette.ColorRole.WindowText
        painter.drawItemText(place, side, palette, self.isEnabled(), self.text(), role)
