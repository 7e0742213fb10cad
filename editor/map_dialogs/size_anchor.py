"""The picture of a map that is resized: nine places to hold it by, and what would fall off."""

from typing import Final, get_args

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.themes.theme import theme
from editor.canvas.texels import Texels
from editor.edits.resizing import Anchor, Plan
from editor.words import tr
from model.boards import grid
from model.boards.hexes import HexBoard
from model.boards.terrain import Size
from model.notation import Cell
from model.scenario.scenario import Scenario

ANCHORS: Final[tuple[Anchor, ...]] = get_args(Anchor)
STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
ROOM = 14


class AnchorPicture(QWidget):
    """The old map within the new board; a click or the arrow keys choose what stays in place."""

    chosen = Signal()

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.anchor: Anchor = "top-left"
        self.shows_anchors = True
        self._plan: Plan | None = None
        self._old = getattr(scenario.board, "size", Size(1, 1))
        self._is_flat = is_flat(scenario)
        self._sheet = Sheet(scenario, theme(), usual_mm(scenario))
        self._texels = Texels()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(260, 200)
        self.setAccessibleName(tr("Part of the map that stays in place"))
        self.setAccessibleDescription(tr("Arrow keys choose another part."))

    def show_plan(self, plan: Plan | None) -> None:
        self._plan = plan
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(340, 260)

    def _boxes(self) -> tuple[QRectF, QRectF]:
        """The old map and the new board, as they lie to each other on the map, in pixels."""
        plan = self._plan or Plan(self._old, Cell(0, 0))
        x, y = grid.position(plan.to)
        old = QRectF(x, y, self._old.cols + 0.5, self._old.rows * grid.ROW_HEIGHT)
        new = QRectF(0, 0, plan.size.cols + 0.5, plan.size.rows * grid.ROW_HEIGHT)
        if self._is_flat:
            old, new = _on_its_side(old), _on_its_side(new)
        both = old.united(new)
        scale = min(
            (self.width() - 2 * ROOM) / max(both.width(), 1),
            (self.height() - 2 * ROOM) / max(both.height(), 1),
        )
        left = (self.width() - both.width() * scale) / 2
        top = (self.height() - both.height() * scale) / 2

        def placed(box: QRectF) -> QRectF:
            return QRectF(
                left + (box.x() - both.x()) * scale,
                top + (box.y() - both.y()) * scale,
                box.width() * scale,
                box.height() * scale,
            )

        return placed(old), placed(new)

    def _spots(self, box: QRectF) -> list[QPointF]:
        """Where the nine places to hold it by are seen, in the order of their names."""
        shares = [(n % 3 / 2, n // 3 / 2) for n in range(9)]
        if self._is_flat:
            shares = [(1 - down, right) for right, down in shares]
        return [
            QPointF(box.x() + box.width() * right, box.y() + box.height() * down)
            for right, down in shares
        ]

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        old, new = self._boxes()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(new, QColor(theme().background or "#ffffff"))
        self._paint_map(painter, old)
        self._shade(painter, old, new)
        painter.setPen(QPen(QColor("#0a64c8"), 2))
        painter.drawRect(new)
        if self.shows_anchors:
            self._anchors(painter, old)
        painter.end()

    def _paint_map(self, painter: QPainter, old: QRectF) -> None:
        """The terrain, its first cell half a cell within a corner of its box."""
        painter.save()
        along = old.height() if self._is_flat else old.width()
        column, (x, y) = along / (self._old.cols + 0.5), self._sheet.spot(Cell(0, 0))
        half = QPointF(column / 2, column * grid.ROW_HEIGHT / 2)
        first = old.topLeft() + half
        if self._is_flat:
            first = old.topRight() + QPointF(-half.y(), half.x())
        painter.translate(first)
        painter.scale(column / self._sheet.mm, column / self._sheet.mm)
        painter.translate(-x, -y)
        self._texels.paint(painter, self._sheet)
        painter.restore()

    def _shade(self, painter: QPainter, old: QRectF, new: QRectF) -> None:
        """What falls off is crossed out in red."""
        painter.save()
        painter.setPen(QPen(QColor("#555555"), 1, Qt.PenStyle.DashLine))
        painter.drawRect(old)
        painter.setClipRect(old)
        painter.setPen(Qt.PenStyle.NoPen)
        for box in _outside(old, new):
            painter.fillRect(box, QColor(192, 40, 30, 90))
            painter.fillRect(box, Qt.BrushStyle.BDiagPattern)
        painter.restore()

    def _anchors(self, painter: QPainter, box: QRectF) -> None:
        for name, spot in zip(ANCHORS, self._spots(box), strict=True):
            is_chosen = name == self.anchor
            painter.setPen(QPen(QColor("#0a64c8"), 2))
            painter.setBrush(QColor("#0a64c8" if is_chosen else "#ffffff"))
            radius = 7 if is_chosen else 5
            painter.drawEllipse(spot, radius, radius)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        at = event.position()
        spots = self._spots(self._boxes()[0])
        nearest = min(range(9), key=lambda n: (spots[n] - at).manhattanLength())
        self._choose(nearest)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = STEPS.get(Qt.Key(event.key()))
        if step is None or not self.shows_anchors:
            super().keyPressEvent(event)
            return
        right, down = step
        if self._is_flat:
            right, down = down, -right
        here = ANCHORS.index(self.anchor)
        col, row = here % 3 + right, here // 3 + down
        self._choose(3 * max(0, min(row, 2)) + max(0, min(col, 2)))

    def _choose(self, number: int) -> None:
        if self.shows_anchors and ANCHORS[number] != self.anchor:
            self.anchor = ANCHORS[number]
            self.chosen.emit()


def is_flat(scenario: Scenario) -> bool:
    """Whether the board is drawn on its side: columns are counted downwards, rows to the left."""
    board = scenario.board
    return isinstance(board, HexBoard) and board.orientation == "flat"


def _on_its_side(box: QRectF) -> QRectF:
    """A box turned clockwise by a quarter, as boards of flat hexes are drawn."""
    return QRectF(-box.bottom(), box.x(), box.height(), box.width())


def _outside(old: QRectF, new: QRectF) -> list[QRectF]:
    """The parts of one box beside another one."""
    return [
        QRectF(old.left(), old.top(), old.width(), max(new.top() - old.top(), 0)),
        QRectF(old.left(), new.bottom(), old.width(), max(old.bottom() - new.bottom(), 0)),
        QRectF(old.left(), old.top(), max(new.left() - old.left(), 0), old.height()),
        QRectF(new.right(), old.top(), max(old.right() - new.right(), 0), old.height()),
    ]
