"""The scenarios that come with Milepost, and with systems that the user puts beside it."""

from pathlib import Path

import scenarios
from model.data_files import folders_of, on_disk

ENDING = ".milepost.yaml"
FOLDER = on_disk(scenarios)


def bundled_scenarios() -> dict[str, Path]:
    """The bundled scenarios by name; each has a path, as what it names lies beside it."""
    beside = [folder for folder in folders_of(scenarios)[1:] if isinstance(folder, Path)]
    found: dict[str, Path] = {}
    for folder in (FOLDER, *beside):
        for path in sorted(folder.glob(f"*{ENDING}")):
            found.setdefault(path.name.removesuffix(ENDING), path)
    return found


def file_named(named: str) -> Path:
    """The file of a map by its path, or by the name of a bundled one."""
    bundled = bundled_scenarios()
    return bundled[named] if named in bundled and not Path(named).exists() else Path(named)
