"""Puts the game of hidden choices on the search path for as long as a test runs."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import model.systems
from engine import bots, registry
from model.scenario.scenario import Scenario
from model.schema import schema_files
from tests.engine.hideout import SCENARIO

MODEL = """\
from model.systems.system import SystemModel

SYSTEM = SystemModel(name="hideout", title="Hideout")
"""
ENGINE = "from tests.engine.hideout import SYSTEM as SYSTEM\n"
FOUND: tuple[Callable[..., Any], ...] = (
    model.systems._models,
    model.systems._unknown,
    model.systems.part_of,
    registry.playable_systems,
    registry.system,
    bots._modules,
    schema_files.schema_file,
)


@pytest.fixture
def gulch(tmp_path: Path) -> Iterator[Scenario]:
    """A scenario of the system hideout, which is found like any other."""
    with pytest.MonkeyPatch.context() as patch:
        for room, name, text in (("model", "__init__", MODEL), ("engine", "info", ENGINE)):
            folder = tmp_path / "systems" / room
            (folder / "hideout").mkdir(parents=True)
            (folder / "hideout" / "__init__.py").touch()
            (folder / "hideout" / f"{name}.py").write_text(text)
            package = sys.modules[f"{room}.systems"]
            patch.setattr(package, "__path__", [*package.__path__, str(folder)])
        _look_again()
        yield SCENARIO
    _look_again()


def _look_again() -> None:
    for name in [name for name in sys.modules if ".systems.hideout" in name]:
        del sys.modules[name]
    for found in FOUND:
        found.cache_clear()  # type: ignore[attr-defined]
