"""What a program that died had open comes back with all its steps."""

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from editor.document.document import Document
from editor.edits.painting import painted
from editor.saving.journal import Journal
from editor.saving.journal_records import NoJournal
from editor.saving.recovery import Keeper, found, journals, open_elsewhere, take_over
from model.bundled import bundled_scenarios
from model.files.scenario_files import open_file, save
from model.forms.form import Step
from model.notation import Cell
from model.scenario.change import Change, difference
from tests.editor.boards import settled_plain as plain


def paint(document: Document, col: int) -> None:
    document.apply(painted(document.scenario, [Cell(col, 0)], "mountain"))


def die(keeper: Keeper) -> None:
    """Ends as kill -9 does: the journal stays, the lock is free."""
    keeper._journal.close()
    assert keeper._lock is not None
    assert keeper._lock._descriptor is not None
    os.close(keeper._lock._descriptor)


def saved(folder: Path) -> Document:
    path = folder / "plain.milepost.yaml"
    save(plain(), path)
    return Document.open(path)


def test_nothing_is_written_before_the_first_step(tmp_path: Path) -> None:
    keeper = Keeper(saved(tmp_path))
    assert not keeper.path.exists()
    paint(keeper.document, 1)
    assert keeper.path.exists()
    keeper.close()
    assert list(journals().iterdir()) == []


def test_scenario_and_history_come_back(tmp_path: Path) -> None:
    document = saved(tmp_path)
    keeper = Keeper(document)
    for col in range(5):
        paint(document, col)
    stroke = document.stroke("line")
    stroke.add(painted(document.scenario, [Cell(3, 3)], "mountain"))
    stroke.add(painted(document.scenario, [Cell(4, 3)], "mountain"))
    stroke.finish()
    document.undo()
    document.undo()
    document.redo()
    document.go_to(1)
    document.go_to(4)
    die(keeper)
    (one,) = found()
    assert (one.title, one.original, one.is_unsaved) == ("Plain", document.path, True)
    again, result = take_over(one, lambda _: None)
    assert result.lost == 0
    assert again.document.scenario == document.scenario
    assert again.document.history == document.history
    assert again.document.file is not None
    again.document.go_to(0)
    assert again.document.scenario == plain()
    assert not again.document.is_modified
    again.close()
    assert found() == []


def test_a_stroke_under_way_is_all_that_is_lost(tmp_path: Path) -> None:
    document = saved(tmp_path)
    keeper = Keeper(document)
    paint(document, 1)
    before = document.scenario
    document.stroke("line").add(painted(document.scenario, [Cell(3, 3)], "mountain"))
    die(keeper)
    assert found()[0].restored().document.scenario == before


def test_a_save_is_no_end_of_the_history(tmp_path: Path) -> None:
    document = saved(tmp_path)
    keeper = Keeper(document)
    paint(document, 1)
    paint(document, 2)
    document.undo()
    assert document.path is not None
    document.was_saved(save(document.scenario, document.path, document.file))
    document.undo()
    die(keeper)
    result = found()[0].restored()
    assert result.document.history == document.history
    assert result.document.scenario == document.scenario
    result.document.go_to(2)
    document.go_to(2)
    assert result.document.scenario == document.scenario


def test_what_is_saved_whole_is_not_offered(tmp_path: Path) -> None:
    document = saved(tmp_path)
    keeper = Keeper(document)
    paint(document, 1)
    assert document.path is not None
    document.was_saved(save(document.scenario, document.path, document.file))
    die(keeper)
    assert found() == []
    assert list(journals().iterdir()) == []


def test_a_map_that_was_never_saved_comes_back_with_its_files() -> None:
    document = Document(plain())
    document.beside["scenery.geojson"] = b"\x00\xff"
    document.history = document.history.saved_nowhere()
    keeper = Keeper(document)
    die(keeper)
    (one,) = found()
    assert one.original is None
    assert one.restored().document.scenario == plain()
    assert one.restored().document.beside == {"scenery.geojson": b"\x00\xff"}
    assert one.compared() == ["This map was never saved."]


def test_journals_of_running_programs_are_left_alone(tmp_path: Path) -> None:
    document = saved(tmp_path)
    keeper = Keeper(document)
    paint(document, 1)
    assert found() == []
    die(keeper)
    assert len(found()) == 1


def test_what_differs_is_told_in_words(tmp_path: Path) -> None:
    document = saved(tmp_path)
    keeper = Keeper(document)
    paint(document, 1)
    die(keeper)
    (one,) = found()
    assert one.compared() == ["1 cell from clear to mountain (1,0)"]
    assert not one.has_changed
    assert document.path is not None
    save(replace(plain(), title="Else"), document.path)
    assert one.has_changed


def test_a_torn_last_line_loses_that_step_alone(tmp_path: Path) -> None:
    document = saved(tmp_path)
    keeper = Keeper(document)
    paint(document, 1)
    before = document.scenario
    paint(document, 2)
    die(keeper)
    keeper.path.write_bytes(keeper.path.read_bytes()[:-7])
    again, result = take_over(found()[0], lambda _: None)
    assert again.document.scenario == before
    assert result.lost == 0
    again.close()


def test_a_journal_that_does_not_parse_is_kept_aside(tmp_path: Path) -> None:
    journals().mkdir(parents=True)
    odd = journals() / "odd.journal"
    odd.write_bytes(b"this is no journal\nat all\n")
    assert found() == []
    assert not odd.exists()
    assert (journals() / "odd.journal.damaged-1").read_bytes().startswith(b"this is no")


def test_a_broken_line_in_the_middle_is_followed_so_far_and_kept_aside(tmp_path: Path) -> None:
    document = saved(tmp_path)
    keeper = Keeper(document)
    paint(document, 1)
    before = document.scenario
    paint(document, 2)
    paint(document, 3)
    die(keeper)
    lines = keeper.path.read_bytes().split(b"\n")
    lines[2] = lines[2].replace(b"mountain", b"fountain")
    keeper.path.write_bytes(b"\n".join(lines))
    (one,) = found()
    assert one.is_damaged
    again, _ = take_over(one, lambda _: None)
    assert again.document.scenario == before
    assert one.path.with_name(one.path.name + ".damaged-1").exists()
    again.close()


@pytest.mark.parametrize("head", [{}, {"journal": 9}, {"journal": 1, "text": "a: ["}])
def test_odd_heads_are_refused_in_a_sentence(head: dict[str, object]) -> None:
    journal = Journal(journals() / "x.journal")
    journal.begin([head])
    journal.close()
    for one in found():
        with pytest.raises(NoJournal):
            one.restored()


def test_a_full_disk_is_told_once_and_made_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    document = saved(tmp_path)
    keeper = Keeper(document, said.append)
    paint(document, 1)
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "append", _full)
        patch.setattr(Journal, "begin", _full)
        paint(document, 2)
        paint(document, 3)
    assert len(said) == 1
    assert "full" in said[0]
    paint(document, 4)
    die(keeper)
    assert found()[0].restored().document.scenario == document.scenario


def _full(*_: object) -> None:
    raise OSError("the disk is full")


def test_a_file_that_is_open_in_another_milepost_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = saved(tmp_path)
    keeper = Keeper(document)
    assert document.path is not None
    assert open_elsewhere(document.path) is None
    monkeypatch.setattr("editor.saving.recovery.os.getpid", lambda: -1)
    assert open_elsewhere(document.path) is not None
    keeper.close()
    assert open_elsewhere(document.path) is None


@pytest.mark.parametrize("name", sorted(bundled_scenarios()))
def test_whatever_a_scenario_holds_goes_through_a_journal(name: str) -> None:
    document = Document(open_file(bundled_scenarios()[name]).scenario)
    keeper = Keeper(document)
    for collection in ("cities", "goods", "waters", "regions"):
        things = getattr(document.scenario, collection)
        changed = replace(document.scenario, **{collection: type(things)({})})
        try:
            document.apply(difference(document.scenario, changed, collection))
        except ValueError:
            continue
    document.apply(Change("title", (Step(("title",), document.scenario.title, "Ünïcode ☃"),)))
    die(keeper)
    (one,) = found()
    result = one.restored()
    assert result.lost == 0
    assert result.document.scenario == document.scenario
    result.document.go_to(0)
    document.go_to(0)
    assert result.document.scenario == document.scenario
    assert json.loads(json.dumps(one.compared()))
