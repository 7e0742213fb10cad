"""The bundled presets: the rules of published games as data."""

from functools import cache
from pathlib import Path
from typing import Any

from model.bundled import FOLDER
from model.collection import Things, freeze
from model.yaml.nodes import read_nodes, to_plain

PRESET_ENDING = ".preset.yaml"
UNREADABLE = "unreadable"
"""The key under which a preset that could not be read says why."""


@cache
def bundled_names() -> tuple[str, ...]:
    """The names of the presets that come with Milepost."""
    return tuple(sorted(_files()))


@cache
def _files() -> dict[str, Path]:
    """The files of the presets by their names; each lies in the folder of its system."""
    found = FOLDER.glob(f"systems/*/presets/*{PRESET_ENDING}")
    return {file.name.removesuffix(PRESET_ENDING): file for file in found}


@cache
def bundled_preset(name: str) -> Things[Any] | None:
    """A bundled preset as frozen data, None where there is none of that name."""
    file = _files().get(name)
    return None if file is None else read_preset(file.read_bytes(), name)


def read_preset(data: bytes, name: str) -> Things[Any] | None:
    """A preset file as frozen data; None where the file holds no mapping."""
    document = read_nodes(data, name)
    frozen = freeze(None if document.root is None else to_plain(document.root))
    return frozen if isinstance(frozen, Things) else None
