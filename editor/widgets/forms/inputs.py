"""Inputs of a form: lines, numbers, choices and switches. Each tells of a value when it is done.

None stands for "nothing is said", MIXED for things that say it each in their own way.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QSpinBox

from editor.widgets.forms.choices import Offered
from editor.widgets.forms.values import MIXED
from editor.words import tr
from model.schema.fields import Field
from model.yaml.canonical import flow_text

ROWS = 3
"""Lines of a text that has room for paragraphs."""
FARTHEST = 1_000_000
"""Numbers of which the schema says no limit."""


class LineInput(QLineEdit):
    """A line of text; Return or leaving it sets the value, Escape takes it back."""

    edited = Signal(object)

    def __init__(self, field: Field, offers: Sequence[Offered] = ()) -> None:
        super().__init__()
        self._field = field
        self._value: Any = None
        self.editingFinished.connect(self._finish)

    def show_value(self, value: Any) -> None:
        self._value = value
        self.setText(self._written())
        self.setCursorPosition(0)  # a long text is seen from its beginning
        self.setPlaceholderText(tr("different") if value is MIXED else "")

    def event(self, event: QEvent) -> bool:
        """Undo belongs to the document where there is nothing typed to be undone."""
        is_key = event.type() == QEvent.Type.ShortcutOverride
        if is_key and isinstance(event, QKeyEvent) and self._is_for_document(event):
            event.ignore()
            return False
        return super().event(event)

    def _is_for_document(self, event: QKeyEvent) -> bool:
        if event.matches(QKeySequence.StandardKey.Undo):
            return not self.isUndoAvailable()
        return event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        if event.key() == Qt.Key.Key_Escape and self.text() != self._written():
            self.show_value(self._value)
            return
        super().keyPressEvent(event)

    def _written(self) -> str:
        if self._field.kind == "written":
            return "" if self._value in (None, MIXED) else flow_text(self._value)
        value = " ".join(self._value) if isinstance(self._value, list) else self._value
        return "" if value in (None, MIXED) else str(value)

    def _finish(self) -> None:
        if self.isModified():
            self.setModified(False)
            self.edited.emit(self.text().strip() or None)


class ParagraphsInput(QPlainTextEdit):
    """Some lines of text, or a list with an entry a line; leaving it sets the value."""

    edited = Signal(object)

    def __init__(self, field: Field, offers: Sequence[Offered] = ()) -> None:
        super().__init__()
        self._field = field
        self._shown = ""
        self.setTabChangesFocus(True)
        self.setFixedHeight(self.fontMetrics().lineSpacing() * ROWS + 14)

    def show_value(self, value: Any) -> None:
        text = "" if value in (None, MIXED) else value
        self._shown = "\n".join(text) if isinstance(text, list) else str(text)
        self.setPlainText(self._shown)
        self.setPlaceholderText(tr("different") if value is MIXED else "")

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self._finish()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_Escape:
            self.setPlainText(self._shown)
        elif held and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._finish()
        else:
            super().keyPressEvent(event)

    def _finish(self) -> None:
        text = self.toPlainText()
        if text == self._shown:
            return
        self._shown = text
        if self._field.kind == "texts":
            lines = [line.strip() for line in text.splitlines() if line.strip()]
            self.edited.emit(lines or None)
        else:
            self.edited.emit(text.strip() or None)


class NumberInput(QSpinBox):
    """A number with its range and unit; below the smallest stands that nothing is said."""

    edited = Signal(object)

    def __init__(self, field: Field, unit: str = "") -> None:
        super().__init__()
        self._least = field.least if field.least is not None else -FARTHEST
        self.setRange(self._least, field.most if field.most is not None else FARTHEST)
        self.setSuffix(f" {unit}" if unit else "")
        self.setKeyboardTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._may_be_unsaid = not field.is_required and field.usual is None
        self._none = tr("none") if field.may_be_null else tr("not said")
        self._has_blank = False
        self.valueChanged.connect(self._changed)

    def show_value(self, value: Any) -> None:
        was = self.blockSignals(True)
        is_number = isinstance(value, int) and not isinstance(value, bool)
        self._has_blank = not is_number or self._may_be_unsaid
        self.setMinimum(self._least - 1 if self._has_blank else self._least)
        blank = tr("different") if value is MIXED else self._none
        self.setSpecialValueText(blank if self._has_blank else "")
        self.setValue(value if is_number else self.minimum())
        self.blockSignals(was)

    def _changed(self, number: int) -> None:
        is_blank = self._has_blank and number == self.minimum()
        if not is_blank:
            self.edited.emit(number)
        elif self._may_be_unsaid:
            self.edited.emit(None)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Scrolling past a number must not change it."""
        super().wheelEvent(event) if self.hasFocus() else event.ignore()


class ChoiceInput(QComboBox):
    """One of some words; the first entry takes the word away, where that is possible."""

    edited = Signal(object)

    def __init__(self, field: Field, offers: Sequence[Offered] = ()) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(10)
        if field.kind == "yes-no":
            offers = (Offered("yes", tr("Yes")), Offered("no", tr("No")))
        self._is_yes_no = field.kind == "yes-no"
        if not field.is_required and field.usual is None:
            nothing = tr("None") if field.may_be_null else tr("Not said")
            if offers and not offers[0].value:
                nothing, offers = offers[0].title, offers[1:]
            self.addItem(nothing, None)
        for one in offers:
            self.addItem(one.title, one.value == "yes" if self._is_yes_no else one.value)
            self.setItemData(self.count() - 1, one.about, Qt.ItemDataRole.ToolTipRole)
        self.activated.connect(self._chosen)

    def show_value(self, value: Any) -> None:
        places = [n for n in range(self.count()) if self._is(n, value)]
        if value is not MIXED and not places:
            self.addItem(str(value), value)
            places = [self.count() - 1]
        self.setPlaceholderText(tr("different"))
        self.setCurrentIndex(places[0] if places else -1)

    def _is(self, number: int, value: Any) -> bool:
        data = self.itemData(number)
        return data == value and isinstance(data, bool) == isinstance(value, bool)

    def _chosen(self, number: int) -> None:
        self.edited.emit(self.itemData(number))

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        super().wheelEvent(event) if self.hasFocus() else event.ignore()
