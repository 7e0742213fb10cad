"""Watching files: what is done again whenever one of them changes."""

import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

PAUSE = 0.5
"""Seconds between two looks."""
Seen = dict[str, tuple[int, int]]
Wait = Callable[[float], bool]


def wait(seconds: float) -> bool:
    """Waits; there is no end but Ctrl-C."""
    time.sleep(seconds)
    return True


def watch(look: Callable[[], int], paths: Callable[[], Iterable[str]], wait: Wait = wait) -> int:
    """Looks, and looks again after every change; the result of the last look, should it end.

    `wait` pauses for so many seconds and says whether to go on.
    """
    while True:
        before = seen(paths())
        code = look()
        print("milepost: waiting for a change, Ctrl-C ends", file=sys.stderr, flush=True)
        sys.stdout.flush()
        while seen(paths()) == before:
            if not wait(PAUSE):
                return code


def seen(paths: Iterable[str]) -> Seen:
    """When files and what lies beside them were written last, and how large they are.

    A scenario may stand on another one or on a preset, and settings may lie there too.
    """
    folders = {Path(path).parent for path in paths}
    files = [file for folder in folders for file in _beside(folder)]
    return {str(file): state for file in files if (state := _state(file)) is not None}


def _beside(folder: Path) -> Iterable[Path]:
    return (file for ending in ("*.yaml", "*.toml") for file in folder.glob(ending))


def _state(file: Path) -> tuple[int, int] | None:
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size
