"""The contents of the manual: its pages as the first one names them, and the headings of one."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from editor.window.manual.book import HOME, Book, Place
from editor.words import tr

ROLE = Qt.ItemDataRole.UserRole


class Contents(QTreeWidget):
    """Pages under the headings of the first page; the one that is read shows its own headings."""

    chosen = Signal(object)

    def __init__(self, book: Book, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._pages: dict[str, QTreeWidgetItem] = {}
        self.setHeaderHidden(True)
        self.setAccessibleName(tr("Contents of the manual"))
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._fill()
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)

    def show_place(self, place: Place) -> None:
        """Chooses a page, and its heading where it has one."""
        for page, item in self._pages.items():
            if page != place.page:
                item.takeChildren()
        if place.page not in self._pages:
            self.clearSelection()
            return
        item = self._pages[place.page]
        if not item.childCount():
            item.addChildren(self._headings(place.page))
        item.setExpanded(True)
        inside = [item.child(number) for number in range(item.childCount())]
        there = [one for one in inside if one is not None and one.data(0, ROLE) == place]
        self.setCurrentItem(there[0] if there else item)

    def _fill(self) -> None:
        groups: dict[str, QTreeWidgetItem] = {}
        self._add(None, self._book.title(HOME), Place(HOME))
        for entry in self._book.contents():
            if entry.group not in groups:
                group = groups[entry.group] = QTreeWidgetItem(self, [entry.group])
                font = group.font(0)
                font.setBold(True)
                group.setFont(0, font)
                group.setFlags(Qt.ItemFlag.ItemIsEnabled)
                group.setExpanded(True)
            self._add(groups[entry.group], entry.name, Place(entry.page))

    def _add(self, group: QTreeWidgetItem | None, name: str, place: Place) -> None:
        item = QTreeWidgetItem([name])
        item.setToolTip(0, name)
        item.setData(0, ROLE, place)
        if group is None:
            self.addTopLevelItem(item)
        else:
            group.addChild(item)
        self._pages[place.page] = item

    def _headings(self, page: str) -> list[QTreeWidgetItem]:
        made = []
        for heading in self._book.headings(page):
            if heading.level == 2:
                item = QTreeWidgetItem([heading.name])
                item.setToolTip(0, heading.name)
                item.setData(0, ROLE, Place(page, heading.anchor))
                made.append(item)
        return made

    def _choose(self, item: QTreeWidgetItem) -> None:
        place = item.data(0, ROLE)
        if isinstance(place, Place):
            self.chosen.emit(place)
