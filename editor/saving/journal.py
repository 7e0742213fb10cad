"""A journal: records in a file, one a line, each written at once and with a checksum.

A program that dies in the middle of a line loses that line and nothing else. Records are forced to
the disk in the background, a moment later, so that even a power cut takes a second at most.
"""

import json
import os
import threading
import zlib
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

from model.files.atomic import SaveFailed, write_atomically
from model.forms.frozen import dataclass

Record: TypeAlias = Mapping[str, Any]
SYNC_AFTER = 0.5
"""Seconds after which a record is forced to the disk."""
LARGEST = 1 << 30
_DIGITS = 8


@dataclass(frozen=True, slots=True)
class Read:
    """What a journal says."""

    records: tuple[dict[str, Any], ...]
    is_torn: bool
    """Whether only the last line is broken, as of a program that died while writing it."""
    is_damaged: bool
    """Whether a line is broken that others follow."""


def line_of(record: Record) -> bytes:
    """A record as a line."""
    text = json.dumps(record, separators=(",", ":")).encode()
    return b"%08x %s\n" % (zlib.crc32(text), text)


def read_journal(path: Path) -> Read:
    """The records of a file, as far as they are in order. Raises OSError where there is none."""
    if path.stat().st_size > LARGEST:
        return Read((), is_torn=False, is_damaged=True)
    return read_lines(path.read_bytes())


def read_lines(data: bytes) -> Read:
    records: list[dict[str, Any]] = []
    at = 0
    while at < len(data):
        end = data.find(b"\n", at)
        record = None if end < 0 else _record(data[at:end])
        if record is None:
            rest = end >= 0 and end + 1 < len(data)
            return Read(tuple(records), is_torn=not rest, is_damaged=rest)
        records.append(record)
        at = end + 1
    return Read(tuple(records), is_torn=False, is_damaged=False)


def _record(line: bytes) -> dict[str, Any] | None:
    checksum, text = line[:_DIGITS], line[_DIGITS + 1 :]
    if line[_DIGITS : _DIGITS + 1] != b" " or b"%08x" % zlib.crc32(text) != checksum:
        return None
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return record if isinstance(record, dict) else None


class Journal:
    """A journal that is being written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._descriptor: int | None = None
        self._lock = threading.Lock()
        self._timer: threading.Timer | None = None

    @property
    def is_open(self) -> bool:
        return self._descriptor is not None

    def begin(self, records: Iterable[Record]) -> None:
        """Makes the file anew, at once or not at all. Raises OSError where it cannot."""
        self.close()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self.path, b"".join(map(line_of, records)))
        except SaveFailed as trouble:
            raise OSError(trouble.reason) from None
        self._open()

    def append(self, record: Record) -> None:
        """Writes a record. Raises OSError where it cannot."""
        if self._descriptor is None:
            raise OSError("the journal is closed")
        rest = memoryview(line_of(record))
        while rest:
            rest = rest[os.write(self._descriptor, rest) :]
        if self._timer is None:
            self._timer = threading.Timer(SYNC_AFTER, self.sync)
            self._timer.daemon = True
            self._timer.start()

    def sync(self) -> None:
        """Forces everything to the disk, now."""
        with self._lock:
            self._timer = None
            if self._descriptor is None:
                return
            copy = os.dup(self._descriptor)
        with suppress(OSError):
            os.fsync(copy)
        os.close(copy)

    def close(self) -> None:
        with self._lock:
            timer, self._timer = self._timer, None
            descriptor, self._descriptor = self._descriptor, None
        if timer is not None:
            timer.cancel()
        if descriptor is not None:
            os.close(descriptor)

    def delete(self) -> None:
        self.close()
        with suppress(OSError):
            self.path.unlink()

    def _open(self) -> None:
        flags = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)
        self._descriptor = os.open(self.path, flags)
