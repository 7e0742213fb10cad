"""The welcome page: begin a map, open one, or take up what was not saved."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QEvent, QLocale, QSize, Qt
from PySide6.QtGui import QIcon, QPalette, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.saving.recovery import Found, found
from editor.widgets.icons import icon
from editor.window.thumbnails import Thumbnails
from editor.words import tr, trn
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.unreadable import Unreadable

if TYPE_CHECKING:
    from editor.window.window import Window

PICTURE = QSize(272, 192)
WIDEST = 940
MARGIN, GAP = 24, 12
MOST_RECENT = 8
HEAD, SECTION = 2.0, 1.25
"""How much larger than other words headings are."""


class Welcome(QScrollArea):
    """What is seen while no map is open."""

    def __init__(self, window: "Window") -> None:
        super().__init__()
        self._window = window
        self.thumbnails = Thumbnails(self)
        self.thumbnails.done.connect(self._show_picture)
        self.cards: dict[str, QToolButton] = {}
        self._pictures: dict[QPushButton, str] = {}
        self.is_filled = False
        self.setObjectName("welcome")
        self.setAccessibleName(tr("Welcome"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Nothing is looked for and nothing drawn before somebody sees it."""
        super().showEvent(event)
        if not self.is_filled:
            self.fill()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.is_filled:
            for button, picture in self._pictures.items():
                button.setIcon(icon(picture, self.palette()))

    def fill(self) -> None:
        """Makes the page anew."""
        self.is_filled = True
        self.cards, self._pictures = {}, {}
        page = QWidget()
        column = QVBoxLayout()
        column.setSpacing(10)
        column.addWidget(_heading("Milepost", HEAD))
        column.addWidget(_quiet(tr("Draw, check and play maps for railway board games.")))
        column.addSpacing(8)
        column.addLayout(self._deeds())
        self._add_found(column)
        self._add_recent(column)
        self._add_bundled(column)
        column.addStretch(1)
        inner = QWidget()
        inner.setMaximumWidth(WIDEST)
        inner.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        inner.setLayout(column)
        row = QHBoxLayout(page)
        row.setContentsMargins(MARGIN, 20, MARGIN, 20)
        row.addStretch(1)
        row.addWidget(inner, 20)
        row.addStretch(1)
        self.setWidget(page)

    # -- parts

    def _deeds(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for name, title, picture in (
            ("file.new", tr("New map"), "new"),
            ("file.geography", tr("From geography"), "globe"),
            ("file.open", tr("Open …"), "open"),
        ):
            made = QPushButton(icon(picture, self.palette()), title)
            self._pictures[made] = picture
            made.setObjectName(f"welcome-{name}")
            made.setIconSize(QSize(24, 24))
            made.setMinimumHeight(40)
            made.clicked.connect(lambda _=False, name=name: self._run(name))
            row.addWidget(made)
        row.addStretch(1)
        return row

    def _run(self, name: str) -> None:
        self._window.qt_actions[name].trigger()

    def _add_found(self, column: QVBoxLayout) -> None:
        there = found()
        if not there:
            return
        column.addSpacing(8)
        column.addWidget(_heading(tr("Not saved when Milepost ended"), SECTION))
        for one in there:
            row = QHBoxLayout()
            words = QVBoxLayout()
            words.setSpacing(0)
            words.addWidget(_plain(one.title or tr("Untitled map")))
            words.addWidget(_quiet(_about(one)))
            row.addLayout(words, 1)
            for title, do in self._window.recovering.deeds_for(one):
                row.addWidget(_button(title, do))
            column.addLayout(row)

    def _add_recent(self, column: QVBoxLayout) -> None:
        known = self._window.studio.preferences.recent
        recent = [path for path in known if path.is_file()][:MOST_RECENT]
        if not recent:
            return
        column.addSpacing(8)
        column.addWidget(_heading(tr("Recent maps"), SECTION))
        for path in recent:
            row = QHBoxLayout()
            made = QToolButton()
            made.setText(path.name)
            made.setToolTip(str(path))
            made.setAutoRaise(True)
            made.setCursor(Qt.CursorShape.PointingHandCursor)
            made.clicked.connect(lambda _=False, path=path: self._window.filing.open(path))
            row.addWidget(made)
            row.addWidget(_quiet(str(path.parent)), 1)
            column.addLayout(row)

    def _add_bundled(self, column: QVBoxLayout) -> None:
        column.addSpacing(8)
        column.addWidget(_heading(tr("Maps that come with Milepost"), SECTION))
        self._grid = QGridLayout()
        self._grid.setSpacing(GAP)
        self._side_by_side = 0
        for path in bundled_scenarios().values():
            self._card(path)
        self._arrange()
        column.addLayout(self._grid)

    def _arrange(self) -> None:
        """As many cards side by side as there is room for."""
        cards = list(self.cards.values())
        room = min(self.viewport().width() - 2 * MARGIN, WIDEST)
        wide = max(card.sizeHint().width() for card in cards) + GAP if cards else 1
        number = max(1, (room + GAP) // wide)
        if number == self._side_by_side:
            return
        for column in range(max(self._side_by_side, number) + 1):
            self._grid.setColumnStretch(column, int(column == number))
        self._side_by_side = number
        for place, card in enumerate(cards):
            self._grid.addWidget(card, place // number, place % number)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if self.is_filled:
            self._arrange()

    def _card(self, path: Path) -> None:
        card = QToolButton()
        card.setObjectName(f"card-{path.name}")
        card.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        card.setAutoRaise(True)
        card.setIconSize(PICTURE)
        card.setText(_title(path))
        card.setCursor(Qt.CursorShape.PointingHandCursor)
        card.clicked.connect(lambda _=False: self._window.filing.open(path))
        self.cards[str(path)] = card
        card.setIcon(QIcon(_fitted(b"", self.devicePixelRatioF(), self.palette())))
        png = self.thumbnails.ask(path, round(PICTURE.width() * self.devicePixelRatioF()))
        if png:
            self._show_picture(str(path), png)

    def _show_picture(self, path: str, png: bytes) -> None:
        card = self.cards.get(path)
        if card is not None:
            card.setIcon(QIcon(_fitted(png, self.devicePixelRatioF(), self.palette())))


def _about(one: Found) -> str:
    when = QLocale().toString(
        QDateTime.fromSecsSinceEpoch(int(one.when)), QLocale.FormatType.ShortFormat
    )
    parts = [
        when,
        trn("{n} step", "{n} steps", one.steps),
        str(one.original) if one.original else tr("never saved"),
    ]
    if one.has_changed:
        parts.append(tr("the file was changed since"))
    return "   ·   ".join(parts)


@cache
def _title(path: Path) -> str:
    try:
        return load(path).title or path.name
    except Unreadable:
        return path.name


def _fitted(png: bytes, ratio: float, palette: QPalette) -> QPixmap:
    """A picture in the middle of a card, as large as it can be."""
    from PySide6.QtGui import QPainter

    whole = QPixmap(PICTURE * ratio)
    whole.fill(palette.color(QPalette.ColorRole.AlternateBase))
    picture = QPixmap()
    if picture.loadFromData(png):
        small = picture.scaled(
            whole.size(),
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        painter = QPainter(whole)
        painter.drawPixmap(
            (whole.width() - small.width()) // 2, (whole.height() - small.height()) // 2, small
        )
        painter.end()
    whole.setDevicePixelRatio(ratio)
    return whole


def _heading(text: str, larger: float) -> QLabel:
    label = _plain(text)
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * larger)
    font.setBold(True)
    label.setFont(font)
    return label


def _plain(text: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def _quiet(text: str) -> QLabel:
    label = _plain(text)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label


def _button(title: str, do: Callable[[], object]) -> QPushButton:
    made = QPushButton(title)
    made.clicked.connect(lambda _=False: do())
    return made
