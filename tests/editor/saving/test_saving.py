"""Saving is never refused, never silent, and never costs what was there before."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from editor.document.document import Document
from editor.edits.painting import painted
from editor.saving import saving
from editor.saving.backups import backup, backups, keep_backup
from editor.saving.saving import ChangedOutside, Saving, is_changed_outside
from model.files.atomic import SaveFailed, write_atomically
from model.files.scenario_files import load, save
from model.notation import Cell
from tests.editor.boards import plain, settled_plain


@pytest.fixture
def document(tmp_path: Path) -> Document:
    path = tmp_path / "plain.milepost.yaml"
    save(settled_plain(), path)
    path.write_text(f"# mine\n{path.read_text()}")
    return Document.open(path)


def paint(document: Document, col: int = 1) -> None:
    document.apply(painted(document.scenario, [Cell(col, 0)], "mountain"))


def path_of(document: Document) -> Path:
    assert document.path is not None
    return document.path


def test_a_save_keeps_comments_and_the_version_before(document: Document) -> None:
    before = path_of(document).read_bytes()
    paint(document)
    outcome = Saving().save(document)
    assert outcome.is_saved
    assert outcome.told == ()
    assert not document.is_modified
    assert path_of(document).read_text().startswith("# mine\n")
    assert load(path_of(document)) == document.scenario
    assert backup(path_of(document), 1).read_bytes() == before


def test_one_backup_a_session(document: Document) -> None:
    session = Saving()
    for col in range(3):
        paint(document, col)
        session.save(document)
    assert len(backups(path_of(document))) == 1
    paint(document, 5)
    Saving().save(document)
    assert len(backups(path_of(document))) == 2


def test_five_backups_the_latest_first(tmp_path: Path) -> None:
    path = tmp_path / "a"
    for number in range(8):
        path.write_text(str(number))
        keep_backup(path)
        keep_backup(path)
    assert [one.read_text() for one in backups(path)] == ["7", "6", "5", "4", "3"]


def test_a_file_changed_by_somebody_else_is_not_overwritten_in_silence(document: Document) -> None:
    session = Saving()
    paint(document)
    session.save(document)
    assert not is_changed_outside(document)
    theirs = path_of(document).read_text() + "# theirs\n"
    path_of(document).write_text(theirs)
    paint(document, 2)
    with pytest.raises(ChangedOutside):
        session.save(document)
    assert path_of(document).read_text() == theirs
    session.save(document, over=True)
    assert backup(path_of(document), 1).read_text() == theirs
    assert load(path_of(document)) == document.scenario


def test_a_file_that_is_gone_is_written_anew(document: Document) -> None:
    path_of(document).unlink()
    paint(document)
    assert Saving().save(document).is_saved
    assert load(path_of(document)) == document.scenario


def test_a_file_with_a_mark_and_other_line_ends_stays_so(document: Document) -> None:
    path = path_of(document)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    again = Document.open(path)
    for col in (1, 2):
        paint(again, col)
        Saving().save(again)
        assert not is_changed_outside(again)
        assert path.read_bytes().startswith(b"\xef\xbb\xbf# mine\r\n")


def test_what_cannot_be_spliced_is_written_whole(
    document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(saving, "file_to_be", fails)
    paint(document)
    outcome = Saving().save(document)
    assert outcome.is_saved
    assert outcome.told == ("The file was written anew, without its comments.",)
    assert load(path_of(document)) == document.scenario


def test_a_scenario_that_reads_back_as_its_like_is_saved(tmp_path: Path) -> None:
    document = Document(plain())  # without the part that every file of its system has
    outcome = Saving().save(document, tmp_path / "new.milepost.yaml")
    assert outcome.is_saved
    assert document.path == tmp_path / "new.milepost.yaml"
    assert load(document.path) == settled_plain()


def test_what_cannot_be_written_at_all_is_rescued(
    document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = path_of(document).read_bytes()
    _fail(monkeypatch, lambda path: not str(path).endswith(".rescue"))
    paint(document)
    outcome = Saving().save(document)
    assert not outcome.is_saved
    assert document.is_modified
    assert outcome.path == path_of(document).with_name("plain.milepost.yaml.rescue")
    assert "the disk is full" in outcome.told[-1]
    assert load(outcome.path) == document.scenario
    assert path_of(document).read_bytes() == before


def test_where_the_folder_is_closed_the_rescue_goes_to_the_data_folder(
    document: Document, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _fail(monkeypatch, lambda path: path_of(document).parent in Path(path).parents)
    paint(document)
    assert Saving().save(document).path.is_relative_to(data)
    _fail(monkeypatch, lambda _: True)
    with pytest.raises(SaveFailed, match="full"):
        Saving().save(document)


def _fail(monkeypatch: pytest.MonkeyPatch, when: Callable[[Path], bool]) -> None:
    real = write_atomically

    def write(path: Path, data: bytes) -> None:
        if when(path):
            raise SaveFailed(str(path), "the disk is full")
        real(path, data)

    monkeypatch.setattr(saving, "write_atomically", write)


def test_files_of_a_new_map_are_written_beside_it(tmp_path: Path) -> None:
    document = Document(replace(settled_plain(), scenery="land.geojson"))
    document.beside = {"land.geojson": b"{}", "../out.geojson": b"no"}
    (tmp_path / "maps").mkdir()
    Saving().save(document, tmp_path / "maps" / "a.milepost.yaml")
    assert (tmp_path / "maps" / "land.geojson").read_bytes() == b"{}"
    assert not (tmp_path / "out.geojson").exists()
    assert document.beside == {}


def test_files_that_a_map_names_move_with_it(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    new.mkdir()
    document = Document(replace(settled_plain(), scenery="land.geojson"))
    document.beside = {"land.geojson": b"{}"}
    session = Saving()
    session.save(document, old / "a.milepost.yaml")
    session.save(document, new / "b.milepost.yaml")
    assert (new / "land.geojson").read_bytes() == b"{}"
    assert document.path == new / "b.milepost.yaml"


def test_a_copy_leaves_the_document_where_it_is(document: Document, tmp_path: Path) -> None:
    paint(document)
    Saving().save_copy(document, tmp_path / "copy.milepost.yaml")
    assert document.is_modified
    assert path_of(document).name == "plain.milepost.yaml"
    assert load(tmp_path / "copy.milepost.yaml") == document.scenario


def test_a_map_on_another_map_is_saved_whole_where_that_is_not(
    document: Document, tmp_path: Path
) -> None:
    layer = tmp_path / "layer.milepost.yaml"
    layer.write_text("format: 1\nextends: plain.milepost.yaml\ntitle: Layer\n")
    other = tmp_path / "other"
    other.mkdir()
    opened = Document.open(layer)
    path_of(document).unlink()
    outcome = Saving().save(opened, other / "layer.milepost.yaml")
    assert outcome.is_saved
    assert "says everything itself" in outcome.told[-1]
    assert load(outcome.path).title == "Layer"
    assert load(outcome.path).cities == opened.scenario.cities
