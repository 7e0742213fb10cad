"""How far a long work has come, told on a terminal and nowhere else."""

import sys
from time import monotonic

OFTEN = 0.2


class Progress:
    """One line that is written over and over; silent where nobody is watching."""

    def __init__(self, what: str, whole: int, *, quiet: bool = False) -> None:
        self._what = what
        self._whole = whole
        self._is_shown = not quiet and sys.stderr.isatty()
        self._begun = monotonic()
        self._told = 0.0
        self._width = 0

    def at(self, done: int) -> None:
        now = monotonic()
        if self._is_shown and (now - self._told >= OFTEN or done == self._whole):
            self._told = now
            self._write(self._line(done, now - self._begun))

    def _line(self, done: int, seconds: float) -> str:
        line = f"{done} of {self._whole} {self._what}"
        if not done or not seconds:
            return line
        left = round(seconds / done * (self._whole - done))
        return f"{line}, {done / seconds:.1f} a second, {left // 60}:{left % 60:02} left"

    def _write(self, line: str) -> None:
        sys.stderr.write("\r" + line.ljust(self._width))
        sys.stderr.flush()
        self._width = len(line)

    def clear(self) -> None:
        """Takes the line away, so that what follows stands alone."""
        if self._width:
            self._write("")
            sys.stderr.write("\r")
            sys.stderr.flush()
            self._width = 0
