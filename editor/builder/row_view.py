"""One row of the builder: a word, its fields, what it does in a sentence, and what is wrong."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.builder.asking.flow import Flow
from editor.builder.parts.rows import Row
from editor.builder.parts.slots import Slot
from editor.builder.shown import Hand, Shown
from editor.builder.word_button import WordButton
from editor.widgets.contrast import trouble_colour, trouble_style
from editor.widgets.forms.choices import Offered
from editor.widgets.forms.inputs import LineInput
from editor.widgets.icons import icon
from editor.words import tr
from model.schema.fields import Field

INDENT = 26
RADIUS = 4.0
ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier
RAW = Field("raw", "written")


class RowView(QFrame):
    """A row on the screen. It has the keyboard itself, or one of its fields has."""

    def __init__(self, row: Row, shown: Shown, hand: Hand) -> None:
        super().__init__()
        self.row, self.shown, self._hand = row, shown, hand
        self.inputs: dict[str, Any] = {}
        self.says: dict[str, QToolButton] = {}
        """Buttons for what else it could say."""
        self.takes: dict[str, QToolButton] = {}
        """Buttons for what can be taken from the map."""
        self.is_odd = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setObjectName("effect-row")
        self.grip = _Grip(self)
        self.word = WordButton(shown.title)
        self.fields = QWidget()
        self.sentence, self.trouble = _line(), _line()
        self.repair = QToolButton()
        self.repair.clicked.connect(lambda: hand.act(self.row, "repair"))
        self.more = QToolButton()
        self._make_word(shown)
        self._make_fields(shown)
        self._make_buttons()
        self._lay_out()
        # Shown before they have a place they would be windows, and take the keyboard.
        is_held = row.kind in ("inner", "list")
        self.more.setVisible(not is_held or row.held is not None)
        self.grip.setVisible(not is_held and bool(row.way) and shown.has_order)
        self.show_row(row, shown)

    # -- making

    def _make_word(self, shown: Shown) -> None:
        self.word.setToolTip(shown.about)
        self.word.clicked.connect(lambda: self._hand.pick(self.row, self.word))

    def _make_fields(self, shown: Shown) -> None:
        line = self.line = Flow(self.fields)
        if self.row.kind == "raw":
            made = LineInput(RAW)
            made.setMinimumWidth(260)
            made.edited.connect(lambda value: self._hand.edit(self.row, ("",), value))
            self._add_input("", made, tr("As text"), line)
            return
        word = self.row.word
        slots = () if word is None else word.slots
        for slot, offers, title in zip(slots, shown.offers, shown.titles, strict=True):
            self._add_field(slot, offers, title, line if len(slots) == 1 else None)
        for slot, can_take in zip(slots, shown.takes, strict=True):
            if can_take:
                self._add_take(slot)
        for key, title, about in shown.more:
            self._add_more(key, title, about)

    def _add_more(self, key: str, title: str, about: str) -> None:
        """A button by which a part says something more that has rows of its own."""
        button = QToolButton()
        button.setText(tr("+ {field}").format(field=title))
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setToolTip(about)
        button.setAccessibleName(tr("Say more: {field}").format(field=title))
        button.clicked.connect(lambda: self._hand.say_more(self.row, key))
        self.line.addWidget(button)
        self.says[key] = button

    def _add_take(self, slot: Slot) -> None:
        """A button by which what a field names is taken from the map."""
        button = QToolButton()
        button.setIcon(icon("pick", QGuiApplication.palette()))
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setToolTip(tr("Take from the map: a click names it, Esc is the end"))
        button.setAccessibleName(tr("{field}: take from the map").format(field=slot.field.title))
        button.clicked.connect(lambda: self._hand.take(self.row, slot))
        self.takes[slot.key] = button

    def _add_field(
        self, slot: Slot, offers: Sequence[Offered], title: str, alone: Flow | None
    ) -> None:
        """A field that is the only one of its word needs no title beside it."""
        made = self._hand.made_input(slot, offers)
        made.setToolTip(slot.field.about)
        made.setAccessibleDescription(slot.field.about)
        made.edited.connect(lambda value: self._hand.edit(self.row, slot.way, value))
        if alone is not None:
            self._add_input(slot.key, made, title, alone)
            return
        pair = QWidget()
        side = QHBoxLayout(pair)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(4)
        label = QLabel(title)
        label.setToolTip(slot.field.about)
        label.setBuddy(made)
        side.addWidget(label)
        side.addWidget(made)
        self.line.addWidget(pair)
        self._add_input(slot.key, made, title, None)

    def _add_input(self, key: str, made: Any, title: str, line: Flow | None) -> None:
        made.setAccessibleName(title)
        if line is not None:
            line.addWidget(made)
        self.inputs[key] = made
        for part in (made, *made.findChildren(QWidget)):
            part.installEventFilter(self)

    def _make_buttons(self) -> None:
        self.more.setIcon(icon("more", QGuiApplication.palette()))
        self.more.setAutoRaise(True)
        self.more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.more.setToolTip(tr("Move, duplicate or take away"))
        self.more.setAccessibleName(tr("Move, duplicate or take away"))
        self.more.clicked.connect(
            lambda: self._hand.menu(self.row, self.more.mapToGlobal(QPoint(0, self.more.height())))
        )

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(6)
        up = Qt.AlignmentFlag.AlignTop
        top.addWidget(self.grip, 0, up)
        top.addWidget(self.word, 0, up)
        top.addWidget(self.fields, 1)
        for button in self.takes.values():
            top.addWidget(button, 0, up)
        top.addWidget(self.more, 0, up)
        below = QVBoxLayout()
        below.setSpacing(1)
        is_held = self.row.kind in ("inner", "list")
        below.setContentsMargins(5 if is_held else 27, 0, 4, 0)
        below.addWidget(self.sentence)
        below.addWidget(self.trouble)
        below.addWidget(self.repair, 0, Qt.AlignmentFlag.AlignLeft)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8 + self.row.depth * INDENT, 4, 4, 5)
        layout.setSpacing(1)
        layout.addLayout(top)
        layout.addLayout(below)

    # -- showing

    def show_row(self, row: Row, shown: Shown) -> None:
        """Shows another row of the same shape."""
        self.row, self.shown = row, shown
        for slot in () if row.word is None else row.word.slots:
            value = row.value(slot.way)
            self.inputs[slot.key].show_value(slot.field.usual if value is None else value)
        if row.kind == "raw":
            self.inputs[""].show_value(row.plain)
        self.show_told(shown)

    def show_told(self, shown: Shown) -> None:
        """Shows what is told of it; what somebody is typing into a field stays."""
        row, self.shown = self.row, shown
        told = [*row.troubles, *shown.warnings]
        self.is_odd = bool(told)
        self.sentence.setText(shown.sentence)
        self.sentence.setVisible(bool(shown.sentence))
        self.trouble.setText("\n".join(told))
        self.trouble.setStyleSheet(trouble_style(QGuiApplication.palette()))
        self.trouble.setVisible(bool(told))
        self.repair.setText(shown.repair)
        self.repair.setVisible(bool(shown.repair))
        self.setAccessibleName(shown.sentence or shown.title)
        self.setAccessibleDescription(" ".join(told))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 (Qt's name)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, left = self.palette(), self.row.depth * INDENT
        edge = palette.color(QPalette.ColorRole.Mid)
        if self.is_odd:
            edge = QColor(trouble_colour(QGuiApplication.palette()))
        if self.hasFocus():
            edge = palette.color(QPalette.ColorRole.Highlight)
        painter.setPen(QPen(edge, 2.0 if self.hasFocus() else 1.0))
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(left + 1, 1, -1, -1), RADIUS, RADIUS)

    # -- keys and mouse

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Keys that are for the row are not for its fields, except where a list is opened."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            is_list = isinstance(watched, QComboBox)
            if event.modifiers() & ALT and not is_list and self._moves(event):
                return True
            if event.key() == Qt.Key.Key_Escape and not _is_typing(watched):
                self.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        plain = {
            Qt.Key.Key_Delete: "remove",
            Qt.Key.Key_Backspace: "remove",
            Qt.Key.Key_Insert: "add",
            Qt.Key.Key_Return: "word",
            Qt.Key.Key_Enter: "word",
            Qt.Key.Key_F2: "word",
        }
        key = Qt.Key(event.key())
        if event.modifiers() & ALT and self._moves(event):
            return
        if event.modifiers() & CTRL and key == Qt.Key.Key_D:
            self._hand.act(self.row, "duplicate")
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.hasFocus():
            self._hand.step(self.row, 1 if key == Qt.Key.Key_Down else -1)
        elif plain.get(key) == "word" and self.hasFocus():
            self._hand.pick(self.row, self.word)
        elif key == Qt.Key.Key_Menu:
            self._hand.menu(self.row, self.mapToGlobal(QPoint(INDENT, self.height())))
        elif key in plain and self.hasFocus():
            self._hand.act(self.row, plain[key])
        else:
            super().keyPressEvent(event)

    def _moves(self, event: QKeyEvent) -> bool:
        ways = {
            Qt.Key.Key_Up: "up",
            Qt.Key.Key_Down: "down",
            Qt.Key.Key_Right: "into",
            Qt.Key.Key_Left: "out",
        }
        what = ways.get(Qt.Key(event.key()), "")
        if what:
            self._hand.act(self.row, what)
        return bool(what)

    def contextMenuEvent(self, event: Any) -> None:  # noqa: N802
        self._hand.menu(self.row, event.globalPos())

    def dragged(self, at: QPoint, what: str) -> None:
        self._hand.drag(self.row, at, what)


class _Grip(QLabel):
    """Where a row is taken to be dragged."""

    def __init__(self, owner: RowView) -> None:
        super().__init__()
        self._owner = owner
        self.setPixmap(icon("grip", QGuiApplication.palette()).pixmap(16, 16))
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setToolTip(tr("Drag to another place (Alt+Up, Alt+Down)"))
        self.setContentsMargins(0, 4, 0, 0)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        if event.button() == Qt.MouseButton.LeftButton:
            self._owner.setFocus(Qt.FocusReason.MouseFocusReason)
            self._owner.dragged(event.globalPosition().toPoint(), "press")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._owner.dragged(event.globalPosition().toPoint(), "move")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._owner.dragged(event.globalPosition().toPoint(), "release")


def _is_typing(field: QObject) -> bool:
    """Whether Escape takes back what was typed there."""
    return isinstance(field, QLineEdit) and field.isModified()


def _line() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
