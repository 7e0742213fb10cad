"""An input for what may depend on the situation: a plain value, or what it is in which case."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from editor.builder.asking.choice import Choice
from editor.widgets.forms.choices import Offered
from editor.widgets.forms.inputs import ChoiceInput, LineInput, NumberInput
from editor.words import tr
from model.schema.fields import Field

ALWAYS, BY_CASES = "always", "cases"


class VaryingInput(QWidget):
    """A value with a menu beside it; the cases themselves have rows of their own."""

    edited = Signal(object)

    def __init__(self, field: Field, offers: Sequence[Offered], *, has_rows: bool = True) -> None:
        """Where the cases have no rows of their own they are shown as text."""
        super().__init__()
        self._has_rows = has_rows
        self.text = LineInput(replace(field, kind="written"))
        self.text.edited.connect(self.edited)
        self._value: Any = None
        plain = replace(field, is_required=field.is_required or field.usual is None)
        is_number = field.kind == "number" and not field.may_be_null
        self.value = NumberInput(plain) if is_number else _other(field, offers)
        self.value.edited.connect(self.edited)
        self.choice = Choice()
        self.choice.addItem(tr("always"), ALWAYS)
        self.choice.addItem(tr("by the situation"), BY_CASES)
        self.choice.activated.connect(self._chosen)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.value)
        row.addWidget(self.text, 1)
        row.addWidget(self.choice)
        self.setFocusProxy(self.value)

    def setAccessibleName(self, name: str) -> None:  # noqa: N802 (Qt's name)
        super().setAccessibleName(name)
        self.value.setAccessibleName(name)
        self.text.setAccessibleName(tr("{field}: as text").format(field=name))
        self.choice.setAccessibleName(tr("{field}: on what it depends").format(field=name))

    def show_value(self, value: Any) -> None:
        self._value = value
        varies = isinstance(value, dict)
        self.choice.setCurrentIndex(int(varies))
        self.value.setVisible(not varies)
        self.text.setVisible(varies and not self._has_rows)
        self.text.show_value(value if varies else None)
        self.setFocusProxy(self.choice if varies else self.value)
        if not varies:
            self.value.show_value(value)

    def _chosen(self, place: int) -> None:
        varies = isinstance(self._value, dict)
        if self.choice.itemData(place) == BY_CASES and not varies:
            usual = 0 if self._value is None else self._value
            self.edited.emit({"cases": [{"when": {"players": 3}, "is": usual}], "else": usual})
        elif self.choice.itemData(place) == ALWAYS and varies:
            self.edited.emit(self._value.get("else"))


def _other(field: Field, offers: Sequence[Offered]) -> Any:
    """The input of a value that is no number, or may be none."""
    if field.kind == "number":
        return NumberInput(field)
    return ChoiceInput(field, offers)
