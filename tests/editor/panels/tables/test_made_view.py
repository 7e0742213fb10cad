"""A sheet that was made from a form, as a person uses it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QSpinBox
from pytestqt.qtbot import QtBot

from editor.panels.sheets.collection_sheet import CollectionSheet
from editor.panels.sheets.goods_sheet import Goods
from editor.panels.tables.sheet_table import NONE
from editor.panels.tables.sheet_view import SheetView
from model.bundled import bundled_scenarios
from model.scenario.change import Change, apply
from model.scenario.collections import things_in
from tests.drawing.samples import loaded

CHINA = loaded(bundled_scenarios()["china"])


class Shown:
    """A view whose changes are done at once."""

    def __init__(self, qtbot: QtBot, room: str) -> None:
        self.scenario = CHINA
        self.view = SheetView(CollectionSheet("crayon", room), lambda _: QIcon(), {})
        qtbot.addWidget(self.view)
        self.view.resize(1600, 500)
        self.view.show()
        self.view.show_scenario(CHINA)
        self.view.wanted.connect(self._do)

    def _do(self, change: Change) -> None:
        self.scenario = apply(self.scenario, change)
        self.view.show_scenario(self.scenario)

    def column(self, title: str) -> int:
        return [column.title for column in self.view.model.columns].index(title)

    def go_to(self, row: int, title: str) -> None:
        self.view.table.setCurrentIndex(self.view.order.index(row, self.column(title)))

    def edit(self, row: int, title: str) -> None:
        self.go_to(row, title)
        self.view.table.edit(self.view.table.currentIndex())


def test_a_number_that_may_be_left_out_has_a_place_below_the_smallest(qtbot: QtBot) -> None:
    shown = Shown(qtbot, "ferries")
    key = shown.view.model.rows[0]
    shown.edit(0, "Max players")
    (spin,) = shown.view.table.findChildren(QSpinBox)
    assert spin.value() == things_in(CHINA, "ferries")[key].max_players
    spin.setValue(spin.minimum())
    assert spin.text() == NONE
    qtbot.keyClick(spin, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: things_in(shown.scenario, "ferries")[key].max_players is None)


def test_columns_with_and_without_numbers_can_be_sorted(qtbot: QtBot) -> None:
    shown = Shown(qtbot, "waters")
    for number in range(len(shown.view.model.columns)):
        for way in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
            shown.view.table.sortByColumn(number, way)
    assert shown.view.order.rowCount() == len(CHINA.waters)


def test_a_word_is_chosen_from_a_list_and_a_tick_is_set_by_space(qtbot: QtBot) -> None:
    shown = Shown(qtbot, "cities")
    shown.edit(0, "Kind")
    (box,) = shown.view.table.findChildren(QComboBox)
    assert [box.itemData(n) for n in range(box.count())] == ["small", "medium", "major"]
    key = shown.view.model.rows[shown.view.order.mapToSource(shown.view.order.index(0, 0)).row()]
    box.hidePopup()
    box.setCurrentIndex(2)
    box.activated.emit(2)
    assert shown.scenario.cities[key].kind == "major"
    shown.go_to(0, "Overseas")
    qtbot.keyClick(shown.view.table, Qt.Key.Key_Space)
    assert shown.scenario.cities[key].overseas


def test_long_texts_are_edited_below_while_their_place_is_the_current_one(qtbot: QtBot) -> None:
    shown = Shown(qtbot, "labels")
    assert not shown.view.below.isVisible()
    shown.go_to(0, "Text")
    below = shown.view.below
    assert below.isVisible()
    assert below.words.text() == "Text"
    below.text.setPlainText("A quiet sea")
    below.take.click()
    key = shown.view.current_row()
    assert shown.scenario.labels[key].text == "A quiet sea"
    shown.go_to(0, "Size")
    assert not below.isVisible()


def test_nothing_is_proposed_where_a_system_proposes_nothing(qtbot: QtBot) -> None:
    assert not Shown(qtbot, "regions").view.propose.isVisible()


def test_no_column_is_squeezed_where_there_is_little_room(qtbot: QtBot) -> None:
    southern = loaded(bundled_scenarios()["southern-china"])
    view = SheetView(Goods(), lambda _: QIcon(), {})
    qtbot.addWidget(view)
    widths = []
    for wide in (1200, 350, 1200):
        view.resize(wide, 400)
        view.show()
        view.show_scenario(southern)
        widths.append(view.table.columnWidth(0))
    assert widths[1] >= view.fontMetrics().horizontalAdvance("Yellow") + 24
    assert widths[0] == widths[2] > widths[1], "with room it takes what is left"
