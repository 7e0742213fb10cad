"""Measuring: CPU time of something, best of several, and a figure that compares two of them."""

import gc
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path


def best(work: Callable[[], object], times: int = 7, in_a_row: int = 1) -> float:
    """The least CPU time that the work took, in milliseconds; short work is done often in a row."""
    return min(_times(work, in_a_row) for _ in range(times)) * 1000


def best_of_each(*works: Callable[[], object], times: int = 25) -> list[float]:
    """The least CPU time of each, in milliseconds, in turn.

    In turn, since on a shared machine one minute is quicker than the next.
    """
    rounds = [[_times(work, 1) for work in works] for _ in range(times)]
    return [min(found) * 1000 for found in zip(*rounds, strict=True)]


def _times(work: Callable[[], object], in_a_row: int) -> float:
    gc.collect()
    start = time.process_time()
    for _ in range(in_a_row):
        work()
    return (time.process_time() - start) / in_a_row


def processes(*commands: Sequence[str], times: int = 7) -> list[float]:
    """The least CPU time of fresh processes, in milliseconds, in turn, but for the first."""
    rounds = [[_once(command) for command in commands] for _ in range(times + 1)]
    return [min(found) * 1000 for found in zip(*rounds[1:], strict=True)]


def _once(command: Sequence[str]) -> float:
    surroundings = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, capture_output=True, check=False, env=surroundings)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def most_memory() -> float:
    """The most memory that this process has used so far, in megabytes.

    Where the system tells it, what its parent used before it began is left out.
    """
    status = Path("/proc/self/status")
    if status.exists():
        told = (line.split() for line in status.read_text().splitlines())
        return next(int(words[1]) for words in told if words[:1] == ["VmHWM:"]) / 1024
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used / 1024 if sys.platform != "darwin" else used / 1024**2


@dataclass(frozen=True, slots=True)
class Figure:
    """Ours against a peer, and the ratio that it is to stay below."""

    what: str
    ours: float
    peer: str
    theirs: float
    limit: float
    unit: str = "ms"

    @property
    def ratio(self) -> float:
        return self.ours / self.theirs

    @property
    def is_kept(self) -> bool:
        return self.ratio <= self.limit

    def line(self) -> str:
        verdict = "ok" if self.is_kept else "OVER"
        return (
            f"{verdict:4}  x{self.ratio:.4g} (limit x{self.limit:g})  "
            f"{self.what}: {self.ours:.3g} {self.unit}; {self.peer}: {self.theirs:.3g} {self.unit}"
        )


@dataclass(frozen=True, slots=True)
class Pace:
    """How much is done in a second of CPU time, and the least that a known machine is to do.

    How much quicker this machine is than that one is told by a yardstick of the same run.
    """

    what: str
    a_second: float
    things: str
    least: int
    quicker: float

    @property
    def there(self) -> float:
        """How much the known machine would do."""
        return self.a_second / self.quicker

    @property
    def is_kept(self) -> bool:
        return self.there >= self.least

    def line(self) -> str:
        verdict = "ok" if self.is_kept else "SLOW"
        return (
            f"{verdict:4}  {_told(self.there)} {self.things} a second (at least {self.least:,})  "
            f"{self.what}: {_told(self.a_second)} here, "
            f"on a machine x{self.quicker:.3g} as fast as that of the limit"
        )


@dataclass(frozen=True, slots=True)
class Rate:
    """How much is done in a second of CPU time: reported, and compared with nothing."""

    what: str
    a_second: float
    things: str

    @property
    def is_kept(self) -> bool:
        return True

    def line(self) -> str:
        return f"note  {self.what}: {_told(self.a_second)} {self.things} a second"


def _told(number: float) -> str:
    """A number with three digits, and all those before the point."""
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


@dataclass(frozen=True, slots=True)
class Note:
    """Something that was not measured, and why."""

    why: str

    @property
    def is_kept(self) -> bool:
        return True

    def line(self) -> str:
        return f"note  {self.why}"
