"""Wide lines along coasts: drawn piece by piece, which Qt does many times faster than at once.

The time that Qt takes for a line grows with the square of what lies over itself, and a wide line
with many small bends lies over itself everywhere. Pieces of an opaque line look no different.
"""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from drawing.shapes.symbols import Ink

PIECE = 12
"""So many bends are drawn at once."""
MANY = 48
"""Shorter lines are drawn as they are."""
WIDE, LONG = 3.0, 1000
"""Pixels, and bends: lines of either are slow."""
NEAR = 0.4
"""Bends that are so near to each other, in pixels, are one."""


def is_slow(ink: Ink, path: QPainterPath, dots: float) -> bool:
    """Whether a line is one that goes faster in pieces, and may."""
    is_opaque = bool(ink.line) and ink.opacity >= 1 and not ink.dash and ink.cap == "round"
    bends = path.elementCount()
    return is_opaque and bends > (MANY if ink.width * dots >= WIDE else LONG)


class Pieces:
    """The pieces of a path, kept for the next band of a picture that is painted in bands."""

    def __init__(self, path: QPainterPath) -> None:
        self._path = path
        self._reversed = QPainterPath()
        self._turn = QTransform()
        self._pieces: list[tuple[QPolygonF, QRectF]] = []

    def seen(self, painter: QPainter, wide: float = 0.0) -> list[QPolygonF]:
        """The pieces that a painter shows, in pixels off where it stands."""
        turn, device = painter.worldTransform(), painter.device()
        self._turned(QTransform(turn.m11(), turn.m12(), turn.m21(), turn.m22(), 0, 0))
        shown = QRectF(-turn.dx(), -turn.dy(), device.width(), device.height())
        shown.adjust(-wide - 1, -wide - 1, wide + 1, wide + 1)
        return [piece for piece, box in self._pieces if box.intersects(shown)]

    def _turned(self, turn: QTransform) -> None:
        if turn == self._turn and self._pieces:
            return
        outlines = self._path.toSubpathPolygons(turn)
        found = [piece for outline in outlines for piece in _pieces(outline)]
        # A box without height is no box to Qt.
        boxes = (piece.boundingRect().adjusted(-1, -1, 1, 1) for piece in found)
        self._turn, self._pieces = turn, list(zip(found, boxes, strict=True))

    def leftwards(self, painter: QPainter) -> QPainterPath:
        """The path in that of its directions in which what is seen of it runs to the left.

        Qt keeps the pixels of a row in a list and looks for each from the left: an area whose rim
        runs to the right takes a hundred times as long.
        """
        rightwards = sum(piece.last().x() - piece.first().x() for piece in self.seen(painter))
        if rightwards <= 0:
            return self._path
        if self._reversed.isEmpty():
            self._reversed = self._path.toReversed()
        return self._reversed


def draw_in_pieces(painter: QPainter, pieces: Pieces, ink: Ink, dots: float) -> None:
    """Draws the line of a path in pixels, wherever the painter stands."""
    wide = ink.width * dots
    pen = QPen(QColor(ink.line), wide)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    turn, seen = painter.worldTransform(), pieces.seen(painter, wide)
    painter.save()
    painter.setWorldTransform(QTransform.fromTranslate(turn.dx(), turn.dy()))
    painter.setPen(pen)
    for piece in seen:
        painter.drawPolyline(piece)
    painter.restore()


def _pieces(outline: QPolygonF) -> Iterator[QPolygonF]:
    points = _thinned(outline)
    for start in range(0, max(1, len(points) - 1), PIECE):
        yield QPolygonF(points[start : start + PIECE + 1])


def _thinned(outline: QPolygonF) -> list[QPointF]:
    every = outline.toList()
    kept = every[:1]
    for point in every[1:-1]:
        if (point - kept[-1]).manhattanLength() >= NEAR:
            kept.append(point)
    return [*kept, *every[1:][-1:]]
