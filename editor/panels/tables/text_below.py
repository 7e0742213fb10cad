"""What has no room in a table: in words, and as text that is checked before it is taken over."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from editor.panels.sheets.sheet import Sheet, Spelt
from editor.widgets.contrast import trouble_style
from editor.words import tr
from model.forms.form import DoesNotFit
from model.scenario.change import Change
from model.scenario.scenario import Scenario

LINES = 5


class TextBelow(QWidget):
    """What a sheet spells out of one of its places: effects, paragraphs, lists."""

    wanted = Signal(object)
    """A change that shall be done."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self._sheet = sheet
        self._scenario: Scenario | None = None
        self._place: tuple[Any, int] = (None, 0)
        self._about: object = None
        """The row and what of it is spelt out."""
        self._shown = ""
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setObjectName("effects-in-words")
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(tr("As text"))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setFixedHeight(self.text.fontMetrics().lineSpacing() * LINES + 12)
        self.text.setTabChangesFocus(True)
        self.text.textChanged.connect(self._typed)
        self.trouble = QLabel()
        self.trouble.setWordWrap(True)
        self.take = QPushButton(tr("Take over"))
        self.take.clicked.connect(self._take)
        self.back = QPushButton(tr("Leave it"))
        self.back.clicked.connect(self._again)
        self._lay_out()
        self.hide()

    def show_place(self, scenario: Scenario | None, row: Any, column: int) -> None:
        """Shows another place; what is being typed about the same one stays."""
        self._scenario, self._place = scenario, (row, column)
        spelt = self._spelt()
        self.setVisible(spelt is not None)
        about = None if spelt is None else (row, spelt.title)
        is_typing = about == self._about and self.text.toPlainText() != self._shown
        self._about = about
        if spelt is None:
            return
        self.text.setAccessibleName(spelt.title)
        self.words.setText(spelt.words or spelt.title)
        if is_typing:
            self._typed()
        else:
            self._again()

    def _spelt(self) -> Spelt | None:
        row, column = self._place
        if self._scenario is None or row is None:
            return None
        return self._sheet.spelt(self._scenario, row, column)

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.take)
        buttons.addWidget(self.back)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.words)
        layout.addWidget(self.text)
        layout.addWidget(self.trouble)
        layout.addLayout(buttons)

    def _again(self) -> None:
        spelt = self._spelt()
        if spelt is not None:
            self._shown = spelt.text
            self.text.setPlainText(self._shown)
            self._typed()

    def _typed(self) -> None:
        is_changed = self.text.toPlainText() != self._shown
        self.take.setVisible(is_changed)
        self.back.setVisible(is_changed)
        why = self._why_not() if is_changed else ""
        self.take.setEnabled(is_changed and not why)
        self.trouble.setStyleSheet(trouble_style(self.palette()))
        self.trouble.setText(why)
        self.trouble.setVisible(bool(why))

    def _why_not(self) -> str:
        """Checks what is typed."""
        try:
            self._change()
        except DoesNotFit as trouble:
            return trouble.why
        return ""

    def _change(self) -> Change | None:
        """The change that the typed text makes; None where nothing is spelt out."""
        if self._scenario is None or self._spelt() is None:
            return None
        return self._sheet.respelt(self._scenario, *self._place, self.text.toPlainText())

    def _take(self) -> None:
        change = self._change()
        if change is not None:
            self._shown = self.text.toPlainText()
            self.wanted.emit(change)
