"""Writing where somebody may have put links: never through one that leads out of its folder."""

from os.path import dirname, realpath
from pathlib import Path

from model.files.atomic import SaveFailed, write_atomically


def write_inside(path: str | Path, data: bytes) -> None:
    """Puts data into a file at once or not at all, unless a link would take it elsewhere."""
    folder = realpath(dirname(path) or ".")  # noqa: PTH120 (as realpath, it bears every name)
    if not Path(realpath(path)).is_relative_to(folder):
        raise SaveFailed(str(path), "it is a link that leads out of its folder")
    write_atomically(path, data)
