"""Pictures for programs: a map as SVG, PNG or PDF."""

import os
from pathlib import Path

from drawing.exporting.map_files import Look, map_picture, write_picture
from model.scenario.scenario import Scenario


def render(
    scenario: Scenario,
    out: str | os.PathLike[str],
    *,
    theme: str = "classic",
    folder: str | os.PathLike[str] = ".",
) -> list[str]:
    """Draws a map into a file; its ending says what kind. Returns what is to be said of it.

    Files that the scenario names are looked for in the folder. CannotDraw says why there is no
    picture.
    """
    picture = map_picture(scenario, Path(folder), Look(theme=theme))
    return list(write_picture(picture, os.fspath(out)))
