"""How often each city and each good is asked for, the rarest first."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QBrush, QColor
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem

from editor.systems.crayon.beside.deck_figures import Use
from editor.widgets.contrast import trouble_colour
from editor.words import tr

ROWS = Qt.ItemDataRole.UserRole
AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _Item(QTreeWidgetItem):
    """Sorted by numbers where they are numbers."""

    def __lt__(self, other: QTreeWidgetItem) -> bool:
        column = self.treeWidget().sortColumn()
        mine, others = self.text(column), other.text(column)
        if mine.isdecimal() and others.isdecimal():
            return int(mine) < int(others)
        return mine.casefold() < others.casefold()


class UseList(QTreeWidget):
    """Cities or goods with the number of their demands, and what those pay."""

    rows_wanted = Signal(list)

    def __init__(self, title: str) -> None:
        super().__init__()
        self._shown: tuple[Use, ...] = ()
        self.setAccessibleName(title)
        self.setRootIsDecorated(False)
        self.setAlternatingRowColors(True)
        self.setUniformRowHeights(True)
        titles = (title, tr("Demands"), tr("Least"), tr("Mean"), tr("Most"))
        self.setHeaderLabels(titles)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in range(1, len(titles)):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.setSortingEnabled(True)
        self.sortByColumn(1, Qt.SortOrder.AscendingOrder)
        self.currentItemChanged.connect(lambda now, _: self._choose(now))
        self.itemClicked.connect(lambda item, _: self._choose(item))

    def show_uses(self, uses: Sequence[Use]) -> None:
        """Shows all of them anew, where something is different."""
        if tuple(uses) == self._shown:
            return
        self._shown = tuple(uses)
        was = self.blockSignals(True)
        self.clear()
        self.addTopLevelItems([self._item(use) for use in uses])
        self.blockSignals(was)

    def _item(self, use: Use) -> QTreeWidgetItem:
        numbers: Sequence[Any] = (use.least, use.mean, use.most) if use.rows else ("", "", "")
        item = _Item([use.title, str(len(use.rows)), *map(str, numbers)])
        item.setData(0, ROWS, list(use.rows))
        for column in range(1, self.columnCount()):
            item.setTextAlignment(column, AT_RIGHT)
        if not use.rows:
            red = QBrush(QColor(trouble_colour(self.palette())))
            item.setForeground(0, red)
            item.setForeground(1, red)
            item.setToolTip(0, tr("No card asks for it."))
        return item

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        if item is not None and self.hasFocus():
            self.rows_wanted.emit([tuple(row) for row in item.data(0, ROWS)])
