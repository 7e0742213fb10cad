"""The scenarios that come with Milepost, and with systems that the user puts beside it."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import scenarios
from model.data_files import folders_in_systems, folders_of, on_disk
from model.unreadable import Unreadable
from model.wording.near_words import hint

ENDING = ".milepost.yaml"
MAPS = "maps"
"""Where the folder of a system in `scenarios` has its own, so that the one above is not crowded."""
FOLDER = on_disk(scenarios)


def bundled_scenarios() -> dict[str, Path]:
    """The bundled scenarios by name; each has a path, as what it names lies beside it."""
    found: dict[str, Path] = {}
    for folders in _houses():
        paths = (path for folder in folders for path in folder.glob(f"*{ENDING}"))
        for path in sorted(paths, key=lambda path: path.name):
            found.setdefault(path.name.removesuffix(ENDING), path)
    return found


def _houses() -> Iterator[Sequence[Path]]:
    """The folders of our scenarios, then those that lie in each place that the user names."""
    yield FOLDER, *folders_in_systems(scenarios, MAPS)
    for folder in folders_of(scenarios)[1:]:
        if isinstance(folder, Path):
            yield folder, *folder.glob(f"systems/*/{MAPS}")


def file_named(named: str | os.PathLike[str]) -> Path:
    """The file of a map by its path, or by the name of a bundled one; else perhaps a hint."""
    name = os.fspath(named)
    # Unlike those of Path these bear names that no file can have.
    is_there, is_folder = os.path.exists(name), os.path.isdir(name)  # noqa: PTH110, PTH112
    if not _is_plain(name) or (is_there and not is_folder):
        return Path(name)
    bundled = bundled_scenarios()
    if name in bundled:
        return bundled[name]
    if is_folder:
        return Path(name)
    said = "There is no such file, and no map that comes along is called so"
    raise Unreadable(f"{said}{hint(name, sorted(bundled))}", name, reason="file")


def _is_plain(name: str) -> bool:
    """Whether a name can only be meant as that of a map that comes along."""
    return bool(name) and name.isprintable() and not set(name) & set("./\\")
