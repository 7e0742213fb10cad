"""What part of a map is seen, and how large: shift and scale, in points of the window."""

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSizeF

from drawing.symbols import Spot

LARGEST = 12.0
"""Points a millimetre: a milepost every 100 points."""
MARGIN = 8.0


@dataclass(slots=True)
class Camera:
    """Millimetres of a picture to points of a window."""

    scale: float = 1.0
    shift: QPointF = field(default_factory=QPointF)
    least: float = 0.1

    def point(self, spot: Spot) -> QPointF:
        return QPointF(spot[0] * self.scale, spot[1] * self.scale) + self.shift

    def spot(self, point: QPointF) -> Spot:
        away = point - self.shift
        return away.x() / self.scale, away.y() / self.scale

    def fit(self, picture: QSizeF, window: QSizeF) -> None:
        """Shows the whole picture in the middle of a window."""
        room = QSizeF(max(1.0, window.width() - MARGIN), max(1.0, window.height() - MARGIN))
        wide, high = max(1.0, picture.width()), max(1.0, picture.height())
        self.scale = min(room.width() / wide, room.height() / high, LARGEST)
        self.least = self.scale * 0.5
        rest = window - picture * self.scale
        self.shift = QPointF(rest.width() / 2, rest.height() / 2)

    def zoom(self, factor: float, at: QPointF) -> None:
        """Larger or smaller; what is at a point stays there."""
        spot = self.spot(at)
        self.scale = min(max(self.scale * factor, self.least), LARGEST)
        self.shift += at - self.point(spot)

    def centre(self, spot: Spot, window: QSizeF) -> None:
        middle = QPointF(window.width() / 2, window.height() / 2)
        self.shift += middle - self.point(spot)

    def shows(self, spot: Spot, window: QSizeF) -> bool:
        """Whether a place is well inside the window."""
        inside = QRectF(0, 0, window.width(), window.height()).adjusted(40, 40, -40, -40)
        return inside.contains(self.point(spot))
