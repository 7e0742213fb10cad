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
    try:
        _refuse_strange_files(Path(path).stat(), name, largest)
        descriptor = os.open(path, _OPEN_FLAGS)
        with os.fdopen(descriptor, "rb") as file:
            _refuse_strange_files(os.fstat(descriptor), name, largest)
            data = file.read(largest + 1)
    except (OSError, ValueError) as error:
        raise Unreadable(_why_not_opened(error), name, reason="file") from None
    if len(data) > largest:
        raise Unreadable(too_large(largest), name, reason="size")
    return data


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


def _refuse_strange_files(status: os.stat_result, name: str, largest: int) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise Unreadable("This is a folder, not a file.", name, reason="file")
    if not stat.S_ISREG(status.st_mode):
        raise Unreadable("This is not an ordinary file.", name, reason="file")
    if status.st_size > largest:
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
