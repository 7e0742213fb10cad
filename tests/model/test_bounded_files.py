"""Files on the disk: read whole, or refused in one clear sentence."""

import os
from pathlib import Path
from typing import Any

import pytest

from model.bounded_files import LARGEST_FILE, read_file
from model.yaml.nodes import Unreadable


def why_not(path: Path | str) -> str:
    with pytest.raises(Unreadable) as caught:
        read_file(path)
    assert caught.value.name == os.fspath(path)
    assert caught.value.line is None
    return caught.value.message


def test_a_file_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "map.yaml"
    path.write_bytes(b"a: 1\r\n\xff")
    assert read_file(path) == read_file(str(path)) == b"a: 1\r\n\xff"
    (tmp_path / "link").symlink_to(path)
    assert read_file(tmp_path / "link") == b"a: 1\r\n\xff"


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert why_not(tmp_path / "none.yaml") == "There is no such file."
    (tmp_path / "map.yaml").write_bytes(b"")
    assert why_not(tmp_path / "map.yaml" / "x") == "There is no such file."


def test_a_folder_and_a_pipe_and_a_device_are_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert why_not(tmp_path) == "This is a folder, not a file."
    assert why_not(tmp_path / "pipe") == "This is not an ordinary file."
    assert why_not(os.devnull) == "This is not an ordinary file."


def test_a_file_that_turns_into_a_pipe_while_it_is_opened_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ordinary = tmp_path / "map.yaml"
    ordinary.write_bytes(b"a: 1")
    os.mkfifo(tmp_path / "pipe")
    status = ordinary.stat()
    monkeypatch.setattr(Path, "stat", lambda self: status)
    assert why_not(tmp_path / "pipe") == "This is not an ordinary file."


def test_a_file_without_permission_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "map.yaml"
    path.write_bytes(b"a: 1")

    def refuse(*_: Any) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    assert why_not(path) == "There is no permission to read this file."


def test_impossible_names_are_named(tmp_path: Path) -> None:
    assert why_not("a\0b") == "This is not a possible file name."
    assert why_not("x" * 5000) == "The file could not be read: File name too long."
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert why_not(tmp_path / "loop") == "This is a link that leads back to itself."


def test_a_file_of_the_largest_size_is_read_and_no_larger_one(tmp_path: Path) -> None:
    path = tmp_path / "large.yaml"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE)
    assert len(read_file(path)) == LARGEST_FILE
    with path.open("wb") as file:
        file.truncate(100 * 1024**3)
    assert why_not(path) == "The file is larger than 4 MiB."


def test_a_file_that_grows_while_it_is_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small, growing = tmp_path / "small.yaml", tmp_path / "growing.yaml"
    small.write_bytes(b"")
    with growing.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    status = small.stat()
    monkeypatch.setattr(Path, "stat", lambda self: status)
    monkeypatch.setattr(os, "fstat", lambda descriptor: status)
    assert why_not(growing) == "The file is larger than 4 MiB."
