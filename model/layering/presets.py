"""The bundled presets: the rules of published games as data."""

from functools import cache
from typing import TYPE_CHECKING, Any

import scenarios
from model.collection import Things, freeze
from model.data_files import files_of_systems
from model.yaml.nodes import read_nodes, to_plain

if TYPE_CHECKING:
    from model.data_files import Folder

PRESET_ENDING = ".preset.yaml"
UNREADABLE = "unreadable"
"""The key under which a preset that could not be read says why."""


@cache
def bundled_names(system: str = "") -> tuple[str, ...]:
    """The names of the presets that come with Milepost, or of those for one system."""
    names = tuple(sorted(_files()))
    return tuple(name for name in names if _is_for(system, name)) if system else names


def _is_for(system: str, name: str) -> bool:
    preset = bundled_preset(name)
    return preset is not None and preset.get("system") == system


def _files() -> "dict[str, Folder]":
    """The files of the presets by their names; each lies in the folder of its system."""
    return files_of_systems(scenarios, PRESET_ENDING, "presets")


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
