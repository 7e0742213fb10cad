"""The cells of a row by the meaning of their columns."""

from collections.abc import Callable
from typing import TypeVar

from model.imports.cannot import CannotImport
from model.imports.sheets.columns import Columns
from model.imports.sheets.reading import Row

Value = TypeVar("Value")


class RowCells:
    """One row, read column by column."""

    def __init__(self, row: Row, columns: Columns) -> None:
        self.row = row
        self.columns = columns

    def said(self, column: str, read: Callable[[str], Value]) -> Value | None:
        """What a column says, None where it is missing or empty; trouble names the column."""
        number = self.columns.known.get(column)
        text = "" if number is None else self.row.cells[number].strip()
        if not text:
            return None
        try:
            return read(text)
        except CannotImport as trouble:
            raise CannotImport(f"{column}: {trouble}") from None
