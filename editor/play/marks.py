"""What is drawn over the map of a game: where something can be done, and what a click would do."""

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from drawing.map.sheet.sheet import Sheet
from editor.canvas.view import View
from engine.showing.plans import Plan, Step
from engine.showing.player_aid import StandingTrain
from model.notation import Cell

HALO = QColor(255, 255, 255, 220)
INK = QColor(24, 24, 28)
TARGET = 0.17
"""The radius of a target, in mileposts."""
TRAIN = 8.0
"""The radius of the disc that stands for a train on a small map, in points."""
SMALLEST, LARGEST = 2.5, 8.0
"""The same in points, however small or large the map is."""


@dataclass(slots=True)
class Marks:
    """What is to be seen over the map."""

    colour: QColor = field(default_factory=lambda: QColor("#444444"))
    """Of the seat that has to act."""
    cells: Collection[Cell] = ()
    """Where a click does something in one step."""
    edges: Collection[Step] = ()
    """Sections that can be chosen."""
    plan: Plan | None = None
    """What a click at the pointer would do."""
    pointed: Cell | None = None
    wanted: Collection[Cell] = ()
    found: Collection[Cell] = ()
    """Cities of a demand that somebody looks at: who wants the good, and who has it."""


class MarksPainter:
    """Paints marks with a painter whose units are points of the window."""

    def __init__(self, painter: QPainter, sheet: Sheet, view: View) -> None:
        self.painter, self.sheet, self.view = painter, sheet, view
        self.cell = sheet.mm * view.scale
        """The distance of two mileposts, in points."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint(self, marks: Marks, font: QFont) -> None:
        for cells, colour in ((marks.found, "#2f7d32"), (marks.wanted, "#c2410c")):
            for cell in cells:
                self._beacon(cell, QColor(colour))
        self._lines(marks.edges, marks.colour, 0.2, Qt.PenStyle.DotLine)
        radius = min(max(self.cell * TARGET, SMALLEST), LARGEST)
        for cell in marks.cells:
            self._target(cell, radius, marks.colour)
        if marks.plan is not None:
            self._lines(marks.plan.later, marks.colour, 0.08, Qt.PenStyle.DotLine)
            self._lines(marks.plan.steps, marks.colour, 0.15, Qt.PenStyle.SolidLine)
        if marks.pointed is not None:
            self._pointer(marks.pointed, marks.colour if marks.plan is not None else None)
            if marks.plan is not None and marks.plan.short:
                self._tag(marks.pointed, marks.plan.short, font)

    def trains(self, trains: Iterable[StandingTrain], font: QFont) -> None:
        """Trains as discs with the number of their seat, where engines would be too small."""
        small = QFont(font)
        small.setBold(True)
        small.setPixelSize(round(TRAIN * 1.3))
        beside: Counter[Cell] = Counter()
        for train in trains:
            at = self._point(train.at) + QPointF(2 * TRAIN * beside[train.at], 0)
            beside[train.at] += 1
            colour = QColor(self.sheet.theme.seat(train.seat).line)
            self.painter.setPen(QPen(HALO, 2.0))
            self.painter.setBrush(colour)
            self.painter.drawEllipse(at, TRAIN, TRAIN)
            self.painter.setPen(INK if colour.lightness() > 150 else HALO)
            self.painter.setFont(small)
            box = QRectF(at.x() - TRAIN, at.y() - TRAIN, 2 * TRAIN, 2 * TRAIN)
            self.painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(train.seat + 1))

    def _point(self, cell: Cell) -> QPointF:
        return QPointF(*self.view.pixel(self.sheet.spot(cell)))

    def _target(self, cell: Cell, radius: float, colour: QColor) -> None:
        self._ring(cell, radius, HALO, radius * 0.9)
        self._ring(cell, radius, colour, radius * 0.5)

    def _ring(self, cell: Cell, radius: float, colour: QColor, width: float) -> None:
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(QPen(colour, width))
        self.painter.drawEllipse(self._point(cell), radius, radius)

    def _pointer(self, cell: Cell, colour: QColor | None) -> None:
        radius = max(self.cell * 0.42, 5.0)
        self._ring(cell, radius, HALO, 4.0)
        self._ring(cell, radius, colour or INK, 2.0)

    def _beacon(self, cell: Cell, colour: QColor) -> None:
        """A city that somebody looks for."""
        radius = max(self.cell * 0.85, 11.0)
        self._ring(cell, radius, HALO, 7.0)
        self._ring(cell, radius, colour, 4.0)

    def _lines(
        self, steps: Iterable[Step], colour: QColor, width: float, style: Qt.PenStyle
    ) -> None:
        path = QPainterPath()
        for one, other in steps:
            path.moveTo(self._point(one))
            path.lineTo(self._point(other))
        wide = max(self.cell * width, 2.5)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (QPen(HALO, wide + 3.0), QPen(colour, wide, style)):
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            self.painter.setPen(pen)
            self.painter.drawPath(path)

    def _tag(self, cell: Cell, text: str, font: QFont) -> None:
        """A few words beside the pointer, inside the window."""
        metrics = QFontMetricsF(font)
        size = metrics.size(0, text)
        box = QRectF(0, 0, size.width() + 14, size.height() + 6)
        at = self._point(cell) + QPointF(16, 14)
        seen = QRectF(self.painter.viewport())
        at.setX(min(at.x(), seen.right() - box.width() - 4))
        if at.y() + box.height() > seen.bottom() - 4:
            at.setY(at.y() - box.height() - 28)
        box.moveTopLeft(at)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(24, 24, 28, 225))
        self.painter.drawRoundedRect(box, 5, 5)
        self.painter.setPen(QColor("#ffffff"))
        self.painter.setFont(font)
        self.painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
