"""What is done with blocks of a table: copy, cut, paste, fill down, empty, and CSV in and out."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QObject, Signal
from PySide6.QtGui import QGuiApplication

from editor.panels.sheets.blocks.block import Block, put
from editor.panels.sheets.blocks.cells import TICK
from editor.panels.sheets.blocks.csv_files import csv_bytes, read_csv
from editor.panels.sheets.blocks.grid import column_called
from editor.panels.sheets.blocks.tabbed import Cells, cells_in, tabbed
from editor.panels.tables.sheet_table import ENTRY, SheetModel
from editor.panels.tables.sorted_rows import Sorted
from editor.panels.tables.table import Table
from editor.words import tr, trn
from model.forms.form import DoesNotFit
from model.scenario.change import Change, apply, difference
from model.scenario.scenario import Scenario

Places = tuple[list[int], list[int]]
"""Rows and columns of a block, by where they are shown."""


class BlockDeeds(QObject):
    """The deeds of one table; each is a single step, or a sentence and nothing else."""

    wanted = Signal(object)
    """How the change is made that shall be done."""
    told = Signal(str)
    removal_wanted = Signal()

    def __init__(self, table: Table, order: Sorted, model: SheetModel) -> None:
        super().__init__(table)
        self._table, self._order, self._model = table, order, model

    # -- what is chosen

    def chosen(self) -> Places:
        """The rows and columns of all that is chosen; the current place where nothing is."""
        ranges = self._table.selectionModel().selection().toList()
        rows = {row for one in ranges for row in range(one.top(), one.bottom() + 1)}
        columns = {n for one in ranges for n in range(one.left(), one.right() + 1)}
        here = self._table.currentIndex()
        if not rows and here.isValid():
            return [here.row()], [here.column()]
        return sorted(rows), sorted(columns)

    def are_whole_rows(self) -> bool:
        """Whether rows are chosen from the first column to the last."""
        rows, columns = self.chosen()
        return bool(rows) and len(columns) == self._order.columnCount() > 1

    # -- to the clipboard

    def copy(self) -> None:
        rows, columns = self.chosen()
        if not rows:
            return
        QGuiApplication.clipboard().setText(tabbed(self._cells(rows, columns)))
        told = trn("{n} row copied.", "{n} rows copied.", len(rows))
        self.told.emit(told)

    def copy_all(self) -> None:
        """The whole table as it is shown, with what stands over its columns."""
        rows, columns = list(range(self._order.rowCount())), self._all_columns()
        titles = [one.title or one.tip for one in self._model.columns]
        cells = [titles, *self._cells(rows, columns)]
        QGuiApplication.clipboard().setText(tabbed(cells))
        self.told.emit(trn("{n} row copied.", "{n} rows copied.", len(rows)))

    def cut(self) -> None:
        self.copy()
        self.clear()

    # -- into the table

    def clear(self) -> None:
        """Empties what is chosen; whole rows are taken away."""
        if self.are_whole_rows():
            self.removal_wanted.emit()
            return
        rows, columns = self.chosen()
        columns = [n for n in columns if self._can_be_put(rows, n)]
        if not rows or not columns:
            self.told.emit(tr("Nothing here can be emptied. Ctrl+Del takes the row away."))
            return
        empty = tuple(("",) * len(columns) for _ in rows)
        self._put(rows, columns, empty, trn("empty {n} row", "empty {n} rows", len(rows)))

    def fill_down(self) -> None:
        """What stands on top of the block into all of it; above a single row stands its model."""
        rows, columns = self.chosen()
        source = rows[0] if len(rows) > 1 else rows[0] - 1 if rows else -1
        if source < 0:
            self.told.emit(tr("Choose what is to be filled, with its model on top."))
            return
        columns = [n for n in columns if self._can_be_put([source], n)] or columns
        (top,) = self._cells([source], columns)
        below = rows[1:] if len(rows) > 1 else rows
        self._put(below, columns, (tuple(top),) * len(below), tr("fill down"))

    def put_everywhere(self, row: Any, column: int, value: Any) -> None:
        """Puts what was typed into one place into all chosen places of its column."""
        grid = self._model.grid
        places, _ = self.chosen()
        others = [place for place in places if self._order.row_at(place) != row]
        rows = tuple(self._order.row_at(place) for place in others)
        names = tuple(map(self._name, others))
        label = trn("fill {n} row", "fill {n} rows", len(places))

        def make(scenario: Scenario) -> Change:
            after = apply(scenario, grid.edited(scenario, row, column, value))
            cells = ((grid.cell(after, row, column),),) * len(rows)
            after = apply(after, put(grid, after, Block(rows, (column,), cells, names), label))
            return difference(scenario, after, label)

        self._want(make)

    def tick(self) -> None:
        """Ticks all that is chosen, or unticks it where the current place is ticked."""
        here = self._table.currentIndex()
        entry = here.data(ENTRY)
        if entry is None or entry.is_ticked is None:
            return
        rows, columns = self.chosen()
        cell = "" if entry.is_ticked else TICK
        entries = {n: self._order.index(rows[0], n).data(ENTRY) for n in columns}
        columns = [n for n, one in entries.items() if one.is_ticked is not None]
        label = trn("tick {n} row", "tick {n} rows", len(rows))
        self._put(rows, columns, ((cell,) * len(columns),) * len(rows), label)

    def paste(self, text: str | None = None) -> None:
        """Puts what lies on the clipboard down, beginning with the first place that is chosen."""
        text = QGuiApplication.clipboard().text() if text is None else text
        try:
            self._paste(cells_in(text))
        except DoesNotFit as trouble:
            self.told.emit(_kept(trouble.why))

    def _paste(self, cells: Cells) -> None:
        chosen = self.chosen()
        rows, columns = chosen if chosen[0] else ([0], [0])
        columns, cells, has_header = self._by_header(columns, cells)
        if not has_header:
            cells = _repeated(cells, len(rows), len(columns))
            columns = self._columns_from(columns[0], len(cells[0]))
        rows = list(range(rows[0], rows[0] + len(cells)))
        if rows[-1] >= self._order.rowCount() and self._order.is_filtered:
            raise DoesNotFit(
                tr("More rows are pasted than are shown: take the filter away for new ones.")
            )
        label = trn("paste {n} row", "paste {n} rows", len(rows))
        self._put(rows, columns, cells, label)

    def _by_header(self, columns: list[int], cells: Cells) -> tuple[list[int], Cells, bool]:
        """Columns by a first row that names them, as a copy of a whole table has it."""
        if len(cells) < 2 or len(cells[0]) < 2:
            return columns, cells, False
        found: list[int] = []
        for title in cells[0]:
            column = column_called(self._model.columns, title, found)
            if column is None:
                return columns, cells, False
            found.append(column)
        return found, cells[1:], True

    def _columns_from(self, first: int, wide: int) -> list[int]:
        room = self._order.columnCount() - first
        if wide > room:
            title = self._model.columns[first].title or self._model.columns[first].tip
            why = tr("The block has {wide} columns; from {title} on the table has {room}.")
            raise DoesNotFit(why.format(wide=wide, title=title, room=room))
        return list(range(first, first + wide))

    # -- files

    def write_csv(self) -> bytes:
        """The rows that are shown, as a file."""
        scenario = self._model.scenario
        rows = [self._order.row_at(place) for place in range(self._order.rowCount())]
        return b"" if scenario is None else csv_bytes(self._model.grid, scenario, rows)

    def read_csv(self, path: Path) -> None:
        """Takes a file over, and says what came of it."""
        said: list[str] = []

        def make(scenario: Scenario) -> Change:
            taken = read_csv(self._model.grid, scenario, path)
            said.append(taken.told)
            return taken.change

        self._want(make)
        if said:
            self.told.emit(said[0])

    # -- inside

    def _put(self, places: Sequence[int], columns: Sequence[int], cells: Cells, label: str) -> None:
        rows = tuple(self._order.row_at(place) for place in places)
        names = tuple(map(self._name, places))
        before = set(self._model.rows)
        block = Block(rows, tuple(columns), cells, names)
        self._want(lambda scenario: put(self._model.grid, scenario, block, label))
        new = [row for row in self._model.rows if row not in before]
        if new or len(places) > 1:
            self.choose([*(row for row in rows if row is not None), *new], columns)

    def _want(self, make: Callable[[Scenario], Change]) -> None:
        def kept(scenario: Scenario) -> Change:
            try:
                return make(scenario)
            except DoesNotFit as trouble:
                raise DoesNotFit(_kept(trouble.why)) from None

        self.wanted.emit(kept)

    def choose(self, rows: Sequence[Any], columns: Sequence[int] | None = None) -> None:
        """Chooses some rows wholly, or in some columns."""
        places, block = self._order.places_of(rows), QItemSelection()
        columns = self._all_columns() if columns is None else columns
        if not places or not columns or max(columns) >= self._order.columnCount():
            return
        for first, last in _runs(places):
            top, end = self._order.index(first, min(columns)), self._order.index(last, max(columns))
            block.select(top, end)
        self._table.selectionModel().select(block, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _cells(self, rows: Sequence[int], columns: Sequence[int]) -> list[list[str]]:
        scenario, grid = self._model.scenario, self._model.grid
        if scenario is None:
            return []
        keys = [self._order.row_at(place) for place in rows]
        return [[grid.cell(scenario, row, column) for column in columns] for row in keys]

    def _can_be_put(self, rows: Sequence[int], column: int) -> bool:
        """Whether something can be put into a column, as far as its first place tells."""
        scenario = self._model.scenario
        if scenario is None or not rows or self._model.columns[column].follows:
            return False
        row = self._order.row_at(rows[0])
        is_long = self._model.grid.whole(scenario, row, column) is not None
        return is_long or not self._model.grid.entry(scenario, row, column).is_fixed

    def _all_columns(self) -> list[int]:
        return list(range(self._order.columnCount()))

    def _name(self, place: int) -> str:
        """What a row is called where something does not fit."""
        row = self._order.row_at(place)
        scenario = self._model.scenario
        if row is not None and scenario is not None and not self._model.sheet.CAN_ADD:
            return self._model.sheet.row_title(scenario, row)
        return tr("Row {number}").format(number=place + 1)


def _kept(why: str) -> str:
    """A refusal, and that all is as it was."""
    why = why[:1].upper() + why[1:]
    return tr("{why} Nothing was changed.").format(why=why if why.endswith(".") else f"{why}.")


def _repeated(cells: Cells, rows: int, columns: int) -> Cells:
    """A block as often as it fits into what is chosen, where it fits without rest."""
    high, wide = len(cells), len(cells[0])
    down = rows // high if rows % high == 0 else 1
    across = columns // wide if columns % wide == 0 else 1
    return tuple(row * across for row in cells) * down


def _runs(places: Sequence[int]) -> list[tuple[int, int]]:
    """Places beside each other, as the first and the last of each run."""
    found: list[tuple[int, int]] = []
    for place in sorted(places):
        if found and place == found[-1][1] + 1:
            found[-1] = found[-1][0], place
        else:
            found.append((place, place))
    return found
