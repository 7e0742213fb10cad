"""A sheet in a table of Qt: the model that shows its entries, and the inputs that edit them."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QBrush, QColor, QGuiApplication, QIcon, QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QSpinBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from editor.panels.sheets.blocks.grid import Grid
from editor.panels.sheets.sheet import Column, Entry, Sheet
from editor.widgets.contrast import trouble_colour
from editor.words import tr
from model.scenario.scenario import Scenario

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
ENTRY = Role.UserRole
NOWHERE = QModelIndex()
RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
NONE = "–"
"""Stands for a number that is left out."""


class SheetModel(QAbstractTableModel):
    """Shows a sheet of the scenario in front."""

    edited = Signal(object, int, object)
    """The row by its key, the column, and the value that it shall have."""

    def __init__(self, sheet: Sheet, picture: Callable[[str], QIcon]) -> None:
        super().__init__()
        self.sheet = sheet
        self.grid = Grid(sheet)
        self._picture = picture
        self._icons: dict[str, QIcon] = {}
        self._entries: dict[tuple[int, int], Entry] = {}
        """What was asked for already, until something is different."""
        self.scenario: Scenario | None = None
        self.rows: Sequence[Any] = ()
        self.columns: Sequence[Column] = ()

    def show_scenario(self, scenario: Scenario | None) -> None:
        """Shows another scenario; rows that are still there stay where they are."""
        if self._looks_alike(scenario):
            self.scenario = scenario
            return
        rows = () if scenario is None else tuple(self.sheet.rows(scenario))
        columns = () if scenario is None else tuple(self.grid.columns(scenario))
        if rows == self.rows and columns == self.columns:
            self.scenario = scenario
            self.refresh()
            return
        self.beginResetModel()
        self.scenario, self.rows, self.columns = scenario, rows, columns
        self._forget()
        self.endResetModel()

    def show_languages(self) -> None:
        """Columns for languages came: nothing else is different."""
        if self.scenario is not None:
            self.beginResetModel()
            self.columns = tuple(self.grid.columns(self.scenario))
            self._forget()
            self.endResetModel()

    def _looks_alike(self, scenario: Scenario | None) -> bool:
        """Whether a scenario looks on this sheet like the one that is shown."""
        shown = self.scenario
        if shown is None or scenario is None:
            return shown is scenario
        reads = self.sheet.READS
        return all(getattr(shown, key) is getattr(scenario, key) for key in reads)

    def refresh(self) -> None:
        self._forget()
        if self.rows and self.columns:
            last = self.index(len(self.rows) - 1, len(self.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def _forget(self) -> None:
        self._icons.clear()
        self._entries.clear()

    def entry_at(self, row: int, column: int) -> Entry:
        """What stands in a place, by the numbers of its row and column."""
        if self.scenario is None:
            return Entry()
        found = self._entries.get((row, column))
        if found is None:
            found = self.grid.entry(self.scenario, self.rows[row], column)
            self._entries[row, column] = found
        return found

    def title_at(self, row: int) -> str:
        """What stands before a row; nothing where its first column says enough."""
        if self.scenario is None or self.sheet.CAN_ADD:
            return ""
        return self.sheet.row_title(self.scenario, self.rows[row])

    # -- by Qt's names

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self.columns)

    def entry(self, index: Index) -> Entry | None:
        if self.scenario is None or not index.isValid() or index.row() >= len(self.rows):
            return None
        return self.entry_at(index.row(), index.column())

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        is_there = self.entry(index) is not None
        return self.told(index.row(), index.column(), role) if is_there else None

    def told(self, row: int, column: int, role: int) -> Any:
        """What Qt asks about a place, by the numbers of its row and column."""
        entry = self.entry_at(row, column)
        if role == Role.DecorationRole:
            return self.icon(entry.picture) if entry.picture else None
        if role == Role.ForegroundRole:
            return self._colour(entry, self.rows[row])
        if role == Role.TextAlignmentRole and type(entry.value) is int:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        told: dict[int, Any] = {
            Role.DisplayRole: entry.text,
            Role.EditRole: entry.text if entry.value is None else entry.value,
            Role.ToolTipRole: entry.tip,
            Role.AccessibleTextRole: entry.tip if entry.is_ticked is not None else None,
            ENTRY: entry,
        }
        return told.get(role)

    def _colour(self, entry: Entry, row: Any) -> QBrush | None:
        """Red where a designer should look, grey where all is as the preset has it."""
        palette = QGuiApplication.palette()
        if entry.is_odd:
            return QBrush(QColor(trouble_colour(palette)))
        is_grey = self.scenario is not None and self.sheet.is_inherited(self.scenario, row)
        return palette.brush(QPalette.ColorRole.PlaceholderText) if is_grey else None

    def headerData(self, section: int, way: Qt.Orientation, role: int = Role.DisplayRole) -> Any:  # noqa: N802
        if way == Qt.Orientation.Vertical:
            is_there = role == Role.DisplayRole and section < len(self.rows)
            return self.title_at(section) if is_there else None
        if section >= len(self.columns):
            return None
        column = self.columns[section]
        if role == Role.DecorationRole:
            return self.icon(column.picture) if column.picture else None
        told: dict[int, str] = {
            Role.DisplayRole: column.title,
            Role.ToolTipRole: column.tip,
            Role.AccessibleTextRole: column.title or column.tip,
        }
        return told.get(role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        entry = self.entry(index)
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if entry is None or entry.is_fixed or entry.is_ticked is not None:
            return flags
        return flags | Qt.ItemFlag.ItemIsEditable

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:  # noqa: N802
        entry = self.entry(index)
        if entry is None or role not in (Role.EditRole, Role.CheckStateRole):
            return False
        if role == Role.EditRole and value == (entry.text if entry.value is None else entry.value):
            return False
        self.edited.emit(self.rows[index.row()], index.column(), value)
        return True

    def icon(self, picture: str) -> QIcon:
        if picture not in self._icons:
            self._icons[picture] = self._picture(picture)
        return self._icons[picture]


def sort_key(entry: Entry) -> tuple[int, Any]:
    """What a place is sorted by: numbers first, then texts; what is left out comes last."""
    if entry.value is None or entry.choices or isinstance(entry.value, str):
        return (1, entry.text.casefold()) if entry.text or entry.most is None else (2, "")
    return 0, entry.value


class SheetDelegate(QStyledItemDelegate):
    """Edits an entry with what suits it: a list of choices, a number, or a line.

    Return puts it into its place, Ctrl+Return into all places that are chosen.
    """

    everywhere = Signal()
    """What is put next is meant for all that is chosen."""

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:  # noqa: N802
        is_key = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if is_key and isinstance(event, QKeyEvent) and event.key() in RETURN and _is_ctrl(event):
            self.everywhere.emit()
            self._done(editor)  # type: ignore[arg-type]
            return True
        return bool(super().eventFilter(editor, event))

    def createEditor(  # noqa: N802
        self, parent: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> QWidget:
        entry = index.data(ENTRY)
        if entry.choices:
            box = QComboBox(parent)
            box.setAccessibleName(tr("Choose"))
            for one in entry.choices:
                box.addItem(one.title, one.value)
            box.activated.connect(lambda _: self._done(box))
            return box
        if entry.most is not None:
            spin = QSpinBox(parent)
            spin.setRange(entry.least - entry.may_be_blank, entry.most)
            spin.setSpecialValueText(NONE if entry.may_be_blank else "")
            spin.setFrame(False)
            return spin
        return super().createEditor(parent, option, index)

    def _done(self, editor: QWidget) -> None:
        self.commitData.emit(editor)
        self.closeEditor.emit(editor)

    def setEditorData(self, editor: QWidget, index: Index) -> None:  # noqa: N802
        if isinstance(editor, QComboBox):
            editor.setCurrentIndex(editor.findData(index.data(Role.EditRole)))
            editor.showPopup()
        elif isinstance(editor, QSpinBox):
            value = index.data(ENTRY).value
            editor.setValue(editor.minimum() if value is None else value)
        else:
            super().setEditorData(editor, index)

    def setModelData(  # noqa: N802
        self, editor: QWidget, model: QAbstractItemModel, index: Index
    ) -> None:
        if isinstance(editor, QComboBox):
            model.setData(index, editor.currentData(), Role.EditRole)
        elif isinstance(editor, QSpinBox):
            editor.interpretText()
            model.setData(index, _number(editor), Role.EditRole)
        else:
            super().setModelData(editor, model, index)


def _is_ctrl(event: QKeyEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)


def _number(spin: QSpinBox) -> int | str:
    """The number of an input, or nothing where it is left out."""
    is_blank = bool(spin.specialValueText()) and spin.value() == spin.minimum()
    return "" if is_blank else spin.value()
