"""Numbered backups beside a file: NAME.bak1 is the latest, NAME.bak5 the oldest."""

import os
from contextlib import suppress
from pathlib import Path

from model.files.atomic import SaveFailed, write_atomically

MOST = 5
"""So many are kept, unless somebody wishes otherwise."""
FARTHEST = 20
"""The highest number that a backup may have."""
RESCUE = "rescue"
"""The ending of a file that holds what could not be saved where it belongs."""


_kept = [MOST]


def keep_at_most(number: int) -> None:
    """How many backups of a file are kept from now on."""
    _kept[0] = max(1, min(number, FARTHEST))


def backup(path: Path, number: int) -> Path:
    return path.with_name(f"{path.name}.bak{number}")


def backups(path: Path) -> list[Path]:
    """The backups that there are, the latest first."""
    return [
        one for one in (backup(path, number) for number in range(1, FARTHEST + 1)) if one.exists()
    ]


def original_of(path: Path) -> Path | None:
    """The file that a backup or a rescue file was made of; None for any other file."""
    name, dot, ending = path.name.rpartition(".")
    is_spare = ending == RESCUE or (ending.startswith("bak") and ending[3:].isdecimal())
    return path.with_name(name) if name and dot and is_spare else None


def keep_backup(path: Path) -> None:
    """Keeps what a file holds now, unless the latest backup holds it already."""
    try:
        data, told = path.read_bytes(), path.stat()
    except FileNotFoundError:
        return
    except OSError as trouble:
        raise SaveFailed(str(path), trouble.strerror or "it cannot be read") from None
    first = backup(path, 1)
    try:
        if first.exists() and first.read_bytes() == data:
            return
        _make_room(path)
    except OSError as trouble:
        raise SaveFailed(str(first), trouble.strerror or "the system refused") from None
    write_atomically(first, data)
    with suppress(OSError):  # when it was saved is good to know, and not worth a failure
        os.utime(first, (told.st_atime, told.st_mtime))


def _make_room(path: Path) -> None:
    """Moves every backup up by one; a gap on the way is filled, so that none is lost for it."""
    most = _kept[0]
    free = next((n for n in range(1, most) if not backup(path, n).exists()), most)
    for number in range(free, 1, -1):
        backup(path, number - 1).replace(backup(path, number))
