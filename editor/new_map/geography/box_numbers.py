"""The box in numbers: west, south, east and north in degrees, to be read and typed."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QDoubleSpinBox, QHBoxLayout, QLabel, QWidget

from editor.words import tr
from model.imports.geo.recipes.amounts import Box


class BoxNumbers(QWidget):
    """Four numbers; whether they make a box is for others to say."""

    changed = Signal(Box)

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        sides = (
            (tr("West"), 360.0),
            (tr("South"), 90.0),
            (tr("East"), 360.0),
            (tr("North"), 90.0),
        )
        self.numbers = [self._number(name, most) for name, most in sides]
        for (name, _), number in zip(sides, self.numbers, strict=True):
            label = QLabel(name)
            label.setBuddy(number)
            row.addWidget(label)
            row.addWidget(number)
            row.addSpacing(6)
        row.addStretch(1)

    def _number(self, name: str, most: float) -> QDoubleSpinBox:
        number = QDoubleSpinBox()
        number.setRange(-most, most)
        number.setDecimals(2)
        number.setSuffix("°")
        number.setAccessibleName(name)
        number.setAlignment(Qt.AlignmentFlag.AlignRight)
        number.setKeyboardTracking(False)
        number.valueChanged.connect(self._typed)
        return number

    def _typed(self) -> None:
        self.changed.emit(Box(*(round(number.value(), 2) for number in self.numbers)))

    def show_box(self, box: Box) -> None:
        for number, value in zip(self.numbers, box, strict=True):
            with QSignalBlocker(number):
                number.setValue(value)
