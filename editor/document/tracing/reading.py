"""Reading a tracing picture: by its own decoder alone, once, and no larger than can be seen."""

from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader, QPainter

from drawing.files.art_files import LARGEST_FILE, ArtFile, NoArt, kind_of_picture
from model.bounded_files import read_file
from model.unreadable import Unreadable, quoted

MOST_KEPT: Final = 12_000_000
"""Pixels that are kept in memory: a scan of more is shown a little coarser."""
QUALITY: Final = 95
"""Of a photo that is written once more."""
SMALLEST: Final = 400
"""Pixels of a side: smaller copies for far views are not worth making."""


def read_picture(found: ArtFile) -> list[QImage]:
    """The picture and copies of half its size, for views from far away; NoArt where it is none."""
    try:
        data = read_file(found.path, LARGEST_FILE)
    except Unreadable as reason:
        raise NoArt(reason.message) from None
    levels = [decoded(data, found.path.rpartition("/")[2], found[1:])]
    while min(levels[-1].width(), levels[-1].height()) > SMALLEST:
        levels.append(_scaled(levels[-1], levels[-1].size() / 2))
    return levels


def decoded(data: bytes, named: str, size: tuple[int, int]) -> QImage:
    """A picture whose first bytes have said how large it is; NoArt where it is another one.

    Only the decoder of its kind is asked, and only for the first of its frames: what a file may
    hold besides (other formats, links, programs) is not looked at.
    """
    kind = kind_of_picture(data)
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind.lower().encode()))
    reader.setAutoDetectImageFormat(False)
    reader.setDecideFormatFromContent(False)
    reader.setAutoTransform(False)
    if not kind or reader.size() != QSize(*size):
        raise NoArt(f"{quoted(named)} does not say clearly how large it is.")
    kept = _kept(reader.size())
    if kind == "JPEG":  # it can be read smaller at once
        reader.setScaledSize(kept)
    image = reader.read()
    if image.isNull():
        raise NoArt(f"{quoted(named)} is a damaged {kind}: its pixels cannot be read.")
    return _painted(image, kept)


def upright(data: bytes) -> bytes:
    """A photo as its camera was held, whose pixels lie otherwise; nothing where they lie well.

    Every program that shows the file shows it so, whether it heeds what cameras note or not.
    """
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"jpeg"))
    reader.setAutoDetectImageFormat(False)
    if reader.transformation() == QImageIOHandler.Transformation.TransformationNone:
        return b""
    reader.setAutoTransform(True)
    reader.setScaledSize(_kept(reader.size()))
    turned = QBuffer()
    turned.open(QIODevice.OpenModeFlag.WriteOnly)
    reader.read().save(turned, "JPEG", QUALITY)  # type: ignore[call-overload]
    return bytes(turned.data().data())


def _kept(size: QSize) -> QSize:
    pixels = size.width() * size.height()
    return size if pixels <= MOST_KEPT else size * (MOST_KEPT / pixels) ** 0.5


def _painted(image: QImage, size: QSize) -> QImage:
    """The picture in the form that is painted fastest; no second large copy is made of it."""
    has_alpha = image.hasAlphaChannel()
    form = QImage.Format.Format_ARGB32_Premultiplied if has_alpha else QImage.Format.Format_RGB32
    if image.size() == size:
        return image.convertToFormat(form)
    painted = QImage(size, form)
    painted.fill(Qt.GlobalColor.transparent)
    painter = QPainter(painted)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(painted.rect(), image)
    painter.end()
    return painted


def _scaled(image: QImage, size: QSize) -> QImage:
    shape, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return image.scaled(size.expandedTo(QSize(1, 1)), shape, smooth)
