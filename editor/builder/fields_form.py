"""What else can be said of a thing beside what it does: its name, its price, its picture."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from editor.builder.asking.inputs import input_for
from editor.builder.asking.values import as_files_say
from editor.builder.parts.schemas import NEW, schema_at
from editor.builder.parts.slots import Slot, slots_of
from editor.builder.programs import Programs
from editor.builder.telling import offers_of, slot_title
from editor.widgets.contrast import trouble_style
from editor.widgets.forms.choices import field_title
from editor.words import tr
from model.forms.form import DoesNotFit
from model.scenario.scenario import Scenario


class FieldsForm(QWidget):
    """A line for each field of a thing."""

    wanted = Signal(object, object)
    """A change that shall be done, and who is told where it cannot be."""

    def __init__(self, programs: Programs) -> None:
        super().__init__()
        self._programs = programs
        self._scenario: Scenario | None = None
        self._key = ""
        self.inputs: dict[str, Any] = {}
        self.slots = tuple(_slots(programs))
        self.trouble = QLabel()
        self.trouble.setWordWrap(True)
        self.trouble.setTextFormat(Qt.TextFormat.PlainText)
        self.trouble.hide()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(1, 1)

    def show_thing(self, scenario: Scenario, key: str) -> None:
        """Shows what is said of a thing."""
        self._scenario, self._key = scenario, key
        if not self.inputs:
            self._make()
        for slot in self.slots:
            value = self._programs.said(scenario, key, slot.way[-1])
            self.inputs[slot.way[-1]].show_value(slot.field.usual if value is None else value)
        self.say("")

    def say(self, why: str) -> None:
        """Says why something could not be done."""
        self.trouble.setStyleSheet(trouble_style(QGuiApplication.palette()))
        self.trouble.setText(why)
        self.trouble.setVisible(bool(why))

    def _make(self) -> None:
        for slot in self.slots:
            row, title = self._grid.rowCount(), slot_title(self._programs, slot)
            here = self._scenario
            offers = () if here is None else offers_of(self._programs, here, slot)
            made = input_for(slot, offers, has_rows=False)
            made.setAccessibleName(title)
            made.setAccessibleDescription(slot.field.about)
            made.setToolTip(slot.field.about)
            made.edited.connect(lambda value, slot=slot: self._edit(slot, value))
            label = QLabel(title)
            label.setToolTip(slot.field.about)
            label.setBuddy(made)
            is_tall = slot.asks == "several" or slot.field.kind == "paragraphs"
            top, middle = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignVCenter
            self._grid.addWidget(label, row, 0, top if is_tall else middle)
            self._grid.addWidget(made, row, 1)
            self.inputs[slot.way[-1]] = made
        self._grid.addWidget(self.trouble, self._grid.rowCount(), 0, 1, 2)

    def _edit(self, slot: Slot, value: Any) -> None:
        if self._scenario is None:
            return
        title = self._programs.title(self._scenario, self._key)
        label = tr("{field} of {thing}").format(field=field_title(slot.field).lower(), thing=title)
        try:
            plain = as_files_say(value, slot)
            name = slot.way[-1]
            change = self._programs.edited(self._scenario, self._key, name, plain, label)
        except DoesNotFit as trouble:
            self.show_thing(self._scenario, self._key)
            self.say(trouble.why)
            return
        self.wanted.emit(change, self.say)


def _slots(programs: Programs) -> list[Slot]:
    part = schema_at(programs.system, programs.thing)
    found = slots_of(programs.system, NEW, {**part, "minProperties": 0})
    return [slot for slot in found if programs.asks_beside(slot.way[-1])]
