"""The rows of a sheet in the order of a column, and only those that a filter lets through.

Rows stay where they are while they are edited, as in a spreadsheet: what comes is added below, and
they are sorted and filtered anew when somebody asks for it.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractProxyModel, QModelIndex, QPersistentModelIndex, Qt

from editor.panels.tables.sheet_table import SheetModel, sort_key

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
UNSORTED = -1


class Sorted(QAbstractProxyModel):
    """Shows rows of a model in another order, by their numbers there."""

    def __init__(self, model: SheetModel) -> None:
        super().__init__()
        self._model = model
        self._order: list[int] = []
        """All rows in their order."""
        self._shown: list[int] = []
        self._places: dict[int, int] = {}
        """Where each row is shown."""
        self._hidden: set[Any] = set()
        """The keys of rows that the filter keeps back."""
        self._before: list[Any] = []
        self._column, self._way = UNSORTED, Qt.SortOrder.AscendingOrder
        self._words: list[str] = []
        self._only_odd = False
        self.setSourceModel(model)
        model.modelAboutToBeReset.connect(self._keep)
        model.modelReset.connect(self._follow)
        model.dataChanged.connect(self._tell)
        model.headerDataChanged.connect(self.headerDataChanged)

    # -- what a designer asks for

    @property
    def is_filtered(self) -> bool:
        """Whether some rows are kept back."""
        return bool(self._hidden)

    def hold(self, text: str) -> None:
        """Shows only rows that hold all of some words."""
        self._words = text.casefold().split()
        self._lay_out(self._order)

    def hold_odd(self, only: bool) -> None:
        """Shows only rows at which a designer should look."""
        self._only_odd = only
        self._lay_out(self._order)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._column, self._way = column, order
        self._lay_out(self._sorted())

    def renew(self) -> None:
        """Sorts and filters anew, since another map is in front."""
        self._lay_out(self._sorted())

    def row_at(self, place: int) -> Any:
        """The key of the row that is shown at a place; None where there is none."""
        return self._model.rows[self._shown[place]] if 0 <= place < len(self._shown) else None

    # -- following the model

    def _keep(self) -> None:
        self.beginResetModel()
        self._before = [self._model.rows[number] for number in self._order]

    def _follow(self) -> None:
        numbers = {row: number for number, row in enumerate(self._model.rows)}
        known = [row for row in self._before if row in numbers]
        if known and self._column != UNSORTED:
            new = numbers.keys() - set(known)
            self._order = [numbers[row] for row in known]
            self._order += [number for row, number in numbers.items() if row in new]
            self._show(self._hidden & numbers.keys())
        else:
            self._order = self._sorted()
            self._show(self._held_back(self._order))
        self.endResetModel()

    def _tell(self) -> None:
        if self._shown:
            last = self.index(len(self._shown) - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    # -- order and filter

    def _sorted(self) -> list[int]:
        model, numbers = self._model, range(len(self._model.rows))
        if not 0 <= self._column < len(model.columns):
            return list(numbers)
        keys = [sort_key(model.entry_at(number, self._column)) for number in numbers]
        is_down = self._way == Qt.SortOrder.DescendingOrder
        return sorted(numbers, key=keys.__getitem__, reverse=is_down)

    def _held_back(self, order: Iterable[int]) -> set[Any]:
        if not self._words and not self._only_odd:
            return set()
        return {self._model.rows[number] for number in order if not self._fits(number)}

    def _fits(self, number: int) -> bool:
        entries = [self._model.entry_at(number, n) for n in range(len(self._model.columns))]
        if self._only_odd and not any(entry.is_odd for entry in entries):
            return False
        text = " ".join((self._model.title_at(number), *(one.text for one in entries))).casefold()
        return all(word in text for word in self._words)

    def _show(self, hidden: set[Any]) -> None:
        self._hidden = hidden
        rows = self._model.rows
        self._shown = [number for number in self._order if rows[number] not in hidden]
        self._places = {number: place for place, number in enumerate(self._shown)}

    def _lay_out(self, order: list[int]) -> None:
        """Another order, or another filter; whatever was chosen stays so while it is shown."""
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        were = [(self._shown[one.row()], one.column()) for one in before]
        self._order = order
        self._show(self._held_back(order))
        now = (self._place(number, column) for number, column in were)
        self.changePersistentIndexList(before, list(now))
        self.layoutChanged.emit()

    def _place(self, number: int, column: int) -> QModelIndex:
        place = self._places.get(number)
        return QModelIndex() if place is None else self.index(place, column)

    # -- by Qt's names

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = NOWHERE) -> int:  # noqa: N802
        return self._model.columnCount(parent)

    def index(self, row: int, column: int, parent: Index = NOWHERE) -> QModelIndex:
        is_there = 0 <= row < len(self._shown) and 0 <= column < len(self._model.columns)
        return self.createIndex(row, column) if is_there and not parent.isValid() else NOWHERE

    def parent(self, _child: Index = NOWHERE) -> QModelIndex:  # type: ignore[override]
        return QModelIndex()

    def mapToSource(self, index: Index) -> QModelIndex:  # noqa: N802
        if not index.isValid() or index.row() >= len(self._shown):
            return QModelIndex()
        return self._model.index(self._shown[index.row()], index.column())

    def mapFromSource(self, index: Index) -> QModelIndex:  # noqa: N802
        return self._place(index.row(), index.column()) if index.isValid() else QModelIndex()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        is_there = index.isValid() and index.row() < len(self._shown)
        return (
            self._model.told(self._shown[index.row()], index.column(), role) if is_there else None
        )

    def flags(self, index: Index) -> Qt.ItemFlag:
        return self._model.flags(self.mapToSource(index))

    def headerData(  # noqa: N802
        self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if way == Qt.Orientation.Horizontal:
            return self._model.headerData(section, way, role)
        if role != Qt.ItemDataRole.DisplayRole or section >= len(self._shown):
            return None
        return self._model.title_at(self._shown[section]) or str(section + 1)

    def places_of(self, rows: Sequence[Any]) -> list[int]:
        """Where rows are shown, those that are."""
        wanted = set(rows)
        return [place for place, n in enumerate(self._shown) if self._model.rows[n] in wanted]
