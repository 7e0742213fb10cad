"""Small pictures of what would lie on a place: its hex, and the pieces as the map draws them."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from drawing.map.marks.place_spots import spot_of
from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet
from drawing.qt import Painting
from drawing.shapes.symbols import Box, Spot
from editor.play.board.map_layers import game_picture
from model.boards import grid
from model.pieces.piece import Piece

AROUND = 1.22
"""How much of the map a picture shows, in cells."""


class Thumbs:
    """Paints pictures in the look of a sheet."""

    def __init__(self, sheet: Sheet, neutrals: Sequence[str], ratio: float) -> None:
        self._sheet, self._neutrals, self._ratio = sheet, tuple(neutrals), ratio

    def picture(self, pieces: Sequence[Piece], side: int) -> QPixmap | None:
        """What lies at the place of the first piece; None where that is nowhere."""
        middle = spot_of(self._sheet, pieces[0].place) if pieces else None
        if middle is None:
            return None
        pixmap = QPixmap(round(side * self._ratio), round(side * self._ratio))
        pixmap.setDevicePixelRatio(self._ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        try:
            self._paint(painter, pieces, middle, side)
        finally:
            painter.end()
        return pixmap

    def _paint(self, painter: QPainter, pieces: Sequence[Piece], middle: Spot, side: int) -> None:
        around = AROUND * self._sheet.mm
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(side / around, side / around)
        painter.translate(around / 2 - middle[0], around / 2 - middle[1])
        cell = grid.nearest_cell(*self._sheet.position(middle))
        painter.setPen(QPen(QColor("#7d7668"), around * 0.012))
        painter.setBrush(QColor(self._sheet.theme.background))
        corners = [QPointF(*self._sheet.spot(one)) for one in grid.corners(cell)]
        painter.drawPolygon(QPolygonF(corners))
        overlay = Overlay(tuple(pieces), is_part=True, neutrals=self._neutrals)
        sheet = replace(self._sheet, overlay=overlay)
        box = Box(middle[0] - around / 2, middle[1] - around / 2, around, around)
        Painting().paint(painter, game_picture(sheet), box)
