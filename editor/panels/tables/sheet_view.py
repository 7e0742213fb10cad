"""One sheet with its filter and its buttons; questions are asked in place."""

from collections.abc import Callable, Collection
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
    QLabel,
    QLineEdit,
    QMenu,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.edits.first_names import followed
from editor.panels.sheets.sheet import Sheet
from editor.panels.tables.beside import Beside
from editor.panels.tables.block_deeds import BlockDeeds
from editor.panels.tables.deeds import Deeds
from editor.panels.tables.picks_below import PicksBelow
from editor.panels.tables.removal import Removal
from editor.panels.tables.row_tools import RowTools
from editor.panels.tables.sheet_table import SheetDelegate, SheetModel
from editor.panels.tables.sorted_rows import Sorted
from editor.panels.tables.table import Table
from editor.panels.tables.text_below import TextBelow
from editor.panels.tables.widths import Widths
from editor.pointing.selection import Thing
from editor.widgets.contrast import trouble_style
from editor.widgets.icons import icon
from editor.widgets.icons.flat_button import flat_button
from editor.words import tr
from model.forms.form import DoesNotFit
from model.scenario.change import Change
from model.scenario.scenario import Scenario


class SheetView(QWidget):
    """A sheet to be read and edited."""

    wanted = Signal(object)
    """A change that shall be done."""
    proposal_wanted = Signal(str)
    chosen = Signal()
    """Another row is the current one."""
    build_wanted = Signal(object)
    """The row whose effects shall be built."""
    wandered = Signal()
    """Rows were chosen by what stands beside the table."""
    deed_wanted = Signal(str)
    """Something that only a window can do: show on the map, read or write a file."""

    def __init__(
        self, sheet: Sheet, picture: Callable[[str], QIcon], offers: dict[str, str]
    ) -> None:
        super().__init__()
        self.sheet = sheet
        self._pictures: dict[QToolButton, str] = {}
        self.model = SheetModel(sheet, picture)
        self.model.edited.connect(self._edited)
        self.order = Sorted(self.model)
        self.tools = RowTools(sheet, self._chosen_rows)
        self.tools.wanted.connect(self._want_new)
        self.tools.build_wanted.connect(self.build)
        self.table = self._table()
        self.widths = Widths(self.table)
        self.beside: Beside | None = None
        self.blocks = BlockDeeds(self.table, self.order, self.model)
        self.blocks.wanted.connect(self._want)
        self.blocks.told.connect(self.say)
        self.blocks.removal_wanted.connect(self.ask_removal)
        self.text = QLineEdit(clearButtonEnabled=True)
        self.text.setPlaceholderText(tr("Filter"))
        self.text.setAccessibleName(tr("Show only rows with these words"))
        self.text.textChanged.connect(self.order.hold)
        self.add = self._button("add", tr("Add"), self._add)
        self.remove = self._button("remove", tr("Take away what is chosen"), self.ask_removal)
        self.up = self._button("up", tr("Move up (Alt+Up)"), lambda: self.move_row(-1))
        self.down = self._button("down", tr("Move down (Alt+Down)"), lambda: self.move_row(1))
        self.propose = self._proposing(offers)
        self._is_for_all = False
        """Whether what is typed next goes into all that is chosen."""
        self.deeds = Deeds(self)
        self.more = self._button("more", tr("More with this table"), lambda: None)
        self.deeds.offer_in(self.more)
        self.question = Removal(self._remove, self._replace)
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
        here, columns, rows = self.current_row(), self.model.columns, self.model.rows
        self.model.show_scenario(scenario)
        if self.model.columns != columns:
            self.set_widths()
        now = None if here is None else followed(here, rows, self.model.rows)
        if now is not None and self.current_row() != now:
            self.go_to(now)
        self._show_below()
        if self.beside is not None:
            self.beside.show_scenario(scenario)
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

    def chosen_things(self) -> frozenset[Thing]:
        """What the chosen rows are about, on the map or in the properties."""
        scenario = self.model.scenario
        if scenario is None:
            return frozenset()
        found = (self.sheet.thing(scenario, row) for row in self._chosen_rows())
        return frozenset(thing for thing in found if thing is not None)

    def choose_things(self, things: Collection[Thing]) -> None:
        """Chooses the rows that are about some things, if there are any in sight."""
        scenario = self.model.scenario
        if scenario is None or not things:
            return
        rows = [row for row in self.model.rows if self.sheet.thing(scenario, row) in things]
        places = self.order.places_of(rows)
        if places:
            self.go_to(self.order.row_at(places[0]))
            self.blocks.choose(rows)

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

    def put_beside(self, beside: Beside) -> None:
        """Shows the whole of the sheet below the table, as long as it is not drawn shut."""
        self.beside = beside
        self.parts.addWidget(beside)
        self.parts.setStretchFactor(0, 3)
        self.parts.setStretchFactor(1, 2)
        beside.wanted.connect(self._want)
        beside.rows_wanted.connect(self._go_to_rows)
        self.chosen.connect(lambda: beside.show_rows(self._chosen_rows()))

    def _go_to_rows(self, rows: list[Any]) -> None:
        """Chooses rows as somebody does who goes to them."""
        there = [row for row in rows if row in set(self.model.rows)]
        if there and self.order.places_of(there):
            self.go_to(next(row for row in there if self.order.places_of([row])))
            self.blocks.choose(there)
            self.wandered.emit()

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
        delegate = SheetDelegate(table)
        delegate.everywhere.connect(self._mean_all)
        table.setItemDelegate(delegate)
        is_sorted = not self.sheet.IS_ORDERED
        table.setSortingEnabled(is_sorted)
        is_sorted_first = is_sorted and self.sheet.CAN_ADD
        table.sortByColumn(0 if is_sorted_first else -1, Qt.SortOrder.AscendingOrder)
        table.setAlternatingRowColors(True)
        table.setTabKeyNavigation(True)
        table.setIconSize(QSize(18, 18))
        table.setWordWrap(False)
        table.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.AnyKeyPressed
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.SelectedClicked
        )
        table.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)
        table.opened.connect(self.build)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.clicked.connect(table.tick)
        table.selectionModel().selectionChanged.connect(lambda *_: self.chosen.emit())
        table.selectionModel().currentChanged.connect(lambda *_: self._show_below())
        return table

    def set_widths(self) -> None:
        self.widths.set(self.model.columns, fills=self.sheet.CAN_ADD)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        self.widths.follow(self.model.columns)

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
        bar.addWidget(self.more)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 4)
        layout.setSpacing(4)
        layout.addLayout(bar)
        self.parts = QSplitter(Qt.Orientation.Vertical)
        self.parts.addWidget(self.table)
        layout.addWidget(self.parts, 1)
        for part in (self.question, self.status, self.picks, self.below):
            layout.addWidget(part)

    # -- editing

    def _edited(self, row: Any, column: int, value: Any) -> None:
        grid, is_for_all = self.model.grid, self._is_for_all
        self._is_for_all = False
        if is_for_all:
            self.blocks.put_everywhere(row, column, value)
        else:
            self._want(lambda scenario: grid.edited(scenario, row, column, value))

    def _mean_all(self) -> None:
        self._is_for_all = True

    def build(self) -> None:
        """Opens the builder on the current row."""
        row = self.current_row()
        if row is not None:
            self.build_wanted.emit(row)

    def _add(self) -> None:
        """One more row, which has the keyboard: its name can be typed at once."""
        self.table.setFocus()
        self._want_new(lambda scenario: self.sheet.added(scenario, self.current_row()))

    def _want_new(self, make: Callable[[Scenario], Change]) -> None:
        """A change that may add a row, which is the current one then."""
        before = set(self.model.rows)
        self._want(make)
        new = [row for row in self.model.rows if row not in before]
        if new:
            self.go_to(new[0])

    def move_row(self, by: int) -> None:
        """Moves the current row, which stays the current one."""
        row = self.current_row()
        if row is None or not self.sheet.IS_ORDERED:
            return
        goal = list(self.model.rows).index(row) + by
        if 0 <= goal < len(self.model.rows):
            self._want(lambda scenario: self.sheet.moved(scenario, row, by))
            self.go_to(self.model.rows[goal])

    def _chosen_rows(self) -> list[Any]:
        places, _ = self.blocks.chosen()
        return [self.order.row_at(place) for place in places]

    def ask_removal(self) -> None:
        """Takes rows away; where others use them, asks first."""
        rows, scenario = self._chosen_rows(), self.model.scenario
        if not rows or scenario is None or not self.sheet.CAN_ADD:
            return
        users = list(self.sheet.users(scenario, rows))
        if not users:
            self._remove()
            return
        self.say("")
        self.question.ask(users, self.sheet.others(scenario, rows))

    def _remove(self) -> None:
        self.question.hide()
        rows = self._chosen_rows()
        if rows:
            self._want(lambda scenario: self.sheet.removed(scenario, rows))

    def _replace(self, new: str) -> None:
        self.question.hide()
        rows = self._chosen_rows()
        if rows:
            self._want(lambda scenario: self.sheet.replaced(scenario, rows, new))

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
