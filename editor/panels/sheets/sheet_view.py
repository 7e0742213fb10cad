"""One sheet with its filter and its buttons; questions are asked in place."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import (
    QItemSelectionModel,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QIcon, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.panels.sheets.picks_below import PicksBelow
from editor.panels.sheets.row_tools import RowTools
from editor.panels.sheets.sheet import Column, Sheet
from editor.panels.sheets.sheet_table import SheetDelegate, SheetModel
from editor.panels.sheets.sorted_rows import Sorted
from editor.panels.sheets.table import Table
from editor.panels.sheets.text_below import TextBelow
from editor.widgets.contrast import trouble_style
from editor.widgets.icons import icon
from editor.widgets.icons.flat_button import flat_button
from editor.words import tr, trn
from model.forms.form import DoesNotFit
from model.scenario.change import Change
from model.scenario.scenario import Scenario

NARROW = 26
LEAST = 11
"""Letters that a column without a width of its own has at least."""
MOST_USERS = 3
"""Users that are named before a deletion."""


class SheetView(QWidget):
    """A sheet to be read and edited."""

    wanted = Signal(object)
    """A change that shall be done."""
    proposal_wanted = Signal(str)
    chosen = Signal()
    """Another row is the current one."""
    build_wanted = Signal(object)
    """The row whose effects shall be built."""

    def __init__(
        self, sheet: Sheet, picture: Callable[[str], QIcon], offers: dict[str, str]
    ) -> None:
        super().__init__()
        self.sheet = sheet
        self._pictures: dict[QToolButton, str] = {}
        self._stretches = True
        self.model = SheetModel(sheet, picture)
        self.model.edited.connect(self._edited)
        self.order = Sorted(self.model)
        self.tools = RowTools(sheet, self._chosen_rows)
        self.tools.wanted.connect(self._want_new)
        self.tools.build_wanted.connect(self.build)
        self.table = self._table()
        self.text = QLineEdit(clearButtonEnabled=True)
        self.text.setPlaceholderText(tr("Filter"))
        self.text.setAccessibleName(tr("Show only rows with these words"))
        self.text.textChanged.connect(self.order.hold)
        self.add = self._button("add", tr("Add"), self._add)
        self.remove = self._button("remove", tr("Take away what is chosen"), self._ask_removal)
        self.up = self._button("up", tr("Move up (Alt+Up)"), lambda: self._move(-1))
        self.down = self._button("down", tr("Move down (Alt+Down)"), lambda: self._move(1))
        self.propose = self._proposing(offers)
        self.below = TextBelow(sheet)
        self.below.wanted.connect(self.wanted)
        self.picks = PicksBelow(sheet)
        self.picks.wanted.connect(self._want)
        self.status = QLabel()
        self.status.setWordWrap(True)
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self._lay_out()
        # Shown before it has a place it would be a window, and take the keyboard from the map.
        self.propose.setVisible(bool(offers))
        self.say("")

    def show_scenario(self, scenario: Scenario | None) -> None:
        here, columns = self.current_row(), self.model.columns
        self.model.show_scenario(scenario)
        if self.model.columns != columns:
            self._set_widths()
        if here is not None and here in self.model.rows and self.current_row() != here:
            self.go_to(here)
        self._show_below()
        self.add.setEnabled(scenario is not None)
        for button in (self.remove, self.up, self.down):
            button.setEnabled(scenario is not None)
        self.propose.setEnabled(scenario is not None)
        self.tools.show_scenario(scenario)

    def current_row(self) -> Any:
        """The key of the current row; None where there is none."""
        index = self.order.mapToSource(self.table.currentIndex())
        is_there = index.isValid() and index.row() < len(self.model.rows)
        return self.model.rows[index.row()] if is_there else None

    def _show_below(self) -> None:
        column = max(self.table.currentIndex().column(), 0)
        self.below.show_place(self.model.scenario, self.current_row(), column)
        self.picks.show_place(self.model.scenario, self.current_row(), column)

    def go_to(self, row: Any) -> None:
        number = list(self.model.rows).index(row)
        index = self.order.mapFromSource(self.model.index(number, 0))
        # Whatever keys are held, such as those of a shortcut, this row alone is chosen.
        only = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.table.selectionModel().setCurrentIndex(index, only)
        self.table.scrollTo(index)

    def say(self, sentence: str, *, is_trouble: bool = False) -> None:
        """Says something below the table."""
        self.question.hide()
        self.status.setStyleSheet(trouble_style(self.palette()) if is_trouble else "")
        self.status.setText(sentence)
        self.status.setVisible(bool(sentence))

    def recolour(self, palette: QPalette) -> None:
        """The window has other colours; a view hears of them later than its panel."""
        for button, picture in self._pictures.items():
            button.setIcon(icon(picture, palette))
        self.tools.recolour(palette)
        self.model.refresh()

    # -- making

    def _table(self) -> Table:
        table = Table()
        table.setAccessibleName(tr(self.sheet.TITLE))
        table.setModel(self.order)
        table.setItemDelegate(SheetDelegate(table))
        is_sorted = self.sheet.CAN_ADD and not self.sheet.IS_ORDERED
        table.setSortingEnabled(is_sorted)
        table.sortByColumn(0 if is_sorted else -1, Qt.SortOrder.AscendingOrder)
        table.setAlternatingRowColors(True)
        table.setTabKeyNavigation(False)
        table.setIconSize(QSize(18, 18))
        table.setWordWrap(False)
        table.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.AnyKeyPressed
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.SelectedClicked
        )
        table.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)
        table.verticalHeader().setVisible(not self.sheet.CAN_ADD)
        table.removal_wanted.connect(self._ask_removal)
        table.move_wanted.connect(self._move)
        table.duplicate_wanted.connect(self.tools.do_duplicate)
        table.opened.connect(self.build)
        table.clicked.connect(table.tick)
        table.selectionModel().currentRowChanged.connect(lambda *_: self.chosen.emit())
        table.selectionModel().currentChanged.connect(lambda *_: self._show_below())
        return table

    def _set_widths(self) -> None:
        header = self.table.horizontalHeader()
        header.setMinimumSectionSize(NARROW)
        self._stretches = self._has_room()
        for number, column in enumerate(self.model.columns):
            if column.width or not self._stretches:
                header.setSectionResizeMode(number, QHeaderView.ResizeMode.Interactive)
                header.resizeSection(number, self._wide(column))
            else:
                header.setSectionResizeMode(number, QHeaderView.ResizeMode.Stretch)
        header.setStretchLastSection(
            self.sheet.CAN_ADD and all(c.width for c in self.model.columns)
        )

    def _wide(self, column: Column) -> int:
        letter = self.fontMetrics().averageCharWidth() + 2
        return max((column.width or LEAST) * letter, NARROW)

    def _has_room(self) -> bool:
        """Whether all columns are seen at once; else the table scrolls, and none is squeezed."""
        return sum(map(self._wide, self.model.columns)) <= self.table.viewport().width()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        if self._has_room() != self._stretches:
            self._set_widths()

    def _button(self, picture: str, title: str, run: Callable[[], None]) -> QToolButton:
        button = flat_button(picture, title, run, self.palette())
        self._pictures[button] = picture
        return button

    def _proposing(self, offers: dict[str, str]) -> QToolButton:
        button = self._button("propose", tr("Propose"), lambda: None)
        button.setText(tr("Propose"))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        for what, title in offers.items():
            made = menu.addAction(title)
            made.setObjectName(f"propose-{what}")
            made.triggered.connect(lambda _=False, what=what: self.proposal_wanted.emit(what))
        button.setMenu(menu)
        return button

    def _lay_out(self) -> None:
        self.question = QWidget()
        self.asked = QLabel()
        self.asked.setWordWrap(True)
        self.yes, self.no = QPushButton(tr("Take away")), QPushButton(tr("Keep"))
        self.yes.clicked.connect(self._remove)
        self.no.clicked.connect(self.question.hide)
        asking = QHBoxLayout(self.question)
        asking.setContentsMargins(0, 0, 0, 0)
        asking.addWidget(self.asked, 1)
        asking.addWidget(self.yes)
        asking.addWidget(self.no)
        bar = QHBoxLayout()
        bar.addWidget(self.text, 1)
        if self.sheet.CAN_ADD:
            bar.addWidget(self.add)
            bar.addWidget(self.remove)
        if self.sheet.IS_ORDERED:
            bar.addWidget(self.up)
            bar.addWidget(self.down)
        bar.addWidget(self.tools)
        bar.addWidget(self.propose)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 4)
        layout.setSpacing(4)
        layout.addLayout(bar)
        layout.addWidget(self.table, 1)
        for part in (self.question, self.status, self.picks, self.below):
            layout.addWidget(part)

    # -- editing

    def _edited(self, row: Any, column: int, value: Any) -> None:
        self._want(lambda scenario: self.sheet.edited(scenario, row, column, value))

    def build(self) -> None:
        """Opens the builder on the current row."""
        row = self.current_row()
        if row is not None:
            self.build_wanted.emit(row)

    def _add(self) -> None:
        self._want_new(lambda scenario: self.sheet.added(scenario, self.current_row()))

    def _want_new(self, make: Callable[[Scenario], Change]) -> None:
        """A change that may add a row, which is the current one then."""
        before = set(self.model.rows)
        self._want(make)
        new = [row for row in self.model.rows if row not in before]
        if new:
            self.go_to(new[0])

    def _move(self, by: int) -> None:
        """Moves the current row, which stays the current one."""
        row = self.current_row()
        if row is None or not self.sheet.IS_ORDERED:
            return
        goal = list(self.model.rows).index(row) + by
        if 0 <= goal < len(self.model.rows):
            self._want(lambda scenario: self.sheet.moved(scenario, row, by))
            self.go_to(self.model.rows[goal])

    def _chosen_rows(self) -> list[Any]:
        indexes = self.table.selectionModel().selectedIndexes()
        numbers = sorted({self.order.mapToSource(index).row() for index in indexes})
        return [self.model.rows[number] for number in numbers]

    def _ask_removal(self) -> None:
        """Takes rows away; where others use them, asks first."""
        rows, scenario = self._chosen_rows(), self.model.scenario
        if not rows or scenario is None:
            return
        users = list(self.sheet.users(scenario, rows))
        if not users:
            self._remove()
            return
        named = ", ".join(users[:MOST_USERS])
        more = len(users) - MOST_USERS
        if more > 0:
            named += " " + trn("and {n} more", "and {n} more", more)
        self.say("")
        self.asked.setText(tr("Used by {users}: that goes too.").format(users=named))
        self.question.show()
        self.yes.setFocus()

    def _remove(self) -> None:
        self.question.hide()
        rows = self._chosen_rows()
        if rows:
            self._want(lambda scenario: self.sheet.removed(scenario, rows))

    def _want(self, make: Callable[[Scenario], Change]) -> None:
        if self.model.scenario is None:
            return
        try:
            change = make(self.model.scenario)
        except DoesNotFit as trouble:
            self.say(trouble.why, is_trouble=True)
            self.model.refresh()
            return
        self.say("")
        self.wanted.emit(change)
