"""Where systems are looked for: in Milepost itself, and in folders that the user names.

The variable MILEPOST_SYSTEMS lists folders in which a system lies as it would lie in Milepost:
`model/systems/NAME`, `engine/systems/NAME`, `schemas/systems/NAME` and so on. What is in them runs
as a part of the program, as with Python's own search path.
"""

import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path

VARIABLE = "MILEPOST_SYSTEMS"


@cache
def more_folders() -> tuple[Path, ...]:
    """The folders that the user names, those that there are."""
    named = os.environ.get(VARIABLE, "").split(os.pathsep)
    folders = (Path(name).absolute() for name in named if name)
    return tuple(folder for folder in folders if folder.is_dir())


def with_more(path: Iterable[str], *inside: str) -> list[str]:
    """The path of a package with the same package in the folders that the user names."""
    more = (folder.joinpath(*inside) for folder in more_folders())
    return [*path, *(str(folder) for folder in more if folder.is_dir())]
