"""A wheel built from this tree, and a fresh environment with only it and what it needs.

The dependencies are not downloaded again: exactly those that the wheel asks for, and what they ask
for, are copied from the environment of the tests.
"""

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

HERE = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Installed:
    """Milepost in an environment of its own, used from an empty folder.

    Bytecode is made of what is used, and kept: of all modules most are never imported here.
    """

    python: Path
    site_packages: Path
    folder: Path

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment: `python …` or `milepost …`."""
        surroundings = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
        return subprocess.run(
            [str(self.python.with_name(words[0])), *words[1:]],
            cwd=self.folder,
            env=surroundings,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def answer(self, *words: str) -> str:
        """What a program says, which must end well and without a complaint."""
        result = self.run(*words)
        assert (result.returncode, result.stderr) == (0, ""), result.stdout + result.stderr
        return result.stdout

    def ask(self, code: str) -> str:
        return self.answer("python", "-c", code).strip()


def pip(environment: Path, *words: str) -> None:
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", str(environment), "-q", *words], check=True
    )


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder)]
    subprocess.run([*command, str(HERE)], check=True, stdout=subprocess.DEVNULL)
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="session")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder / "venv", symlinks=os.name != "nt")
    python = folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip(python, "install", "--no-deps", "--no-index", "--no-compile", str(wheel))
    (site_packages,) = {
        found
        for name in ("Lib", "lib")
        for found in (folder / "venv" / name).rglob("site-packages")
    }
    (milepost,) = distributions(path=[str(site_packages)])
    for needed in _needed_by(milepost):
        _copy(needed, site_packages)
    pip(python, "check")
    return Installed(python, site_packages, folder)


@pytest.fixture
def installed(environment: Installed, tmp_path: Path) -> Installed:
    return Installed(environment.python, environment.site_packages, tmp_path)


def _needed_by(asking: Distribution) -> Iterable[Distribution]:
    """What a distribution needs without any extra, directly or not."""
    found: dict[str, Distribution] = {}
    waiting = list(asking.requires or ())
    while waiting:
        need = Requirement(waiting.pop())
        if need.name not in found and (not need.marker or need.marker.evaluate({"extra": ""})):
            found[need.name] = distribution(need.name)
            waiting += found[need.name].requires or ()
    return found.values()


def _copy(needed: Distribution, site_packages: Path) -> None:
    """With the times of the files: by these Python knows that their bytecode is still theirs."""
    for file in needed.files or ():
        found = Path(str(file.locate()))
        if ".." in file.parts or ("__pycache__" in file.parts and not found.is_file()):
            continue
        target = site_packages / file
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(found, target)
