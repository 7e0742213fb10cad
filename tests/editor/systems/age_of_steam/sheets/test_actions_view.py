"""The table of actions as a person uses it: rows are moved by buttons and keys, and not sorted."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from editor.panels.sheets.sheet import Sheet
from editor.panels.tables.sheet_view import SheetView
from editor.systems.age_of_steam.sheets.actions import Actions
from editor.systems.age_of_steam.sheets.turns import Turns
from model.scenario.change import Change, apply
from tests.editor.systems.age_of_steam.small_map import dells


class Shown:
    """A view whose changes are done at once."""

    def __init__(self, qtbot: QtBot, sheet: Sheet) -> None:
        self.scenario = dells()
        self.view = SheetView(sheet, lambda _: QIcon(), {})
        qtbot.addWidget(self.view)
        self.view.resize(900, 400)
        self.view.show()
        self.view.show_scenario(self.scenario)
        self.view.wanted.connect(self._do)

    def _do(self, change: Change) -> None:
        self.scenario = apply(self.scenario, change)
        self.view.show_scenario(self.scenario)

    @property
    def rows(self) -> list[str]:
        return list(self.view.model.rows)


def test_a_row_is_moved_by_buttons_and_keys_and_stays_the_current_one(qtbot: QtBot) -> None:
    shown = Shown(qtbot, Actions())
    shown.view.go_to("engineer")
    shown.view.up.click()
    assert shown.rows[1] == "engineer"
    assert shown.view.current_row() == "engineer"
    qtbot.keyClick(shown.view.table, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClick(shown.view.table, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert shown.rows[3] == "engineer"
    assert shown.view.current_row() == "engineer"
    shown.view.go_to("first-move")
    shown.view.up.click()
    assert shown.rows[0] == "first-move"


def test_rows_that_have_an_order_cannot_be_sorted_and_others_have_no_arrows(qtbot: QtBot) -> None:
    actions, turns = Shown(qtbot, Actions()), Shown(qtbot, Turns())
    assert not actions.view.table.isSortingEnabled()
    assert actions.view.up.isVisible()
    assert not turns.view.up.isVisible()
    assert actions.view.up.accessibleName() == "Move up (Alt+Up)"


def test_delete_takes_an_action_away_and_add_brings_it_back(qtbot: QtBot) -> None:
    shown = Shown(qtbot, Actions())
    shown.view.go_to("engineer")
    qtbot.keyClick(shown.view.table, Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier)
    assert "engineer" not in shown.rows
    shown.view.add.click()
    assert shown.view.current_row() == "engineer"


def test_turns_are_typed_into_their_place(qtbot: QtBot) -> None:
    shown = Shown(qtbot, Turns())
    table = shown.view.table
    table.setCurrentIndex(shown.view.order.index(1, 0))
    table.edit(table.currentIndex())
    (spin,) = table.findChildren(QSpinBox)
    spin.setValue(11)
    qtbot.keyClick(spin, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: Turns().entry(shown.scenario, 2, 0).value == 11)
