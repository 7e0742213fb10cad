"""The text of a program, folded away: checked while it is written, taken over when it is right."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QTextEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.builder.parts.program import Program
from editor.builder.parts.troubles import troubles_in
from editor.builder.parts.written import Written, read, text_of
from editor.widgets.contrast import trouble_colour, trouble_style
from editor.words import tr, trn

LINES = 7
FEW = 4
"""So many slips are told; of others only how many there are."""


class Advanced(QWidget):
    """A heading that unfolds a text."""

    wanted = Signal(object)
    """The program that the text says shall be the program."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.program = Program("", (), None)
        self._shown = ""
        """The text as the program has it."""
        self.head = QToolButton()
        self.head.setText(tr("Advanced: as text"))
        self.head.setAccessibleName(tr("{title}: as text").format(title=title))
        self.head.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.head.setAutoRaise(True)
        self.head.setCheckable(True)
        self.head.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.head.toggled.connect(lambda is_open: self._fold(is_open=is_open))
        self.text = _Text()
        self.text.setAccessibleName(tr("{title}: as text").format(title=title))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setFixedHeight(self.text.fontMetrics().lineSpacing() * LINES + 12)
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.textChanged.connect(self.check)
        self.text.left.connect(self.head.setFocus)
        self.trouble = QLabel()
        self.trouble.setWordWrap(True)
        self.trouble.setTextFormat(Qt.TextFormat.PlainText)
        self.take = QPushButton(tr("Take over"))
        self.take.clicked.connect(self._take)
        self.back = QPushButton(tr("Leave it"))
        self.back.clicked.connect(self._again)
        self._lay_out()
        self._fold(is_open=False)

    @property
    def draft(self) -> str | None:
        """What somebody has typed and not taken over; None where there is nothing of the kind."""
        text = self.text.toPlainText()
        return None if text == self._shown else text

    def show_program(self, program: Program) -> None:
        """Shows another version of the program; what is being typed stays."""
        is_typing, self.program = self.draft is not None, program
        if is_typing:
            self._shown = text_of(program)
            self.check()
        else:
            self._again()

    def show_draft(self, program: Program, text: str | None) -> None:
        """Shows another program, with what somebody has begun to type for it."""
        self.program = program
        self._again()
        if text is not None:
            self.head.setChecked(True)
            self.text.setPlainText(text)

    def check(self) -> Written:
        """Checks what is typed, and says what is wrong at its line."""
        is_changed = self.draft is not None
        found = read(self.program, self.text.toPlainText()) if is_changed else Written(self.program)
        self.take.setVisible(is_changed)
        self.back.setVisible(is_changed)
        self.take.setEnabled(self._can_take(found))
        self._say(found)
        return found

    def _can_take(self, found: Written) -> bool:
        """Text that is no worse than what is there may be taken over."""
        if found.program is None or self.draft is None:
            return False
        return len(found.slips) <= len(troubles_in(self.program))

    def _say(self, found: Written) -> None:
        told = [slip.sentence for slip in found.slips[:FEW]]
        more = len(found.slips) - FEW
        if more > 0:
            told.append(trn("and {n} more", "and {n} more", more))
        self.trouble.setStyleSheet(trouble_style(QGuiApplication.palette()))
        self.trouble.setText("\n".join(told))
        self.trouble.setVisible(bool(told))
        lines = {slip.line for slip in found.slips}
        self.text.setExtraSelections([self._marked(line) for line in sorted(lines)[:100]])

    def _marked(self, line: int) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        colour = QColor(trouble_colour(QGuiApplication.palette()))
        colour.setAlpha(60)
        mark.format.setBackground(colour)
        mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        mark.cursor = QTextCursor(self.text.document().findBlockByNumber(line - 1))
        return mark

    def _take(self) -> None:
        found = self.check()
        if found.program is not None:
            self._shown = self.text.toPlainText()
            self.wanted.emit(found.program)

    def _again(self) -> None:
        self._shown = text_of(self.program)
        if self.text.toPlainText() != self._shown:
            self.text.setPlainText(self._shown)
        self.check()

    def _fold(self, *, is_open: bool) -> None:
        self.head.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
        self.inside.setVisible(is_open)

    def _lay_out(self) -> None:
        self.inside = QWidget()
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.take)
        buttons.addWidget(self.back)
        below = QVBoxLayout(self.inside)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self.text)
        below.addWidget(self.trouble)
        below.addLayout(buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.head, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.inside)


class _Text(QPlainTextEdit):
    """A text that Escape leaves; undo is the document's where nothing typed can be undone."""

    left = Signal()

    def event(self, event: QEvent) -> bool:
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and self._is_for_document(event):
            event.ignore()
            return False
        return super().event(event)

    def _is_for_document(self, event: QKeyEvent) -> bool:
        if event.matches(QKeySequence.StandardKey.Undo):
            return not self.document().isUndoAvailable()
        is_redo = event.matches(QKeySequence.StandardKey.Redo)
        return is_redo and not self.document().isRedoAvailable()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
