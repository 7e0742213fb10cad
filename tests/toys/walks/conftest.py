"""What the walks share: the maps of the toys, and how a command is run."""

import shutil
from pathlib import Path

import pytest

from model.bundled import bundled_scenarios
from tests.milepost.conftest import Run, run  # noqa: F401 (a fixture)

MAPS = ("headland", "five-towns")


@pytest.fixture(params=MAPS)
def toy(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of the map of a toy."""
    path = bundled_scenarios()[request.param]
    return Path(shutil.copy(path, tmp_path / path.name))


@pytest.fixture
def headland(tmp_path: Path) -> Path:
    path = bundled_scenarios()["headland"]
    return Path(shutil.copy(path, tmp_path / path.name))


def rewritten(path: Path, name: str, *changes: tuple[str, str]) -> Path:
    """A copy of a map that says something else."""
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    other = path.with_name(name)
    other.write_text(text, encoding="utf-8")
    return other


__all__ = ["Run", "rewritten"]
