"""A system for a single test: its description, and what it brings to drawing, in files of text."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

import drawing.systems
from drawing.map import picture
from model import systems
from model.systems.system import SystemModel


@contextmanager
def own_system(
    monkeypatch: pytest.MonkeyPatch, folder: Path, model: SystemModel, files: Mapping[str, str]
) -> Iterator[None]:
    """There is such a system, and afterwards there is none; files by their names in its folder."""
    place = folder / model.name
    for name, text in {"__init__.py": "", **files}.items():
        path = place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    with monkeypatch.context() as here:
        here.setattr(drawing.systems, "__path__", [*drawing.systems.__path__, str(folder)])
        here.setitem(systems._models(), model.name, model)
        _forget(model.name)
        yield
    _forget(model.name)


def _forget(system: str) -> None:
    for name in [one for one in sys.modules if one.startswith(f"drawing.systems.{system}")]:
        del sys.modules[name]
    for kept in (systems.part_of, picture.own_layers, picture.layers_of):
        kept.cache_clear()
