"""Putting the belongings in their places, taking them away, and telling the desktop of it."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from milepost.desktop.belongings import belongings, data_home
from model.bounded_files import read_start
from model.files.atomic import write_atomically
from model.unreadable import Unreadable

PATIENCE = 60.0
"""Seconds for a program of the desktop to take notice."""
NOTICE = (
    ("update-mime-database", "mime"),
    ("update-desktop-database", "applications"),
    ("gtk-update-icon-cache", "icons/hicolor"),
)
"""Programs that read a folder anew, where a desktop has them; the others look by themselves."""
FURTHER = {"gtk-update-icon-cache": ("-q", "-t", "-f")}
CACHE = "icons/hicolor/icon-theme.cache"
"""It is written anew where there is one; where there is none, icons are found without."""


def put() -> Iterator[str]:
    """Writes what is not there yet, or is not as it should be; tells of each file it wrote."""
    home, wrote = data_home(), False
    for place, data in belongings().items():
        path = home / place
        if _is_there(path, data):
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, data)
        wrote = True
        yield f"wrote {path}"
    if not wrote:
        yield f"everything is in its place in {home}"
    yield from _told(home)


def _is_there(path: Path, data: bytes) -> bool:
    """Whether a file is as it should be; what is larger, or no file at all, is not."""
    if path.is_symlink() or not path.is_file():
        return False
    try:
        return read_start(path, len(data) + 1) == data
    except Unreadable:
        return False


def take_away() -> Iterator[str]:
    """Takes our files away, and the folders that are empty then; what others put there stays."""
    home, took = data_home(), False
    for place in belongings():
        path = home / place
        if path.is_symlink() or path.is_file():
            path.unlink()
            took = True
            yield f"took away {path}"
    if not took:
        yield f"nothing of Milepost is in {home}"
        return
    yield from _told(home)
    for place in belongings():
        _without_empty_folders((home / place).parent, home)


def _without_empty_folders(folder: Path, home: Path) -> None:
    while folder != home and folder.is_dir() and not any(folder.iterdir()):
        folder.rmdir()
        folder = folder.parent


def _told(home: Path) -> Iterator[str]:
    """Lets the desktop look anew; where that fails, it does so with the next session."""
    for program, inside in NOTICE:
        found, folder = shutil.which(program), home / inside
        is_needed = program not in FURTHER or (home / CACHE).is_file()
        if found is None or not folder.is_dir() or not is_needed:
            continue
        words = [found, *FURTHER.get(program, ()), str(folder)]
        try:
            subprocess.run(  # noqa: S603 (no shell, and words of our own)
                words,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=PATIENCE,
                check=True,
            )
        except (OSError, subprocess.SubprocessError):
            yield f"{program} did not take notice; the desktop does with the next session"
