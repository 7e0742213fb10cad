"""Pictures as the pages of a PDF: exact sizes, text as text, and nothing about who made it."""

import os
from collections.abc import Iterator, Sequence
from hashlib import sha256

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QSizeF, QUuid
from PySide6.QtGui import QPageSize, QPainter, QPdfWriter, QTransform

from drawing.cannot import CannotDraw
from drawing.qt.application import started
from drawing.qt.painting import Painting
from drawing.qt.pdf_details import made_exact, metadata
from drawing.qt.pdf_texts import Line, Matrix, with_texts
from drawing.qt.words import placed
from drawing.shapes.symbols import Picture, Text
from model.files.atomic import write_atomically
from model.wording.plain_text import plain

DOTS = 1200
"""The unit in which Qt counts while it paints; lengths are not rounded to it."""
MM_PER_INCH = 25.4
LARGEST = 5080.0
"""Millimetres of a page's side: readers of PDF take no larger ones."""


def write_pdf(pages: Sequence[Picture], path: str | os.PathLike[str], title: str = "") -> None:
    write_atomically(path, pdf_bytes(pages, title))


def pdf_bytes(pages: Sequence[Picture], title: str = "") -> bytes:
    """A document of these pages; the same pages make the same bytes."""
    check_pages(pages)
    started()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    title = plain(title or pages[0].title)
    _describe(writer, title)
    writer.setPageSize(_size(pages[0]))
    painter = QPainter(writer)
    try:
        lines = list(_paint(painter, writer, pages))
    finally:
        painter.end()
    data = made_exact(bytes(buffer.data().data()), [(page.width, page.height) for page in pages])
    return with_texts(data, lines)


def check_pages(pages: Sequence[Picture]) -> None:
    """CannotDraw where a page is larger than a PDF can have."""
    if not pages:
        raise CannotDraw("a PDF without pages cannot be written")
    widest = max(max(page.width, page.height) for page in pages)
    if widest > LARGEST:
        raise CannotDraw(
            f"a page of {widest:,.0f} mm is too large for PDF, which ends at {LARGEST:,.0f} mm; "
            "fewer millimetres a cell will do"
        )


def _describe(writer: QPdfWriter, title: str) -> None:
    writer.setResolution(DOTS)
    writer.setTitle(title)
    writer.setCreator("Milepost")
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    mark = QUuid.fromRfc4122(QByteArray(sha256(title.encode()).digest()[:16]))
    writer.setDocumentId(mark)
    writer.setDocumentXmpMetadata(QByteArray(metadata(title)))


class _Noting(Painting):
    """Paints, and keeps what was written where."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Line] = []

    def write(self, painter: QPainter, text: Text) -> None:
        super().write(painter, text)
        words = plain(text.text)
        if words and text.size > 0:
            place = placed(text) * painter.worldTransform()
            self.lines.append(Line(words, _matrix(place), text.spacing / text.size))


def _matrix(place: QTransform) -> Matrix:
    return place.m11(), place.m12(), place.m21(), place.m22(), place.dx(), place.dy()


def _paint(painter: QPainter, writer: QPdfWriter, pages: Sequence[Picture]) -> Iterator[list[Line]]:
    """Paints the pages; what was written on each."""
    painting = _Noting()
    for number, page in enumerate(pages):
        if number:
            writer.setPageSize(_size(page))
            writer.newPage()
        painter.resetTransform()
        painter.scale(DOTS / MM_PER_INCH, DOTS / MM_PER_INCH)
        painting.lines = []
        painting.paint(painter, page)
        yield painting.lines


def _size(page: Picture) -> QPageSize:
    size = QSizeF(page.width, page.height)
    exactly = QPageSize.SizeMatchPolicy.ExactMatch
    return QPageSize(size, QPageSize.Unit.Millimeter, "page", exactly)
