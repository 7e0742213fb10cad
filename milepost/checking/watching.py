"""Watching files: what is done again whenever one of them changes."""

import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from milepost.terminal.say import Refusal, tell

PAUSE = 0.5
"""Seconds between two looks."""
REFUSED = 2
CLEARED = "\x1b[2J\x1b[3J\x1b[H"
"""Tells a terminal to forget what it shows: what was found before is not found now."""
Seen = dict[str, tuple[int, int]]
Paths = Callable[[], Iterable[str]]
Wait = Callable[[float], bool]


def wait(seconds: float) -> bool:
    """Waits; there is no end but Ctrl-C."""
    time.sleep(seconds)
    return True


def watch(look: Callable[[], int], paths: Paths, wait: Wait = wait) -> int:
    """Looks, and looks again after every change; the result of the last look, should it end.

    `wait` pauses for so many seconds and says whether to go on.
    """
    while True:
        before = _now(paths)
        if sys.stdout.isatty():
            sys.stdout.write(CLEARED)
        code = _looked(look)
        print("milepost: waiting for a change, Ctrl-C ends", file=sys.stderr, flush=True)
        sys.stdout.flush()
        while _now(paths) == before:
            if not wait(PAUSE):
                return code


def _looked(look: Callable[[], int]) -> int:
    """A look; a map or settings that are half written are told, and the next change may mend it."""
    try:
        return look()
    except Refusal as trouble:
        tell([str(trouble)])
        return REFUSED


def _now(paths: Paths) -> Seen:
    try:
        return seen(paths())
    except Refusal:
        # No map is there at the moment, or the settings are half written: look beside us.
        return seen(["."])


def seen(paths: Iterable[str]) -> Seen:
    """When files and what lies beside them were written last, and how large they are.

    A scenario may stand on another one or on a preset, and settings may lie there too.
    """
    folders = {Path(path).parent for path in paths} | {Path()}
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
