"""The tracing panel: the picture that the map is drawn from, how it lies, and what pins are off."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Happening, Stroke
from editor.document.tracing.pins import LEAST, MOST, faded, is_by_hand, laid, told, unpinned
from editor.document.tracing.report import report
from editor.document.tracing.tracing import VIEWS, View
from editor.panels.panel import Panel
from editor.widgets.contrast import show_boxes
from editor.words import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.studio.map_window import MapWindow

LAYER = "picture"
WORST_FROM = 3
"""Of so many pins the worst is named: fewer are always met."""
NUMBER = Qt.ItemDataRole.UserRole


class Tracing(Panel):
    """Load, see, fade, lock; pitch and angle; the pins with their errors in cells."""

    NAME = "tracing"
    TITLE = "Tracing"
    ICON = "trace"
    ORDER = 45
    AT_FIRST = False

    def __init__(self, window: "MapWindow") -> None:
        super().__init__(window)
        self.about, self.fit = _words(), _words()
        self.choose = self._button("map.picture")
        self.remove = self._button("map.no-picture")
        self.views: dict[View, QRadioButton] = {}
        self.strength = QSlider(Qt.Orientation.Horizontal)
        self.strength.setRange(0, 100)
        self.lock = QCheckBox(tr("Lock"))
        self.pitch, self.angle = _number(LEAST, MOST), _number(-180, 180)
        self.pins = QListWidget()
        self.unpin = QPushButton(tr("Take the pin away"))
        self._stroke: Stroke | None = None
        self._rest = QWidget()
        self._lay_out()
        self.refresh()

    def refresh(self) -> None:
        desk = self.desk
        self.choose.setEnabled(desk is not None)
        picture = None if desk is None else desk.tracing.picture
        self.remove.setVisible(picture is not None)
        self._rest.setVisible(picture is not None)
        self.about.setText(self._about())
        if desk is None or picture is None:
            return
        tracing = desk.tracing
        self.views[tracing.view].setChecked(True)
        self.lock.setChecked(LAYER in desk.locked)
        free = LAYER not in desk.locked and tracing.found is not None
        for part in (self.pitch, self.angle, self.unpin):
            part.setEnabled(free)
        _show(self.strength, picture.opacity)
        _show(self.pitch, tracing.fit.pitch)
        _show(self.angle, tracing.fit.angle)
        self.fit.setText(report(desk.scenario, tracing.size) if tracing.found else "")
        self._show_pins()

    def told(self, what: str) -> None:
        if what in ("layers", "picture"):
            self.refresh()

    def heard(self, happening: Happening) -> None:
        if happening.kind != "stroke" and self._stroke is None:
            self.refresh()

    # -- making

    def _button(self, action: str) -> QPushButton:
        button, made = QPushButton(), self.window_.qt_actions[action]
        button.setText(made.text())
        button.clicked.connect(made.trigger)
        return button

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        for part in (self.about, self.choose, self._rest):
            column.addWidget(part, 1 if part is self._rest else 0)
        inner = QVBoxLayout(self._rest)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addLayout(self._seen())
        inner.addLayout(_row(tr("Strength"), self.strength))
        inner.addLayout(_row(tr("Pixels a column"), self.pitch))
        inner.addLayout(_row(tr("Turned by"), self.angle))
        inner.addWidget(self.fit)
        inner.addWidget(self.pins, 20)
        for button in (self.unpin, self.remove):
            inner.addWidget(button)
        inner.addStretch(1)
        self._wire()

    def _seen(self) -> QHBoxLayout:
        """Both, picture, map; and the lock."""
        row, group = QHBoxLayout(), QButtonGroup(self)
        titles = {"both": tr("Both"), "picture": tr("Picture"), "map": tr("Map")}
        for view in VIEWS:
            button = self.views[view] = QRadioButton(titles[view])
            button.clicked.connect(self._seeing(view))
            group.addButton(button)
            row.addWidget(button)
        row.addStretch(1)
        show_boxes(self.lock)
        self.lock.setToolTip(self.window_.qt_actions["map.lock-picture"].statusTip())
        row.addWidget(self.lock)
        return row

    def _wire(self) -> None:
        self.lock.clicked.connect(self.window_.qt_actions["map.lock-picture"].trigger)
        self.strength.setAccessibleName(tr("Strength of the picture"))
        self.strength.valueChanged.connect(self._fade)
        self.strength.sliderReleased.connect(self._faded)
        self.pitch.valueChanged.connect(lambda _: self._lay())
        self.angle.valueChanged.connect(lambda _: self._lay())
        self.pitch.setAccessibleName(tr("Pixels a column"))
        self.angle.setAccessibleName(tr("Turned by"))
        self.angle.setSuffix("°")
        self.angle.setWrapping(True)
        self.pins.setAccessibleName(tr("Pins"))
        self.pins.itemActivated.connect(self._go_to)
        self.unpin.clicked.connect(self._unpin)

    def _seeing(self, view: View) -> "Callable[[], None]":
        return lambda: self.desk.see(view) if self.desk is not None else None

    # -- showing

    def _about(self) -> str:
        desk = self.desk
        if desk is None:
            return tr("No map is open.")
        tracing = desk.tracing
        if tracing.picture is None:
            return tr(
                "Draw the map from a scan or a photo: drop it on the map, paste it, or choose it. "
                "It is part of this map's file, and of no export."
            )
        if tracing.found is None:
            return f"{tracing.trouble} " + tr("Choose where it is; its pins stay.")
        width, height = tracing.size
        name = tracing.picture.file.removeprefix("./")
        return tr("{name}, {width} × {height} pixels").format(name=name, width=width, height=height)

    def _show_pins(self) -> None:
        desk, was = self.desk, self.pins.currentRow()
        self.pins.clear()
        if desk is None or desk.tracing.picture is None:
            return
        pins, off = desk.tracing.picture.pins, desk.tracing.errors
        worst = off.index(max(off)) if len(off) >= WORST_FROM else -1
        for number, (pin, error) in enumerate(zip(pins, off, strict=True)):
            words = (
                tr("{number}: {place}")
                if len(off) < WORST_FROM
                else tr("{number}: {place}, {off:.2f} cells off")
            )
            place = told(pin.at)
            if is_by_hand(pin, desk.tracing.size):
                place = tr("corner laid by hand at {place}").format(place=place)
            text = words.format(number=number + 1, place=place, off=error)
            item = QListWidgetItem(text + (tr(" (the worst)") if number == worst else ""))
            item.setData(NUMBER, number)
            font = item.font()
            font.setBold(number == worst)
            item.setFont(font)
            self.pins.addItem(item)
        self.pins.setCurrentRow(min(was, self.pins.count() - 1))
        self.unpin.setVisible(bool(pins))
        self.pins.setVisible(bool(pins))

    # -- doing

    def _fade(self, percent: int) -> None:
        """While the slider is held, all of it is one step."""
        desk = self.desk
        if desk is None:
            return
        if self._stroke is None:
            desk.finish()
            self._stroke = desk.document.stroke(tr("fade the tracing picture"))
        self._stroke.instead(faded(self._stroke.start, percent))
        if not self.strength.isSliderDown():
            self._faded()

    def _faded(self) -> None:
        stroke, self._stroke = self._stroke, None
        if stroke is not None:
            stroke.finish()

    def _lay(self) -> None:
        """Larger or turned, as the numbers say."""
        desk = self.desk
        if desk is None or desk.tracing.found is None:
            return
        tracing, fit = desk.tracing, desk.tracing.fit
        scale, degrees = fit.pitch / self.pitch.value(), self.angle.value() - fit.angle
        desk.attempt(lambda: laid(tracing.lying, scale, degrees))

    def _unpin(self) -> None:
        desk, item = self.desk, self.pins.currentItem()
        if desk is not None and item is not None:
            desk.attempt(lambda: unpinned(desk.scenario, item.data(NUMBER)))

    def _go_to(self, item: QListWidgetItem) -> None:
        desk, canvas = self.desk, self.window_.canvas
        if desk is not None and canvas is not None and desk.tracing.picture is not None:
            canvas.show_cells([desk.tracing.picture.pins[item.data(NUMBER)].at])


def _words() -> QLabel:
    label = QLabel(wordWrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return label


def _number(least: float, most: float) -> QDoubleSpinBox:
    number = QDoubleSpinBox(minimum=least, maximum=most, decimals=2, singleStep=0.1)
    number.setKeyboardTracking(False)
    return number


def _row(title: str, part: QWidget) -> QHBoxLayout:
    row, label = QHBoxLayout(), QLabel(title)
    label.setBuddy(part)
    row.addWidget(label)
    row.addWidget(part, 1)
    return row


def _show(part: QSlider | QDoubleSpinBox, value: float) -> None:
    was = part.blockSignals(True)
    part.setValue(round(value) if isinstance(part, QSlider) else value)  # type: ignore[arg-type]
    part.blockSignals(was)
