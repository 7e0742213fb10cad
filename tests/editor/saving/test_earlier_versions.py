"""Earlier versions of a map are in the menu, and taking one is a step like any other."""

import os
from pathlib import Path

from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.edits.painting import painted
from editor.saving.backups import backup, keep_backup
from editor.saving.saving import Saving
from editor.window.window import Window
from model.notation import Cell
from tests.editor.boards import plain
from tests.editor.windows import window_on, window_on_file


def saved_twice(qtbot: QtBot, folder: Path) -> tuple[Window, Path]:
    """A window on a map of which an earlier version is kept."""
    path = folder / "plain.milepost.yaml"
    Saving().save(Document(plain()), path)
    os.utime(path, (1_700_000_000, 1_700_000_000))
    window = window_on_file(qtbot, path)
    desk = window.studio.desk
    assert desk is not None
    desk.document.apply(painted(desk.scenario, [Cell(2, 2)], "mountain"))
    window.filing.save(desk)
    return window, path


def earlier_menu(window: Window) -> QMenu:
    found = window.menuBar().findChild(QMenu, "earlier")
    assert isinstance(found, QMenu)
    window.earlier.fill(found)
    return found


def test_an_earlier_version_is_taken_over_and_undone(qtbot: QtBot, tmp_path: Path) -> None:
    window, _ = saved_twice(qtbot, tmp_path)
    desk = window.studio.desk
    assert desk is not None
    after = desk.scenario
    (one,) = earlier_menu(window).actions()
    assert "2023" in one.text() or "23" in one.text()
    one.trigger()
    assert desk.scenario == plain()
    assert desk.document.is_modified
    assert "undo" in desk.said
    desk.document.undo()
    assert desk.scenario == after


def test_a_version_like_the_map_is_no_step(qtbot: QtBot, tmp_path: Path) -> None:
    window, path = saved_twice(qtbot, tmp_path)
    desk = window.studio.desk
    assert desk is not None
    keep_backup(path)
    steps = desk.document.history.steps
    window.earlier.take(backup(path, 1))
    assert desk.document.history.steps == steps
    assert "just as" in desk.said


def test_a_version_that_cannot_be_read_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    window, path = saved_twice(qtbot, tmp_path)
    backup(path, 1).write_bytes(b"\xff\xfe\x00{")
    window.earlier.take(backup(path, 1))
    assert window.earlier.dialog is not None
    window.earlier.dialog.close()


def test_a_map_without_a_file_has_no_earlier_versions(qtbot: QtBot) -> None:
    window = window_on(qtbot, plain())
    assert not earlier_menu(window).isEnabled()
