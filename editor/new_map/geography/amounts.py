"""One amount: a slider and a number beside it, and a tick that leaves it to the ground."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSlider, QSpinBox, QWidget

from editor.words import tr


class Amount(QWidget):
    """An amount that can be pulled or typed; on Auto it shows what the map turned out to have."""

    changed = Signal(object)
    """A number, or None on Auto."""

    def __init__(
        self, name: str, least: int, most: int, unit: str = "", *, has_auto: bool = True
    ) -> None:
        super().__init__()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(least, most)
        self.slider.setPageStep(max(1, (most - least) // 10))
        self.slider.setAccessibleName(name)
        self.slider.setMinimumWidth(64)
        self.number = QSpinBox()
        self.number.setRange(least, most)
        self.number.setSuffix(f" {unit}" if unit else "")
        self.number.setAccessibleName(name)
        self.number.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.number.setKeyboardTracking(False)
        self.auto = QCheckBox(tr("Auto"))
        self.auto.setChecked(has_auto)
        self.auto.setToolTip(tr("As the ground has it"))
        self.auto.setAccessibleName(tr("{name}: as the ground has it").format(name=name))
        policy = self.auto.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.auto.setSizePolicy(policy)
        self._lay_out()
        # Before it has a place here, a widget that is shown is a window.
        self.auto.setVisible(has_auto)
        self.slider.valueChanged.connect(self._set)
        self.number.valueChanged.connect(self._set)
        self.auto.toggled.connect(self._toggled)
        self._dim()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.slider, 1)
        row.addWidget(self.number)
        row.addWidget(self.auto)

    @property
    def value(self) -> int | None:
        return None if self.auto.isChecked() else self.number.value()

    def show_value(self, value: int) -> None:
        """Shows a number without a word to anybody."""
        with QSignalBlocker(self.slider), QSignalBlocker(self.number):
            self.slider.setValue(value)
            self.number.setValue(value)

    def found(self, value: int) -> None:
        """What the map has; shown as long as nobody wishes for something else."""
        if self.auto.isChecked():
            self.show_value(value)

    def _set(self, value: int) -> None:
        self.show_value(value)
        with QSignalBlocker(self.auto):
            self.auto.setChecked(False)
        self._dim()
        self.changed.emit(value)

    def _toggled(self) -> None:
        self._dim()
        self.changed.emit(self.value)

    def _dim(self) -> None:
        """A number nobody chose is paler."""
        is_auto = self.auto.isChecked()
        self.number.setStyleSheet("color: palette(placeholder-text)" if is_auto else "")


def align(*amounts: Amount) -> None:
    """Numbers and ticks of a column as wide as the widest of them, so that sliders end together."""
    for parts in ([one.number for one in amounts], [one.auto for one in amounts]):
        widest = max(part.sizeHint().width() for part in parts)
        for part in parts:
            part.setFixedWidth(widest)
