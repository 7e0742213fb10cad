"""A save that works: the file holds what was saved, and nothing else is left."""

import os
import stat
import threading
from pathlib import Path
from typing import Any

import pytest

from model.files.atomic import SaveFailed, write_atomically
from tests.model.files.saving.saves import NEW, OLD, names


@pytest.mark.parametrize("data", [b"", b"x", NEW, b"y" * 5_000_000])
def test_the_file_holds_exactly_what_was_saved(path: Path, data: bytes) -> None:
    write_atomically(path, data)
    assert path.read_bytes() == data
    write_atomically(str(path), OLD)
    assert path.read_bytes() == OLD
    assert names(path) == ["map.yaml"]


@pytest.mark.parametrize("name", ["new.yaml", "карта 地图.yaml", "-x", "n" * 255, "ü" * 127])
def test_a_new_file_of_any_name_is_made(path: Path, name: str) -> None:
    write_atomically(path.with_name(name), NEW)
    write_atomically(path.with_name(name), NEW + b"again")
    assert path.with_name(name).read_bytes() == NEW + b"again"
    assert names(path) == sorted([name, "map.yaml"])


def test_a_new_file_gets_the_usual_mode(path: Path) -> None:
    for mask in (0o022, 0o077, 0o002):
        old_mask = os.umask(mask)
        try:
            write_atomically(path.with_name(f"{mask}.yaml"), NEW)
        finally:
            os.umask(old_mask)
        mode = stat.S_IMODE(path.with_name(f"{mask}.yaml").stat().st_mode)
        assert mode == 0o666 & ~mask


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o644, 0o666, 0o755])
def test_a_file_keeps_its_mode(path: Path, mode: int) -> None:
    path.chmod(mode)
    write_atomically(path, NEW, backup=True)
    assert stat.S_IMODE(path.stat().st_mode) == mode
    assert stat.S_IMODE(path.with_name("map.yaml.bak").stat().st_mode) == mode


def test_a_link_stays_a_link_and_its_target_is_saved(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.yaml"
    link.symlink_to(Path("maps") / "map.yaml")
    write_atomically(link, NEW, backup=True)
    assert link.is_symlink()
    assert path.read_bytes() == NEW
    assert names(path) == ["map.yaml", "map.yaml.bak"]


def test_a_link_to_nothing_yet_is_followed(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.yaml"
    link.symlink_to(path.with_name("later.yaml"))
    write_atomically(link, NEW)
    assert link.is_symlink()
    assert path.with_name("later.yaml").read_bytes() == NEW


def test_a_file_without_a_folder_in_its_name_is_saved_here(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(path.parent)
    write_atomically("map.yaml", NEW)
    assert path.read_bytes() == NEW


def test_a_backup_keeps_the_version_before(path: Path) -> None:
    backup = path.with_name("map.yaml.bak")
    write_atomically(path, b"second", backup=True)
    assert backup.read_bytes() == OLD
    write_atomically(path, b"third")
    assert backup.read_bytes() == OLD
    write_atomically(path, b"fourth", backup=True)
    assert (backup.read_bytes(), path.read_bytes()) == (b"third", b"fourth")
    assert names(path) == ["map.yaml", "map.yaml.bak"]


def test_a_new_file_has_no_backup(path: Path) -> None:
    write_atomically(path.with_name("new.yaml"), NEW, backup=True)
    assert names(path) == ["map.yaml", "new.yaml"]


def test_the_data_is_on_the_disk_before_the_name_changes_and_the_name_after(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    fsync, replace = os.fsync, os.replace

    def noted_fsync(descriptor: int) -> None:
        kind = "folder" if stat.S_ISDIR(os.fstat(descriptor).st_mode) else "file"
        size = os.fstat(descriptor).st_size if kind == "file" else 0
        done.append(f"{kind} {size}" if size else kind)
        fsync(descriptor)

    def noted_replace(source: Any, target: Any) -> None:
        done.append("replace")
        replace(source, target)

    monkeypatch.setattr(os, "fsync", noted_fsync)
    monkeypatch.setattr(os, "replace", noted_replace)
    write_atomically(path, NEW)
    assert done == [f"file {len(NEW)}", "replace", "folder"]


def test_threads_that_save_the_same_file_do_not_disturb_each_other(path: Path) -> None:
    versions = [bytes([letter]) * 20_000 for letter in b"ABCD"]
    failed: list[BaseException] = []

    def save_often(version: bytes) -> None:
        try:
            for _ in range(20):
                write_atomically(path, version)
        except SaveFailed as failure:
            failed.append(failure)

    threads = [threading.Thread(target=save_often, args=[version]) for version in versions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert path.read_bytes() in versions
    assert names(path) == ["map.yaml"]
