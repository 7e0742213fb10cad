"""The scenarios that come with Milepost."""

from pathlib import Path

import scenarios

ENDING = ".milepost.yaml"
FOLDER = Path(scenarios.__path__[0])


def bundled_scenarios() -> dict[str, Path]:
    """The bundled scenarios by name; Milepost is installed as files, so each has a path."""
    return {path.name.removesuffix(ENDING): path for path in sorted(FOLDER.glob(f"*{ENDING}"))}


def file_named(named: str) -> Path:
    """The file of a map by its path, or by the name of a bundled one."""
    bundled = bundled_scenarios()
    return bundled[named] if named in bundled and not Path(named).exists() else Path(named)
