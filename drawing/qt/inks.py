"""Inks as Qt's pens and brushes, and curves as its paths."""

from functools import cache, lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

from drawing.rendering.patterns import TILES, Tile
from drawing.shapes.symbols import Bend, Close, Curve, Ink, Move

PRINTED = 1200 / 25.4
"""The dots of a millimetre in which the patterns of a PDF are drawn."""
TOGETHER = 4
"""So many tiles a side make one image: the fewer the seams, the fewer are seen."""
MOST_PATTERNS = 64
"""Patterns that are kept: a window that is zoomed wants them in another size each time."""
_CAPS = {"butt": Qt.PenCapStyle.FlatCap, "round": Qt.PenCapStyle.RoundCap}
_THINNEST = 0.001


def path_of(curve: Curve, scale: float = 1.0) -> QPainterPath:
    """The steps of a pen; areas are filled by the even-odd rule, as a new path is."""
    path = QPainterPath()
    for step in curve:
        if isinstance(step, Bend):
            (x, y), (x2, y2), (x3, y3) = step
            path.cubicTo(x * scale, y * scale, x2 * scale, y2 * scale, x3 * scale, y3 * scale)
        elif isinstance(step, Close):
            path.closeSubpath()
        else:
            ((x, y),) = step
            go = path.moveTo if isinstance(step, Move) else path.lineTo
            go(x * scale, y * scale)
    return path


@cache
def pen_of(ink: Ink) -> QPen:
    """The line of an ink; Qt counts dashes in widths of the line."""
    if not ink.line or ink.width <= 0:
        return QPen(Qt.PenStyle.NoPen)
    pen = QPen(_colour(ink.line, ink), ink.width)
    pen.setCapStyle(_CAPS[ink.cap])
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if ink.dash:
        dash = ink.dash if len(ink.dash) % 2 == 0 else ink.dash * 2
        pen.setDashPattern([max(length, _THINNEST) / ink.width for length in dash])
    return pen


@cache
def brush_of(ink: Ink) -> QBrush:
    return QBrush(_colour(ink.fill, ink)) if ink.fill else QBrush(Qt.BrushStyle.NoBrush)


def _colour(text: str, ink: Ink) -> QColor:
    """Faint inks have faint colours: a painter's own opacity would spoil the lines after it."""
    colour = QColor(text)
    colour.setAlphaF(min(1.0, max(0.0, ink.opacity)))
    return colour


@lru_cache(maxsize=MOST_PATTERNS)
def pattern_of(name: str, line: str, dots: float, *, printed: bool) -> QBrush:
    """A pattern as an image that is repeated.

    A PDF presses colours with losses and the mask sharply: there the image is of one colour, and
    the mask alone says what is seen.
    """
    tile = TILES[name]
    side = max(1, round(tile.size * dots)) * TOGETHER
    scale = side / (tile.size * TOGETHER)
    colour = QColor(line)
    if printed:
        image = QImage(side, side, QImage.Format.Format_ARGB32)
        image.fill(colour.rgb() & 0xFFFFFF)
    else:
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
    _draw_tiles(image, tile, colour, scale, smooth=not printed)
    brush = QBrush(image)
    brush.setTransform(QTransform.fromScale(1 / scale, 1 / scale))
    return brush


def _draw_tiles(image: QImage, tile: Tile, line: QColor, scale: float, *, smooth: bool) -> None:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, smooth)
    painter.scale(scale, scale)
    pen = QPen(line, tile.width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    lines, dots = [path_of(one) for one in tile.lines], [path_of(one) for one in tile.dots]
    for number in range(TOGETHER * TOGETHER):
        row, col = divmod(number, TOGETHER)
        box = QPainterPath()
        box.addRect(col * tile.size, row * tile.size, tile.size, tile.size)
        painter.setClipPath(box)
        for path in lines:
            painter.strokePath(path.translated(col * tile.size, row * tile.size), pen)
        for path in dots:
            painter.fillPath(path.translated(col * tile.size, row * tile.size), QBrush(line))
    painter.end()
