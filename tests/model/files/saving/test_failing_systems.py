"""Whichever call of the system fails, the file is whole and the user is told."""

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path

import pytest

from model.files.atomic import SaveFailed, write_atomically
from tests.model.files.saving.faults import CALLS, ERRORS, Fault, faults, restore
from tests.model.files.saving.saves import NEW, OLD, names, refusal


@pytest.mark.parametrize("backup", [False, True])
@pytest.mark.parametrize("error", ERRORS, ids=str)
def test_whichever_call_fails_the_old_file_is_whole_and_the_user_is_told(
    path: Path, error: OSError, backup: bool
) -> None:
    told: dict[str, str] = {}
    for fault in faults(error):
        restore(path)
        try:
            with fault.lurking(CALLS):
                write_atomically(path, NEW, backup=backup)
        except SaveFailed as failure:
            told[fault.hit] = failure.reason
            assert not fault.was_replaced
            assert path.read_bytes() == OLD
        else:
            assert path.read_bytes() == NEW
        assert set(names(path)) <= {"map.yaml", "map.yaml.bak"}
        for entry in path.parent.iterdir():
            assert entry.read_bytes() in (OLD, NEW)
    assert told.keys() >= {"close", "fsync", "open", "replace", "write"}
    assert all(told.values())


def test_a_fault_in_a_new_file_leaves_nothing_behind(path: Path) -> None:
    for fault in faults(OSError(errno.ENOSPC, "full")):
        path.unlink(missing_ok=True)
        try:
            with fault.lurking(CALLS):
                write_atomically(path, NEW)
        except SaveFailed:
            assert names(path) == []
        else:
            assert path.read_bytes() == NEW


def test_an_interrupted_save_leaves_a_whole_file_and_nothing_else(path: Path) -> None:
    for fault in faults(KeyboardInterrupt()):
        restore(path)
        with suppress(KeyboardInterrupt), fault.lurking(CALLS):
            write_atomically(path, NEW)
        assert path.read_bytes() == (NEW if fault.was_replaced else OLD)
        assert names(path) == ["map.yaml"]


def test_a_disk_that_dies_in_the_middle_leaves_a_whole_file(path: Path) -> None:
    for fault in faults(OSError(errno.EIO, "broken"), for_good=True):
        restore(path)
        with suppress(SaveFailed), fault.lurking([*CALLS, "unlink"]):
            write_atomically(path, NEW, backup=True)
        assert path.read_bytes() == (NEW if fault.was_replaced else OLD)


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (OSError(errno.ENOSPC, "x"), "the disk is full"),
        (OSError(errno.EROFS, "x"), "the disk is read-only"),
        (OSError(errno.EACCES, "x"), "there is no permission to write here"),
        (OSError(errno.EIO, "x"), "the disk reported an error"),
        (OSError(errno.EMFILE, "Too many open files"), "Too many open files"),
        (OSError("no number"), "the system refused"),
    ],
    ids=str,
)
def test_the_user_is_told_why(
    path: Path, error: OSError, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", Fault(1, error).wrapped("fsync", os.fsync))
    assert str(refusal(path)) == f"{path} was not saved: {reason}."


@pytest.mark.parametrize("most", [1, 7, 4096, 10**9])
def test_a_system_that_writes_little_at_a_time_still_writes_everything(
    path: Path, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda file, data: write(file, data[:most]))
    write_atomically(path, NEW[:5000])
    assert path.read_bytes() == NEW[:5000]


def test_a_system_that_writes_nothing_is_a_full_disk(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "write", lambda file, data: 0)
    assert refusal(path).reason == "the disk is full"
    assert (names(path), path.read_bytes()) == (["map.yaml"], OLD)


def test_a_system_that_only_pretends_to_write_is_found_out(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "write", lambda file, data: len(data))
    assert refusal(path).reason == "the disk reported an error"
    assert (names(path), path.read_bytes()) == (["map.yaml"], OLD)


def test_a_mode_that_cannot_be_kept_is_no_reason_not_to_save(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.chmod(0o644)
    forbidden = Fault(1, OSError(errno.EPERM, "no"), for_good=True)
    monkeypatch.setattr(os, "fchmod", forbidden.wrapped("fchmod", os.fchmod))
    write_atomically(path, NEW)
    assert path.read_bytes() == NEW
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
