"""Imports go one way: the contracts of pyproject.toml hold, and each catches a breach."""

import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.contracts.house import HERE, ROOMS, modules


class Breach(NamedTuple):
    """A line put in by hand where it may not stand."""

    contract: str
    file: str
    code: str
    imported: str

    @property
    def said(self) -> str:
        """How it must be told."""
        parts = Path(self.file).with_suffix("").parts
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        return f"{module} -> {self.imported} ("


BREACHES = [
    Breach("rooms", "model/breach1.py", "import engine", "engine"),
    Breach("rooms", "model/breach2.py", "from validator import x", "validator"),
    Breach("rooms", "model/breach3.py", "def late():\n    import engine", "engine"),
    Breach("rooms", "engine/breach1.py", "import drawing", "drawing"),
    Breach("rooms", "drawing/breach1.py", "import engine", "engine"),
    Breach("rooms", "drawing/breach2.py", "import validator", "validator"),
    Breach("rooms", "validator/breach.py", "import editor", "editor"),
    Breach("rooms", "editor/breach.py", "import milepost", "milepost"),
    Breach("rooms", "scenarios/breach.py", "import model", "model"),
    Breach("rooms", "schemas/breach.py", "import scenarios", "scenarios"),
    Breach("qt", "model/breach.py", "import PySide6.QtCore", "PySide6"),
    Breach("qt", "drawing/breach.py", "from PySide6 import QtGui", "PySide6"),
    Breach("qt", "engine/breach2.py", "import shiboken6", "shiboken6"),
    Breach(
        "systems-of-the-model",
        "model/systems/one/__init__.py",
        "import model.systems.two",
        "model.systems.two",
    ),
    Breach(
        "systems-of-the-model",
        "model/systems/system.py",
        "import model.systems.two",
        "model.systems.two",
    ),
    Breach(
        "systems-of-the-engine",
        "engine/systems/one/__init__.py",
        "import engine.systems.two",
        "engine.systems.two",
    ),
    Breach(
        "editor-and-systems", "editor/breach1.py", "import model.systems.one", "model.systems.one"
    ),
    Breach(
        "editor-and-systems", "editor/breach2.py", "import engine.systems.one", "engine.systems.one"
    ),
]


def contracts() -> dict[str, str]:
    """The contracts of pyproject.toml: how each is called when it is told."""
    with (HERE / "pyproject.toml").open("rb") as file:
        found = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    return {contract["id"]: contract["name"] for contract in found}


@contextmanager
def put_in(tree: Path, breaches: Iterable[Breach]) -> Iterator[None]:
    """Puts breaches into a copy of the rooms, and takes them out again."""
    before = {}
    for breach in breaches:
        path = tree / breach.file
        before[path] = path.read_text(encoding="utf-8") if path.exists() else None
        path.write_text(breach.code + "\n", encoding="utf-8")
    yield
    for path, text in before.items():
        if text is None:
            path.unlink()
        else:
            path.write_text(text, encoding="utf-8")


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


def test_every_room_imports_only_what_it_may() -> None:
    result = lint_imports(HERE)
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_copy_keeps_every_contract_before_a_breach(whole_copy: Path) -> None:
    result = lint_imports(whole_copy)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "0 broken" in result.stdout


@pytest.fixture(scope="module")
def told(whole_copy: Path) -> dict[str, str]:
    """What is told under the name of each contract when all breaches are put in at once."""
    with put_in(whole_copy, BREACHES):
        result = lint_imports(whole_copy)
    assert result.returncode == 1, result.stdout + result.stderr
    _, _, broken = result.stdout.partition("Broken contracts")
    names = sorted(contracts().values(), key=broken.index)
    ends = [*map(broken.index, names[1:]), len(broken)]
    return {
        name: " ".join(broken[broken.index(name) : end].split())
        for name, end in zip(names, ends, strict=True)
    }


@pytest.mark.parametrize("contract", sorted({breach.contract for breach in BREACHES}))
def test_every_breach_is_caught_and_named(told: dict[str, str], contract: str) -> None:
    breaches = [one for one in BREACHES if one.contract == contract]
    own = told[contracts()[contract]]
    assert [one for one in breaches if one.said not in own] == [], own


def test_drawing_qt_may_import_qt(whole_copy: Path) -> None:
    may = Breach("qt", "drawing/qt/more.py", "import PySide6, shiboken6", "PySide6")
    with put_in(whole_copy, [may]):
        assert lint_imports(whole_copy, "--contract", "qt").returncode == 0


def test_every_contract_is_tried_with_a_breach() -> None:
    assert set(contracts()) == {breach.contract for breach in BREACHES}
