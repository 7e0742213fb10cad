"""What an event does: in words, and as text that is checked before it is taken over."""

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

from editor.systems.crayon.sheets.events import effects_as_text, effects_edited, effects_in_words
from editor.widgets.contrast import trouble_style
from editor.words import tr
from model.forms.form import DoesNotFit
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario

LINES = 5


class EffectsEditor(QWidget):
    """The effects of one event."""

    wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._scenario: Scenario | None = None
        self._event: str | None = None
        self._shown = ""
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setObjectName("effects-in-words")
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(tr("Effects as text"))
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
        self.show_event(None, None)

    def show_event(self, scenario: Scenario | None, event: str | None) -> None:
        """Shows another event; what is being typed about the same one stays."""
        is_typing = event == self._event and self.text.toPlainText() != self._shown
        self._scenario, self._event = scenario, event
        there = scenario is not None and event is not None
        self.setVisible(there and event in things_in(scenario, "events") if scenario else False)
        if scenario is None or event is None:
            return
        self.words.setText(effects_in_words(scenario, event))
        if not is_typing:
            self._again()

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
        if self._scenario is not None and self._event is not None:
            self._shown = effects_as_text(self._scenario, self._event)
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
        if self._scenario is None or self._event is None:
            return ""
        try:
            effects_edited(self._scenario, self._event, self.text.toPlainText())
        except DoesNotFit as trouble:
            return trouble.why
        return ""

    def _take(self) -> None:
        if self._scenario is not None and self._event is not None:
            change = effects_edited(self._scenario, self._event, self.text.toPlainText())
            self._shown = self.text.toPlainText()
            self.wanted.emit(change)
