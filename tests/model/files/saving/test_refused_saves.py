"""A save that cannot work leaves the old file as it is and says why."""

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from tests.model.files.saving.saves import OLD, names, refusal


def test_what_is_not_an_ordinary_file_is_never_replaced(path: Path, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    reasons = {
        path.parent: "there is a folder of this name",
        tmp_path / "pipe": "it is not an ordinary file",
        tmp_path / "loop": "its link leads in a circle",
        path / "x.yaml": "its folder does not exist",
        tmp_path / "none" / "x.yaml": "its folder does not exist",
        path.with_name("n" * 256): "its name is too long",
    }
    for place, reason in reasons.items():
        failure = refusal(place)
        assert failure.reason == reason
        assert str(failure) == f"{place} was not saved: {reason}."
    assert refusal("a\0b").reason == "this is not a possible file name"
    assert path.read_bytes() == OLD
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["loop", "maps", "pipe"]


def test_a_write_protected_file_is_left_alone_even_by_the_administrator(path: Path) -> None:
    path.chmod(0o444)
    assert refusal(path).reason == "the file is write-protected"
    assert path.read_bytes() == OLD
    assert names(path) == ["map.yaml"]


def test_a_file_of_somebody_else_is_left_alone(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert refusal(path).reason == "the file is write-protected"


def test_a_backup_that_cannot_be_written_stops_the_save(path: Path) -> None:
    path.with_name("map.yaml.bak").mkdir()
    assert refusal(path, backup=True).reason == "there is a folder of this name"
    assert path.read_bytes() == OLD
    assert names(path) == ["map.yaml", "map.yaml.bak"]


def test_a_limit_of_the_system_stops_the_save_as_a_full_disk_would(path: Path) -> None:
    program = (
        "import resource, sys\n"
        "from pathlib import Path\n"
        "sys.path.insert(0, sys.argv[1])\n"
        "from model.files.atomic import SaveFailed, write_atomically\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, resource.RLIM_INFINITY))\n"
        "try:\n"
        "    write_atomically(sys.argv[2], b'x' * 300_000, backup=True)\n"
        "except SaveFailed as failure:\n"
        "    sys.stdout.write(failure.reason)\n"
    )
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[1] == resource.RLIM_INFINITY
    root = str(Path(__file__).parents[4])
    arguments = [sys.executable, "-c", program, root, str(path)]
    done = subprocess.run(arguments, capture_output=True, text=True, check=True)
    assert done.stdout == "the file is larger than the system allows"
    assert path.read_bytes() == OLD
    assert names(path) == ["map.yaml", "map.yaml.bak"]
