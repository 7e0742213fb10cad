"""The page before a game: who sits where, which variants, which cards. Enter starts."""

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from drawing.themes.theme import theme
from editor.play.match.seating import (
    Seating,
    seats_allowed,
    usual_seat,
    usual_seating,
    variants_of,
)
from editor.words import tr, trn
from engine.bots import bot_names
from engine.logs.game_log import SeatEntry
from model.rules.troubles import troubles_in
from model.scenario.scenario import Scenario

LARGEST_SEED = 2_147_483_647
WIDEST = 620


class SeatRow:
    """A seat: its colour, its name, and who plays it."""

    def __init__(self, scenario: Scenario, seat: int, entry: SeatEntry) -> None:
        self.colour = QLabel()
        self.colour.setPixmap(_disc(QColor(theme().seat(seat).line)))
        self.name = QLineEdit(entry.name)
        self.name.setMaxLength(40)
        self.name.setValidator(QRegularExpressionValidator(QRegularExpression(r"[^#\r\n]*")))
        self.name.setAccessibleName(tr("Name of seat {n}").format(n=seat + 1))
        self.by = QComboBox()
        self.by.setAccessibleName(tr("Who plays seat {n}").format(n=seat + 1))
        self.by.addItem(tr("a person"), "")
        for bot in bot_names(scenario.system):
            self.by.addItem(tr("bot {name}").format(name=bot), bot)
        self.by.setCurrentIndex(max(0, self.by.findData(entry.bot)))

    @property
    def entry(self) -> SeatEntry:
        return SeatEntry(self.name.text().strip(), str(self.by.currentData()))

    def show(self, is_shown: bool) -> None:
        for widget in (self.colour, self.name, self.by):
            widget.setVisible(is_shown)


class SeatsPage(QWidget):
    """Everything that is said before a game begins."""

    started = Signal(object)
    """The Seating that was chosen."""
    back_wanted = Signal()
    """The game that is under way shall go on."""

    def __init__(self, scenario: Scenario, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scenario = scenario
        self.remark = QLabel()
        self.remark.setWordWrap(True)
        self.remark.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.start = QPushButton(tr("Start the game"))
        self.start.setDefault(True)
        self.start.setAutoDefault(True)
        self.start.clicked.connect(self._start)
        self.back = QPushButton(tr("Back to the game"))
        self.back.clicked.connect(self.back_wanted)
        self.back.hide()
        self.players = QSpinBox()
        self.seed = QSpinBox()
        self.variants: dict[str, QCheckBox] = {}
        self.rows: list[SeatRow] = []
        self._lay_out()
        self.say(next((trouble.text for trouble in troubles_in(scenario)), ""))

    # -- laying it out

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        title = QLabel(self._scenario.title or self._scenario.id or tr("A game"))
        font = title.font()
        font.setPointSizeF(font.pointSizeF() * 1.6)
        font.setBold(True)
        title.setFont(font)
        title.setWordWrap(True)
        for widget in (title, self._seats(), self._variants()):
            column.addWidget(widget)
        column.addWidget(self._list, 100)
        column.addWidget(self.remark)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.back)
        buttons.addWidget(self.start)
        column.addLayout(buttons)
        column.addStretch(1)
        middle = QWidget()
        middle.setLayout(column)
        middle.setMaximumWidth(WIDEST)
        middle.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addWidget(middle, 100)
        row.addStretch(1)

    def _seats(self) -> QWidget:
        box = QGroupBox(tr("Seats"))
        form, grid = QFormLayout(), QGridLayout()
        allowed, usual = seats_allowed(self._scenario), usual_seating(self._scenario)
        self.players.setRange(*((allowed[0], allowed[-1]) if allowed else (1, 1)))
        self.players.setAccessibleName(tr("Number of players"))
        self.seed.setRange(0, LARGEST_SEED)
        self.seed.setValue(usual.seed)
        self.seed.setToolTip(tr("The same number deals the same cards again; another one, others."))
        for seat in range(self.players.maximum()):
            row = SeatRow(self._scenario, seat, usual_seat(self._scenario, seat))
            row.name.returnPressed.connect(self._start)
            self.rows.append(row)
            for place, widget in enumerate((row.colour, row.name, row.by)):
                grid.addWidget(widget, seat, place)
        grid.setColumnStretch(1, 1)
        self.players.setValue(len(usual.seats))
        form.addRow(tr("Players"), self.players)
        form.addRow(grid)
        form.addRow(tr("Deal number"), self.seed)
        box.setLayout(form)
        # Before it has a place here, a widget that is shown is a window.
        self._show_rows(self.players.value())
        self.players.valueChanged.connect(self._show_rows)
        return box

    def _show_rows(self, number: int) -> None:
        for place, row in enumerate(self.rows):
            row.show(place < number)

    def _variants(self) -> QWidget:
        """All variants in a list that scrolls; what the scenario has switched on stays on."""
        inside, column = QWidget(), QVBoxLayout()
        for one in variants_of(self._scenario):
            check = QCheckBox(one.title)
            check.setToolTip(one.about)
            check.setChecked(one.is_on)
            check.setEnabled(not one.is_on)
            check.toggled.connect(self._count_variants)
            self.variants[one.name] = check
            column.addWidget(check)
        inside.setLayout(column)
        self._list = QScrollArea()
        self._list.setAccessibleName(tr("Variants"))
        self._list.setWidget(inside)
        self._list.setWidgetResizable(True)
        self._list.setMinimumHeight(90)
        self._list.hide()
        self._more = QToolButton()
        self._more.setCheckable(True)
        self._more.setAutoRaise(True)
        self._more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._more.toggled.connect(self._show_variants)
        if not self.variants:
            self._more.hide()
        self._show_variants(False)
        return self._more

    def _show_variants(self, are_shown: bool) -> None:
        arrow = Qt.ArrowType.DownArrow if are_shown else Qt.ArrowType.RightArrow
        self._more.setArrowType(arrow)
        self._list.setVisible(are_shown)
        self._count_variants()

    def _count_variants(self) -> None:
        chosen = sum(check.isChecked() for check in self.variants.values())
        text = trn("Variants: {n} chosen", "Variants: {n} chosen", chosen)
        self._more.setText(text if chosen else tr("Variants"))

    # -- what was chosen

    def seating(self) -> Seating:
        seats = tuple(row.entry for row in self.rows[: self.players.value()])
        chosen = (name for name, check in self.variants.items() if check.isChecked())
        own = tuple(name for name in chosen if name not in self._scenario.variants)
        return Seating(seats, self.seed.value(), own)

    def show_seating(self, seating: Seating) -> None:
        """Puts what was chosen on another page."""
        self.players.setValue(len(seating.seats))
        self.seed.setValue(seating.seed)
        for row, entry in zip(self.rows, seating.seats, strict=False):
            row.name.setText(entry.name)
            row.by.setCurrentIndex(max(0, row.by.findData(entry.bot)))
        for name in seating.variants:
            if name in self.variants:
                self.variants[name].setChecked(True)

    def say(self, why: str) -> None:
        """Why there is no game, or nothing."""
        text = tr("This cannot be played as it is: {why}.").format(why=why.rstrip("."))
        self._remark(text if why else "")
        self.start.setEnabled(True)

    def wait(self, text: str) -> None:
        """Says what is waited for before the game begins."""
        self._remark(text)
        self.start.setEnabled(False)

    def _remark(self, text: str) -> None:
        self.remark.setText(text)
        self.remark.setVisible(bool(text))

    def _start(self) -> None:
        self.started.emit(self.seating())


def _disc(colour: QColor) -> QPixmap:
    pixmap = QPixmap(32, 32)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(1, 1, 14, 14)
    painter.end()
    return pixmap
