"""The long run over strangers' folders: goes on after a failure, keeps each kind of it once."""

import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.fuzz.commands import Case, case_of, run_apart, run_here
from tests.fuzz.judging import Failure
from tests.fuzz.strangers_folders import Folder, folders

FAILED = Path("build") / "fuzz"
KEPT = 0.05
"""How many of the mutated files are mutated further."""
MOST_KEPT = 20


class Tally:
    """What was run until the time is up, and what it took."""

    def __init__(self, minutes: float, say: Callable[[str], None]) -> None:
        self.say = say
        self.cases = 0
        self.slowest = (0.0, "")
        self.largest = (0.0, "")
        self.failures: dict[str, str] = {}
        self._began = _seconds()
        self._end = self._began + 60 * minutes

    @property
    def is_time_up(self) -> bool:
        return _seconds() >= self._end

    def run(self, name: str, case: Case) -> None:
        self.cases += 1
        try:
            taken = run_apart(case)
        except Failure as failure:
            self._keep(name, case, str(failure))
            return
        told = f"{name}, {' '.join(case.command)}"
        self.slowest = max(self.slowest, (taken.seconds, told))
        self.largest = max(self.largest, (taken.memory, told))

    def _keep(self, name: str, case: Case, why: str) -> None:
        """Writes the folder of a failure down, unless there was one like it."""
        like = f"{name} {case.command[0]} {why[:60]}"
        if like in self.failures:
            return
        there = FAILED / f"{name}-{len(self.failures) + 1}"
        there.mkdir(parents=True, exist_ok=True)
        for file, data in case.files.items():
            (there / file).write_bytes(data)
        self.failures[like] = f"{there}: milepost {' '.join(case.command)}: {why}"
        self.say(self.failures[like])

    def ended(self) -> int:
        """Says how it went; 0 where nothing failed."""
        self.say(
            f"{self.cases} commands were run on strangers' folders in "
            f"{_seconds() - self._began:.0f} s of CPU; {len(self.failures)} kinds of failures\n"
            f"the longest took {self.slowest[0]:.1f} s ({self.slowest[1]}), "
            f"the largest {self.largest[0]:.0f} MB ({self.largest[1]})"
        )
        return 1 if self.failures else 0


def _seconds() -> float:
    """CPU time of this process and of those that it has run."""
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system


def fuzz_folders(minutes: float, seed: int, say: Callable[[str], None], only: str = "") -> int:
    """Mutates a file of every folder in turn until the time is up."""
    pool = {name: folder for name, folder in folders().items() if only in name}
    for folder in pool.values():
        for command in folder.commands:
            # What is imported now need not be imported by each child.
            run_here(Case(folder.files, command))
    rng, tally = Random(f"folders {seed}"), Tally(minutes, say)
    grown: dict[str, list[Folder]] = {name: [folder] for name, folder in pool.items()}
    with contextlib.suppress(KeyboardInterrupt):
        while not tally.is_time_up:
            for name, beginnings in grown.items():
                _fuzz_one(name, beginnings, rng, tally)
    return tally.ended()


def _fuzz_one(name: str, beginnings: list[Folder], rng: Random, tally: Tally) -> None:
    """One command on one folder; now and then what came of it is mutated further."""
    folder = rng.choice(beginnings)
    case = case_of(folder, rng)
    tally.run(name, case)
    if rng.random() < KEPT:
        del beginnings[MOST_KEPT:]
        beginnings.insert(1, folder._replace(files=case.files))
