"""Resizing and cropping in a window: what falls off is told, and what is seen stays in view."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from editor.map_dialogs.question_bar import Question
from editor.map_dialogs.size_dialog import SizeDialog
from editor.window.window import Window
from model.boards.terrain import Size
from model.forms.form import Step
from model.notation import Cell
from model.scenario.change import Change
from tests.editor.edits.boards import board_of
from tests.editor.windows import bar, choose, desk_of, do, tutorial_window


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return tutorial_window(qtbot)


def test_the_size_is_changed_with_a_picture_of_what_falls_off(window: Window) -> None:
    desk = desk_of(window)
    dialog = SizeDialog(window, desk, "resize")
    dialog.picture.anchor = "bottom-right"
    dialog.cols.setValue(12)
    assert "cells fall off" in dialog.words.text()
    dialog.picture.grab()
    dialog.accept()
    assert board_of(desk.scenario).size == Size(12, 13)
    desk.document.undo()
    shift = SizeDialog(window, desk, "shift")
    shift.cols.setValue(1)
    shift.accept()
    assert desk.scenario.cities["vinehall"].at == Cell(11, 8)


def test_cropping_asks_when_something_falls_off(window: Window) -> None:
    desk = choose(window, cells=frozenset({Cell(0, 0), Cell(9, 9)}))
    do(window, "map.crop")
    question = bar(window, Question)
    assert isinstance(question, Question)
    question.buttons[0].click()
    assert board_of(desk.scenario).size == Size(10, 10)


def test_selection_and_view_follow_a_map_that_is_resized(window: Window) -> None:
    """With columns added on the left, the chosen milepost and what is seen go along."""
    desk, canvas = choose(window, cells=frozenset({Cell(3, 4)})), window.canvas
    assert canvas is not None
    canvas.zoom(4)
    before = canvas.view.pixel(canvas.scene.sheet.spot(Cell(3, 4)))
    dialog = SizeDialog(window, desk, "resize")
    dialog.picture.anchor = "right"
    dialog.cols.setValue(dialog.cols.value() + 5)
    dialog.accept()
    assert desk.selection.cells == {Cell(8, 4)}
    after = canvas.view.pixel(canvas.scene.sheet.spot(Cell(8, 4)))
    assert after == pytest.approx(before, abs=2)


@pytest.mark.parametrize("by", ["undo", "history"])
def test_selection_pin_and_view_follow_a_resize_back_and_forth(window: Window, by: str) -> None:
    desk, canvas = choose(window, cells=frozenset({Cell(3, 4)})), window.canvas
    assert canvas is not None
    canvas.zoom(4)
    desk.pin_at(Cell(5, 5))
    seen = canvas.view.pixel(canvas.scene.sheet.spot(Cell(3, 4)))
    dialog = SizeDialog(window, desk, "resize")
    dialog.picture.anchor = "bottom-right"
    dialog.cols.setValue(dialog.cols.value() + 5)
    dialog.rows.setValue(dialog.rows.value() + 3)
    dialog.accept()
    moved, pinned = desk.selection.cells, desk.pin
    (there,) = moved
    assert there.row == 7
    desk.document.apply(Change("rename", (Step(("title",), desk.scenario.title, "Other"),)))
    document = desk.document
    if by == "undo":
        document.undo()
        document.undo()
    else:
        document.go_to(0)
    assert (desk.selection.cells, desk.pin) == (frozenset({Cell(3, 4)}), Cell(5, 5))
    assert canvas.view.pixel(canvas.scene.sheet.spot(Cell(3, 4))) == pytest.approx(seen, abs=2)
    document.redo()
    assert (desk.selection.cells, desk.pin) == (moved, pinned)
    assert canvas.view.pixel(canvas.scene.sheet.spot(there)) == pytest.approx(seen, abs=2)
    document.redo()
    assert desk.selection.cells == moved
    document.go_to(0)
    document.apply(Change("rename", (Step(("title",), desk.scenario.title, "Third"),)))
    document.undo()
    assert desk.selection.cells == {Cell(3, 4)}, "that resize is no step any more"


def wider(window: Window, columns: int) -> None:
    """More columns at the left, or fewer."""
    dialog = SizeDialog(window, desk_of(window), "resize")
    dialog.picture.anchor = "right"
    dialog.cols.setValue(dialog.cols.value() + columns)
    dialog.accept()


def test_the_same_size_again_after_undo_is_followed_once(window: Window) -> None:
    desk = choose(window, cells=frozenset({Cell(3, 4)}))
    desk.pin_at(Cell(5, 5))
    for _ in range(3):
        wider(window, 5)
        assert (desk.selection.cells, desk.pin) == (frozenset({Cell(8, 4)}), Cell(10, 5))
        desk.document.undo()
        assert (desk.selection.cells, desk.pin) == (frozenset({Cell(3, 4)}), Cell(5, 5))


def test_a_jump_over_several_sizes_is_one_move(window: Window) -> None:
    desk, canvas = choose(window, cells=frozenset({Cell(3, 4)})), window.canvas
    assert canvas is not None
    canvas.zoom(4)
    desk.put_cursor(Cell(4, 4))
    seen = canvas.view.pixel(canvas.scene.sheet.spot(Cell(3, 4)))
    for columns in (5, -5, 3):
        wider(window, columns)
    for position, there in ((0, Cell(3, 4)), (3, Cell(6, 4)), (1, Cell(8, 4)), (2, Cell(3, 4))):
        desk.document.go_to(position)
        assert desk.selection.cells == {there}
        assert desk.cursor == Cell(there.col + 1, 4)
        assert canvas.view.pixel(canvas.scene.sheet.spot(there)) == pytest.approx(seen, abs=4)


def test_a_size_that_changes_nothing_is_not_followed(window: Window) -> None:
    desk = choose(window, cells=frozenset({Cell(3, 4)}))
    wider(window, 5)
    wider(window, 0)
    desk.document.undo()
    assert desk.selection.cells == {Cell(3, 4)}


def test_a_cursor_beside_the_map_begins_again_in_the_middle(window: Window, qtbot: QtBot) -> None:
    desk, canvas = desk_of(window), window.canvas
    assert canvas is not None
    desk.put_cursor(Cell(200, 6))
    qtbot.keyClick(canvas, Qt.Key.Key_Left)
    assert isinstance(desk.cursor, Cell)
    assert desk.cursor.col < 100


def test_a_size_that_does_not_fit_any_more_is_told(window: Window) -> None:
    """The map may have got smaller while it was asked about."""
    desk = desk_of(window)
    dialog = SizeDialog(window, desk, "resize")
    dialog.old = Size(60, dialog.old.rows)
    dialog.cols.setValue(1)
    dialog.accept()
    assert "columns" in desk.said
    assert not desk.document.history.steps
