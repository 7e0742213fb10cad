"""Inputs for what words ask for, beside those of all forms: ticks, and a number or a word."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from editor.builder.asking.choice import Choice
from editor.builder.asking.flow import Flow
from editor.builder.asking.names import MANY, NamesInput
from editor.builder.asking.varying import VaryingInput
from editor.builder.parts.slots import Slot
from editor.widgets.contrast import show_boxes
from editor.widgets.forms.choices import Offered
from editor.widgets.forms.inputs import ChoiceInput, LineInput, NumberInput, ParagraphsInput
from editor.words import tr
from model.schema.fields import Field

TIP = Qt.ItemDataRole.ToolTipRole
WIDE = 150
"""Pixels that a line of text has at least."""
NUMBER = 0
"""The entry of an amount that means: the number beside it."""


class AmountInput(QWidget):
    """A number, or one of some words that stand for one: any, all."""

    edited = Signal(object)

    def __init__(self, field: Field, offers: Sequence[Offered]) -> None:
        super().__init__()
        self.number = NumberInput(replace(field, kind="number", is_required=True))
        self.number.edited.connect(self.edited)
        self.choice = Choice()
        self.choice.addItem(tr("Number"), None)
        for one in offers:
            self.choice.addItem(one.title, one.value)
            self.choice.setItemData(self.choice.count() - 1, one.about, TIP)
        self.choice.activated.connect(self._chosen)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.choice)
        row.addWidget(self.number)
        self._least = field.least or 0
        self.setFocusProxy(self.choice)

    def setAccessibleName(self, name: str) -> None:  # noqa: N802 (Qt's name)
        super().setAccessibleName(name)
        self.choice.setAccessibleName(name)
        self.number.setAccessibleName(tr("{field}: number").format(field=name))

    def show_value(self, value: Any) -> None:
        place = self.choice.findData(value) if isinstance(value, str) else NUMBER
        self.choice.setCurrentIndex(place)
        self.number.setVisible(place == NUMBER)
        self.number.show_value(value)

    def _chosen(self, place: int) -> None:
        word = self.choice.itemData(place)
        self.edited.emit(self._least if word is None else word)


class TicksInput(QWidget):
    """Some of several words, each with its box; the list stays in the order of the words."""

    edited = Signal(object)

    def __init__(self, offers: Sequence[Offered]) -> None:
        super().__init__()
        self._offers = list(offers)
        self.boxes: dict[str, QCheckBox] = {}
        self._value: list[Any] = []
        self._line = Flow(self)
        for one in self._offers:
            self._add(one)

    def setAccessibleName(self, name: str) -> None:  # noqa: N802 (Qt's name)
        super().setAccessibleName(name)
        for one in self._offers:
            self.boxes[one.value].setAccessibleName(f"{name}: {one.title}")

    def show_value(self, value: Any) -> None:
        """Shows the words; a single one may be said without a list."""
        words = [value] if isinstance(value, str) else value
        self._value = list(words) if isinstance(words, list) else []
        for word in self._value:
            if isinstance(word, str) and word not in self.boxes:
                self._add(Offered(word, tr("{id} (unknown)").format(id=word)))
        for word, box in self.boxes.items():
            was = box.blockSignals(True)
            box.setChecked(word in self._value)
            box.blockSignals(was)

    def toggle(self, word: str) -> None:
        """Ticks a word, or no more."""
        self._tick(word, word not in self._value)

    def _add(self, one: Offered) -> None:
        box = QCheckBox(one.title)
        box.setToolTip(one.about)
        box.setAccessibleName(one.title)
        show_boxes(box)
        box.toggled.connect(lambda is_on, word=one.value: self._tick(word, is_on))
        self.boxes[one.value] = box
        self._line.addWidget(box)
        self.setTabOrder(self, box)
        if self.focusProxy() is None:
            self.setFocusProxy(box)

    def _tick(self, word: str, is_on: bool) -> None:
        left = [one for one in self._value if one != word]
        self.edited.emit([*left, word] if is_on else left)


def input_for(slot: Slot, offers: Sequence[Offered], *, has_rows: bool = True) -> Any:
    """The input for what a word asks for; it tells a value as files write it."""
    field = slot.field
    if slot.asks == "amount":
        return AmountInput(field, offers)
    if slot.asks == "varying":
        return VaryingInput(field, offers, has_rows=has_rows)
    if slot.asks == "several" or (field.kind == "words" and offers):
        many = len(offers) > MANY
        return NamesInput(offers) if many else TicksInput(offers)
    if slot.asks in ("written", "numbers"):
        return LineInput(replace(field, kind="written"))
    if field.kind == "number":
        return NumberInput(field)
    if field.kind == "yes-no" or offers:
        return ChoiceInput(field, offers)
    if field.kind == "paragraphs":
        return ParagraphsInput(field)
    made = LineInput(field)
    made.setMinimumWidth(WIDE)
    return made
