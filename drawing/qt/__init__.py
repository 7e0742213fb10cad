"""Pictures painted by Qt: on a screen, as PNG, and as PDF at exact size.

The one place outside the editor that imports Qt. Where Qt is missing, importing this package
raises CannotDraw with a sentence that says what to install.
"""

from drawing.cannot import CannotDraw

try:
    from drawing.qt.painting import Painting as Painting
    from drawing.qt.painting import paint as paint
    from drawing.qt.pdf import check_pages as check_pages
    from drawing.qt.pdf import pdf_bytes as pdf_bytes
    from drawing.qt.pdf import write_pdf as write_pdf
    from drawing.qt.png import pixels_of as pixels_of
    from drawing.qt.png import png_bytes as png_bytes
    from drawing.qt.png import write_png as write_png
    from drawing.qt.words import can_show as can_show
except ImportError as trouble:
    from drawing.missing_qt import what_to_install

    raise CannotDraw(what_to_install(str(trouble))) from trouble
