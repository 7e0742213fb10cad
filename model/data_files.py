"""Files that travel along: schemas, presets and scenarios, of Milepost and of systems beside it.

On a disk they are read where they lie. To ask importlib for them takes longer than to read them, so
it is asked only where Milepost lies in a zip, as it does in a browser.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from model.systems.search_path import more_folders

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from types import ModuleType

    Folder = Path | Traversable


def folders_of(room: "ModuleType") -> "tuple[Folder, ...]":
    """The folder of a room of data, then those of the same name in folders that the user names."""
    more = (folder / room.__name__ for folder in more_folders())
    return folder_of(room), *(folder for folder in more if folder.is_dir())


def folder_of(package: "ModuleType", inside: str = "") -> "Folder":
    """The folder of a package, or one inside it, be it on the disk or in a zip."""
    path = Path(package.__path__[0], inside)
    if path.is_dir():
        return path
    from importlib.resources import files

    return files(package).joinpath(inside) if inside else files(package)


@cache
def files_of_systems(room: "ModuleType", ending: str, inside: str = "") -> "dict[str, Folder]":
    """What systems have in a room of data, in `systems/NAME` or in a folder inside, by its name."""
    found: dict[str, Folder] = {}
    for folder in folders_of(room):
        for system in _inside(folder.joinpath("systems")):
            for file in _inside(system.joinpath(inside) if inside else system):
                if file.name.endswith(ending):
                    found.setdefault(file.name.removesuffix(ending), file)
    return found


def _inside(folder: "Folder") -> "list[Folder]":
    found: list[Folder] = list(folder.iterdir()) if folder.is_dir() else []
    return sorted(found, key=lambda one: one.name)


@cache
def on_disk(package: "ModuleType", inside: str = "") -> Path:
    """The folder of a package, or one inside it, on the disk; out of a zip it is unpacked once."""
    folder = folder_of(package, inside)
    return folder if isinstance(folder, Path) else _unpacked(folder)


@cache
def folders_in_systems(package: "ModuleType", inside: str) -> tuple[Path, ...]:
    """The folder `systems/NAME/INSIDE` of a package for every system that has one, on the disk."""
    systems = (one for one in _inside(folder_of(package, "systems")) if one.is_dir())
    having = [one.name for one in systems if one.joinpath(inside).is_dir()]
    return tuple(on_disk(package, f"systems/{name}/{inside}") for name in having)


def _unpacked(folder: "Traversable") -> Path:
    """The files of a folder, without those in folders inside, for as long as the program runs."""
    import atexit
    from tempfile import TemporaryDirectory

    unpacked = TemporaryDirectory(prefix="milepost-")
    atexit.register(unpacked.cleanup)
    for file in folder.iterdir():
        if file.is_file():
            Path(unpacked.name, file.name).write_bytes(file.read_bytes())
    return Path(unpacked.name)
