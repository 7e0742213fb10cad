"""A document: one door for changes, strokes that are one step, undo of everything."""

import gc
from pathlib import Path

import pytest

from editor.document.document import Document, Happening
from editor.edits.painting import painted
from model.forms.form import Step
from model.notation import Cell
from model.scenario.change import Change, DoesNotApply
from tests.editor.boards import plain


def kinds(document: Document) -> dict[str, int]:
    board = document.scenario.board
    assert board is not None
    return board.kinds()  # type: ignore[union-attr]


def test_a_change_is_a_named_step_that_can_be_undone_and_done_again() -> None:
    document = Document(plain())
    start = document.scenario
    document.apply(painted(start, [Cell(1, 1), Cell(2, 1)], "mountain"))
    assert [step.label for step in document.history.steps] == ["paint mountain"]
    assert kinds(document)["mountain"] == 2
    assert document.is_modified
    document.undo()
    assert document.scenario == start
    assert document.history.is_saved
    document.redo()
    assert kinds(document)["mountain"] == 2


def test_a_change_that_does_not_apply_changes_nothing() -> None:
    document = Document(plain())
    before = document.scenario
    with pytest.raises(DoesNotApply):
        document.apply(Change("odd", (Step(("title",), "Else", "New"),)))
    assert document.scenario is before
    assert document.history.steps == ()


def test_a_stroke_is_seen_at_once_and_is_one_step_in_the_end() -> None:
    document = Document(plain())
    heard: list[Happening] = []
    document.listen(heard.append)
    stroke = document.stroke("paint")
    for col in range(4):
        stroke.add(painted(document.scenario, [Cell(col, 0)], "mountain"))
        assert kinds(document)["mountain"] == col + 1
    stroke.finish()
    assert len(document.history.steps) == 1
    assert [one.kind for one in heard] == ["stroke"] * 4 + ["finished"]
    document.undo()
    assert "mountain" not in kinds(document)


def test_a_stroke_that_is_cancelled_leaves_nothing() -> None:
    document = Document(plain())
    start = document.scenario
    stroke = document.stroke("paint")
    stroke.add(painted(document.scenario, [Cell(0, 0)], "mountain"))
    stroke.cancel()
    assert document.scenario == start
    assert document.history.steps == ()


def test_a_stroke_can_do_something_else_instead() -> None:
    document = Document(plain())
    start = document.scenario
    stroke = document.stroke("line")
    stroke.instead(painted(start, [Cell(0, 0), Cell(1, 0)], "mountain"))
    stroke.instead(painted(start, [Cell(0, 1)], "mountain"))
    stroke.finish()
    assert kinds(document)["mountain"] == 1
    document.undo()
    assert document.scenario == start


def test_what_was_undone_is_forgotten_by_a_new_step() -> None:
    document = Document(plain())
    document.apply(painted(document.scenario, [Cell(0, 0)], "mountain"))
    document.undo()
    document.apply(painted(document.scenario, [Cell(1, 0)], "mountain"))
    assert len(document.history.steps) == 1
    assert document.redo() is None


def test_one_can_go_to_any_step() -> None:
    document = Document(plain())
    for col in range(3):
        document.apply(painted(document.scenario, [Cell(col, 0)], "mountain"))
    document.go_to(1)
    assert kinds(document)["mountain"] == 1
    document.go_to(3)
    assert kinds(document)["mountain"] == 3


def test_a_jump_over_many_steps_is_told_once() -> None:
    document, told = Document(plain()), list[Happening]()
    for col in range(5):
        document.apply(painted(document.scenario, [Cell(col, 0)], "mountain"))
    last = document.scenario
    document.listen(told.append)
    document.go_to(1)
    document.go_to(5)
    document.go_to(5)
    assert [(one.kind, one.steps, len(one.change.steps)) for one in told] == [
        ("undo", 4, 4),
        ("redo", 4, 4),
    ]
    assert document.scenario == last
    assert told[0].before == told[1].after == last


def test_findings_follow_the_document() -> None:
    document = Document(plain())
    before = document.live.settle()
    document.apply(painted(document.scenario, [Cell(2, 2)], None))
    after = document.live.settle()
    assert {one.code for one in after} != {one.code for one in before}
    document.undo()
    assert document.live.settle() == before


def test_what_a_new_map_shows_beside_itself_is_seen_before_it_is_saved() -> None:
    document = Document(plain())
    assert document.folder == ""
    document.beside = {"plain.scenery.geojson": b"{}", "../far/away": b"!"}
    folder = Path(document.folder)
    assert (folder / "plain.scenery.geojson").read_bytes() == b"{}"
    assert [one.name for one in folder.iterdir()] == ["plain.scenery.geojson"]
    assert not (folder / "../far").exists()
    assert document.folder == str(folder)
    del document
    gc.collect()
    assert not folder.exists()


def test_a_step_that_is_spelt_in_another_way_than_ours_can_be_undone() -> None:
    document = Document(plain())
    start = document.scenario
    region = {"id": "south", "cells": "5,5 1,1  3,3", "kind": "area"}
    document.apply(Change("region", (Step(("regions", "south"), None, region),)))
    assert "south" in document.scenario.regions
    document.undo()
    assert document.scenario == start
    document.redo()
    assert "south" in document.scenario.regions


def test_a_change_that_changes_nothing_is_no_step() -> None:
    document = Document(plain())
    title = document.scenario.title
    document.apply(Change("same", (Step(("title",), title, title),)))
    assert document.history.steps == ()
