"""The bundled presets: the rules of published games as data."""

from functools import cache
from typing import Any

from model.bundled import FOLDER
from model.collection import Things, freeze
from model.nodes import read_nodes, to_plain

PRESET_ENDING = ".preset.yaml"
_FOLDER = FOLDER / "presets"
UNREADABLE = "unreadable"
"""The key under which a preset that could not be read says why."""


@cache
def bundled_names() -> tuple[str, ...]:
    """The names of the presets that come with Milepost."""
    found = (file.name for file in _FOLDER.iterdir() if file.name.endswith(PRESET_ENDING))
    return tuple(sorted(name.removesuffix(PRESET_ENDING) for name in found))


@cache
def bundled_preset(name: str) -> Things[Any] | None:
    """A bundled preset as frozen data, None where there is none of that name."""
    if name not in bundled_names():
        return None
    return read_preset((_FOLDER / f"{name}{PRESET_ENDING}").read_bytes(), name)


def read_preset(data: bytes, name: str) -> Things[Any] | None:
    """A preset file as frozen data; None where the file holds no mapping."""
    document = read_nodes(data, name)
    frozen = freeze(None if document.root is None else to_plain(document.root))
    return frozen if isinstance(frozen, Things) else None
