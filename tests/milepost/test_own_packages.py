"""Another project's package of the same name is told in a sentence, with what to do about it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import milepost
from milepost.own_packages import OWN, whats_not_ours, whats_written_over
from tests.milepost.conftest import Run

HOME = Path(milepost.__file__).resolve().parent.parent


def installed(folder: Path, name: str, text: str = "") -> None:
    """A distribution `strange-NAME` with a package of this name, as pip leaves it behind."""
    (folder / name).mkdir(parents=True, exist_ok=True)
    (folder / name / "__init__.py").write_text(text, encoding="utf-8")
    about = folder / f"strange_{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Name: strange-{name}\nVersion: 1.0\n", encoding="utf-8")
    (about / "top_level.txt").write_text(f"{name}\n", encoding="utf-8")
    (about / "RECORD").write_text(f"{name}/__init__.py,,\n", encoding="utf-8")


def milepost_with(*path: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))}
    words = [sys.executable, "-c", "from milepost.__main__ import main; raise SystemExit(main())"]
    return subprocess.run(
        [*words, "schema"], capture_output=True, text=True, check=False, env=environment, cwd="/"
    )


def test_here_all_packages_are_our_own() -> None:
    assert whats_not_ours(HOME) == ""
    assert whats_written_over() == ""
    assert {*OWN} == {one.parent.name for one in HOME.glob("*/__init__.py")} - {"milepost", "tests"}


@pytest.mark.parametrize("name", ["validator", "model"])
def test_a_package_that_is_found_before_ours_is_named(tmp_path: Path, name: str) -> None:
    installed(tmp_path, name)
    ran = milepost_with(tmp_path, HOME)
    assert ran.returncode == 2
    assert ran.stdout == ""
    (line,) = ran.stderr.splitlines()
    assert f"the package {name} of strange-{name} in {tmp_path.resolve() / name} has" in line
    assert f"pip uninstall strange-{name}" in line
    assert "pipx install milepost" in line
    assert "INT001" not in line


def test_a_package_that_was_written_over_ours_is_named(tmp_path: Path) -> None:
    for name in ("milepost", *OWN):
        if name not in ("editor", "drawing"):
            shutil.copytree(HOME / name, tmp_path / name, symlinks=True)
        else:
            (tmp_path / name).mkdir()
            (tmp_path / name / "__init__.py").touch()
    installed(tmp_path, "model", "raise TypeError('too old')\n")
    ran = milepost_with(tmp_path)
    assert ran.returncode == 2
    assert "the package model of strange-model in" in ran.stderr
    assert "INT001" not in ran.stderr


def test_a_package_that_is_missing_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("milepost.own_packages.OWN", ("model", "no_such_package"))
    ran = run("schema")
    assert ran.code == 2
    assert "its package no_such_package is missing: install Milepost again" in ran.err
