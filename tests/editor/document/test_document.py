"""A document: one door for changes, strokes that are one step, undo of everything."""

import gc
from pathlib import Path

import pytest

from editor.document.document import Document, Happening
from editor.edits.painting import painted
from model.bundled import bundled_scenarios
from model.files.scenario_files import open_file
from model.forms.form import Step
from model.notation import Cell
from model.scenario.change import Change, DoesNotApply
from tests.editor.boards import plain
from validator.finding import ERROR, INFO, Severity


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


NEWER = "own_variants:\n  dry: {title: Dry, changes: {goods: [{id: vine, removed: true}]}}\n"
"""What a check of 0.6 complains of."""


@pytest.mark.parametrize(
    ("settings", "severity"),
    [("", ERROR), ('target = "0.5"\n', INFO), ('target = "0.6"\n', ERROR), ("target = [\n", ERROR)],
    ids=["none", "older", "as new", "broken"],
)
def test_the_target_beside_the_map_holds_in_the_editor_too(
    tmp_path: Path, settings: str, severity: Severity
) -> None:
    (tmp_path / ".git").mkdir()
    path = tmp_path / "dry.milepost.yaml"
    tutorial = bundled_scenarios()["tutorial"].read_text(encoding="utf-8")
    path.write_text(tutorial + NEWER, encoding="utf-8")
    if settings:
        (tmp_path / "milepost.toml").write_text(settings, encoding="utf-8")
    document = Document.open(path)
    assert [(one.code, one.severity) for one in document.live.settle()] == [("REF015", severity)]


def test_a_map_that_is_saved_elsewhere_has_the_target_of_that_place(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    for folder in (old, new):
        (folder / ".git").mkdir(parents=True)
        text = bundled_scenarios()["tutorial"].read_text(encoding="utf-8") + NEWER
        (folder / "dry.milepost.yaml").write_text(text, encoding="utf-8")
    (new / "milepost.toml").write_text('target = "0.5"\n', encoding="utf-8")
    document = Document.open(old / "dry.milepost.yaml")
    assert [one.severity for one in document.live.settle()] == [ERROR]
    document.was_saved(open_file(new / "dry.milepost.yaml"))
    assert [one.severity for one in document.live.settle()] == [INFO]
