"""A display of goods beside the board; where a column can be chosen, a click on it does it."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QToolButton, QWidget

from editor.play.match.match import Match
from editor.play.match.offers import Offered
from editor.play.side.actions_panel import choose
from editor.play.side.display_columns import ColumnButton
from editor.play.side.goods_icons import Icons
from editor.play.side.looking import Do
from editor.play.side.panel_rows import clear, column, embolden, picture, row, words
from editor.words import tr
from engine.showing.beside_board import Columns, Display

ICON = 18


class DisplayPanel(QWidget):
    """Columns with their goods, what is in the hand, and what is left to be drawn."""

    def __init__(self, do: Do, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._do = do
        self._column = column(self, 2)
        self._offered: tuple[Offered, ...] = ()
        self._held = ""
        """The good that the next click puts down."""
        self.chips: dict[str, QToolButton] = {}
        """What is in the hand, by good."""
        self.columns: dict[str, ColumnButton] = {}

    def takes(self, one: Offered) -> bool:
        """Whether an action is done here, and needs no button."""
        return one in self._offered

    def show_match(self, match: Match, icons: Icons) -> None:
        clear(self._column)
        self.columns.clear()
        self.chips.clear()
        shown = match.aid.display(match.game)
        self.setVisible(shown is not None)
        names = frozenset[str]() if shown is None else shown.names()
        self._offered = tuple(one for one in match.offers.all if one.column in names)
        if shown is None:
            return
        self._column.addWidget(words(shown.title, "group"))
        self._show_hand(icons)
        for some in shown.rows:
            self._column.addWidget(self._row(some, icons))
        self._column.addWidget(_stock(shown, icons))

    # -- columns

    def _row(self, some: Sequence[Columns], icons: Icons) -> QWidget:
        whole = QWidget()
        grid = QGridLayout(whole)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(1)
        at = 0
        for group in some:
            heading = words(group.title, "quiet", wraps=False)
            grid.addWidget(heading, 0, at, 1, len(group.columns))
            for one in group.columns:
                button = self.columns[one.name] = ColumnButton(one, icons)
                button.offer(any(offered.column == one.name for offered in self._offered))
                button.chosen.connect(self._press)
                grid.addWidget(button, 1, at)
                at += 1
        return whole

    def _press(self, name: str) -> None:
        """Puts what is held on a column, or does what else can be done with it."""
        there = [one for one in self._offered if one.column == name]
        plans = [one.plan for one in there if one.good in ("", self._held)]
        if len(plans) == 1:
            self._do(plans[0])
        elif plans:
            button = self.columns[name]
            choose(plans, self._do, button, button.mapToGlobal(button.rect().bottomLeft()))

    # -- goods

    def _show_hand(self, icons: Icons) -> None:
        """What is in the hand; one of it goes where the next click is."""
        drawn = list(dict.fromkeys(one.good for one in self._offered if one.good))
        if self._held not in drawn:
            self._held = drawn[0] if drawn else ""
        for good in drawn:
            self.chips[good] = self._chip(good, icons)
        if drawn:
            text = words(tr("Click on a column for"), "strong")
            self._column.addWidget(row(text, *self.chips.values()))
        elif self._offered:
            self._column.addWidget(words(tr("Click on a column."), "strong"))

    def _chip(self, good: str, icons: Icons) -> QToolButton:
        chip = QToolButton()
        chip.setIcon(icons.icon(good, ICON))
        chip.setIconSize(QSize(ICON, ICON))
        chip.setText(icons.good_name(good))
        chip.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        chip.setCheckable(True)
        chip.setChecked(good == self._held)
        embolden(chip, good == self._held)
        chip.clicked.connect(lambda: self.hold(good))
        return chip

    def hold(self, good: str) -> None:
        """What the next click puts down."""
        self._held = good
        for one, chip in self.chips.items():
            chip.setChecked(one == good)
            embolden(chip, one == good)


def _stock(shown: Display, icons: Icons) -> QWidget:
    """How many goods of each kind are left to be drawn."""
    parts: list[QWidget] = [words(shown.stock_title, "quiet", wraps=False)]
    for good, number in shown.stock:
        parts.append(picture(icons.good(good, ICON), icons.good_name(good)))
        parts.append(words(str(number), wraps=False))
    return row(*parts, spacing=4)
