"""The box on the world map with its grips, and the places that are drawn larger."""

import math
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen

from editor.new_map.geography.box_grips import Grip
from editor.new_map.geography.flat import down_at
from editor.new_map.geography.wish import Larger
from editor.new_map.geography.world_view import WorldView

HALF_GRIP: Final = 4.0
KM_A_DEGREE: Final = 111.2
LARGER: Final = "#d2622a"
"""Set off from the colour of selections, on land and on sea, by day and by night."""


def paint_box(
    painter: QPainter,
    box: QRectF,
    grips: Iterable[tuple[Grip, float, float]],
    palette: QPalette,
) -> None:
    colour = palette.color(QPalette.ColorRole.Highlight)
    inside = QColor(colour)
    inside.setAlpha(40)
    painter.setPen(QPen(colour, 2.0))
    painter.setBrush(inside)
    painter.drawRect(box)
    painter.setBrush(palette.color(QPalette.ColorRole.Base))
    painter.setPen(QPen(colour, 1.5))
    for _, x, y in grips:
        painter.drawRect(QRectF(x - HALF_GRIP, y - HALF_GRIP, 2 * HALF_GRIP, 2 * HALF_GRIP))


def paint_place(
    painter: QPainter, view: WorldView, place: Larger, palette: QPalette, *, is_chosen: bool
) -> None:
    """A disc as far as it reaches, and its middle to take hold of."""
    colour = QColor(LARGER)
    middle = QPointF(*view.pixel(place.lon, place.lat))
    degrees = place.km / KM_A_DEGREE
    high = abs(down_at(place.lat + degrees / 2) - down_at(place.lat - degrees / 2))
    wide = degrees / max(0.1, math.cos(math.radians(place.lat)))
    painter.setPen(QPen(colour, 1.5, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, wide * view.scale, high * view.scale)
    painter.setPen(QPen(colour, 2.0))
    painter.setBrush(colour if is_chosen else palette.color(QPalette.ColorRole.Base))
    painter.drawEllipse(middle, 5.0, 5.0)
