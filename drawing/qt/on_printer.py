"""Pictures as the pages of a printer, each at its exact size on its own paper."""

from collections.abc import Sequence

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter

from drawing.cannot import CannotDraw
from drawing.qt.painting import Painting
from drawing.shapes.symbols import Picture

MM_PER_INCH = 25.4


def paint_on(device: QPagedPaintDevice, pages: Sequence[Picture]) -> None:
    """Paints the pages; CannotDraw where the device takes none."""
    if not pages:
        raise CannotDraw("no sheet was chosen")
    _lay(device, pages[0])
    painter = QPainter()
    if not painter.begin(device):
        raise CannotDraw("the printer takes no pages")
    try:
        for number, page in enumerate(pages):
            if number:
                _lay(device, page)
                device.newPage()
            painter.resetTransform()
            painter.scale(device.logicalDpiX() / MM_PER_INCH, device.logicalDpiY() / MM_PER_INCH)
            Painting().paint(painter, page)
    finally:
        painter.end()


def _lay(device: QPagedPaintDevice, page: Picture) -> None:
    """The paper upright or lying, whole: what we print keeps its own margins."""
    lies = page.width > page.height
    short, long = sorted((page.width, page.height))
    fuzzy = QPageSize.SizeMatchPolicy.FuzzyMatch
    size = QPageSize(QSizeF(short, long), QPageSize.Unit.Millimeter, "", fuzzy)
    way = QPageLayout.Orientation.Landscape if lies else QPageLayout.Orientation.Portrait
    device.setPageLayout(QPageLayout(size, way, QMarginsF(0, 0, 0, 0)))
