"""Dragging a row: the line that shows where it would come to stand, and where that is."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QWidget

from editor.builder.parts.gaps import Gap, gaps_for, nearest
from editor.builder.parts.program import Program
from editor.builder.parts.rows import Row
from editor.builder.parts.schemas import Way
from editor.builder.row_view import INDENT, RowView

THICK = 3


class Dragging(QWidget):
    """A line over the rows while one of them is dragged."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self._from: QPoint | None = None
        self.gap: Gap | None = None
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Highlight)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def follow(
        self, program: Program, views: Sequence[RowView], row: Row, at: QPoint, what: str
    ) -> Way | None:
        """Where a row shall go, once it is let go; None until then, and where it stays."""
        if what == "press":
            self._from, self.gap = at, None
        elif what == "move" and self._is_far(at):
            self._show(program, views, row, at)
        elif what == "release":
            gap, self.gap, self._from = self.gap, None, None
            self.hide()
            return None if gap is None else gap.goal
        return None

    def _is_far(self, at: QPoint) -> bool:
        if self._from is None:
            return False
        return self.gap is not None or (
            (at - self._from).manhattanLength() >= QApplication.startDragDistance()
        )

    def _show(self, program: Program, views: Sequence[RowView], row: Row, at: QPoint) -> None:
        here = self._view.mapFromGlobal(at)
        middles = [view.geometry().center().y() for view in views]
        number = sum(middle < here.y() for middle in middles)
        gaps = gaps_for(program, [view.row for view in views], row.way)
        self.gap = nearest(gaps, number, max(0, here.x() // INDENT))
        if self.gap is None:
            return
        edge = self.gap.row
        is_last = edge >= len(views)
        y = views[-1].geometry().bottom() if is_last else views[edge].geometry().top() - THICK
        left = self.gap.depth * INDENT
        self.setGeometry(left, y, self._view.width() - left, THICK)
        self.raise_()
        self.show()
