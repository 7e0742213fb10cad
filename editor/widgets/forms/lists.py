"""Inputs for what is more than one value: ids to be ticked, names by language, a colour."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QColorDialog,
    QHBoxLayout,
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QWidget,
)

from editor.widgets.contrast import show_boxes
from editor.widgets.forms.choices import Offered
from editor.widgets.forms.inputs import LineInput
from editor.widgets.forms.values import MIXED
from editor.widgets.icons.pictures import Pictures, swatch
from editor.words import tr
from model.schema.fields import Field

SEEN = 6
"""Rows of a list that are seen without scrolling."""
VALUE = Qt.ItemDataRole.UserRole


class IdsInput(QListWidget):
    """Ids to be ticked. Tells of each by itself: `(id, whether it shall be there)`."""

    edited = Signal(object)

    def __init__(
        self, field: Field, offers: Sequence[Offered], pictures: Pictures | None = None
    ) -> None:
        super().__init__()
        self._field = field
        self._offers = {one.value: one for one in offers}
        self._pictures = pictures
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setUniformItemSizes(True)
        show_boxes(self)
        self.itemChanged.connect(self._changed)

    def show_value(self, value: Any) -> None:
        """The ids that all things have and those that some have: two lists, or one list."""
        everywhere, somewhere = value if isinstance(value, tuple) else (value or [], [])
        rest = [name for name in self._offers if name not in {*everywhere, *somewhere}]
        names = [*everywhere, *(one for one in somewhere if one not in everywhere), *rest]
        where = self.verticalScrollBar().value() if self.count() == len(names) else 0
        was = self.blockSignals(True)
        self.clear()
        for name in names:
            state = Qt.CheckState.Unchecked
            if name in everywhere or name in somewhere:
                is_all = name in everywhere
                state = Qt.CheckState.Checked if is_all else Qt.CheckState.PartiallyChecked
            self.addItem(self._item(name, state))
        self.blockSignals(was)
        self.verticalScrollBar().setValue(where)
        rows = min(max(len(names), 1), SEEN)
        self.setFixedHeight(rows * max(self.sizeHintForRow(0), 18) + 6)

    def _item(self, name: str, state: Qt.CheckState) -> QListWidgetItem:
        one = self._offers.get(name)
        item = QListWidgetItem(one.title if one else tr("{id} (unknown)").format(id=name))
        item.setData(VALUE, name)
        item.setFlags(
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsUserCheckable
        )
        item.setCheckState(state)
        if one and one.about:
            item.setToolTip(one.about)
        if one and one.picture and self._pictures:
            item.setIcon(self._pictures.of(one.picture))
        return item

    def _changed(self, item: QListWidgetItem) -> None:
        self.edited.emit((item.data(VALUE), item.checkState() == Qt.CheckState.Checked))


class NamesInput(QTableWidget):
    """Names in other languages: `(language, name)`; an empty name takes it away."""

    edited = Signal(object)

    def __init__(self, field: Field, offers: Sequence[Offered] = ()) -> None:
        super().__init__(0, 2)
        self.setHorizontalHeaderLabels([tr("Language"), tr("Name")])
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)
        header = self.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.setTabKeyNavigation(False)
        self.itemChanged.connect(self._changed)

    def show_value(self, value: Any) -> None:
        names = value if isinstance(value, dict) else {}
        was = self.blockSignals(True)
        self.setRowCount(len(names) + 1)
        for row, (language, name) in enumerate([*names.items(), ("", "")]):
            self._put(row, 0, language, is_fixed=bool(language))
            self._put(row, 1, tr("different") if name is MIXED else name)
        self.blockSignals(was)
        rows = min(self.rowCount(), SEEN)
        high = self.horizontalHeader().sizeHint().height() + rows * self.rowHeight(0) + 4
        self.setFixedHeight(high)

    def _put(self, row: int, column: int, text: str, *, is_fixed: bool = False) -> None:
        item = QTableWidgetItem(text)
        if is_fixed:
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
        elif not text:
            item.setToolTip(tr("A code such as de, zh or pt-BR") if column == 0 else "")
        self.setItem(row, column, item)

    def _changed(self, item: QTableWidgetItem) -> None:
        language, name = self.item(item.row(), 0), self.item(item.row(), 1)
        code = language.text().strip() if language else ""
        text = name.text().strip() if name else ""
        is_new = item.row() == self.rowCount() - 1
        if code and (text or not is_new):
            self.edited.emit((code, text or None))


class ColourInput(QWidget):
    """A colour as it is written, with a button that shows it and offers others."""

    edited = Signal(object)

    def __init__(self, field: Field, offers: Sequence[Offered] = ()) -> None:
        super().__init__()
        self.line = LineInput(field)
        self.line.edited.connect(self.edited)
        self.button = QToolButton()
        self.button.setAccessibleName(tr("Choose a colour"))
        self.button.setToolTip(tr("Choose a colour"))
        self.button.clicked.connect(self._ask)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.line, 1)
        row.addWidget(self.button)
        self.setFocusProxy(self.line)

    def setAccessibleName(self, name: str) -> None:  # noqa: N802 (Qt's name)
        super().setAccessibleName(name)
        self.line.setAccessibleName(name)

    def show_value(self, value: Any) -> None:
        self.line.show_value(value)
        is_colour = isinstance(value, str) and QColor.isValidColorName(value)
        self.button.setIcon(swatch(value if is_colour else "#00000000"))

    def _ask(self) -> None:
        dialog = QColorDialog(QColor(self.line.text() or "#888888"), self)
        dialog.colorSelected.connect(lambda colour: self.edited.emit(colour.name()))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
