"""The scenarios that come with Milepost."""

from importlib import resources
from pathlib import Path

ENDING = ".milepost.yaml"


def bundled_scenarios() -> dict[str, Path]:
    """The bundled scenarios by name; Milepost is installed as files, so each has a path."""
    folder = Path(str(resources.files("scenarios")))
    return {path.name.removesuffix(ENDING): path for path in sorted(folder.glob(f"*{ENDING}"))}
