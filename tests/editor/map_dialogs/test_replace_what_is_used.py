"""What is used and shall go: on the map and in tables another can take its place, in one step."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from editor.map_dialogs.question_bar import Question
from editor.panels.tables.cards import Cards
from editor.pointing.selection import Selection
from editor.window.window import Window
from tests.editor.windows import desk_of, do, panel_in_sight, tutorial_window

LEFT = Qt.MouseButton.LeftButton


def asked_about(window: Window, room: str, key: str) -> Question:
    desk_of(window).choose(Selection(things=frozenset({(room, key)})))
    do(window, "edit.delete")
    (bar,) = (one for one in window.findChildren(Question) if one.isVisible())
    return bar


def test_a_city_that_cards_name_is_replaced_by_another(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    desk = desk_of(window)
    bar = asked_about(window, "cities", "astermoor")
    assert "demand card" in bar.words.text()
    assert bar.replace is not None
    bar.replace.box.setCurrentIndex(bar.replace.box.findData("vinehall"))
    qtbot.mouseClick(bar.replace.button, LEFT)
    assert "astermoor" not in desk.scenario.cities
    window.checking.settle()
    assert not [one for one in window.checking.findings if one.code.startswith("REF")]
    assert len(desk.document.history.steps) == 1
    do(window, "edit.undo")
    assert "astermoor" in desk.scenario.cities


def test_cancel_leaves_the_city_and_all_its_cards(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    before = desk_of(window).scenario
    bar = asked_about(window, "cities", "astermoor")
    qtbot.keyClick(bar, Qt.Key.Key_Escape)
    assert desk_of(window).scenario is before


def test_its_uses_can_go_with_it(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    bar = asked_about(window, "cities", "astermoor")
    button = next(one for one in bar.findChildren(QPushButton) if one.text() == "Delete all")
    qtbot.mouseClick(button, LEFT)
    demands = desk_of(window).scenario.part.demands.values()
    assert all(demand.city != "astermoor" for card in demands for demand in card)


def test_a_good_is_replaced_in_its_table(qtbot: QtBot) -> None:
    window = tutorial_window(qtbot)
    panel = panel_in_sight(window, "cards")
    assert isinstance(panel, Cards)
    view = panel.views["goods"]
    panel.tabs.setCurrentWidget(view)
    row = view.model.rows[0]
    view.go_to(row)
    view.ask_removal()
    assert not view.question.isHidden()
    box = view.question.replace.box
    other = str(box.itemData(0))
    box.setCurrentIndex(0)
    view.question.replace.button.click()
    desk = desk_of(window)
    assert row not in desk.scenario.goods
    assert other in desk.scenario.goods
    window.checking.settle()
    assert not [one for one in window.checking.findings if one.code.startswith("REF")]
    assert len(desk.document.history.steps) == 1
