"""The workshop: the newest wish counts, and whatever happens in it, the window goes on."""

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from editor.workshop.bench import Inbox, Wish
from editor.workshop.worker import answered, work
from editor.workshop.workshop import Workshop

# Whoever paints first makes the application, and windows want one of their own kind.
pytestmark = pytest.mark.usefixtures("qapp")

BALKANS = {"box": [13, 39, 30, 47], "cells": 150}
LOOK: dict[str, Any] = {"options": BALKANS, "title": "Balkans", "pixels": [200, 200], "dots": 3.6}
NAMES = {"part": "names"}
"""The wish that is answered soonest."""


def is_running(workshop: Workshop) -> bool:
    return workshop._process is not None


@pytest.fixture
def workshop(qtbot: QtBot) -> Any:
    opened = Workshop()
    yield opened
    opened.close()


def wish(number: int, lane: str = "map", job: str = "preview", said: dict[str, Any] = LOOK) -> Wish:
    return Wish(number, lane, job, said)


def test_a_newer_wish_takes_the_place_of_an_older_one_in_its_lane() -> None:
    inbox = Inbox()
    for one in (wish(1), wish(2, "far"), wish(3)):
        inbox.put(one)
    assert [inbox.take().number, inbox.take().number] == [2, 3]


def test_work_that_nobody_wants_any_more_ends_at_the_next_stage(tmp_path: Path) -> None:
    inbox, old = Inbox(), wish(1)
    inbox.put(old)
    inbox.put(wish(2))
    answers = io.StringIO()
    assert list(answered(old, inbox, tmp_path, {}, answers)) == []
    assert answers.getvalue() == ""


def test_what_cannot_be_made_is_answered_with_a_sentence(tmp_path: Path) -> None:
    inbox, answers = Inbox(), io.StringIO()
    inbox.put(wish(1, said={**LOOK, "options": {"box": [170, 0, -170, 10]}}))
    inbox.put(wish(2, "other", "no_such_job"))
    inbox.put(wish(3, "last", "end"))
    work(inbox, tmp_path, answers)
    told = [json.loads(line) for line in answers.getvalue().splitlines()]
    troubles = [one["trouble"] for one in told if "trouble" in one]
    assert "line of dates" in troubles[0]
    assert "an error inside Milepost" in troubles[1]


def test_a_look_at_a_map_is_a_picture_and_numbers_and_is_kept_for_another_size(
    tmp_path: Path,
) -> None:
    inbox = Inbox()
    kept: dict[str, Any] = {}
    first, second = wish(1), wish(2, said={**LOOK, "pixels": [100, 90]})
    stages = []
    for one in (first, second):
        inbox.put(one)
        answers = io.StringIO()
        (answer,) = answered(one, inbox, tmp_path, kept, answers)
        stages.append([json.loads(line)["stage"] for line in answers.getvalue().splitlines()])
        assert answer["facts"]["cities"]["major"] >= 1
        assert answer["facts"]["lands"][0] == "Romania"
    assert stages[0][0] == "layers"
    assert stages[1] == ["draw", "draw"]


def test_only_the_newest_wish_of_a_lane_is_answered(workshop: Workshop, qtbot: QtBot) -> None:
    old: list[Any] = []
    new: list[Any] = []
    workshop.ask("names", "world", NAMES, old.append)
    workshop.ask("names", "world", NAMES, new.append)
    qtbot.waitUntil(lambda: any("countries" in one for one in new), timeout=60_000)
    assert old == []


def test_closing_while_it_works_leaves_nothing_behind(
    workshop: Workshop, qtbot: QtBot, qtlog: Any
) -> None:
    told: list[Any] = []
    workshop.ask("map", "preview", {**LOOK, "options": {**BALKANS, "cells": 5000}}, told.append)
    qtbot.waitUntil(lambda: bool(told), timeout=60_000)
    process, folder = workshop._process, Path(workshop._folder.name)
    assert process is not None
    assert folder.is_dir()
    workshop.close()
    assert process.processId() == 0
    assert not is_running(workshop)
    assert not folder.exists()
    assert [record.message for record in qtlog.records] == []


def test_a_workshop_that_was_killed_says_so_and_works_again(
    workshop: Workshop, qtbot: QtBot
) -> None:
    told: list[Any] = []
    workshop.ask("map", "preview", {**LOOK, "options": {**BALKANS, "cells": 5000}}, told.append)
    qtbot.waitUntil(lambda: bool(told), timeout=60_000)
    assert workshop._process is not None
    workshop._process.kill()
    qtbot.waitUntil(lambda: any("trouble" in one for one in told), timeout=60_000)
    assert not is_running(workshop)
    workshop.ask("names", "world", NAMES, told.append)
    qtbot.waitUntil(lambda: any("countries" in one for one in told), timeout=60_000)


def test_a_program_that_cannot_be_started_is_told(
    workshop: Workshop, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/program")
    told: list[Any] = []
    workshop.ask("map", "preview", LOOK, told.append)
    qtbot.waitUntil(lambda: any("trouble" in one for one in told), timeout=60_000)


def test_a_stranger_s_folder_is_never_imported(
    workshop: Workshop, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "editor").mkdir()
    (tmp_path / "editor" / "__init__.py").write_text("raise SystemExit('stranger')")
    monkeypatch.chdir(tmp_path)
    told: list[Any] = []
    workshop.ask("names", "world", NAMES, told.append)
    qtbot.waitUntil(lambda: bool(told), timeout=60_000)
    assert "countries" in told[0]


def test_a_script_that_ends_without_closing_its_window_leaves_no_program_behind() -> None:
    script = """
from PySide6.QtCore import QCoreApplication
from editor.workshop.workshop import Workshop
application = QCoreApplication([])
workshop = Workshop()
workshop.ask("names", "world", {"part": "names"}, print)
workshop._process.waitForStarted()
print(workshop._process.processId())
"""
    command = [sys.executable, "-c", script]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "QProcess" not in ended.stderr
    assert not Path(f"/proc/{ended.stdout.strip()}").exists()
