"""Symbols as small images, put down by the thousand: what makes pictures of pixels fast.

A symbol is painted four times, moved by half a pixel each way, so that none stands more than a
quarter of a pixel from its place.
"""

import math
from array import array
from collections.abc import Iterable
from typing import cast

import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEngine, QPainter, QPixmap, QTransform

from drawing.qt.shapes import SymbolShapes
from drawing.shapes.symbols import Spot

FEWEST = 8
"""Below so many places a symbol is painted at once."""
LARGEST = 256
"""A symbol of more pixels a side is painted as it is."""
STEPS = 2
FIELDS = 10
"""Numbers that say where a fragment goes, as Qt keeps them."""


class Sprite:
    """A symbol in pixels, for each part of a pixel that it may begin at."""

    def __init__(self, shapes: SymbolShapes, scale: float) -> None:
        self.shapes = shapes
        box = shapes.box
        self.side = int(max(abs(box.x), abs(box.y), abs(box.right), abs(box.bottom)) * scale) + 2
        self.pixels = (2 * self.side * STEPS) ** 2
        self.pixmaps = [
            self._painted(scale, col / STEPS, row / STEPS)
            for row in range(STEPS)
            for col in range(STEPS)
        ]

    def at(self, x: float, y: float) -> tuple[QPixmap, int, int]:
        """The image for a place in pixels, and the column and row where it begins."""
        col, right = divmod(round(x * STEPS), STEPS)
        row, down = divmod(round(y * STEPS), STEPS)
        return self.pixmaps[down * STEPS + right], col - self.side, row - self.side

    def _painted(self, scale: float, right: float, down: float) -> QPixmap:
        pixmap = QPixmap(2 * self.side, 2 * self.side)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.side + right, self.side + down)
        painter.scale(scale, scale)
        self.shapes.draw(painter, scale, printed=False)
        painter.end()
        return pixmap


def scale_of(painter: QPainter) -> float:
    """Pixels a millimetre where sprites can be used, else 0."""
    turn = painter.worldTransform()
    if painter.paintEngine().type() != QPaintEngine.Type.Raster:
        return 0.0
    is_turned = turn.m12() or turn.m21() or turn.m11() != turn.m22()
    if is_turned or turn.m11() <= 0:
        return 0.0
    return turn.m11() * painter.device().devicePixelRatioF()


def stamp(painter: QPainter, sprite: Sprite, spots: Iterable[Spot]) -> None:
    """Puts a sprite down at many spots."""
    turn, ratio = painter.worldTransform(), painter.device().devicePixelRatioF()
    scale, corner = turn.m11() * ratio, (turn.dx() * ratio, turn.dy() * ratio)
    side = float(2 * sprite.side)
    usual = array("d", (0.0, 0.0, 0.0, 0.0, side, side, 1.0, 1.0, 0.0, 1.0))
    painter.save()
    painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
    for pixmap, (cols, rows) in zip(sprite.pixmaps, _phases(spots, scale, corner), strict=True):
        if cols:
            numbers = usual * len(cols)
            numbers[0::FIELDS] = cols
            numbers[1::FIELDS] = rows
            painter.drawPixmapFragments(_first(numbers), len(cols), pixmap)
    painter.restore()


def _phases(
    spots: Iterable[Spot], scale: float, corner: Spot
) -> list[tuple["array[float]", "array[float]"]]:
    """For each part of a pixel the columns and the rows of pixels where a sprite is put down."""
    phases = [(array("d"), array("d")) for _ in range(STEPS * STEPS)]
    fine, left, top = scale * STEPS, corner[0] * STEPS, corner[1] * STEPS
    height, row, part = math.nan, 0, 0
    for x, y in spots:
        if y != height:  # spots come row by row, mostly
            height = y
            row, part = divmod(round(y * fine + top), STEPS)
        col, right = divmod(round(x * fine + left), STEPS)
        cols, rows = phases[part * STEPS + right]
        cols.append(col)
        rows.append(row)
    return phases


def _first(numbers: "array[float]") -> QPainter.PixmapFragment:
    """The first of the fragments that lie in memory one after the other."""
    address = numbers.buffer_info()[0]
    return cast(QPainter.PixmapFragment, shiboken6.wrapInstance(address, QPainter.PixmapFragment))
