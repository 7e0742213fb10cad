"""Resizing and cropping in a window: what falls off is told, and what is seen stays in view."""

import pytest
from pytestqt.qtbot import QtBot

from editor.bars.question import Question
from editor.sizing.dialog import SizeDialog
from editor.window import Window
from model.boards.terrain import Size
from model.change import Change
from model.forms import Step
from model.notation import Cell
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


def test_a_size_that_does_not_fit_any_more_is_told(window: Window) -> None:
    """The map may have got smaller while it was asked about."""
    desk = desk_of(window)
    dialog = SizeDialog(window, desk, "resize")
    dialog.old = Size(60, dialog.old.rows)
    dialog.cols.setValue(1)
    dialog.accept()
    assert "columns" in desk.said
    assert not desk.document.history.steps
