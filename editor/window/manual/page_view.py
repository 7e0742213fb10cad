"""A page of the manual as it is read: text, tables, code and pictures in the window's colours."""

import re
from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QByteArray, QSizeF, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QImage,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from editor.window.manual.book import Book, Place
from editor.window.manual.laying_out import anchored, as_written, fit_pictures, lay_out
from editor.window.manual.texts import for_qt, headings_of

WIDEST: Final = 860
"""Pixels of a line, beyond which eyes lose their way back."""
MARGIN: Final = 18
MOST_MARKED: Final = 2000
TWICE: Final = re.compile(r"(@2x|-2x)\.png$")
"""Pictures for fine screens have twice the pixels."""
FEATURES: Final = (
    QTextDocument.MarkdownFeature.MarkdownDialectGitHub
    | QTextDocument.MarkdownFeature.MarkdownNoHTML
)


class PageView(QTextBrowser):
    """Shows one page of a book; reads nothing but that book, and follows no link by itself."""

    wanted = Signal(str)
    """A link was clicked, with its target as it is written."""

    def __init__(self, book: Book, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self.page = ""
        self._words: tuple[str, ...] = ()
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setFrameShape(QTextEdit.Shape.NoFrame)
        self.anchorClicked.connect(lambda url: self.wanted.emit(url.toString()))

    def show_page(self, page: str) -> None:
        """Shows a page from its beginning; NotThere where it cannot be read."""
        text = self._book.text(page)
        self.page = page
        # Laid out before it is shown: a long page would be laid out again with every change.
        document = QTextDocument(self)
        document.setUndoRedoEnabled(False)
        document.setDefaultFont(self.font())
        document.setMarkdown(for_qt(text), FEATURES)
        document.setDocumentMargin(MARGIN)
        as_written(document)
        anchored(document, headings_of(text))
        self._lay_out(document)
        self.setDocument(document)
        self._mark()

    def go_to(self, place: Place) -> None:
        """Goes to a heading of the page."""
        if place.anchor:
            self.scrollToAnchor(place.anchor)
        else:
            self.verticalScrollBar().setValue(0)

    def mark(self, words: Sequence[str]) -> None:
        """Marks words wherever they stand on the page."""
        self._words = tuple(words)
        self._mark()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:  # noqa: N802 (Qt's name)
        """Pictures of the book, and nothing else: neither of the disk nor of the network."""
        target = name.toString() if isinstance(name, QUrl) else name
        place = self._book.behind(self.page, target)
        data = self._book.picture(place.page) if place is not None else b""
        if kind != QTextDocument.ResourceType.ImageResource.value or not data:
            return None
        image = QImage.fromData(QByteArray(data))
        if TWICE.search(target):
            image.setDevicePixelRatio(2)
        return image

    def recolour(self) -> None:
        """The window has other colours."""
        if self.page:
            self._lay_out(self.document())
            self._mark()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        self._set_margins()
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit(self.document())

    def _set_margins(self) -> None:
        """A wide window has the page in its middle."""
        spare = max(0, self.width() - WIDEST - self.verticalScrollBar().width())
        self.setViewportMargins(spare // 2, 0, spare // 2, 0)

    def _lay_out(self, document: QTextDocument) -> None:
        mono = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        lay_out(document, self.palette(), mono.family())
        self._fit(document)

    def _fit(self, document: QTextDocument) -> None:
        """Pictures are no wider than the page."""
        room = self.viewport().width() - 2 * MARGIN
        fit_pictures(document, max(100, room), lambda name: self._natural(document, name))

    @staticmethod
    def _natural(document: QTextDocument, name: str) -> QSizeF:
        """How large a picture is on the screen."""
        image = document.resource(QTextDocument.ResourceType.ImageResource.value, QUrl(name))
        return image.deviceIndependentSize() if isinstance(image, QImage) else QSizeF()

    def _mark(self) -> None:
        """Found words stand on yellow, in light windows and in dark ones."""
        look = QTextCharFormat()
        look.setBackground(QColor("#ffe08a"))
        look.setForeground(QColor("#1f2326"))
        marks = []
        for word in self._words:
            for cursor in self._all(word):
                mark = QTextEdit.ExtraSelection()
                mark.cursor, mark.format = cursor, look
                marks.append(mark)
        self.setExtraSelections(marks[:MOST_MARKED])

    def _all(self, word: str) -> list[QTextCursor]:
        found: list[QTextCursor] = []
        cursor = self.document().find(word)
        while not cursor.isNull() and len(found) < MOST_MARKED:
            found.append(cursor)
            cursor = self.document().find(word, cursor)
        return found

    def first_marked(self) -> None:
        """Brings the first marked word below the heading in sight into sight."""
        if not self._words:
            return
        top = self.cursorForPosition(self.viewport().rect().topLeft())
        nearest = [self.document().find(word, top) for word in self._words]
        there = [cursor for cursor in nearest if not cursor.isNull()]
        if there:
            first = min(there, key=lambda cursor: cursor.position())
            first.clearSelection()
            if not self.viewport().rect().contains(self.cursorRect(first)):
                self.setTextCursor(first)
                self.ensureCursorVisible()
