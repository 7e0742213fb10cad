"""Pictures in pixels, at exact size: painted in bands and pressed as they come."""

import os
from collections.abc import Iterator

from PySide6.QtGui import QColor, QImage, QPainter

from drawing.cannot import CannotDraw
from drawing.qt.painting import Painting
from drawing.rendering.png import LEVEL, UNFILTERED, Buffer, png_chunks
from drawing.shapes.symbols import Box, Picture
from model.files.atomic import write_atomically

DPI = 300.0
MM_PER_INCH = 25.4
WIDEST = 32_000
"""Pixels of one row: Qt paints no wider ones."""
MOST_PIXELS = 1_000_000_000
BAND_PIXELS = 8_000_000
"""So many are held at a time, four bytes each."""


def write_png(
    picture: Picture, path: str | os.PathLike[str], dpi: float = DPI, level: int = LEVEL
) -> None:
    write_atomically(path, png_bytes(picture, dpi, level))


def png_bytes(picture: Picture, dpi: float = DPI, level: int = LEVEL) -> bytes:
    """The picture as a PNG file that knows its size in millimetres."""
    width, height = pixels_of(picture, dpi)
    return b"".join(png_chunks((width, height), dpi, _bands(picture, dpi, width, height), level))


def pixels_of(picture: Picture, dpi: float) -> tuple[int, int]:
    """How many pixels a picture has; CannotDraw where they are too many."""
    width, height = (
        max(1, round(side * dpi / MM_PER_INCH)) for side in (picture.width, picture.height)
    )
    if max(width, height) > WIDEST or width * height > MOST_PIXELS:
        raise CannotDraw(
            f"{picture.width:.0f} × {picture.height:.0f} mm at {dpi:g} dpi are {width:,} × "
            f"{height:,} pixels, more than can be painted; a smaller dpi or PDF will do"
        )
    return width, height


def _bands(picture: Picture, dpi: float, width: int, height: int) -> Iterator[Buffer]:
    painting, scale = Painting(), dpi / MM_PER_INCH
    rows = min(height, max(1, BAND_PIXELS // width))
    image = QImage(width, rows, QImage.Format.Format_RGB32)
    for top in range(0, height, rows):
        image.fill(QColor(picture.background or "#ffffff"))
        painter = QPainter(image)
        try:
            painter.translate(0, -top)
            painter.scale(scale, scale)
            painting.paint(painter, picture, Box(0, top / scale, width / scale, rows / scale))
        finally:
            painter.end()
        yield _rows(image, min(rows, height - top))


def _rows(image: QImage, count: int) -> bytes:
    """The pixels of the first rows as PNG wants them: a zero, as no row is filtered, and a row."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    bits, line, length = plain.constBits(), plain.bytesPerLine(), 3 * image.width()
    starts = range(0, count * line, line)
    return UNFILTERED + UNFILTERED.join([bits[start : start + length] for start in starts])
