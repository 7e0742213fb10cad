"""Crowded places that are drawn larger: which, how far around, and how much."""

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QToolButton, QWidget

from editor.new_map.geography.amounts import Amount
from editor.new_map.geography.wish import MOST_LARGER, Larger
from editor.words import tr
from model.imports.geo.recipes.amounts import Box


class LargerPlaces(QWidget):
    """The places one by one; on the world map each can be moved."""

    changed = Signal(tuple)
    chosen_changed = Signal(int)

    def __init__(self, form: QFormLayout) -> None:
        super().__init__()
        self._places: tuple[Larger, ...] = ()
        self._box = Box(0, 0, 1, 1)
        self.which = QComboBox()
        self.which.setAccessibleName(tr("Place that is drawn larger"))
        self.add, self.remove = QToolButton(), QToolButton()
        for button, sign, name in (
            (self.add, "+", tr("Draw one more place larger")),
            (self.remove, "−", tr("Draw this place as it is")),
        ):
            button.setText(sign)
            button.setToolTip(name)
            button.setAccessibleName(name)
        self.km = Amount(tr("How far around"), 20, 2000, tr("km"), has_auto=False)
        self.percent = Amount(tr("How large"), 100, 200, "%", has_auto=False)
        self._lay_out(form)
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._remove)
        self.which.currentIndexChanged.connect(self._choose)
        self.km.changed.connect(lambda km: self._alter(km=km))
        self.percent.changed.connect(lambda percent: self._alter(percent=percent))
        self.show_places((), self._box)

    def _lay_out(self, form: QFormLayout) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.which, 1)
        row.addWidget(self.add)
        row.addWidget(self.remove)
        form.addRow(tr("Draw larger"), self)
        form.addRow(tr("within"), self.km)
        form.addRow(tr("enlarged to"), self.percent)

    @property
    def chosen(self) -> int:
        return max(0, self.which.currentIndex())

    def show_places(self, places: tuple[Larger, ...], box: Box) -> None:
        chosen = min(self.chosen, len(places) - 1)
        self._places, self._box = places, box
        with QSignalBlocker(self.which):
            self.which.clear()
            self.which.addItems([_named(place) for place in places] or [tr("nothing")])
            self.which.setCurrentIndex(max(0, chosen))
        self._show_chosen()

    def choose(self, number: int) -> None:
        self.which.setCurrentIndex(number)

    def _choose(self) -> None:
        self._show_chosen()
        self.chosen_changed.emit(self.chosen)

    def _show_chosen(self) -> None:
        there = bool(self._places)
        for widget in (self.which, self.remove, self.km, self.percent):
            widget.setEnabled(there)
        self.add.setEnabled(len(self._places) < MOST_LARGER)
        place = self._places[self.chosen] if there else Larger(0, 0)
        self.km.show_value(place.km)
        self.percent.show_value(place.percent)

    def _add(self) -> None:
        west, south, east, north = self._box
        middle = Larger(round((west + east) / 2, 2), round((south + north) / 2, 2))
        self.changed.emit((*self._places, middle))
        self.choose(len(self._places) - 1)

    def _remove(self) -> None:
        gone = self.chosen
        self.changed.emit((*self._places[:gone], *self._places[gone + 1 :]))

    def _alter(self, **said: int) -> None:
        if self._places:
            places = list(self._places)
            places[self.chosen] = replace(places[self.chosen], **said)
            self.changed.emit(tuple(places))


def _named(place: Larger) -> str:
    east = tr("{degrees}° E") if place.lon >= 0 else tr("{degrees}° W")
    north = tr("{degrees}° N") if place.lat >= 0 else tr("{degrees}° S")
    lon, lat = (f"{abs(number):.1f}" for number in (place.lon, place.lat))
    return f"{north.format(degrees=lat)}  {east.format(degrees=lon)}"
