"""Small pictures for pages that show many: PNG files of few colours."""

import struct
import zlib
from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from drawing.qt.painting import Painting
from drawing.rendering.png import SIGNATURE, chunk
from drawing.shapes.symbols import Box, Picture

COLOURS = 48
"""A picture has so many: enough for the tints of a map and the soft edges of its lines."""
FINER = 2
"""A picture is painted so many times as large and then made smaller, which keeps thin lines."""
NEAR = 12
"""Colours that differ less than this in every part are taken for one."""
PALETTE = 3
"""How PNG calls pixels that are numbers of colours."""


def thumbnail(picture: Picture, width: int, colours: int = COLOURS) -> bytes:
    """A picture so many pixels wide as a PNG file of few colours."""
    return few_colours(_painted(picture, width), colours)


def few_colours(image: QImage, colours: int = COLOURS) -> bytes:
    """An image as a PNG file of few colours, those that it has most of."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    table = _table(image, colours)
    fewer = image.convertToFormat(
        QImage.Format.Format_Indexed8, table, Qt.ImageConversionFlag.ThresholdDither
    )
    return b"".join(_chunks(fewer, table))


def _painted(picture: Picture, width: int) -> QImage:
    painting = Painting()
    height = max(1, round(width * picture.height / picture.width))
    large = QImage(FINER * width, FINER * height, QImage.Format.Format_RGB32)
    large.fill(QColor(picture.background or "#ffffff"))
    painter = QPainter(large)
    try:
        painter.scale(large.width() / picture.width, large.height() / picture.height)
        painting.paint(painter, picture, Box(0, 0, picture.width, picture.height))
    finally:
        painter.end()
    return large.scaled(
        width,
        height,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    ).convertToFormat(QImage.Format.Format_RGB32)


def _table(image: QImage, most: int) -> list[int]:
    """The colours that are used most, none of them near another."""
    counted = Counter(memoryview(image.constBits()).cast("I"))
    chosen: list[int] = []
    for colour, _ in sorted(counted.items(), key=lambda one: (-one[1], one[0])):
        if all(_apart(colour, other) >= NEAR for other in chosen):
            chosen.append(colour)
            if len(chosen) == most:
                break
    return chosen


def _apart(one: int, other: int) -> int:
    return max(abs((one >> part & 255) - (other >> part & 255)) for part in (0, 8, 16))


def _chunks(image: QImage, table: list[int]) -> Iterator[bytes]:
    size = image.width(), image.height()
    bits, line = memoryview(image.constBits()), image.bytesPerLine()
    rows = (b"\0" + bytes(bits[y * line : y * line + size[0]]) for y in range(size[1]))
    yield SIGNATURE
    yield chunk(b"IHDR", struct.pack(">IIBBBBB", *size, 8, PALETTE, 0, 0, 0))
    yield chunk(b"PLTE", b"".join((colour & 0xFFFFFF).to_bytes(3, "big") for colour in table))
    yield chunk(b"IDAT", zlib.compress(b"".join(rows), 9))
    yield chunk(b"IEND", b"")
