"""Which files a command speaks of: those named, and the scenarios in the folders named."""

import sys
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from os import walk
from os.path import isdir, relpath
from pathlib import Path, PurePosixPath

from milepost.terminal.say import Refusal
from model.bundled import file_named

PIPE = "-"
"""Stands for what comes through a pipe."""
ENDING = ".milepost.yaml"
PATTERN = f"*{ENDING}"
NEVER_SEARCHED = ("node_modules", "__pycache__")
Excluded = Sequence[tuple[Path, str]]
"""Patterns, each with the folder from which it is meant."""


def piped() -> bytes:
    """What comes through the pipe, at most a little more than a file may have."""
    from model.bounded_files import LARGEST_FILE

    stream = getattr(sys.stdin, "buffer", None)
    data: bytes = b"" if stream is None else stream.read(LARGEST_FILE + 1)
    return data


def scenario_paths(
    named: Sequence[str], excluded: Excluded = (), *, force: bool = False
) -> list[Path]:
    """The files named and every scenario below the folders named; none at all is refused.

    What is excluded is left out of folders, and with `force` of the files named as well.
    """
    if not all(name.strip() for name in named):
        raise Refusal("an empty name is no file and no folder")
    found = list(dict.fromkeys(path for name in named for path in _paths(name, excluded)))
    if not found:
        raise Refusal(f"there is no {PATTERN} in {', '.join(named)}")
    return [path for path in found if not is_excluded(path, excluded)] if force else found


def _paths(name: str, excluded: Excluded) -> Iterator[Path]:
    path = Path(name)
    if is_folder(name):
        yield from (one for one in _below(path) if not is_excluded(one, excluded))
    else:
        yield file_named(name)


def is_folder(name: str) -> bool:
    """Whether a folder is called so; unlike Path.is_dir it bears names that no file can have."""
    return isdir(name)  # noqa: PTH112


def _below(top: Path) -> Iterator[Path]:
    """The scenarios below a folder, in order; hidden folders hold no maps of ours."""
    for folder, folders, files in walk(top):
        folders[:] = sorted(f for f in folders if f[0] != "." and f not in NEVER_SEARCHED)
        yield from (Path(folder, file) for file in sorted(files) if file.endswith(ENDING))


def is_excluded(path: Path, excluded: Excluded) -> bool:
    """Whether a pattern matches a file, one of its folders, or the name of either."""
    return any(_matches(PurePosixPath(Path(relpath(path, f)).as_posix()), p) for f, p in excluded)


def _matches(path: PurePosixPath, pattern: str) -> bool:
    wanted = pattern.removeprefix("./").rstrip("/")
    ways = [path, *path.parents][:-1]
    return any(fnmatchcase(str(way), wanted) or fnmatchcase(way.name, wanted) for way in ways)
