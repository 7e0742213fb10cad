"""Payouts against distance: a point for each demand, by which its row is chosen."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from editor.systems.crayon.beside.deck_figures import Point, ticks
from editor.systems.crayon.sheets.demands import Place
from editor.widgets.contrast import trouble_colour
from editor.words import tr

RADIUS = 3.2
NEAR = 10.0
"""Pixels within which a click means a point."""
PIXELS_A_TICK = 46
AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
STRENGTH = 150
"""How strongly points are seen, so that those upon each other are darker."""


class PayoutPlot(QWidget):
    """Points with the mileposts of a haul across and the payout upwards."""

    row_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._points: tuple[Point, ...] = ()
        self._tips: dict[Place, str] = {}
        self._chosen: frozenset[Place] = frozenset()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumHeight(130)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Payouts by distance"))
        self.setToolTip(tr("Each point is a demand: a click chooses its row."))

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        return QSize(300, 200)

    def show_points(self, points: Sequence[Point], tips: dict[Place, str]) -> None:
        """Points of demands whose haul is known."""
        known = (point for point in points if point.fair is not None)
        self._points = tuple(sorted(known, key=lambda one: (one.fair.mileposts, one.pays)))  # type: ignore[union-attr]
        self._tips = tips
        self.update()

    def show_rows(self, rows: Collection[Place]) -> None:
        self._chosen = frozenset(rows)
        here = next((point for point in self._points if point.row in self._chosen), None)
        self.setAccessibleDescription("" if here is None else self._tips.get(here.row, ""))
        self.update()

    # -- where everything is

    @property
    def points(self) -> tuple[Point, ...]:
        """What is shown, near hauls first."""
        return self._points

    def spot(self, point: Point) -> QPointF:
        """Where a point is."""
        far, dear = self._most()
        box = self._box()
        across = (point.fair.mileposts if point.fair else 0) / far
        up = point.pays / dear
        return QPointF(box.left() + across * box.width(), box.bottom() - up * box.height())

    def _most(self) -> tuple[int, int]:
        far = max((one.fair.mileposts for one in self._points if one.fair), default=1)
        dear = max((max(one.pays, one.fair.amount) for one in self._points if one.fair), default=1)
        return max(far, 1), max(dear, 1)

    def _box(self) -> QRectF:
        letters = self.fontMetrics()
        left = letters.horizontalAdvance(str(self._most()[1])) + 12
        below = 2 * letters.height() + 8
        top = letters.height() + 6
        return QRectF(left, top, self.width() - left - 14, self.height() - below - top)

    def _at(self, spot: QPointF) -> Point | None:
        """The nearest point, where it is near enough."""
        found = min(self._points, key=lambda one: _away(self.spot(one), spot), default=None)
        is_near = found is not None and _away(self.spot(found), spot) <= NEAR * NEAR
        return found if is_near else None

    # -- mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        found = self._at(event.position())
        if found is not None:
            self.row_wanted.emit(found.row)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Right and Up lead to the next point, Left and Down to the one before."""
        way = {
            Qt.Key.Key_Right: 1, Qt.Key.Key_Up: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: -1,
        }.get(Qt.Key(event.key()), 0)  # fmt: skip
        if not way or not self._points:
            super().keyPressEvent(event)
            return
        here = next((n for n, one in enumerate(self._points) if one.row in self._chosen), -1)
        goal = min(max(here + way, 0), len(self._points) - 1)
        self.row_wanted.emit(self._points[goal].row)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            found = self._at(QPointF(event.pos()))
            text = self._tips.get(found.row, "") if found is not None else self.toolTip()
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return bool(super().event(event))

    # -- painting

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Base))
        self._paint_axes(painter)
        for point in self._points:
            if point.row not in self._chosen:
                self._paint_point(painter, point)
        for point in self._points:
            if point.row in self._chosen:
                self._paint_chosen(painter, point)
        if self.hasFocus():
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()

    def _paint_axes(self, painter: QPainter) -> None:
        box, (far, dear), letters = self._box(), self._most(), self.fontMetrics()
        text = self.palette().color(QPalette.ColorRole.Text)
        faint = QColor(text)
        faint.setAlphaF(0.18)
        high = letters.height()
        for number in ticks(dear, int(box.height() / PIXELS_A_TICK)):
            y = box.bottom() - number / dear * box.height()
            painter.setPen(QPen(faint, 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(text)
            room = QRectF(0, y - high / 2, box.left() - 6, high)
            painter.drawText(room, AT_RIGHT, str(number))
        for number in ticks(far, int(box.width() / PIXELS_A_TICK)):
            x = box.left() + number / far * box.width()
            room = QRectF(x - 30, box.bottom() + 2, 60, high)
            painter.drawText(room, Qt.AlignmentFlag.AlignHCenter, str(number))
        below = QRectF(box.left(), box.bottom() + high + 3, box.width(), high)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, tr("Mileposts of the haul"))
        painter.drawText(
            QRectF(4, 1, self.width() - 8, high), Qt.AlignmentFlag.AlignLeft, tr("Pays")
        )

    def _paint_point(self, painter: QPainter, point: Point) -> None:
        """A dot; a square where it strays, so that it is told without colours too."""
        spot = self.spot(point)
        painter.setPen(Qt.PenStyle.NoPen)
        if point.strays:
            painter.setBrush(QColor(trouble_colour(self.palette())))
            painter.drawRect(QRectF(spot.x() - RADIUS, spot.y() - RADIUS, 2 * RADIUS, 2 * RADIUS))
            return
        colour = QColor(self.palette().color(QPalette.ColorRole.Highlight))
        colour.setAlpha(STRENGTH)
        painter.setBrush(colour)
        painter.drawEllipse(spot, RADIUS, RADIUS)

    def _paint_chosen(self, painter: QPainter, point: Point) -> None:
        """A ring around it, and a line to what the formula says."""
        spot, text = self.spot(point), self.palette().color(QPalette.ColorRole.Text)
        if point.fair is not None:
            goal = self.spot(point._replace(pays=point.fair.amount))
            painter.setPen(QPen(text, 1.4))
            painter.drawLine(spot, goal)
            painter.drawLine(goal - QPointF(6, 0), goal + QPointF(6, 0))
        self._paint_point(painter, point)
        painter.setPen(QPen(text, 1.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(spot, 2 * RADIUS, 2 * RADIUS)


def _away(one: QPointF, other: QPointF) -> float:
    x, y = one.x() - other.x(), one.y() - other.y()
    return x * x + y * y
