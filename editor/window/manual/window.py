"""The window of the manual: contents and search on the left, the page on the right."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.widgets.elided import ElidedLabel
from editor.widgets.icons import icon
from editor.window.manual.book import HOME, Book, NotThere, Place
from editor.window.manual.contents import Contents
from editor.window.manual.page_view import PageView
from editor.window.manual.searching import LONGEST, Hit, hits, words_of
from editor.window.manual.trail import Trail
from editor.words import tr, trn

SOON_MS: Final = 120
"""After so long a pause what was typed is searched for."""
ROLE: Final = Qt.ItemDataRole.UserRole
OUTSIDE: Final = ("http", "https", "mailto")


class ManualWindow(QMainWindow):
    """Reads the book beside the map."""

    def __init__(self, book: Book, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("manual")
        self.setWindowTitle(tr("Manual of Milepost"))
        self.book = book
        self.trail = Trail()
        self.contents = Contents(book)
        self.page = PageView(book)
        self.page.setAccessibleName(tr("Page of the manual"))
        self.line = QLineEdit(clearButtonEnabled=True, maxLength=LONGEST)
        self.line.setPlaceholderText(tr("Search the manual"))
        self.line.setAccessibleName(tr("Search the manual"))
        self.found = QListWidget()
        self.found.setAccessibleName(tr("What was found"))
        self.found.setWordWrap(True)
        self.found.setSpacing(3)
        self.found.setAlternatingRowColors(True)
        self.left = QStackedWidget()
        self.told = ElidedLabel()
        self.back = self._button("back", tr("Back"), "Alt+Left", self.go_back)
        self.forward = self._button("forward", tr("Forward"), "Alt+Right", self.go_forward)
        self.home = self._button("home", tr("Contents"), "Alt+Home", self.go_home)
        self._lay_out()
        self._connect()
        self.resize(1120, 780)

    # -- making

    def _button(self, name: str, title: str, key: str, do: Callable[[], None]) -> QToolButton:
        button = QToolButton()
        button.setAutoRaise(True)
        button.setIcon(icon(name, self.palette()))
        button.setObjectName(name)
        button.setAccessibleName(title)
        shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        button.setToolTip(f"{title} ({shown})")
        button.setShortcut(QKeySequence(key))
        button.clicked.connect(lambda _=False: do())
        return button

    def _lay_out(self) -> None:
        self.left.addWidget(self.contents)
        self.left.addWidget(self.found)
        bar = QHBoxLayout()
        for button in (self.back, self.forward, self.home):
            bar.addWidget(button)
        bar.addWidget(self.line, 1)
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(6, 6, 6, 6)
        column.addLayout(bar)
        column.addWidget(self.left, 1)
        middle = QSplitter(Qt.Orientation.Horizontal, childrenCollapsible=False)
        middle.addWidget(side)
        middle.addWidget(self.page)
        middle.setStretchFactor(1, 1)
        middle.setSizes([320, 800])
        self.setCentralWidget(middle)
        self.statusBar().addWidget(self.told, 1)

    def _connect(self) -> None:
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self.search)
        self.line.textChanged.connect(lambda _: self._soon.start())
        self.line.returnPressed.connect(self.open_first)
        self.found.itemActivated.connect(self._open_found)
        self.found.itemClicked.connect(self._open_found)
        self.contents.chosen.connect(self.open)
        self.page.wanted.connect(self.follow)
        self.page.highlighted.connect(lambda url: self.told.tell(self._where(url.toString())))
        for keys, do in (
            (QKeySequence.StandardKey.Find, self._ask),
            (QKeySequence.StandardKey.ZoomIn, self.page.zoomIn),
            (QKeySequence.StandardKey.ZoomOut, self.page.zoomOut),
            (QKeySequence.StandardKey.Close, self.close),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(do)

    # -- reading

    def open(self, place: Place) -> bool:
        """Shows a place of the book; one that is not there is told in the status line."""
        self.trail.leave_at(self.page.verticalScrollBar().value())
        if not self._show(place):
            return False
        self.trail.go_to(place)
        self._follow()
        return True

    def go_home(self) -> None:
        self.open(Place(HOME))

    def go_back(self) -> None:
        self._go(self.trail.back())

    def go_forward(self) -> None:
        self._go(self.trail.forward())

    def follow(self, target: str) -> None:
        """Goes where a link leads: in the book here, into the world in the browser of the user."""
        url = QUrl(target)
        if url.scheme() in OUTSIDE:
            QDesktopServices.openUrl(url)
            return
        place = self.book.behind(self.page.page, target)
        if place is None or not self.open(place):
            self.told.tell(self._where(target))

    def search(self) -> None:
        """Lists the sections that have all words; without words the contents are there."""
        self._soon.stop()
        words = words_of(self.line.text())
        self.left.setCurrentWidget(self.found if words else self.contents)
        self.page.mark(words)
        self.found.clear()
        if not words:
            self.told.tell("")
            return
        list_of = hits(self.book, self.line.text())
        for hit in list_of:
            self.found.addItem(_item(hit))
        nothing = tr("Nothing was found. All words must stand in one section; try fewer.")
        count = trn("{n} section was found", "{n} sections were found", len(list_of))
        self.told.tell(count if list_of else nothing)

    def _show(self, place: Place) -> bool:
        try:
            if self.page.page != place.page:
                self.page.show_page(place.page)
        except NotThere:
            text = tr("{page} is not part of this manual.")
            self.told.tell(text.format(page=place.page))
            return False
        self.page.go_to(place)
        return True

    def _go(self, spot: tuple[Place, int] | None) -> None:
        if spot is not None and self._show(spot[0]):
            self.page.verticalScrollBar().setValue(spot[1])
            self._follow()

    def _follow(self) -> None:
        place = self.trail.here
        self.back.setEnabled(self.trail.can_go_back)
        self.forward.setEnabled(self.trail.can_go_forward)
        title = self.book.title(place.page)
        self.setWindowTitle(tr("{title} – Manual of Milepost").format(title=title))
        self.contents.show_place(place)
        self.told.tell("")

    def _where(self, target: str) -> str:
        """What a click on a link will do."""
        url = QUrl(target)
        if url.scheme() in OUTSIDE:
            return tr("{address} (opens in your browser)").format(address=url.toString())
        place = self.book.behind(self.page.page, target) if target else None
        if not target or place is None:
            return "" if not target else tr("This leads out of the manual.")
        if place.page.endswith(".md") and not self.book.has(place.page):
            return tr("{page} is not part of this manual.").format(page=place.page)
        if not place.page.endswith(".md"):
            text = tr("{page} stands in the sources of Milepost, and is not part of this manual.")
            return text.format(page=place.page)
        return self.book.title(place.page)

    # -- searching

    def _ask(self) -> None:
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()

    def open_first(self) -> None:
        self.search()
        if self.found.count():
            self.found.setCurrentRow(0)
            self._open_found(self.found.item(0))

    def _open_found(self, item: QListWidgetItem) -> None:
        if self.open(item.data(ROLE)):
            self.page.mark(words_of(self.line.text()))
            self.page.first_marked()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """Escape leaves the search, then the manual; Down goes from the search to what is found."""
        if event.key() == Qt.Key.Key_Escape:
            if self.line.text():
                self.line.clear()
                self.search()
            else:
                self.close()
        elif event.key() == Qt.Key.Key_Down and self.line.hasFocus():
            (self.found if words_of(self.line.text()) else self.contents).setFocus()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 (Qt's name)
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "home"):
            for button in (self.back, self.forward, self.home):
                button.setIcon(icon(button.objectName(), self.palette()))
            self.page.recolour()


def _item(hit: Hit) -> QListWidgetItem:
    """A section that was found: its heading, its page, and the words around."""
    where = hit.title if hit.heading == hit.title else f"{hit.title} › {hit.heading}"
    item = QListWidgetItem(f"{where}\n{hit.around}")
    item.setData(ROLE, hit.place)
    return item
