"""A layer of a game, its track or what stands on it: painted once for a view, then only copied."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPixmap

from drawing.qt import Painting
from drawing.shapes.symbols import Box, Picture
from editor.canvas.view import View


class GameLayer:
    """A picture over the map that stays the same while the pointer moves."""

    def __init__(self) -> None:
        self._picture: Picture | None = None
        self._painting = Painting()
        self._kept: QPixmap | None = None
        self._key: tuple[View, int, int, float] | None = None

    def show(self, picture: Picture | None) -> None:
        """Another picture; what was kept of the last one would pile up."""
        self._picture, self._kept, self._painting = picture, None, Painting()

    def paint(self, painter: QPainter, view: View, seen: QRect, ratio: float) -> None:
        """Paints what is seen, in points of the window."""
        if self._picture is None:
            return
        key = (view, seen.width(), seen.height(), ratio)
        if self._kept is None or key != self._key:
            self._kept, self._key = self._painted(self._picture, view, seen, ratio), key
        painter.drawPixmap(0, 0, self._kept)

    def _painted(self, picture: Picture, view: View, seen: QRect, ratio: float) -> QPixmap:
        pixmap = QPixmap(round(seen.width() * ratio), round(seen.height() * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        try:
            painter.translate(view.dx, view.dy)
            painter.scale(view.scale, view.scale)
            x, y = view.spot(0, 0)
            box = Box(x, y, seen.width() / view.scale, seen.height() / view.scale)
            self._painting.paint(painter, picture, box)
        finally:
            painter.end()
        return pixmap
