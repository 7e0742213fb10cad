"""An input for words in each of some parts: the terrain of every segment of a line."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from editor.widgets.forms.choices import Offered
from editor.widgets.forms.values import MIXED
from editor.words import tr
from model.schema.fields import Field

SEEN = 8
"""Rows that are seen without scrolling."""
Index = QModelIndex | QPersistentModelIndex


class RowsInput(QTableWidget):
    """A row for each part. Tells of each by itself: `(number of the row, its words)`."""

    edited = Signal(object)

    def __init__(self, field: Field, offers: Sequence[Offered] = ()) -> None:
        super().__init__(0, 1)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 10)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumWidth(self.fontMetrics().horizontalAdvance("000"))
        self.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setEditTriggers(QAbstractItemView.EditTrigger.AllEditTriggers)
        self.setTabKeyNavigation(False)
        self.setItemDelegate(_Words(self, offers))
        self.itemChanged.connect(self._changed)

    def show_value(self, value: Any) -> None:
        rows = value if isinstance(value, list) else []
        was = self.blockSignals(True)
        self.setRowCount(len(rows))
        for number, words in enumerate(rows):
            self.setItem(number, 0, _item(words))
        self.blockSignals(was)
        shown = min(max(len(rows), 1), SEEN)
        high = shown * self.verticalHeader().defaultSectionSize()
        self.setFixedHeight(high + 2 * self.frameWidth())

    def _changed(self, item: QTableWidgetItem) -> None:
        self.edited.emit((item.row(), item.text().replace(",", " ").split()))


def _item(words: Any) -> QTableWidgetItem:
    is_mixed = words is MIXED
    item = QTableWidgetItem("" if is_mixed else " ".join(words))
    item.setToolTip(tr("different") if is_mixed else tr("Choose a kind, or type several"))
    item.setData(Qt.ItemDataRole.UserRole, tr("different") if is_mixed else tr("plain"))
    return item


class _Words(QStyledItemDelegate):
    """Offers words to choose, and lets any others be typed."""

    def __init__(self, parent: QWidget, offers: Sequence[Offered]) -> None:
        super().__init__(parent)
        self._offers = offers

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802
        super().initStyleOption(option, index)
        grey = index.data(Qt.ItemDataRole.UserRole)
        if grey and not option.text:
            option.text = grey
            faint = option.palette.color(QPalette.ColorRole.PlaceholderText)
            option.palette.setColor(QPalette.ColorRole.Text, faint)

    def createEditor(  # noqa: N802
        self, parent: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> QWidget:
        box = QComboBox(parent, editable=True)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        box.addItem("")
        for one in self._offers:
            box.addItem(one.title, one.value)
        box.setAccessibleName(tr("Segment {number}").format(number=index.row() + 1))
        box.activated.connect(lambda _: self._done(box))
        return box

    def setEditorData(self, editor: QWidget, index: Index) -> None:  # noqa: N802
        if isinstance(editor, QComboBox):
            editor.setEditText(str(index.data() or ""))

    def setModelData(  # noqa: N802
        self, editor: QWidget, model: QAbstractItemModel, index: Index
    ) -> None:
        if isinstance(editor, QComboBox) and editor.currentText() != (index.data() or ""):
            model.setData(index, editor.currentText())

    def _done(self, box: QComboBox) -> None:
        """A choice from the list is all that was wanted."""
        self.commitData.emit(box)
        self.closeEditor.emit(box)
