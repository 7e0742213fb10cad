"""The tree of problems: by severity, each with its sentence, its place and its code."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from editor.panels.problems.listing import Group, kind_called, place, sentence
from editor.widgets.icons import icon
from editor.words import tr, trn
from model.scenario.scenario import Scenario
from validator.finding import Finding

Index = QModelIndex | QPersistentModelIndex
FINDING = Qt.ItemDataRole.UserRole
ALLOWED = "allowed"
PLACE = 170
"""Pixels for the place of a problem, where there is room."""


class _Wrapping(QStyledItemDelegate):
    """A row is as high as its sentence needs in the width that its column has."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 (Qt's name)
        room = self._tree.columnWidth(index.column())
        if index.column() == 0:
            room -= 2 * self._tree.indentation()
        option.rect = QRect(0, 0, max(1, room), 1)
        return super().sizeHint(option, index)


class ProblemTree(QTreeWidget):
    """Shows groups of findings; tells which one a designer goes to."""

    gone_to = Signal(object)
    """A finding was clicked, or reached with the keys; None for a heading."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Problems"))
        self.setColumnCount(3)
        self.setHeaderLabels([tr("Problem"), tr("Place"), tr("Code")])
        self.setWordWrap(True)  # a sentence is read whole, however narrow the list is
        self.setItemDelegate(_Wrapping(self))
        self.setAlternatingRowColors(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
        header.resizeSection(1, PLACE)
        header.sectionResized.connect(lambda *_: self.scheduleDelayedItemsLayout())
        self._closed: set[str] = {ALLOWED}
        self._is_filling = False
        self.currentItemChanged.connect(self._current)
        self.itemClicked.connect(lambda item, _: self._current(item, None))
        self.itemCollapsed.connect(lambda item: self._closed.add(item.data(0, FINDING)))
        self.itemExpanded.connect(lambda item: self._closed.discard(item.data(0, FINDING)))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """In a narrow window the sentence keeps most of the room."""
        self.header().resizeSection(1, min(PLACE, self.viewport().width() // 4))
        super().resizeEvent(event)

    def fill(
        self,
        groups: Sequence[Group],
        allowed: Sequence[Finding],
        scenario: Scenario,
        chosen: Finding | None,
    ) -> None:
        """Shows other findings; the chosen one stays chosen, and closed groups stay closed."""
        self._is_filling = True
        self.clear()
        for group in groups:
            more = group.left_out
            self._group(group.severity.value, group.title, group.findings, scenario, more)
        if allowed:
            title = trn("{n} allowed", "{n} allowed", len(allowed))
            self._group(ALLOWED, title, allowed, scenario, 0)
        self.show_chosen(chosen)
        self._is_filling = False

    def show_chosen(self, chosen: Finding | None) -> None:
        """Puts the cursor on a finding, or nowhere."""
        was, self._is_filling = self._is_filling, True
        item = self._item_of(chosen)
        self.clearSelection()
        if item is not None:
            self.setCurrentItem(item)
            self.scrollToItem(item)
        self._is_filling = was

    def _group(
        self, name: str, title: str, findings: Sequence[Finding], scenario: Scenario, more: int
    ) -> None:
        top = QTreeWidgetItem([title])
        top.setIcon(0, icon(name, self.palette()))
        top.setData(0, FINDING, name)
        font = top.font(0)
        font.setBold(True)
        top.setFont(0, font)
        top.addChildren([self._row(finding, scenario) for finding in findings])
        if more:
            words = trn("and {n} more", "and {n} more", more)
            top.addChild(QTreeWidgetItem([words]))
        self.addTopLevelItem(top)
        top.setFirstColumnSpanned(True)
        top.setExpanded(name not in self._closed)

    def _row(self, finding: Finding, scenario: Scenario) -> QTreeWidgetItem:
        row = QTreeWidgetItem([sentence(finding), place(finding, scenario), finding.code])
        row.setData(0, FINDING, finding)
        row.setToolTip(0, sentence(finding))
        row.setToolTip(1, place(finding, scenario))
        row.setToolTip(2, kind_called(finding.code))
        return row

    def _item_of(self, chosen: Finding | None) -> QTreeWidgetItem | None:
        if chosen is None:
            return None
        tops = (self.topLevelItem(number) for number in range(self.topLevelItemCount()))
        rows = (top.child(number) for top in tops if top for number in range(top.childCount()))
        return next((row for row in rows if row and row.data(0, FINDING) == chosen), None)

    def _current(self, item: QTreeWidgetItem | None, _: Any) -> None:
        if not self._is_filling:
            found = None if item is None else item.data(0, FINDING)
            self.gone_to.emit(found if isinstance(found, Finding) else None)
