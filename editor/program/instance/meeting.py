"""Where the starts of one user meet: a lock in the data folder, and a socket nobody else reaches.

Who has the lock is the one that runs; the system lets go of it when that program dies, however it
dies, so that nothing stale is ever in the way. What others need to reach it stands in the lock,
which this user alone can read. Each display has a meeting place of its own: a file is not opened
on a screen that nobody sits at.
"""

import hashlib
import os
import secrets
import stat
import sys
from pathlib import Path
from tempfile import gettempdir
from typing import Any, Final

from editor.preferences.data_folder import data_folder
from editor.saving.locks import Lock, holder

FOLDER: Final = "running"
SURROUNDINGS: Final = (
    *("WAYLAND_DISPLAY", "DISPLAY", "QT_QPA_PLATFORM", "SESSIONNAME"),
    "MILEPOST_SYSTEMS",
)
"""Where these differ, two programs do not share a screen, or not the same games."""
LONGEST_NAME: Final = 90
"""Sockets have no longer names than about a hundred bytes on any system."""


def lock_path() -> Path:
    """The lock of this user on this display."""
    around = "\n".join(os.environ.get(name, "") for name in SURROUNDINGS)
    return data_folder(FOLDER, hashlib.sha256(around.encode(errors="replace")).hexdigest()[:16])


def claimed() -> Lock | None:
    """The lock, where nobody runs yet; None where somebody does, or none can be had."""
    return Lock.take(lock_path(), {})


def running() -> dict[str, Any] | None:
    """What the one that runs says of itself; None where nobody does whose word can be trusted."""
    path = lock_path()
    return holder(path) if is_ours(path) else None


def socket_name(lock: Path) -> str:
    """What the socket beside a lock is called: a file in a folder of ours alone, or a pipe.

    Nothing where there is no folder that nobody else can write to.
    """
    if sys.platform == "win32":
        return f"milepost-{secrets.token_hex(16)}"
    word = hashlib.sha256(os.fsencode(lock.absolute())).hexdigest()[:16]
    for folder in _private_folders():
        name = str(folder / f"{word}.socket")
        if len(os.fsencode(name)) <= LONGEST_NAME and _is_made(folder):
            return name
    return ""


def is_trusted(name: str) -> bool:
    """Whether a socket is this user's own, in a folder to which nobody else can write."""
    if sys.platform == "win32":
        return name.startswith("milepost-")
    return is_private(Path(name).parent) and is_ours(Path(name))


def _private_folders() -> list[Path]:
    named = os.environ.get("XDG_RUNTIME_DIR")
    beside = Path(gettempdir()) / f"milepost-{_me()}"
    return [Path(named) / "milepost", beside] if named else [beside]


def _is_made(folder: Path) -> bool:
    """Whether a folder is there and ours alone; it is made where there is none."""
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError:
        return False
    return is_private(folder)


def is_private(folder: Path) -> bool:
    """Whether a folder is this user's, no link, and closed to everybody else."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and found.st_uid == _me() and not found.st_mode & 0o077


def is_ours(path: Path) -> bool:
    """Whether a file belongs to this user; Windows keeps the data folder for its user itself."""
    try:
        return sys.platform == "win32" or path.lstat().st_uid == _me()
    except OSError:
        return False


def _me() -> int:
    return 0 if sys.platform == "win32" else os.getuid()
