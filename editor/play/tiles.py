"""Pictures that do not change, painted once in tiles and then only copied to the screen."""

from collections import OrderedDict

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from drawing.qt import Painting
from drawing.symbols import Box, Picture

SIDE = 512
"""Of a tile, in pixels of the screen."""
MOST = 160
"""Tiles that are kept, each a megabyte."""


class Tiles:
    """A picture at any scale."""

    def __init__(self, picture: Picture, painting: Painting) -> None:
        self._picture, self._painting = picture, painting
        self._kept: OrderedDict[tuple[float, int, int], QPixmap] = OrderedDict()

    def paint(
        self, painter: QPainter, shift: QPointF, scale: float, seen: QRectF, *, fresh: bool = True
    ) -> None:
        """Paints what is seen of the picture.

        `shift` and `seen` are in points of the window, `scale` in points a millimetre. Tiles that
        are not there yet are left out unless `fresh`.
        """
        ratio = painter.device().devicePixelRatio()
        step = SIDE / ratio
        wide, high = self._picture.width * scale, self._picture.height * scale
        columns = _numbers(seen.left() - shift.x(), seen.right() - shift.x(), wide, step)
        rows = _numbers(seen.top() - shift.y(), seen.bottom() - shift.y(), high, step)
        for row in rows:
            for column in columns:
                if fresh or (scale * ratio, column, row) in self._kept:
                    at = QPointF(shift.x() + column * step, shift.y() + row * step)
                    painter.drawPixmap(at, self._tile(scale, ratio, column, row))

    def _tile(self, scale: float, ratio: float, column: int, row: int) -> QPixmap:
        key = (scale * ratio, column, row)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._painted(scale * ratio, column, row)
            found.setDevicePixelRatio(ratio)
            while len(self._kept) > MOST:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found

    def _painted(self, dots: float, column: int, row: int) -> QPixmap:
        """A tile at so many pixels a millimetre."""
        tile = QPixmap(SIDE, SIDE)
        tile.fill(Qt.GlobalColor.transparent)
        painter = QPainter(tile)
        try:
            painter.translate(-column * SIDE, -row * SIDE)
            painter.scale(dots, dots)
            painter.setClipRect(QRectF(0, 0, self._picture.width, self._picture.height))
            side = SIDE / dots
            view = Box(column * side, row * side, side, side)
            self._painting.paint(painter, self._picture, view)
        finally:
            painter.end()
        return tile


def _numbers(start: float, end: float, length: float, step: float) -> range:
    """The tiles between two places, those beside the picture left out."""
    first, last = int(max(0.0, start) // step), int(min(length, end) // step)
    return range(first, last + 1) if end > 0 and start < length else range(0)
