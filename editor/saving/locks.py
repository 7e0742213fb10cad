"""Locks that tell which Milepost has something open; the system lets go of them when it dies.

A lock is advice: it never keeps anybody from their own file.
"""

import errno
import json
import os
import platform
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FAR = 1 << 30
"""Where the one byte is that Windows locks: behind everything that others want to read."""
HELD = (errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK)
MOST = 65_536


class Lock:
    """A file that says who holds it, for as long as this program lives."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self._descriptor: int | None = descriptor

    @classmethod
    def take(cls, path: Path, said: Mapping[str, Any]) -> "Lock | None":
        """Takes a lock; None where another program has it, or the folder cannot be written."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            for _ in range(3):
                lock = cls._try(path)
                if lock is None or lock.is_in_place():
                    break
        except OSError:
            return None
        if lock is not None:
            lock.say(said)
        return lock

    @classmethod
    def _try(cls, path: Path) -> "Lock | None":
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if _locked(descriptor) is False:
            os.close(descriptor)
            return None
        return cls(path, descriptor)

    def is_in_place(self) -> bool:
        """Whether nobody took the file away between making it and locking it."""
        try:
            here, there = os.fstat(self._descriptor or -1), self.path.stat()
        except OSError:
            return False
        return (here.st_ino, here.st_dev) == (there.st_ino, there.st_dev)

    def say(self, said: Mapping[str, Any]) -> None:
        """Writes down what others shall read of the holder."""
        if self._descriptor is None:
            return
        whole = {"pid": os.getpid(), "host": platform.node(), **said}
        with suppress(OSError):
            os.ftruncate(self._descriptor, 0)
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            os.write(self._descriptor, json.dumps(whole).encode())

    def release(self) -> None:
        """Lets go of it and takes the file away."""
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is not None:
            if sys.platform == "win32":
                os.close(descriptor)
                descriptor = None
            with suppress(OSError):
                self.path.unlink()
            if descriptor is not None:
                os.close(descriptor)


def holder(path: Path) -> dict[str, Any] | None:
    """What the living holder of a lock says of itself; None where nobody holds it."""
    try:
        descriptor = os.open(path, os.O_RDWR)
    except OSError:
        return None
    try:
        was_free = _locked(descriptor)
        said = _said(descriptor)
    finally:
        os.close(descriptor)
    if was_free is None:
        return said if _is_alive(said) else None
    return None if was_free else said


def _locked(descriptor: int) -> bool | None:
    """Locks a file; False where somebody else has it, None where this disk knows no locks."""
    try:
        if sys.platform == "win32":
            os.lseek(descriptor, FAR, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as trouble:
        return False if trouble.errno in HELD else None
    return True


def _said(descriptor: int) -> dict[str, Any]:
    try:
        os.lseek(descriptor, 0, os.SEEK_SET)
        said = json.loads(os.read(descriptor, MOST))
    except (OSError, ValueError):
        return {}
    return said if isinstance(said, dict) else {}


def _is_alive(said: Mapping[str, Any]) -> bool:
    """By its number, where the disk knows no locks; asking on Windows would end it."""
    pid = said.get("pid")
    if said.get("host") != platform.node() or not isinstance(pid, int) or pid <= 0:
        return False
    if sys.platform == "win32":
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
