"""Icons of the editor: curves on a field of 24 by 24, drawn in the colours of the window."""

import itertools
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPalette, QPen, QPixmap

from editor.widgets.icons.book import BOOK
from editor.widgets.icons.strokes import Drawn

FIELD = 24.0
SIZES = (16, 24, 32, 48, 64)
FAINT = 0.4
"""How strongly colours are seen of what cannot be used."""


def icon(name: str, palette: QPalette) -> QIcon:
    """An icon by name, in the colours of a palette; a ring for a name that nobody drew."""
    ink = palette.color(QPalette.ColorRole.WindowText).name()
    grey = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.WindowText).name()
    return _icon(name, ink, grey)


@lru_cache(maxsize=512)
def _icon(name: str, ink: str, grey: str) -> QIcon:
    made = QIcon()
    for size in SIZES:
        made.addPixmap(_painted(name, ink, size))
        # As it is: what Qt tints for a chosen row can hardly be told apart.
        made.addPixmap(_painted(name, ink, size), QIcon.Mode.Selected)
        made.addPixmap(_painted(name, grey, size, FAINT), QIcon.Mode.Disabled)
    return made


def _painted(name: str, ink: str, size: int, strength: float = 1.0) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / FIELD, size / FIELD)
    painter.setOpacity(strength)
    for drawn in BOOK.get(name, BOOK["ring"]):
        _draw(painter, drawn, ink)
    painter.end()
    return pixmap


def _draw(painter: QPainter, drawn: Drawn, ink: str) -> None:
    colour = QColor(drawn.colour or ink)
    path = _path(drawn)
    if drawn.is_filled:
        painter.fillPath(path, colour)
        return
    pen = QPen(colour, drawn.width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if drawn.is_dashed:
        pen.setDashPattern([2, 2])
    painter.strokePath(path, pen)


def _path(drawn: Drawn) -> QPainterPath:
    path = QPainterPath()
    for circle in drawn.circles:
        x, y, radius = circle
        path.addEllipse(QPointF(x, y), radius, radius)
    for line in drawn.lines:
        points = [QPointF(x, y) for x, y in line]
        path.moveTo(points[0])
        if drawn.is_bent and len(points) > 2:
            _bend(path, points)
        else:
            for point in points[1:]:
                path.lineTo(point)
        if drawn.is_closed:
            path.closeSubpath()
    return path


def _bend(path: QPainterPath, points: list[QPointF]) -> None:
    """A smooth line through the middles between points, from the first to the last."""
    for here, after in itertools.pairwise(points):
        path.quadTo(here, after if after is points[-1] else (here + after) / 2)
