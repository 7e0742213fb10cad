"""Saving so that a file is always whole: the old version or the new one, whatever goes wrong.

The new version is written beside the old one, forced to the disk, and takes its name in one step.
Links are followed; a file with several hard links loses the others, as with every such editor.
"""

import errno
import hashlib
import os
import re
import secrets
import stat
import time
from contextlib import suppress
from pathlib import Path

DAY = 24 * 60 * 60
LONGEST_STEM = 180

_REASONS = {
    "EACCES": "there is no permission to write here",
    "EDQUOT": "your share of the disk is used up",
    "EFBIG": "the file is larger than the system allows",
    "EIO": "the disk reported an error",
    "EISDIR": "there is a folder of this name",
    "ELOOP": "its link leads in a circle",
    "ENAMETOOLONG": "its name is too long",
    "ENOENT": "its folder does not exist",
    "ENOSPC": "the disk is full",
    "ENOTDIR": "its folder does not exist",
    "EPERM": "there is no permission to write here",
    "EROFS": "the disk is read-only",
}

# Flags that not every system has: never translate line ends, never write through a planted link.
_CREATE_FLAGS = (
    os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
)


class SaveFailed(Exception):
    """A file could not be saved; what was there before is still there, whole."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(path, reason)
        self.path = path
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.path} was not saved: {self.reason}."


def write_atomically(path: str | os.PathLike[str], data: bytes, *, backup: bool = False) -> None:
    """Put the data into the file at once or not at all; `backup` keeps the old one as NAME.bak."""
    try:
        target = Path(os.path.realpath(path))
        old = _status(target)
        _remove_strays(target)
        if backup and old is not None:
            _put(target.with_name(target.name + ".bak"), target.read_bytes(), old)
        _put(target, data, old)
    except (OSError, ValueError) as error:
        raise SaveFailed(os.fspath(path), _reason(error)) from error


def _status(target: Path) -> os.stat_result | None:
    """What is there now, unless it must not be replaced."""
    try:
        status = target.stat()
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(status.st_mode):
        raise OSError(errno.EISDIR, "folder")
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, "it is not an ordinary file")
    if not status.st_mode & 0o222 or not os.access(target, os.W_OK):
        raise OSError(errno.EINVAL, "the file is write-protected")
    return status


def _put(target: Path, data: bytes, old: os.stat_result | None) -> None:
    temporary = target.with_name(f"{_prefix(target)}{os.getpid()}-{secrets.token_hex(4)}.saving")
    descriptor = os.open(temporary, _CREATE_FLAGS, 0o666 if old is None else 0o600)
    try:
        _fill(descriptor, data, old)
        temporary.replace(target)
    except BaseException:
        _remove(temporary)
        raise
    _sync_folder(target.parent)


def _fill(descriptor: int, data: bytes, old: os.stat_result | None) -> None:
    """Write everything and force it to the disk; a full disk may show only when closing."""
    try:
        if old is not None:
            _take_over(descriptor, old)
        rest = memoryview(data)
        while rest:
            rest = rest[_written(descriptor, rest) :]
        os.fsync(descriptor)
        if os.fstat(descriptor).st_size != len(data):
            raise OSError(errno.EIO, "not everything was written")
    finally:
        os.close(descriptor)


def _written(descriptor: int, data: memoryview) -> int:
    count = os.write(descriptor, data)
    if count <= 0:
        raise OSError(errno.ENOSPC, "nothing was written")
    return count


def _take_over(descriptor: int, old: os.stat_result) -> None:
    """Give the new file the owner and mode of the old one, as far as the system lets us.

    Some disks know neither. The new file starts out private, so that nobody gains from a failure.
    """
    new = os.fstat(descriptor)
    if hasattr(os, "fchown") and (new.st_uid, new.st_gid) != (old.st_uid, old.st_gid):
        with suppress(OSError):
            os.fchown(descriptor, old.st_uid, old.st_gid)
    if hasattr(os, "fchmod") and new.st_mode != old.st_mode:
        with suppress(OSError):
            os.fchmod(descriptor, stat.S_IMODE(old.st_mode))


def _sync_folder(folder: Path) -> None:
    """Force the new name to the disk too.

    The file is in place by now: should this fail, a power cut leaves the old version or the new
    one, both whole. To call that a failed save would be a lie.
    """
    if os.name == "nt":
        return
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _prefix(target: Path) -> str:
    """How the temporary files of one target begin on this computer."""
    name = target.name
    if len(os.fsencode(name)) > LONGEST_STEM:
        name = hashlib.sha256(os.fsencode(name)).hexdigest()
    return f".{name}.{_this_computer()}-"


def _this_computer() -> str:
    import platform

    return hashlib.sha256(platform.node().encode(errors="replace")).hexdigest()[:6]


def _remove_strays(target: Path) -> None:
    """Remove what killed saves of the same target left behind; what cannot be removed may stay."""
    here = _prefix(target)
    anywhere = here.removesuffix(f"{_this_computer()}-")
    pattern = re.compile(re.escape(anywhere) + r"[0-9a-f]{6}-([0-9]{1,9})-[0-9a-f]{8}\.saving")
    with suppress(OSError), os.scandir(target.parent) as entries:
        for entry in entries:
            found = pattern.fullmatch(entry.name)
            if found and entry.is_file(follow_symlinks=False):
                is_ours = entry.name.startswith(here)
                if _is_old(entry) or (is_ours and _is_gone(int(found.group(1)))):
                    _remove(Path(entry.path))


def _remove(path: Path) -> None:
    with suppress(OSError):
        path.unlink()


def _is_old(entry: os.DirEntry[str]) -> bool:
    return time.time() - entry.stat(follow_symlinks=False).st_mtime > DAY


def _is_gone(process: int) -> bool:
    """Whether a process of this computer has ended; on Windows asking would end it."""
    if os.name == "nt":
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False


def _reason(error: OSError | ValueError) -> str:
    if isinstance(error, OSError):
        known = _REASONS.get(errno.errorcode.get(error.errno or 0, ""))
        return known or error.strerror or "the system refused"
    return "this is not a possible file name"
