"""How wide the columns of a table are: all are seen at once, or it scrolls and none is squeezed."""

from collections.abc import Sequence

from PySide6.QtWidgets import QHeaderView, QTableView

from editor.panels.sheets.sheet import Column

NARROW = 26
LEAST = 11
"""Letters that a column without a width of its own has at least."""


class Widths:
    """The widths of the columns of one table."""

    def __init__(self, table: QTableView) -> None:
        self._table = table
        self._stretches = True
        self._fills = False

    def set(self, columns: Sequence[Column], *, fills: bool) -> None:
        """Gives columns their widths; the last takes what is left where none does."""
        self._fills = fills
        header = self._table.horizontalHeader()
        header.setMinimumSectionSize(NARROW)
        self._stretches = self._has_room(columns)
        for number, column in enumerate(columns):
            if column.width or not self._stretches:
                header.setSectionResizeMode(number, QHeaderView.ResizeMode.Interactive)
                header.resizeSection(number, self._wide(column))
            else:
                header.setSectionResizeMode(number, QHeaderView.ResizeMode.Stretch)
        header.setStretchLastSection(fills and all(column.width for column in columns))

    def follow(self, columns: Sequence[Column]) -> None:
        """The table has another size."""
        if self._has_room(columns) != self._stretches:
            self.set(columns, fills=self._fills)

    def _wide(self, column: Column) -> int:
        letter = self._table.fontMetrics().averageCharWidth() + 2
        return max((column.width or LEAST) * letter, NARROW)

    def _has_room(self, columns: Sequence[Column]) -> bool:
        return sum(map(self._wide, columns)) <= self._table.viewport().width()
