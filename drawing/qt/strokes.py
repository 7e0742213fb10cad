"""Wide lines along coasts: drawn piece by piece, which Qt does many times faster than at once.

The time that Qt takes for a line grows with the square of what lies over itself, and a wide line
with many small bends lies over itself everywhere. Pieces of an opaque line look no different.
"""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from drawing.symbols import Ink

PIECE = 12
"""So many bends are drawn at once."""
MANY = 48
"""Shorter lines are drawn as they are."""
WIDE = 3.0
"""Pixels."""
NEAR = 0.4
"""Bends that are so near to each other, in pixels, are one."""


def is_slow(ink: Ink, path: QPainterPath, dots: float) -> bool:
    """Whether a line is one that goes faster in pieces, and may."""
    is_opaque = bool(ink.line) and ink.opacity >= 1 and not ink.dash and ink.cap == "round"
    return is_opaque and ink.width * dots >= WIDE and path.elementCount() > MANY


def draw_in_pieces(painter: QPainter, path: QPainterPath, ink: Ink, dots: float) -> None:
    """Draws the line of a path in pixels, wherever the painter stands."""
    pen = QPen(QColor(ink.line), ink.width * dots)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    outlines = path.toSubpathPolygons(painter.worldTransform())
    painter.save()
    painter.resetTransform()
    painter.setPen(pen)
    for outline in outlines:
        for piece in _pieces(outline):
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
