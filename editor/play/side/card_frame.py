"""A card: lines of text with icons and numbers, and their places on the map."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPalette
from PySide6.QtWidgets import QFrame, QGridLayout

from editor.play.side.figure_rows import figure_row
from editor.play.side.goods_icons import Icons
from editor.play.side.panel_rows import Paper, column, picture, words
from engine.showing.seat_facts import Card, CardLine

ICON = 26
Look = Callable[[CardLine | None], None]


class LineRow(QFrame):
    """One line of a card; pointing at it shows its places on the map."""

    def __init__(self, line: CardLine, icons: Icons, look: Look) -> None:
        super().__init__()
        self._line, self._look = line, look
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        grid = QGridLayout(self)
        grid.setContentsMargins(2, 1, 2, 1)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        if line.icon:
            icon = picture(icons.good(line.icon, ICON), icons.good_name(line.icon))
            grid.addWidget(icon, 0, 0, 2, 1)
        grid.addWidget(words(line.text, "strong" if line.is_marked else ""), 0, 1)
        if line.note:
            grid.addWidget(words(line.note, "quiet"), 1, 1)
        if line.number:
            grid.addWidget(words(line.number, "strong", wraps=False), 0, 2, 2, 1)
        grid.setColumnStretch(1, 1)
        self.setAccessibleName(", ".join(filter(None, (line.text, line.number, line.note))))

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802 (Qt's name)
        super().enterEvent(event)
        self._look_at(True)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self._look_at(False)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self._look_at(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self._look_at(False)

    def _look_at(self, is_looked_at: bool) -> None:
        role = QPalette.ColorRole.AlternateBase if is_looked_at else QPalette.ColorRole.Base
        self.setBackgroundRole(role)
        self._look(self._line if is_looked_at else None)


def card_frame(card: Card, icons: Icons, look: Look) -> Paper:
    """A card on paper."""
    frame = Paper()
    inside = column(frame, 2)
    inside.setContentsMargins(6, 4, 6, 4)
    inside.addWidget(words(card.title, "quiet"))
    for line in card.lines:
        inside.addWidget(LineRow(line, icons, look))
    for figure in card.figures:
        inside.addWidget(figure_row(figure, icons))
    return frame
