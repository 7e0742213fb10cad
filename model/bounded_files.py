"""Files from anybody: an ordinary one of bearable size is read whole, every other is refused.

Whoever reads a file that a stranger may have written asks here: a link to a device, a pipe and a
file that grows while it is read fill no memory and keep nobody waiting.
"""

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

from model.unreadable import Unreadable

LARGEST_FILE = 4 * 1024 * 1024
MOST_PARTS = 2_000_000
"""Commas and brackets of JSON: what a short text says may take very much room."""

# Flags that not every system has: never wait for a pipe, never translate line ends.
_OPEN_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


def read_file(path: str | os.PathLike[str], largest: int = LARGEST_FILE) -> bytes:
    """The bytes of a regular file of bearable size; Unreadable says why there are none."""
    name = os.fspath(path)
    data = _read(name, largest + 1, largest)
    if len(data) > largest:
        raise Unreadable(too_large(largest), name, reason="size")
    return data


def read_start(path: str | os.PathLike[str], most: int) -> bytes:
    """The first bytes of a regular file, however large it is; Unreadable says why there are none.

    What a file is can be guessed by them.
    """
    return _read(os.fspath(path), most, None)


def _read(name: str, most: int, largest: int | None) -> bytes:
    """So many bytes of a regular file at most; one that is larger than it may be is refused."""
    try:
        _refuse_strange_files(Path(name).stat(), name, largest)
        descriptor = os.open(name, _OPEN_FLAGS)
        with os.fdopen(descriptor, "rb") as file:
            _refuse_strange_files(os.fstat(descriptor), name, largest)
            return file.read(most)
    except (OSError, ValueError) as error:
        raise Unreadable(_why_not_opened(error), name, reason="file") from None


def json_of(
    text: str | bytes,
    most_parts: int = MOST_PARTS,
    parse_constant: Callable[[str], Any] | None = None,
) -> Any:
    """What a JSON text says; one of very many parts is refused before anything is built of it.

    `parse_constant` is asked for what is no JSON and yet often written: NaN and Infinity.
    Raises ValueError as json does, and RecursionError where it is nested too deeply.
    """
    import json

    counted = text.encode(errors="replace") if isinstance(text, str) else text
    if sum(map(counted.count, (b",", b"[", b"{"))) > most_parts:
        raise ValueError(f"it has more than {most_parts:,} lists, keys and numbers")
    return json.loads(text, parse_constant=parse_constant)


def real_path(path: str | os.PathLike[str]) -> Path:
    """Where a path leads; unlike Path.resolve it bears links that lead in a circle."""
    return Path(os.path.realpath(path))


def too_large(largest: int = LARGEST_FILE) -> str:
    """The sentence about a file that is larger than it may be."""
    size = f"{largest // 1024 // 1024} MiB" if largest >= 1024 * 1024 else f"{largest // 1024} KiB"
    return f"The file is larger than {size}."


def _refuse_strange_files(status: os.stat_result, name: str, largest: int | None) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise Unreadable("This is a folder, not a file.", name, reason="file")
    if not stat.S_ISREG(status.st_mode):
        raise Unreadable("This is not an ordinary file.", name, reason="file")
    if largest is not None and status.st_size > largest:
        raise Unreadable(too_large(largest), name, reason="size")


def _why_not_opened(error: OSError | ValueError) -> str:
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return "There is no such file."
        case IsADirectoryError():
            return "This is a folder, not a file."
        case PermissionError():
            return "There is no permission to read this file."
        case OSError(errno=errno.ELOOP):
            return "This is a link that leads back to itself."
        case OSError(strerror=str(reason)):
            return f"The file could not be read: {reason}."
        case _:
            return "This is not a possible file name."
