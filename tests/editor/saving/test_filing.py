"""Opening, saving and closing in a window: one question where work would be lost, else none."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMenu, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from editor.desk.desk import Desk
from editor.document.document import Document
from editor.document.new_map_result import Made
from editor.edits.painting import painted
from editor.saving.filing import Filing
from editor.saving.recovery import found, journals
from editor.window.window import Window
from model.bundled import bundled_scenarios
from model.files.atomic import write_atomically
from model.files.scenario_files import load, save
from model.notation import Cell
from tests.editor.boards import settled_plain


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    made = Window()
    qtbot.addWidget(made)
    made.show()
    yield made
    made._may_close = True
    made.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    target = tmp_path / "plain.milepost.yaml"
    save(settled_plain(), target)
    return target


def opened(window: Window, path: Path) -> Desk:
    assert window.filing.open(path)
    desk = window.studio.desk
    assert desk is not None
    return desk


def paint(desk: Desk, col: int = 1) -> None:
    desk.document.apply(painted(desk.document.scenario, [Cell(col, 0)], "mountain"))


def answer(filing: Filing, name: str) -> None:
    box = filing.dialog
    assert isinstance(box, QMessageBox)
    if name:
        button = box.findChild(QPushButton, name)
        assert isinstance(button, QPushButton)
        button.click()
    else:
        box.reject()


def choose(filing: Filing, path: Path | None) -> None:
    dialog = filing.dialog
    assert isinstance(dialog, QFileDialog)
    if path is None:
        dialog.reject()
    else:
        dialog.selectFile(str(path))
        dialog.done(1)


def run(window: Window, name: str) -> None:
    window.refresh_actions()
    window.qt_actions[name].trigger()


def test_a_map_is_opened_changed_and_saved(window: Window, path: Path) -> None:
    desk = opened(window, path)
    assert window.filing.preferences.recent == [path.resolve()]
    paint(desk)
    assert window.isWindowModified()
    assert len(list(journals().glob("*.journal"))) == 1
    run(window, "file.save")
    assert not window.isWindowModified()
    assert load(path) == desk.document.scenario
    run(window, "file.close")
    assert window.studio.desks == []
    assert list(journals().iterdir()) == []


@pytest.mark.parametrize(("name", "is_closed", "is_saved"), [
    ("save", True, True), ("discard", True, False), ("", False, False),
])  # fmt: skip
def test_closing_asks_once(
    window: Window, path: Path, name: str, is_closed: bool, is_saved: bool
) -> None:
    desk = opened(window, path)
    paint(desk)
    changed = desk.document.scenario
    run(window, "file.close")
    answer(window.filing, name)
    assert (window.studio.desks == []) == is_closed
    assert (load(path) == changed) == is_saved
    assert (list(journals().glob("*.journal")) == []) == is_closed


def test_quitting_asks_once_for_all_maps(window: Window, path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.milepost.yaml"
    save(settled_plain(), other)
    desks = [opened(window, one) for one in (path, other)]
    for desk in desks:
        paint(desk)
    window.close()
    assert window.isVisible()
    answer(window.filing, "")
    assert window.isVisible()
    window.close()
    answer(window.filing, "save")
    assert not window.isVisible()
    for desk in desks:
        assert desk.document.path is not None
        assert load(desk.document.path) == desk.document.scenario
    assert list(journals().iterdir()) == []


def test_a_new_map_asks_for_a_file(window: Window, tmp_path: Path) -> None:
    window.filing.show_new(Document(settled_plain()))
    desk = window.studio.desk
    assert desk is not None
    paint(desk)
    run(window, "file.save")
    choose(window.filing, None)
    assert desk.document.is_modified
    run(window, "file.save")
    choose(window.filing, tmp_path / "new.milepost.yaml")
    assert load(tmp_path / "new.milepost.yaml") == desk.document.scenario
    assert not desk.document.is_modified


def test_what_a_dialog_made_is_shown_with_its_files(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Made(settled_plain(), {"land.geojson": b"{}"}, told=("Look at this.",))
    monkeypatch.setattr("editor.new_map.new_map_dialog.new_map", lambda *_: made)
    run(window, "file.new")
    desk = window.studio.desk
    assert desk is not None
    assert desk.document.is_modified
    assert list(journals().glob("*.journal"))
    run(window, "file.save")
    choose(window.filing, tmp_path / "made.milepost.yaml")
    assert (tmp_path / "land.geojson").read_bytes() == b"{}"


def test_a_map_that_came_with_milepost_is_never_written_over(
    window: Window, tmp_path: Path
) -> None:
    bundled = bundled_scenarios()["tutorial"]
    before = bundled.read_bytes()
    desk = opened(window, bundled)
    paint(desk, 5)
    run(window, "file.save")
    choose(window.filing, tmp_path / "mine.milepost.yaml")
    assert bundled.read_bytes() == before
    assert desk.document.path == tmp_path / "mine.milepost.yaml"


def test_a_change_from_outside_is_told_and_reloading_can_be_undone(
    window: Window, path: Path, qtbot: QtBot
) -> None:
    desk = opened(window, path)
    mine = desk.document.scenario
    for title in ("Theirs", "Theirs again"):  # twice: the file is replaced, and watched again
        theirs = path.read_text().replace(f"title: {desk.document.title}", f"title: {title}")
        write_atomically(path, theirs.encode())
        qtbot.waitUntil(lambda: window.notices.has(("outside", desk)), timeout=5000)
        window.notices.press("Reload")
        assert desk.document.scenario.title == title
        assert not desk.document.is_modified
        assert not window.notices.has(("outside", desk))
    desk.document.undo()
    desk.document.undo()
    assert desk.document.scenario == mine
    assert desk.document.is_modified


def test_a_version_that_is_kept_is_not_saved_and_a_save_asks_no_more(
    window: Window, path: Path, qtbot: QtBot
) -> None:
    desk = opened(window, path)
    mine = desk.document.scenario
    theirs = path.read_text() + "# theirs\n"
    path.write_text(theirs)
    window.filing.outside.watching.look()
    window.notices.press("Keep mine")
    assert desk.document.is_modified
    assert window.isWindowModified()
    assert list(journals().glob("*.journal")), "a crash would lose what is kept"
    run(window, "file.save")
    assert window.filing.dialog is None
    assert load(path) == mine
    assert path.with_name(path.name + ".bak1").read_text() == theirs
    assert not desk.document.is_modified


def test_what_was_written_after_keeping_is_asked_about(window: Window, path: Path) -> None:
    opened(window, path)
    path.write_text(path.read_text() + "# theirs\n")
    window.filing.outside.watching.look()
    window.notices.press("Keep mine")
    later = path.read_text() + "# and once more\n"
    path.write_text(later)
    run(window, "file.save")
    answer(window.filing, "")
    assert path.read_text() == later


def test_a_backup_can_be_opened_and_is_saved_as_the_map_it_was_made_of(
    window: Window, path: Path
) -> None:
    spare = path.with_name(path.name + ".bak1")
    spare.write_bytes(path.read_bytes())
    run(window, "file.open")
    assert isinstance(window.filing.dialog, QFileDialog)
    assert any("*.bak?" in kind for kind in window.filing.dialog.nameFilters())
    window.filing.dialog.reject()
    desk = opened(window, spare)
    assert window.filing.preferences.recent == []
    paint(desk)
    run(window, "file.save")
    assert isinstance(window.filing.dialog, QFileDialog)
    assert Path(window.filing.dialog.selectedFiles()[0]) == path
    choose(window.filing, path)
    assert load(path) == desk.document.scenario
    assert desk.document.path == path


def test_recent_maps_are_offered_from_the_first_on(window: Window, path: Path) -> None:
    menu = window.findChild(QMenu, "recent")
    assert isinstance(menu, QMenu)
    assert not menu.isEnabled()
    opened(window, path)
    file_menu = menu.parent()
    assert isinstance(file_menu, QMenu)
    file_menu.aboutToShow.emit()
    assert menu.isEnabled()
    assert path.name in [one.text() for one in menu.actions()]


def test_a_journal_says_where_a_file_lies_whatever_folder_it_is_read_from(
    window: Window, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(path.parent)
    died(window, Path(path.name))
    (one,) = found()
    assert one.original == path


def test_our_own_saves_are_no_change_from_outside(window: Window, path: Path) -> None:
    desk = opened(window, path)
    paint(desk)
    run(window, "file.save")
    window.filing.outside.watching.look()
    assert window.notices.texts == []


def test_a_file_that_both_changed_is_not_written_over_in_silence(
    window: Window, path: Path
) -> None:
    desk = opened(window, path)
    paint(desk)
    theirs = path.read_text() + "# theirs\n"
    path.write_text(theirs)
    run(window, "file.save")
    answer(window.filing, "")
    assert path.read_text() == theirs
    run(window, "file.save")
    answer(window.filing, "over")
    assert load(path) == desk.document.scenario
    assert path.with_name(path.name + ".bak1").read_text() == theirs


def test_what_cannot_be_read_is_told(window: Window, tmp_path: Path) -> None:
    broken = tmp_path / "broken.milepost.yaml"
    broken.write_text("a: [")
    assert not window.filing.open(broken)
    assert isinstance(window.filing.dialog, QMessageBox)
    assert window.studio.desks == []


def died(window: Window, path: Path) -> Callable[[], None]:
    """What a window leaves that dies with a change which is not saved."""
    desk = opened(window, path)
    paint(desk)
    keeper = window.filing.keepers[desk]
    keeper._unlisten()
    keeper._journal.close()
    assert keeper._lock is not None
    assert keeper._lock._descriptor is not None
    os.close(keeper._lock._descriptor)
    keeper._lock._descriptor = None
    window.filing.keepers.pop(desk)
    window.close_document(desk)
    return lambda: None


def test_what_was_not_saved_is_offered_and_comes_back(
    window: Window, path: Path, qtbot: QtBot
) -> None:
    died(window, path)
    welcome = window.middle.welcome
    welcome.fill()
    buttons = {one.text(): one for one in welcome.findChildren(QPushButton)}
    assert {"Open", "Compare", "Discard"} <= buttons.keys()
    buttons["Compare"].click()
    assert window.filing.dialog is not None
    window.filing.dialog.close()
    buttons["Open"].click()
    desk = window.studio.desk
    assert desk is not None
    assert desk.document.is_modified
    assert len(desk.document.history.steps) == 1
    run(window, "file.save")
    assert load(path) == desk.document.scenario
    run(window, "file.close")
    assert list(journals().iterdir()) == []


def test_a_notice_of_what_was_found_stays_after_comparing(
    window: Window, path: Path, qtbot: QtBot
) -> None:
    died(window, path)
    (one,) = found()
    window.recovering.tell_of(one)
    window.notices.press("Compare")
    assert window.filing.dialog is not None
    window.filing.dialog.close()
    window.notices.press("Open")
    assert window.studio.desk is not None
    assert not window.notices.has(("found", one.path))


def test_a_notice_of_what_was_found_stays_where_nobody_wants_to_discard_it(
    window: Window, path: Path
) -> None:
    died(window, path)
    (one,) = found()
    window.recovering.tell_of(one)
    window.notices.press("Discard")
    assert isinstance(window.filing.dialog, QMessageBox)
    assert window.filing.dialog.defaultButton().objectName() == "", "Return destroys nothing"
    answer(window.filing, "")
    assert window.notices.has(("found", one.path))
    window.notices.press("Discard")
    answer(window.filing, "discard")
    assert not window.notices.has(("found", one.path))
    assert list(journals().iterdir()) == []


def test_what_was_not_saved_can_be_discarded(window: Window, path: Path, qtbot: QtBot) -> None:
    died(window, path)
    window.middle.welcome.fill()
    (discard,) = [
        one for one in window.middle.welcome.findChildren(QPushButton) if one.text() == "Discard"
    ]
    discard.click()
    answer(window.filing, "discard")
    assert list(journals().iterdir()) == []


def test_panels_are_put_away_on_the_welcome_page_and_stand_where_they_stood(
    window: Window, path: Path
) -> None:
    dock = window.docks["history"]
    assert dock.isHidden()
    opened(window, path)
    assert not dock.isHidden()
    dock.setFloating(True)
    run(window, "file.close")
    assert dock.isHidden()
    opened(window, path)
    assert dock.isFloating()


def no_room(*_: object, **__: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("journal_is_full", [False, True])
def test_where_a_disk_is_full_it_is_said_where_the_work_is_and_another_place_is_offered(
    window: Window, path: Path, monkeypatch: pytest.MonkeyPatch, journal_is_full: bool
) -> None:
    desk = opened(window, path)
    if journal_is_full:
        monkeypatch.setattr("editor.saving.journal.write_atomically", no_room)
    paint(desk)
    with monkeypatch.context() as full:
        full.setattr("model.files.atomic._fill", no_room)
        run(window, "file.save")
    box = window.filing.dialog
    assert isinstance(box, QMessageBox)
    assert "the disk is full" in box.text()
    is_told_to_be_safe = "is in the crash journal" in box.informativeText()
    assert is_told_to_be_safe != journal_is_full
    assert ("not in the crash journal either" in box.informativeText()) == journal_is_full
    assert bool(list(journals().glob("*.journal"))) != journal_is_full
    answer(window.filing, "as")
    choose(window.filing, path.with_name("elsewhere.milepost.yaml"))
    assert load(path.with_name("elsewhere.milepost.yaml")) == desk.document.scenario


def test_a_link_to_itself_is_told(window: Window, tmp_path: Path) -> None:
    loop = tmp_path / "loop.milepost.yaml"
    loop.symlink_to(loop)
    assert not window.filing.open(loop)
    assert isinstance(window.filing.dialog, QMessageBox)
    assert (
        "leads back to itself"
        in window.filing.dialog.text() + window.filing.dialog.informativeText()
    )
