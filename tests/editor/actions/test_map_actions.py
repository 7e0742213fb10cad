"""The actions about what is selected: in a window, by menu and key."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.desk.toolbox import tools
from editor.map_dialogs.find_bar import Find
from editor.map_dialogs.question_bar import Question
from editor.map_dialogs.rename_bar import Rename
from editor.map_dialogs.replace_bar import Replace
from editor.pointing.pointer import at
from editor.pointing.selection import Selection
from editor.preferences.keys import keys
from editor.window.action import actions
from editor.window.context_menu import show_menu
from editor.window.window import Window
from model.notation import Cell
from model.systems import system_names
from tests.editor.edits.boards import board_of
from tests.editor.windows import bar, choose, desk_of, do, tutorial_window


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return tutorial_window(qtbot)


def find_of(window: Window) -> Find:
    found = bar(window, Find)
    assert isinstance(found, Find)
    return found


def test_no_key_means_two_things() -> None:
    for system in system_names():
        own = [tool.KEY for tool in tools().values() if tool.KEY and tool.is_for(system)]
        used = [*keys().values(), *own]
        assert len(used) == len(set(used))
    for name in actions():
        assert name == name.lower()


def test_selecting_all_the_rest_more_less_and_alike(window: Window) -> None:
    desk = desk_of(window)
    do(window, "select.all")
    assert len(desk.selection.cells) == 16 * 13
    choose(window, cells=frozenset({Cell(5, 6)}))
    do(window, "select.grow")
    assert len(desk.selection.cells) == 7
    do(window, "select.shrink")
    assert desk.selection.cells == {Cell(5, 6)}
    do(window, "select.invert")
    assert len(desk.selection.cells) == 16 * 13 - 1
    choose(window, ("cities", "astermoor"))
    do(window, "select.same")
    assert desk.selection.of("cities") == ("astermoor", "dunmarrow", "larkhaven")
    do(window, "select.nothing")
    assert not desk.selection


def test_a_piece_is_cut_and_pasted_where_one_clicks(window: Window) -> None:
    desk = choose(window, cells=frozenset({Cell(10, 8)}))
    do(window, "edit.cut")
    assert "vinehall" not in desk.scenario.cities
    do(window, "edit.paste")
    assert desk.tool.NAME == "stamp"
    do(window, "edit.turn")
    do(window, "edit.flip")
    from tests.editor.hands import click

    click(desk, Cell(4, 7))
    assert desk.scenario.cities["vinehall"].at == Cell(4, 7)
    desk.document.undo()
    desk.document.undo()
    assert desk.scenario.cities["vinehall"].at == Cell(10, 8)


def test_what_is_no_piece_of_a_map_is_not_pasted(window: Window, qtbot: QtBot) -> None:
    from PySide6.QtGui import QGuiApplication

    QGuiApplication.clipboard().setText("a shopping list")
    with qtbot.waitSignal(window.studio.message):
        do(window, "edit.paste")
    assert desk_of(window).fragment is None


def test_stamps_are_kept_and_taken_by_number(window: Window) -> None:
    desk = choose(window, cells=frozenset({Cell(10, 8)}))
    do(window, "stamp.keep-3")
    do(window, "stamp.take-3")
    assert desk.tool.NAME == "stamp"
    assert desk.fragment is not None
    do(window, "stamp.take-4")


def test_what_is_selected_turns_in_place_as_one_step(window: Window) -> None:
    ring = frozenset({Cell(3, 4), Cell(4, 4), Cell(2, 4)})
    desk = choose(window, cells=ring)
    before = desk.scenario
    do(window, "edit.turn")
    assert len(desk.document.history.steps) == 1
    assert desk.scenario != before
    desk.document.undo()
    assert desk.scenario == before


def test_nudging_moves_by_one_cell_and_up_and_down_stays_upright(window: Window) -> None:
    desk = choose(window, ("cities", "vinehall"))
    do(window, "edit.nudge-right")
    assert desk.scenario.cities["vinehall"].at == Cell(11, 8)
    do(window, "edit.nudge-down")
    do(window, "edit.nudge-down")
    assert desk.scenario.cities["vinehall"].at == Cell(11, 10)


def test_who_uses_a_city_is_shown_before_it_is_deleted(window: Window) -> None:
    desk = choose(window, ("cities", "vinehall"))
    do(window, "edit.delete")
    question = bar(window, Question)
    assert isinstance(question, Question)
    assert "demand card" in question.words.text()
    assert "vinehall" in desk.scenario.cities
    question.buttons[0].click()
    assert "vinehall" not in desk.scenario.cities
    assert "vinehall" not in str(desk.scenario.part)
    desk.document.undo()
    choose(window, ("cities", "vinehall"))
    do(window, "edit.delete")
    question = bar(window, Question)
    assert isinstance(question, Question)
    question.buttons[1].click()
    assert "vinehall" in str(desk.scenario.part)


def test_what_nobody_uses_is_deleted_at_once(window: Window) -> None:
    desk = choose(window, ("waters", "thirst"))
    do(window, "edit.delete")
    assert "thirst" not in desk.scenario.waters


def test_a_thing_is_renamed_with_everything_that_names_it(window: Window) -> None:
    desk = choose(window, ("cities", "vinehall"))
    do(window, "edit.rename")
    rename = bar(window, Rename)
    assert isinstance(rename, Rename)
    rename.name.setText("Grapeham")
    rename.id.setText("grapeham")
    rename.button.click()
    assert desk.scenario.cities["grapeham"].name == "Grapeham"
    assert "vinehall" not in str(desk.scenario.part)
    assert len(desk.document.history.steps) == 1


def test_finding_goes_to_things_and_cells(window: Window, qtbot: QtBot) -> None:
    do(window, "edit.find")
    find = bar(window, Find)
    assert isinstance(find, Find)
    qtbot.keyClicks(find.field, "kestrel")
    qtbot.keyClick(find.field, Qt.Key.Key_Return)
    desk = desk_of(window)
    assert desk.selection.of("cities") == ("kestrel-bay",)
    do(window, "edit.go-to")
    find = bar(window, Find)
    assert isinstance(find, Find)
    qtbot.keyClicks(find.field, "7,9")
    qtbot.keyClick(find.field, Qt.Key.Key_Return)
    assert desk.cursor == Cell(7, 9)
    assert window.canvas is not None
    assert not window.canvas.findChildren(Find)


def test_after_going_somewhere_the_status_line_tells_of_that_place(
    window: Window, qtbot: QtBot
) -> None:
    desk_of(window).move(at(Cell(9, 9), "move"))
    do(window, "edit.go-to")
    qtbot.keyClicks(find_of(window).field, "3,4")
    qtbot.keyClick(find_of(window).field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.where.text().startswith("3,4"))


def test_the_mileposts_are_hidden_and_shown_by_a_key(window: Window) -> None:
    desk = desk_of(window)
    do(window, "view.grid")
    assert "mileposts" in desk.hidden
    do(window, "view.grid")
    assert "mileposts" not in desk.hidden


def test_replacing_tells_how_many_places_first(window: Window) -> None:
    do(window, "edit.replace")
    replace = bar(window, Replace)
    assert isinstance(replace, Replace)
    replace.what.setCurrentIndex(1)
    replace.old.setCurrentText("mountain")
    replace.new.setCurrentText("clear")
    before = board_of(desk_of(window).scenario).kinds()["mountain"]
    assert replace.count.text() == f"{before} places"
    replace.button.click()
    assert "mountain" not in board_of(desk_of(window).scenario).kinds()


def test_replacing_says_how_many_it_were_counts_again_after_undo_and_keeps_the_keys(
    window: Window, qtbot: QtBot
) -> None:
    do(window, "edit.replace")
    replace = bar(window, Replace)
    assert isinstance(replace, Replace)
    replace.old.setCurrentText("Wend")
    replace.new.setCurrentText("Wind")
    before = replace.count.text()
    replace.button.click()
    assert replace.count.text() == f"{before} replaced"
    focus = QApplication.focusWidget()
    assert focus is not None
    assert replace.isAncestorOf(focus)
    desk_of(window).document.undo()
    assert replace.count.text() == before
    qtbot.keyClick(focus, Qt.Key.Key_Escape)
    assert not window.findChildren(Replace)
    desk_of(window).document.redo()


def test_tab_goes_from_field_to_field_in_a_bar_and_hides_panels_over_the_map(
    window: Window, qtbot: QtBot
) -> None:
    do(window, "edit.replace")
    replace = bar(window, Replace)
    assert isinstance(replace, Replace)
    dock = window.docks["history"]
    assert not dock.isHidden()
    field = replace.old.lineEdit()
    assert field is not None
    qtbot.waitUntil(field.hasFocus)
    qtbot.keyClick(field, Qt.Key.Key_Tab)
    assert not dock.isHidden()
    assert not field.hasFocus()
    assert replace.new.hasFocus()
    replace.leave()
    canvas = window.canvas
    assert canvas is not None
    qtbot.waitUntil(canvas.hasFocus)
    qtbot.keyClick(canvas, Qt.Key.Key_Tab)
    assert dock.isHidden()


def test_what_is_chosen_no_more_has_no_points_left_on_the_map(window: Window) -> None:
    desk = choose(window, ("waters", "wend"))
    desk.move(at(Cell(9, 9), "move"))
    assert desk.sketch.knots
    desk.choose(Selection())
    assert not desk.sketch.knots


def test_the_menu_of_a_thing_selects_it_and_offers_what_can_be_done(window: Window) -> None:
    canvas = window.canvas
    assert canvas is not None
    canvas.settle()
    at = QPointF(*canvas.view.pixel(canvas.scene.sheet.spot(Cell(10, 8)))).toPoint()
    menu = show_menu(window, canvas, at)
    texts = [action.text() for action in menu.actions()]
    assert texts[0] == "Select city Vinehall"
    assert {"Delete", "Rename …", "Who uses this?"} <= set(texts)
    assert canvas.desk.selection.of("cities") == ("vinehall",)
    menu.close()


def test_letters_write_a_name_on_the_map_and_are_no_shortcuts(window: Window, qtbot: QtBot) -> None:
    canvas = window.canvas
    assert canvas is not None
    canvas.settle()
    window.activateWindow()
    canvas.setFocus()
    desk_of(window).use("city")
    at = QPointF(*canvas.view.pixel(canvas.scene.sheet.spot(Cell(5, 6)))).toPoint()
    qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=at)
    qtbot.keyClicks(canvas, "Brf 1")
    qtbot.keyClick(canvas, Qt.Key.Key_Return)
    assert desk_of(window).tool.NAME == "city"
    assert desk_of(window).scenario.cities["brf-1"].name == "Brf 1"


def test_keys_of_the_tools_and_of_the_brush(window: Window) -> None:
    desk = desk_of(window)
    for name, shape in (("tool.lasso", "lasso"), ("tool.wand", "wand"), ("tool.same", "same")):
        do(window, name)
        assert (desk.tool.NAME, desk.settings.get("select")) == ("select", shape)
    desk.use("select")
    assert desk.settings.get("select") == "rectangle"
    do(window, "tool.larger")
    do(window, "tool.larger")
    do(window, "tool.smaller")
    assert desk.settings.get("brush") == 1


def test_a_region_is_made_of_the_selection(window: Window) -> None:
    desk = choose(window, cells=frozenset({Cell(4, 4), Cell(5, 4)}))
    do(window, "select.region")
    region = next(one for one in desk.scenario.regions.values() if one.name.startswith("Region"))
    assert set(region.cells) == {Cell(4, 4), Cell(5, 4)}


def test_what_was_measured_stays_when_the_pointer_leaves_the_map(window: Window) -> None:
    desk = desk_of(window)
    desk.use("measure")
    desk.press(at(Cell(1, 2)))
    desk.release(at(Cell(6, 4), "release"))
    desk.leave()
    assert desk.sketch.notes
    desk.use("select")
    assert not desk.sketch.notes
