"""What a sheet shows beside its table: a picture of the whole, from which rows are chosen."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from editor.panels.sheets.sheet import Sheet
from model.scenario.scenario import Scenario


class Beside(QWidget):
    """Shows what no single row says.

    One class a file, in the folder `beside` of a system.
    """

    SHEET: str = ""
    """The name of the sheet that it belongs to."""

    rows_wanted = Signal(list)
    """Rows that shall be chosen in the table."""
    wanted = Signal(object)
    """How the change is made that shall be done."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()

    def show_scenario(self, scenario: Scenario | None) -> None:
        """Shows another scenario, or what is known of the same one by now."""
        raise NotImplementedError

    def show_rows(self, rows: Sequence[Any]) -> None:
        """Shows which rows are chosen in the table."""
        raise NotImplementedError
