"""Form: fields with their inputs, one below the other; what does not fit is told in its place."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QToolButton, QWidget

from editor.widgets.contrast import trouble_style
from editor.widgets.forms.choices import Offered
from editor.widgets.forms.inputs import ChoiceInput, LineInput, NumberInput, ParagraphsInput
from editor.widgets.forms.lists import ColourInput, IdsInput, NamesInput
from editor.widgets.forms.rows import RowsInput
from editor.widgets.forms.sections import Section
from editor.widgets.icons import icon
from editor.widgets.icons.pictures import Pictures
from editor.words import tr
from model.schema.fields import Field

COORDINATES = frozenset({"cell", "cells", "cell_set", "corner", "path", "point"})
"""Notations of places, which are set on the map and seldom typed."""
WIDE = frozenset({"paragraphs", "texts", "ids", "names", "rows"})
"""Kinds of fields whose input stands below its title."""
KEY = "key"
"""The property of a widget that says to which field it belongs."""


class Form(QWidget):
    """Some fields. It knows no scenario: whoever shows it is told what is edited."""

    edited = Signal(str, object)
    """The key of a field, and the value that it shall have."""
    reset_wanted = Signal(str)
    """The key of a field that shall be as it is usual."""
    done = Signal()
    """Return was pressed in a field: what comes next is not meant for it."""
    unfolded = Signal(bool)
    """Whether the part that can be folded away is seen now."""
    focused = Signal(str)
    """The key of the field that has the keys now, or whose title was clicked."""

    def __init__(self, units: Mapping[str, str] | None = None) -> None:
        super().__init__()
        self.units = units or {}
        self.pictures: Pictures | None = None
        self.folded: Form | None = None
        self.section: Section | None = None
        self.inputs: dict[str, Any] = {}
        self._rows: dict[str, int] = {}
        self._values: dict[str, Any] = {}
        self._troubles: dict[str, QLabel] = {}
        self.notes: dict[str, tuple[QLabel, QToolButton]] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(1, 1)

    def add(
        self,
        key: str,
        field: Field,
        offers: Sequence[Offered] = (),
        *,
        title: str = "",
        spoken: str = "",
    ) -> None:
        """Asks for one more field; `spoken` is its title where it is heard by itself."""
        row = self._grid.rowCount()
        name = title or field.title
        label = QLabel(name)
        label.setToolTip(field.about)
        made = self._input(field, offers)
        made.setAccessibleName(spoken or name)
        made.setAccessibleDescription(field.about)
        made.setToolTip(_tip(field))
        made.edited.connect(lambda value: self._tell(key, value))
        label.setBuddy(made)
        if field.kind in WIDE:
            self._grid.addWidget(label, row, 0, 1, 2)
            self._grid.addWidget(made, row + 1, 0, 1, -1)
        else:
            label.setWordWrap(True)
            self._grid.addWidget(label, row, 0)
            self._grid.addWidget(made, row, 1)
        self.inputs[key], self._rows[key] = made, row
        self._watch(key, label, made)
        self._add_trouble(key, row + 3)

    def fold(self, title: str, *, is_open: bool) -> "Form":
        """Makes a part that can be folded away; what is added to it is of this form."""
        inner = self.folded = Form(self.units)
        inner.pictures = self.pictures
        for mine, its in (
            (self.edited, inner.edited),
            (self.done, inner.done),
            (self.focused, inner.focused),
        ):
            its.connect(mine)
        self.section = Section(title, lambda: inner)
        self.section.heading.toggled.connect(self.unfolded)
        self.section.open(is_open)
        inner.inputs, inner._values = self.inputs, self._values
        inner._troubles = self._troubles
        self.add_line(self.section)
        return inner

    def add_beside(self, key: str, widget: QWidget) -> None:
        """Puts something at the end of the line of a field."""
        self._grid.addWidget(widget, self._rows[key], 3)

    def add_line(self, widget: QWidget) -> None:
        """Puts something between two fields."""
        self._grid.addWidget(widget, self._grid.rowCount(), 0, 1, -1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.MouseButtonPress):
            self.focused.emit(str(watched.property(KEY)))
        return super().eventFilter(watched, event)

    def _watch(self, key: str, label: QLabel, made: QWidget) -> None:
        for one in (label, made, *made.findChildren(QWidget)):
            one.setProperty(KEY, key)
            one.installEventFilter(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.done.emit()
            event.accept()
        else:
            super().keyPressEvent(event)

    def add_note(self, key: str, text: str) -> None:
        """Says below a field what it would usually be, with a way back to that."""
        if key not in self.notes:
            row = self._rows[key]
            note = QLabel()
            note.setForegroundRole(self.foregroundRole())
            note.setWordWrap(True)
            back = QToolButton()
            back.setAutoRaise(True)
            back.setIcon(icon("reset", self.palette()))
            back.clicked.connect(lambda: self.reset_wanted.emit(key))
            self._grid.addWidget(back, row, 2)
            self._grid.addWidget(note, row + 2, 1, 1, -1)
            self.notes[key] = note, back
        note, back = self.notes[key]
        note.setText(text)
        note.setVisible(bool(text))
        back.setVisible(bool(text))
        back.setAccessibleName(tr("Back to the usual"))
        back.setToolTip(text)

    def show_values(self, values: Mapping[str, Any]) -> None:
        for key, value in values.items():
            if key in self.inputs:
                self._values[key] = value
                self.inputs[key].show_value(value)
                self._say(key, "")

    def trouble(self, key: str, why: str) -> None:
        """Says below a field why it could not be set; what was typed stays to be corrected."""
        if key in self._troubles:
            self._say(key, why)
            if not isinstance(self.inputs[key], (LineInput, ParagraphsInput, ColourInput)):
                self.inputs[key].show_value(self._values.get(key))

    def _say(self, key: str, why: str) -> None:
        self._troubles[key].setText(why)
        self._troubles[key].setVisible(bool(why))

    def close_off(self) -> None:
        """Leaves the room below the last field empty."""
        self._grid.setRowStretch(self._grid.rowCount(), 1)

    def _add_trouble(self, key: str, row: int) -> None:
        trouble = QLabel()
        trouble.setWordWrap(True)
        trouble.setStyleSheet(trouble_style(self.palette()))
        trouble.setTextFormat(Qt.TextFormat.PlainText)
        trouble.hide()
        self._grid.addWidget(trouble, row, 0, 1, -1)
        self._troubles[key] = trouble

    def _tell(self, key: str, value: Any) -> None:
        self._say(key, "")
        self.edited.emit(key, value)

    def _input(self, field: Field, offers: Sequence[Offered]) -> Any:
        if field.kind == "number":
            return NumberInput(field, self.units.get(field.unit, ""))
        if field.kind == "ids":
            return IdsInput(field, offers, self.pictures)
        if field.kind == "rows":
            return RowsInput(field, offers)
        if field.notation == "colour":
            return ColourInput(field)
        if field.kind == "yes-no" or (offers and field.kind != "written"):
            return ChoiceInput(field, offers)
        kinds: dict[str, Callable[[Field], Any]] = {
            "names": NamesInput,
            "paragraphs": ParagraphsInput,
            "texts": ParagraphsInput,
        }
        return kinds.get(field.kind, LineInput)(field)


def _tip(field: Field) -> str:
    """What a field means, and between which numbers it lies."""
    if field.kind == "number" and field.least is not None and field.most is not None:
        between = tr("{least} to {most}").format(least=field.least, most=field.most)
        return f"{field.about}\n{between}"
    return field.about
