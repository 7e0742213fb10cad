"""What killed saves leave behind, and who removes it."""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

from model.files.atomic import DAY, write_atomically
from tests.model.files.saving.faults import Fault
from tests.model.files.saving.saves import NEW, OLD, names

KILLS = 1_000 if os.environ.get("MILEPOST_THOROUGH") else 200


def stray_of(path: Path, process: int, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The temporary file that a save of another process would leave if it were killed."""
    before = names(path)
    with monkeypatch.context() as patch:
        patch.setattr(os, "getpid", lambda: process)
        patch.setattr(os, "replace", Fault(1, KeyboardInterrupt()).wrapped("replace", os.replace))
        patch.setattr(os, "unlink", Fault(1, OSError()).wrapped("unlink", os.unlink))
        with pytest.raises(KeyboardInterrupt):
            write_atomically(path, NEW)
    (stray,) = [entry for entry in path.parent.iterdir() if entry.name not in before]
    return stray


@pytest.fixture
def ended() -> int:
    """The number of a process that has ended."""
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    return process.pid


def test_the_next_save_removes_what_a_killed_one_left(
    path: Path, ended: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    stray = stray_of(path, ended, monkeypatch)
    assert stray.read_bytes() == NEW
    write_atomically(path, OLD)
    assert names(path) == ["map.yaml"]


def test_a_save_under_way_elsewhere_is_not_disturbed(
    path: Path, ended: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    living = stray_of(path, os.getpid(), monkeypatch)
    with monkeypatch.context() as patch:
        patch.setattr(platform, "node", lambda: "another computer")
        foreign = stray_of(path, ended, patch)
    other_target = stray_of(path.with_name("map.yaml.x"), ended, monkeypatch)
    write_atomically(path, NEW)
    assert all(entry.exists() for entry in (living, foreign, other_target))

    yesterday = path.stat().st_mtime - DAY - 60
    for entry in (living, foreign, other_target):
        os.utime(entry, (yesterday, yesterday))
    write_atomically(path, NEW)
    assert [entry.exists() for entry in (living, foreign, other_target)] == [False, False, True]


def test_only_the_ordinary_files_of_killed_saves_are_removed(
    path: Path, ended: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    stray = stray_of(path, ended, monkeypatch)
    stray.unlink()
    stray.symlink_to(path)
    lookalikes = [stray.name + "x", "x" + stray.name, stray.name.replace(".saving", ".saved")]
    for name in lookalikes:
        path.with_name(name).write_bytes(b"mine")
    path.with_name(stray.name.replace(f"-{ended}-", f"-{ended + 1}-")).mkdir()
    before = names(path)
    write_atomically(path, NEW)
    assert names(path) == before


def test_a_file_is_whole_whenever_its_saver_is_killed(tmp_path: Path) -> None:
    script = Path(__file__).with_name("kill_saves.py")
    arguments = [sys.executable, str(script), str(tmp_path), str(KILLS), "18"]
    done = subprocess.run(arguments, capture_output=True, text=True, check=True)
    result = json.loads(done.stdout)
    assert (result["torn"], result["strays_left"]) == (0, 0)
    assert result["most_strays"] <= 2
    # The kills must have met saves, or the test shows nothing.
    assert result["in_the_middle"] > KILLS // 10
