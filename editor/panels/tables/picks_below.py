"""Things to be picked below a table, each by its box: the cards of a kit, the goods of a city."""

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QListView, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from editor.panels.sheets.sheet import Picks, Sheet
from editor.widgets.contrast import show_boxes, trouble_style
from editor.words import tr
from model.scenario.change import Change
from model.scenario.scenario import Scenario

NAME = Qt.ItemDataRole.UserRole
ROWS = 9
"""Lines of boxes that are seen at once."""


class PicksBelow(QWidget):
    """Boxes in columns, and a line that says how many are ticked."""

    wanted = Signal(object)
    """How the change is made that shall be done."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self._sheet = sheet
        self._place: tuple[Any, int] = (None, 0)
        self._shown: tuple[Any, ...] = ()
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.boxes = QListWidget()
        self.boxes.setAccessibleName(tr("What can be picked"))
        self.boxes.setFlow(QListView.Flow.TopToBottom)
        self.boxes.setWrapping(True)
        self.boxes.setResizeMode(QListView.ResizeMode.Adjust)
        self.boxes.setUniformItemSizes(True)
        self.boxes.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        show_boxes(self.boxes)
        self.boxes.itemChanged.connect(self._ticked)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.note)
        layout.addWidget(self.boxes)
        self.hide()

    def show_place(self, scenario: Scenario | None, row: Any, column: int) -> None:
        """Shows what can be picked at another place."""
        self._place = row, column
        picks = None
        if scenario is not None and row is not None:
            picks = self._sheet.picks(scenario, row, column)
        self.setVisible(picks is not None)
        if picks is not None:
            self._show(picks)

    def item(self, name: str) -> QListWidgetItem:
        """The box of something."""
        items = (self.boxes.item(number) for number in range(self.boxes.count()))
        return next(item for item in items if item.data(NAME) == name)

    def _show(self, picks: Picks) -> None:
        was = self.boxes.blockSignals(True)
        shape = picks.title, picks.offers, self._place[0]
        if shape != self._shown:
            self._shown = shape
            self._fill(picks)
        for number in range(self.boxes.count()):
            item = self.boxes.item(number)
            is_on = item.data(NAME) in picks.picked
            item.setCheckState(Qt.CheckState.Checked if is_on else Qt.CheckState.Unchecked)
        self.boxes.blockSignals(was)
        self.boxes.setAccessibleName(picks.title)
        self.note.setText(picks.note or picks.title)
        style = trouble_style(QGuiApplication.palette()) if picks.is_odd else ""
        self.note.setStyleSheet(style)

    def _fill(self, picks: Picks) -> None:
        self.boxes.clear()
        letters = self.fontMetrics().horizontalAdvance
        wide = max((letters(one.title) for one in picks.offers), default=0)
        high = self.fontMetrics().height() + 6
        for one in picks.offers:
            item = QListWidgetItem(one.title)
            item.setData(NAME, one.value)
            item.setToolTip(one.about)
            item.setSizeHint(QSize(wide + 40, high))
            item.setFlags(
                Qt.ItemFlag.ItemIsEnabled
                | Qt.ItemFlag.ItemIsSelectable
                | Qt.ItemFlag.ItemIsUserCheckable
            )
            item.setCheckState(Qt.CheckState.Unchecked)
            self.boxes.addItem(item)
        self.boxes.setFixedHeight(min(max(len(picks.offers), 1), ROWS) * high + 22)

    def _ticked(self, item: QListWidgetItem) -> None:
        row, column = self._place
        name, is_on = item.data(NAME), item.checkState() == Qt.CheckState.Checked

        def make(scenario: Scenario) -> Change:
            return self._sheet.picked(scenario, row, column, name, is_on)

        self.wanted.emit(make)
