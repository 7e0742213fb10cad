"""Tables under the hands of somebody who knows spreadsheets; keys there never reach the map."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMenu, QSpinBox
from pytestqt.qtbot import QtBot

from editor.panels.tables.cards import Cards
from editor.panels.tables.sheet_view import SheetView
from editor.pointing.selection import NOTHING, Selection
from editor.window.window import Window
from model.bundled import bundled_scenarios
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from tests.drawing.samples import loaded
from tests.editor.windows import desk_of, panel_in_sight, window_on

TUTORIAL = loaded(bundled_scenarios()["tutorial"])
CHINA = loaded(bundled_scenarios()["china"])
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
FIRST, SECOND = list(TUTORIAL.goods)[:2]


class Desk:
    """A table of a map in a window, with the keyboard in it."""

    def __init__(self, qtbot: QtBot, name: str, scenario: Scenario = TUTORIAL) -> None:
        self.window: Window = window_on(qtbot, scenario)
        panel = panel_in_sight(self.window, "cards")
        assert isinstance(panel, Cards)
        self.panel = panel
        if name not in panel.views:
            panel.open_table(name)
        self.view: SheetView = panel.views[name]
        panel.tabs.setCurrentWidget(self.view)
        with qtbot.waitActive(self.window):
            self.window.activateWindow()
        self.view.table.setFocus()

    @property
    def now(self) -> Scenario:
        return desk_of(self.window).scenario

    @property
    def steps(self) -> int:
        return len(desk_of(self.window).document.history.steps)

    def key(self, key: Qt.Key, held: Any = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.view.table, key, held)

    def choose(self, top: int, left: int, bottom: int, right: int) -> None:
        table, order = self.view.table, self.view.order
        table.setCurrentIndex(order.index(top, left))
        for row in range(top, bottom + 1):
            for column in range(left, right + 1):
                table.selectionModel().select(
                    order.index(row, column), QItemSelectionModel.SelectionFlag.Select
                )

    def column(self, title: str) -> int:
        return [one.title for one in self.view.model.columns].index(title)

    def here(self) -> tuple[int, int]:
        index = self.view.table.currentIndex()
        return index.row(), index.column()


def clip(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


@pytest.fixture(autouse=True)
def _an_empty_clipboard() -> Iterator[None]:
    clip("")
    yield
    clip("")


def test_a_block_is_copied_and_pasted_as_one_step(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "goods")
    desk.choose(0, 1, 1, 2)
    desk.key(Qt.Key.Key_C, CTRL)
    goods = desk.now.goods
    copied = QGuiApplication.clipboard().text()
    assert copied == "".join(
        f"{goods[key].chips}\t{goods[key].colour}\n" for key in (FIRST, SECOND)
    )
    clip("7\t#102030\n8\t#405060\n")
    desk.key(Qt.Key.Key_V, CTRL)
    assert (desk.now.goods[FIRST].chips, desk.now.goods[SECOND].colour) == (7, "#405060")
    assert desk.steps == 1
    desk_of(desk.window).document.undo()
    assert desk.now == TUTORIAL


def test_keys_of_a_table_do_nothing_to_the_map(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "goods")
    pressed: list[str] = []
    for name, action in desk.window.qt_actions.items():
        action.triggered.connect(lambda _=False, name=name: pressed.append(name))
    desk.choose(0, 1, 0, 1)
    plain = Qt.KeyboardModifier.NoModifier
    for key, held in (
        *((key, CTRL) for key in (Qt.Key.Key_C, Qt.Key.Key_X, Qt.Key.Key_V, Qt.Key.Key_D)),
        (Qt.Key.Key_A, CTRL),
        (Qt.Key.Key_M, CTRL),
        (Qt.Key.Key_Tab, plain),
        (Qt.Key.Key_Delete, plain),
        (Qt.Key.Key_Return, plain),
        (Qt.Key.Key_Space, SHIFT),
    ):
        desk.key(key, held)
    assert {*desk.now.cities} == {*TUTORIAL.cities}
    desk.key(Qt.Key.Key_F2)
    line = desk.view.table.findChild(QLineEdit) or desk.view.table.viewport().childAt(QPoint(9, 9))
    assert line is not None
    QTest.keyClick(line, Qt.Key.Key_D, CTRL)
    QTest.keyClick(line, Qt.Key.Key_Escape)
    desk.view.table.setFocus()
    desk.key(Qt.Key.Key_F, CTRL)
    assert desk.window.focusWidget() is desk.view.text
    assert pressed == []


def test_a_paste_that_does_not_fit_changes_nothing_and_names_its_place(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "goods")
    desk.choose(1, 1, 1, 1)
    clip("7\nmany\n")
    desk.key(Qt.Key.Key_V, CTRL)
    said = desk.view.status.text()
    assert said.startswith("Row 3, column Chips: ")
    assert said.endswith("Nothing was changed.")
    assert desk.now is TUTORIAL
    clip("1\t2\t3\t4\t5\t6\t7\t8\n")
    desk.key(Qt.Key.Key_V, CTRL)
    assert "The block has 8 columns; from Chips on the table has " in desk.view.status.text()
    clip("x\n" * 20_000)
    desk.key(Qt.Key.Key_V, CTRL)
    assert "20000 rows" in desk.view.status.text()
    assert desk.steps == 0


def test_one_value_goes_into_all_that_is_chosen(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "goods")
    desk.choose(0, 1, 3, 1)
    clip("9")
    desk.key(Qt.Key.Key_V, CTRL)
    assert [good.chips for good in desk.now.goods.values()][:4] == [9] * 4
    assert desk.steps == 1


def test_what_is_typed_goes_into_all_that_is_chosen_by_ctrl_return(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "goods")
    desk.choose(0, 1, 3, 1)
    desk.view.table.edit(desk.view.table.currentIndex())
    (spin,) = desk.view.table.viewport().findChildren(QSpinBox)
    spin.setValue(17)
    QTest.keyClick(spin, Qt.Key.Key_Return, CTRL)
    assert [good.chips for good in desk.now.goods.values()][:4] == [17] * 4
    assert desk.steps == 1
    qtbot.waitUntil(lambda: not desk.view.table.viewport().findChildren(QSpinBox))
    desk.choose(1, 1, 1, 1)
    desk.view.table.edit(desk.view.table.currentIndex())
    (spin,) = desk.view.table.viewport().findChildren(QSpinBox)
    spin.setValue(5)
    QTest.keyClick(spin, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.now.goods[SECOND].chips == 5)
    assert desk.now.goods[FIRST].chips == 17


def test_space_ticks_a_whole_block(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "supplies")
    desk.choose(0, 0, 2, 1)
    was = FIRST in desk.now.cities[desk.view.order.row_at(2)].supplies
    desk.view.table.selectionModel().setCurrentIndex(
        desk.view.order.index(2, 0), QItemSelectionModel.SelectionFlag.NoUpdate
    )
    desk.key(Qt.Key.Key_Space)
    for place in range(3):
        supplies = desk.now.cities[desk.view.order.row_at(place)].supplies
        assert [good in supplies for good in (FIRST, SECOND)] == [not was] * 2
    assert desk.steps == 1


def test_fill_down_takes_the_top_of_a_block_or_what_stands_above(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "demands")
    pays = desk.column("Pays")
    rows = desk.view.model.rows
    first = desk.view.sheet.entry(TUTORIAL, rows[0], pays).value
    desk.choose(0, pays, 4, pays)
    desk.key(Qt.Key.Key_D, CTRL)
    assert [desk.view.sheet.entry(desk.now, row, pays).value for row in rows[:5]] == [first] * 5
    desk.choose(5, pays, 5, pays)
    desk.key(Qt.Key.Key_D, CTRL)
    assert desk.view.sheet.entry(desk.now, rows[5], pays).value == first
    assert desk.steps == 2


def test_delete_empties_places_and_takes_whole_rows_away(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "goods")
    colour = desk.column("Colour")
    clip("#112233")
    desk.choose(0, colour, 1, colour)
    desk.key(Qt.Key.Key_V, CTRL)
    desk.key(Qt.Key.Key_Delete)
    assert [desk.now.goods[key].colour for key in (FIRST, SECOND)] == ["", ""]
    desk.choose(0, desk.column("Cities"), 0, desk.column("Cities"))
    desk.key(Qt.Key.Key_Delete)
    assert "Ctrl+Del" in desk.view.status.text()
    desk.choose(0, 0, 0, 0)
    desk.key(Qt.Key.Key_Space, SHIFT)
    desk.key(Qt.Key.Key_Delete)
    assert desk.view.question.isVisible()
    desk.view.question.no.click()
    desk.view.table.setFocus()
    desk.key(Qt.Key.Key_Delete, CTRL)
    desk.view.question.yes.click()
    assert FIRST not in desk.now.goods


def test_what_is_cut_is_pasted_elsewhere(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "goods")
    colour = desk.column("Colour")
    clip("#112233")
    desk.choose(0, colour, 0, colour)
    desk.key(Qt.Key.Key_V, CTRL)
    desk.key(Qt.Key.Key_X, CTRL)
    assert desk.now.goods[FIRST].colour == ""
    desk.choose(1, colour, 1, colour)
    desk.key(Qt.Key.Key_V, CTRL)
    assert desk.now.goods[SECOND].colour == "#112233"


def test_twenty_demand_cards_come_from_a_spreadsheet_as_one_step(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "demands")
    cities, before = list(TUTORIAL.cities), len(things_in(TUTORIAL, "demands"))
    lines = [f"{cities[n % len(cities)]}\t{FIRST}\t{10 + n}" for n in range(60)]
    clip("City\tGood\tPays\n" + "\n".join(lines) + "\n")
    end = desk.view.order.rowCount()
    desk.choose(end - 1, 1, end - 1, 1)
    desk.view.blocks.paste("City\tGood\tPays\n" + desk_row(desk, end - 1) + "\n".join(lines))
    assert len(things_in(desk.now, "demands")) == before + 20
    assert desk.steps == 1
    assert desk.view.order.rowCount() == end + 60
    assert desk.view.order.row_at(end) is not None, "new rows come below the others"
    assert len(desk.view.blocks.chosen()[0]) == 61


def desk_row(desk: Desk, place: int) -> str:
    """A row as it is, from its city on."""
    row, grid = desk.view.order.row_at(place), desk.view.model.grid
    return "\t".join(grid.cell(desk.now, row, column) for column in (1, 2, 3)) + "\n"


def test_tab_and_return_go_as_in_a_spreadsheet(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "goods")
    desk.choose(0, 0, 0, 0)
    desk.key(Qt.Key.Key_Tab)
    assert desk.here() == (0, 1)
    desk.key(Qt.Key.Key_Return)
    assert desk.here() == (1, 1)
    desk.key(Qt.Key.Key_Return, SHIFT)
    assert desk.here() == (0, 1)
    desk.key(Qt.Key.Key_Backtab, SHIFT)
    assert desk.here() == (0, 0)
    desk.key(Qt.Key.Key_F2)
    (line,) = desk.view.table.viewport().findChildren(QLineEdit)
    line.setText("Bricks")
    QTest.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.now.goods[FIRST].name == "Bricks")
    assert desk.here() == (1, 0)
    desk.key(Qt.Key.Key_Escape)
    assert desk.window.focusWidget() is desk.view.text


def test_rows_stay_where_they_are_while_they_are_edited(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "goods")
    desk.view.table.sortByColumn(1, Qt.SortOrder.AscendingOrder)
    order = [desk.view.order.row_at(place) for place in range(desk.view.order.rowCount())]
    desk.choose(0, 1, 0, 1)
    clip("99")
    desk.key(Qt.Key.Key_V, CTRL)
    assert [desk.view.order.row_at(place) for place in range(len(order))] == order
    desk.view.add.click()
    assert [desk.view.order.row_at(place) for place in range(len(order))] == order
    desk.view.table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    assert desk.view.order.row_at(0) == order[0]


def test_nothing_new_is_pasted_while_rows_are_hidden(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "goods")
    QTest.keyClicks(desk.view.text, str(desk.view.order.index(0, 0).data()))
    desk.choose(0, 1, 0, 1)
    clip("1\n2\n3\n")
    desk.key(Qt.Key.Key_V, CTRL)
    assert "take the filter away" in desk.view.status.text()
    assert desk.now is TUTORIAL


def test_only_rows_to_be_looked_at(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "goods")
    desk.choose(0, 1, 0, 1)
    clip("0")
    desk.key(Qt.Key.Key_V, CTRL)
    desk.view.deeds.do("odd")
    assert [desk.view.order.row_at(n) for n in range(desk.view.order.rowCount())] == [FIRST]
    desk.view.deeds.do("odd")
    assert desk.view.order.rowCount() == len(TUTORIAL.goods)


# -- the map


def test_rows_are_chosen_on_the_map_and_things_of_the_map_in_the_table(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "cities")
    desk.choose(0, 0, 2, 0)
    keys = [desk.view.order.row_at(place) for place in range(3)]
    assert desk_of(desk.window).selection.of("cities") == tuple(sorted(keys))
    assert desk.window.canvas is not None
    desk.window.canvas.setFocus()
    last = desk.view.order.row_at(desk.view.order.rowCount() - 1)
    desk_of(desk.window).choose(Selection(things=frozenset({("cities", last)})))
    assert desk.view.current_row() == last
    desk_of(desk.window).choose(NOTHING)
    assert desk.view.current_row() == last


def test_demands_of_a_city_are_found_from_the_map(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "demands")
    assert desk.window.canvas is not None
    desk.window.canvas.setFocus()
    rows = desk.view.model.rows
    _, city = desk.view.sheet.thing(TUTORIAL, rows[4]) or ("", "")
    desk_of(desk.window).choose(Selection(things=frozenset({("cities", city)})))
    places, _ = desk.view.blocks.chosen()
    found = [desk.view.order.row_at(place) for place in places]
    assert found == [row for row in rows if desk.view.sheet.entry(TUTORIAL, row, 1).value == city]


def test_a_row_out_of_sight_is_shown_on_the_map(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "cities", CHINA)
    canvas = desk.window.canvas
    assert canvas is not None
    canvas.zoom(30)
    view = canvas.view
    desk.view.go_to("kashgar")
    assert canvas.view == view, "the map does not move by itself"
    desk.key(Qt.Key.Key_M, CTRL)
    assert canvas.view != view
    assert desk_of(desk.window).selection.of("cities") == ("kashgar",)
    desk.view.go_to("kaohsiung")
    desk.panel.open_table("goods")
    desk.panel.views["goods"].go_to(next(iter(CHINA.goods)))
    desk.panel.map_and_files.show_on_map(desk.panel.views["goods"])
    assert "nowhere" in desk.panel.views["goods"].status.text()


# -- files and languages


def test_a_table_is_written_and_read_as_a_file(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(qtbot, "goods")
    path = tmp_path / "goods.csv"
    desk.panel.map_and_files.write(desk.view, path)
    assert path.name in desk.view.status.text()
    text = path.read_text(encoding="utf-8-sig")
    path.write_text(text + "amber,Amber,4\n", encoding="utf-8")
    desk.view.blocks.read_csv(path)
    assert desk.now.goods["amber"].chips == 4
    assert "1 of them new" in desk.view.status.text()
    assert desk.steps == 1
    path.write_text("Good,Chips\nAmber,many\n", encoding="utf-8")
    desk.view.blocks.read_csv(path)
    assert desk.view.status.text().startswith("Line 2, column Chips: ")
    assert desk.steps == 1
    desk.panel.map_and_files.write(desk.view, tmp_path)
    assert "was not saved" in desk.view.status.text()


def test_files_are_asked_for_in_the_menu(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "goods")
    menu = QMenu(desk.view)
    desk.view.deeds.list_in(menu)
    deeds = {action.objectName(): action for action in menu.actions()}
    for name, title in (("table-read", "Read a table"), ("table-write", "Write the table")):
        deeds[name].trigger()
        dialog = desk.panel.map_and_files.dialog
        assert isinstance(dialog, QFileDialog)
        assert dialog.windowTitle() == title
        dialog.reject()


def test_names_in_another_language_get_a_column(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "cities")
    before = [column.title for column in desk.view.model.columns]
    menu = QMenu(desk.view)
    desk.view.deeds.list_in(menu)
    (languages,) = (action.menu() for action in menu.actions() if action.menu() is not None)
    assert isinstance(languages, QMenu)
    next(one for one in languages.actions() if one.objectName() == "language-de").trigger()
    assert {one.title for one in desk.view.model.columns} == {*before, "Name (de)"}
    german = desk.column("Name (de)")
    desk.choose(0, german, 1, german)
    clip("Eins\nZwei\n")
    desk.key(Qt.Key.Key_V, CTRL)
    first = desk.view.order.row_at(0)
    assert desk.now.cities[first].names["de"] == "Eins"
    desk.choose(0, german, 0, german)
    desk.key(Qt.Key.Key_Delete)
    assert "de" not in desk.now.cities[first].names
