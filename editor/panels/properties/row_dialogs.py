"""Small dialogs for rows of rules: a new one, another name, and what becomes of its uses."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from editor.widgets.contrast import trouble_style
from editor.widgets.forms.inputs import NumberInput
from editor.words import tr
from model.schema.fields import Field

Try = Callable[..., str]
"""Does what was asked, and says why not where it cannot be."""


class RowDialog(QDialog):
    """A name, and what a new row is like; it stays open until what was asked has been done."""

    def __init__(self, parent: QWidget, title: str, attempt: Try) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._attempt = attempt
        self._fields = QFormLayout()
        self.name = QComboBox(editable=True)
        self.name.setMinimumContentsLength(16)
        self.name.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self._fields.addRow(tr("Name"), self.name)
        self.like: QComboBox | None = None
        self.value: NumberInput | None = None
        self.trouble = QLabel(wordWrap=True)
        self.trouble.setStyleSheet(trouble_style(self.palette()))
        self.trouble.hide()
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self._try)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addLayout(self._fields)
        layout.addWidget(self.trouble)
        layout.addWidget(self.buttons)

    def offer(self, names: Sequence[str], said: str = "") -> None:
        """Names that can be chosen; any other can be typed."""
        self.name.addItems(list(names))
        self.name.setEditText(said or next(iter(names), ""))
        edit = self.name.lineEdit()
        if edit is not None:
            edit.selectAll()

    def ask_like(self, rows: Sequence[str]) -> None:
        """Asks which row the new one shall be like at first."""
        self.like = QComboBox()
        self.like.addItems(list(rows))
        self._fields.addRow(tr("At first like"), self.like)

    def ask_value(self, field: Field, value: Any, unit: str) -> None:
        self.value = NumberInput(field, unit)
        self.value.show_value(value)
        self._fields.addRow(tr("Value"), self.value)

    def _try(self) -> None:
        why = self._attempt(self.name.currentText().strip())
        self.trouble.setText(why)
        self.trouble.setVisible(bool(why))
        if not why:
            self.accept()
