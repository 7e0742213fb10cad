"""How a page of the manual is laid out: room around headings, code on a ground, lined tables."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QFont,
    QFontInfo,
    QPalette,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextImageFormat,
    QTextListFormat,
    QTextTable,
)

from editor.window.manual.texts import Heading

LINE: Final = 128
"""Percent of the height of a line."""
ABOVE: Final = {1: 6, 2: 22, 3: 16}
SIZES: Final = {1: 1.7, 2: 1.35, 3: 1.12}
"""How much larger headings are than the text."""
BELOW: Final = 8
INSET: Final = 10
PICTURE: Final = "\ufffc"
"""What Qt writes where a picture stands."""
ROLE = QPalette.ColorRole
IS_CODE: Final = QTextFormat.Property.FontFixedPitch
HEIGHT: Final = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value


def as_written(document: QTextDocument) -> None:
    """Takes away the empty line that Qt begins a table with behind a block of code."""
    for table in _tables(document):
        first = table.cellAt(0, 0).firstCursorPosition()
        if not first.block().text() and table.cellAt(0, 0).lastCursorPosition() != first:
            first.deleteChar()


def anchored(document: QTextDocument, headings: Sequence[Heading]) -> None:
    """Gives every heading the anchor that links name."""
    blocks = (block for block in _blocks(document) if block.blockFormat().headingLevel())
    for block, heading in zip(blocks, headings, strict=False):
        cursor = QTextCursor(block)
        cursor.movePosition(
            QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor
        )
        named = QTextCharFormat()
        named.setAnchor(True)
        named.setAnchorNames([heading.anchor])
        cursor.mergeCharFormat(named)


def lay_out(document: QTextDocument, palette: QPalette, mono: str) -> None:
    """Gives a page its looks, in the colours of a window."""
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    for block in _blocks(document):
        _lay_out_block(block, palette)
        _lay_out_parts(block, palette, mono)
        _with_dots(block)
    for table in _tables(document):
        _lay_out_table(table, palette)
    cursor.endEditBlock()


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _lay_out_block(block: QTextBlock, palette: QPalette) -> None:
    plain = QTextBlockFormat()
    level = block.blockFormat().headingLevel()
    if not _is_code(block) and PICTURE not in block.text():
        plain.setLineHeight(LINE, HEIGHT)
    if level:
        plain.setTopMargin(ABOVE.get(level, 10))
        plain.setBottomMargin(BELOW)
    elif _is_code(block):
        plain.setBackground(palette.brush(ROLE.AlternateBase))
        plain.setLeftMargin(INSET)
        plain.setNonBreakableLines(False)
        plain.setTopMargin(0)
        plain.setBottomMargin(0 if _is_code(block.next()) else BELOW)
    elif QTextCursor(block).currentTable() is not None:
        plain.setTopMargin(0)
        plain.setBottomMargin(0)
    else:
        is_item = block.blockFormat().objectIndex() >= 0
        plain.setTopMargin(2 if is_item else BELOW / 2)
        plain.setBottomMargin(2 if is_item else BELOW)
    QTextCursor(block).mergeBlockFormat(plain)


def _is_code(block: QTextBlock) -> bool:
    return block.isValid() and block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence)


def _lay_out_parts(block: QTextBlock, palette: QPalette, mono: str) -> None:
    """Code in its letters on a ground, links in their colour, headings large."""
    level, is_code = block.blockFormat().headingLevel(), _is_code(block)
    for start, length, found in _parts(block):
        look = QTextCharFormat(found)
        if is_code or found.boolProperty(IS_CODE):
            look.setFontFamilies([mono, "monospace"])
            if not is_code:
                look.setBackground(palette.brush(ROLE.AlternateBase))
        if found.isAnchor() and found.anchorHref():
            look.setForeground(palette.brush(ROLE.Link))
        if level:
            look.clearProperty(QTextFormat.Property.FontSizeAdjustment)
            size = QFontInfo(block.document().defaultFont()).pointSizeF()
            look.setFontPointSize(size * SIZES.get(level, 1.0))
            look.setFontWeight(QFont.Weight.Bold)
        if look != found:
            _chosen(block, start, length).setCharFormat(look)


def fit_pictures(document: QTextDocument, room: float, natural: Callable[[str], QSizeF]) -> None:
    """Lets pictures be as large as they are, or as wide as there is room."""
    for block in _blocks(document):
        for start, length, found in _parts(block) if PICTURE in block.text() else ():
            if not found.isImageFormat():
                continue
            picture = QTextImageFormat(found.toImageFormat())
            size = natural(picture.name())
            if size.isEmpty():
                continue
            share = min(1.0, (room - _indent(block)) / size.width())
            picture.setWidth(int(size.width() * share))
            picture.setHeight(int(size.height() * share))
            if picture != found:
                _chosen(block, start, length).setCharFormat(picture)


def _indent(block: QTextBlock) -> float:
    """How far an item of a list stands from the edge."""
    is_item = block.blockFormat().objectIndex() >= 0
    return block.document().indentWidth() * block.textList().format().indent() if is_item else 0.0


def _chosen(block: QTextBlock, start: int, length: int) -> QTextCursor:
    cursor = QTextCursor(block)
    cursor.setPosition(start)
    cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
    return cursor


def _parts(block: QTextBlock) -> list[tuple[int, int, QTextCharFormat]]:
    """The parts of a block that look alike; written down, as they change with their looks."""
    found, parts = [], block.begin()
    while not parts.atEnd():
        part = parts.fragment()
        if part.isValid():
            found.append((part.position(), part.length(), part.charFormat()))
        parts += 1
    return found


def _tables(document: QTextDocument) -> Iterator[QTextTable]:
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            yield frame


def _lay_out_table(table: QTextTable, palette: QPalette) -> None:
    look = table.format()
    look.setBorder(1)
    look.setBorderCollapse(True)
    look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    look.setBorderBrush(QBrush(palette.color(ROLE.Mid), Qt.BrushStyle.SolidPattern))
    look.setCellPadding(4)
    look.setCellSpacing(0)
    look.setTopMargin(BELOW)
    look.setBottomMargin(BELOW * 2)
    table.setFormat(look)
    for column in range(table.columns()):
        cell = table.cellAt(0, column)
        head = cell.format()
        head.setBackground(palette.brush(ROLE.AlternateBase))
        cell.setFormat(head)
        bold = QTextCharFormat()
        bold.setFontWeight(QFont.Weight.Bold)
        cursor = cell.firstCursorPosition()
        cursor.setPosition(cell.lastPosition(), QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(bold)


def _with_dots(block: QTextBlock) -> None:
    """Items that are not counted have dots."""
    if block.blockFormat().objectIndex() < 0:
        return
    items = block.textList()
    if items.format().style() == QTextListFormat.Style.ListCircle:
        look = items.format()
        look.setStyle(QTextListFormat.Style.ListDisc)
        items.setFormat(look)
