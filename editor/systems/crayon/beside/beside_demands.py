"""Beside the demands: payouts by distance, what strays, and uses of cities and goods."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QTabWidget, QVBoxLayout, QWidget

from editor.panels.sheets.sheet import Sheet
from editor.panels.tables.beside import Beside
from editor.systems.crayon.beside.deck_figures import (
    Known,
    Point,
    next_stray,
    points_of,
    summary,
    taken_over,
    told_of,
    uses_of,
)
from editor.systems.crayon.beside.payout_plot import PayoutPlot
from editor.systems.crayon.beside.use_list import UseList
from editor.systems.crayon.sheets.demands import Demands, Place
from editor.words import tr, trn
from model.scenario.scenario import Scenario


class BesideDemands(Beside):
    """The deck as a whole; the card in front is taken over by a button."""

    SHEET = Demands.NAME

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        self._sheet = sheet
        self._scenario: Scenario | None = None
        self._points: tuple[Point, ...] = ()
        self._rows: tuple[Place, ...] = ()
        self.summary, self.card = QLabel(), QLabel()
        for label in (self.summary, self.card):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.plot = PayoutPlot()
        self.plot.row_wanted.connect(lambda row: self.rows_wanted.emit([row]))
        self.cities, self.goods = UseList(tr("City")), UseList(tr("Good"))
        self.cities.rows_wanted.connect(self._want_rows)
        self.goods.rows_wanted.connect(self._want_rows)
        self.following = QPushButton(tr("Next that strays"))
        self.following.clicked.connect(self._go_on)
        self.take = QPushButton(tr("Pay by the formula"))
        self.take.clicked.connect(self._take_over)
        self._lay_out()

    def _lay_out(self) -> None:
        self.tabs = QTabWidget(documentMode=True)
        self.tabs.setAccessibleName(tr("The deck as a whole"))
        self.tabs.addTab(self._payouts(), tr("Payouts"))
        self.tabs.addTab(self.cities, tr("Cities asked for"))
        self.tabs.addTab(self.goods, tr("Goods asked for"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(3)
        layout.addWidget(self.summary)
        layout.addWidget(self.tabs, 1)

    def _payouts(self) -> QWidget:
        page, buttons = QWidget(), QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.following)
        buttons.addWidget(self.take)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(3)
        layout.addWidget(self.plot, 1)
        layout.addWidget(self.card)
        layout.addLayout(buttons)
        return page

    def show_scenario(self, scenario: Scenario | None) -> None:
        self._scenario = scenario
        fair = self._fair()
        self._points = () if scenario is None else points_of(scenario, fair)
        told = summary(self._points) if fair is not None else tr("Being worked out …")
        self.summary.setText("" if scenario is None else told)
        tips = {} if scenario is None else {one.row: _tip(scenario, one) for one in self._points}
        self.plot.show_points(self._points, tips)
        for of, shown in (("cities", self.cities), ("goods", self.goods)):
            shown.show_uses([] if scenario is None else uses_of(scenario, self._points, of))
        self.following.setEnabled(any(point.strays for point in self._points))
        self.show_rows(self._rows)

    def show_rows(self, rows: Sequence[Place]) -> None:
        self._rows = tuple(rows)
        self.plot.show_rows(rows)
        cards = self._cards()
        told = ""
        if self._scenario is not None and len(cards) == 1 and self._fair() is not None:
            told = told_of(self._scenario, self._points, cards[0])
        elif len(cards) > 1:
            told = trn("{n} card is chosen.", "{n} cards are chosen.", len(cards))
        self.card.setText(told)
        self.card.setVisible(bool(told))
        self.take.setEnabled(any(map(self._would_change, self._points)))

    def _fair(self) -> Known | None:
        """What the formula proposes; None while it is not known."""
        return self._sheet.fair if isinstance(self._sheet, Demands) else None

    def _cards(self) -> list[str]:
        return list(dict.fromkeys(row.card for row in self._rows))

    def _would_change(self, point: Point) -> bool:
        is_other = point.fair is not None and point.fair.amount != point.pays
        return is_other and any(point.row.card == row.card for row in self._rows)

    def _want_rows(self, rows: Sequence[tuple[str, int]]) -> None:
        self.rows_wanted.emit([Place(*row) for row in rows])

    def _go_on(self) -> None:
        found = next_stray(self._points, self._rows[0] if self._rows else None)
        if found is not None:
            self.rows_wanted.emit([found.row])

    def _take_over(self) -> None:
        points, cards = self._points, self._cards()
        self.wanted.emit(lambda scenario: taken_over(scenario, points, cards))


def _tip(scenario: Scenario, point: Point) -> str:
    card = tr("Card {number}").format(number=point.row.card)
    return f"{card}: {told_of(scenario, [point], point.row.card)}"
