"""Systems that fail: each call that a save makes of the system can be made to fail."""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.model.files.saving.saves import OLD

CALLS = [
    "access",
    "close",
    "fchmod",
    "fchown",
    "fstat",
    "fsync",
    "kill",
    "lstat",
    "open",
    "replace",
    "scandir",
    "stat",
    "write",
]
ERRORS = [
    OSError(errno.ENOSPC, "full"),
    OSError(errno.EIO, "broken"),
    OSError(errno.EACCES, "forbidden"),
    OSError(errno.EROFS, "read-only"),
    OSError(errno.ENOENT, "gone"),
    OSError("without a number"),
]


class Fault:
    """Fails the n-th call that a save makes of the system, or all from the n-th on."""

    def __init__(self, number: int, error: BaseException, *, for_good: bool = False) -> None:
        self.number = number
        self.error = error
        self.for_good = for_good
        self.calls = 0
        self.hit = ""
        self.was_replaced = False

    def wrapped(self, name: str, original: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **options: Any) -> Any:
            self.calls += 1
            due = self.calls >= self.number if self.for_good else self.calls == self.number
            if due and name == "close":  # a descriptor is gone even when closing reports an error
                original(*arguments, **options)
            if due:
                self.hit = self.hit or name
                raise self.error
            result = original(*arguments, **options)
            self.was_replaced |= name == "replace" and str(arguments[1]).endswith(".yaml")
            return result

        return call

    @contextmanager
    def lurking(self, names: list[str]) -> Iterator[None]:
        with pytest.MonkeyPatch.context() as patch:
            for name in names:
                patch.setattr(os, name, self.wrapped(name, getattr(os, name)))
            yield


def faults(error: BaseException, *, for_good: bool = False) -> Iterator[Fault]:
    """A fault in the first call, in the second, and so on, until a save meets none."""
    for number in count(1):
        fault = Fault(number, error, for_good=for_good)
        yield fault
        if not fault.hit:
            return


def restore(path: Path) -> None:
    for entry in path.parent.iterdir():
        entry.unlink()
    path.write_bytes(OLD)
    path.chmod(0o640)
