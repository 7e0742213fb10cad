"""Imports go one way: the contracts of pyproject.toml hold, and each catches a breach."""

import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.contracts.house import HERE, ROOMS, modules

# The contract, the file into which a breach is put by hand, the breach, what must be said of it.
BREACHES = [
    ("rooms", "model/breach.py", "import engine", "model.breach -> engine"),
    ("rooms", "model/breach.py", "from validator import x", "model.breach -> validator"),
    ("rooms", "engine/breach.py", "import drawing", "engine.breach -> drawing"),
    ("rooms", "drawing/breach.py", "import engine", "drawing.breach -> engine"),
    ("rooms", "drawing/breach.py", "import validator", "drawing.breach -> validator"),
    ("rooms", "validator/breach.py", "import editor", "validator.breach -> editor"),
    ("rooms", "editor/breach.py", "import milepost", "editor.breach -> milepost"),
    ("rooms", "scenarios/breach.py", "import model", "scenarios.breach -> model"),
    ("rooms", "schemas/breach.py", "import scenarios", "schemas.breach -> scenarios"),
    ("rooms", "model/breach.py", "def late():\n    import engine", "model.breach -> engine"),
    ("qt", "model/breach.py", "import PySide6.QtCore", "model.breach -> PySide6"),
    ("qt", "drawing/breach.py", "from PySide6 import QtGui", "drawing.breach -> PySide6"),
    ("qt", "engine/breach.py", "import shiboken6", "engine.breach -> shiboken6"),
    (
        "systems-of-the-model",
        "model/systems/one/__init__.py",
        "import model.systems.two",
        "model.systems.one -> model.systems.two",
    ),
    (
        "systems-of-the-model",
        "model/systems/system.py",
        "import model.systems.two",
        "model.systems.system -> model.systems.two",
    ),
    (
        "systems-of-the-engine",
        "engine/systems/one/__init__.py",
        "import engine.systems.two",
        "engine.systems.one -> engine.systems.two",
    ),
    (
        "editor-and-systems",
        "editor/breach.py",
        "import model.systems.one",
        "editor.breach -> model.systems.one",
    ),
    (
        "editor-and-systems",
        "editor/breach.py",
        "import engine.systems.one",
        "editor.breach -> engine.systems.one",
    ),
]


def lint_imports(tree: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()"]
    return subprocess.run(
        [*command, "--no-logo", "--no-cache", *options],
        cwd=tree,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def whole_copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of all rooms with two more systems, so that every contract has something to hold."""
    tmp_path = tmp_path_factory.mktemp("rooms")
    for file in [*modules(*ROOMS), HERE / "pyproject.toml"]:
        target = tmp_path / file.relative_to(HERE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
    for room in ("model", "engine"):
        for package in ("systems", "systems/one", "systems/two"):
            (tmp_path / room / package).mkdir(exist_ok=True)
            (tmp_path / room / package / "__init__.py").touch()
    return tmp_path


class Breaching:
    """Puts breaches into the copy, each of which is gone again after its test."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree
        self._before: dict[Path, str | None] = {}

    def put(self, file: str, code: str) -> None:
        path = self.tree / file
        self._before[path] = path.read_text(encoding="utf-8") if path.exists() else None
        path.write_text(code + "\n", encoding="utf-8")

    def undo(self) -> None:
        for path, text in self._before.items():
            if text is None:
                path.unlink()
            else:
                path.write_text(text, encoding="utf-8")


@pytest.fixture
def copy(whole_copy: Path) -> Iterator[Breaching]:
    breaching = Breaching(whole_copy)
    yield breaching
    breaching.undo()


def test_every_room_imports_only_what_it_may() -> None:
    result = lint_imports(HERE)
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_copy_keeps_every_contract_before_a_breach(copy: Breaching) -> None:
    result = lint_imports(copy.tree)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "0 broken" in result.stdout


@pytest.mark.parametrize(("contract", "file", "code", "breach"), BREACHES)
def test_a_breach_is_caught_and_named(
    copy: Breaching, contract: str, file: str, code: str, breach: str
) -> None:
    copy.put(file, code)
    result = lint_imports(copy.tree, "--contract", contract)
    assert result.returncode == 1, result.stdout + result.stderr
    assert breach in " ".join(result.stdout.split()), result.stdout


def test_drawing_qt_may_import_qt(copy: Breaching) -> None:
    copy.put("drawing/qt/more.py", "import PySide6, shiboken6")
    assert lint_imports(copy.tree, "--contract", "qt").returncode == 0


def test_every_contract_is_tried_with_a_breach() -> None:
    with (HERE / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    assert {contract["id"] for contract in contracts} == {contract for contract, *_ in BREACHES}
