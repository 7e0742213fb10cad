"""Columns and rows of a board, as two numbers."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSpinBox, QWidget

from editor.new_map.geography.wish import LARGEST_SHEET, LEAST_SHEET
from editor.words import tr


class SheetSize(QWidget):
    """So many columns and rows; the box grows to their proportion."""

    changed = Signal(tuple)

    def __init__(self) -> None:
        super().__init__()
        self.cols, self.rows = QSpinBox(), QSpinBox()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        names = ((self.cols, tr("Columns")), (self.rows, tr("Rows")))
        for number, (side, name) in enumerate(names):
            side.setRange(LEAST_SHEET, LARGEST_SHEET)
            side.setAccessibleName(name)
            side.setToolTip(name)
            side.setAlignment(Qt.AlignmentFlag.AlignRight)
            side.setKeyboardTracking(False)
            side.valueChanged.connect(self._tell)
            if number:
                row.addWidget(QLabel("×"))
            row.addWidget(side)
        row.addStretch(1)

    @property
    def value(self) -> tuple[int, int]:
        return self.cols.value(), self.rows.value()

    def show_value(self, sheet: tuple[int, int]) -> None:
        for side, number in zip((self.cols, self.rows), sheet, strict=True):
            with QSignalBlocker(side):
                side.setValue(number)

    def _tell(self) -> None:
        self.changed.emit(self.value)
