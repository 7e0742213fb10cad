"""Runs a command on a folder with a file that nobody would write, in bounded time and memory."""

import contextlib
import io
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
import traceback
from pathlib import Path
from random import Random
from typing import NamedTuple

from milepost.__main__ import main
from tests.fuzz.judging import MEGABYTES, SECONDS, Failure
from tests.fuzz.mutation import mutated
from tests.fuzz.odd_text import mutated_bytes, mutated_json, mutated_lines
from tests.fuzz.strangers_folders import Command, Folder

WAYS = {
    "json": mutated_json,
    "lines": mutated_lines,
    "bytes": mutated_bytes,
    "yaml": mutated,
}
TYPED = "quit\n"
"""What is typed at a command that asks."""
CODES = (0, 1, 2)
WAITING = 60
"""Seconds by the clock, after which a command waits for something that never comes."""


class Case(NamedTuple):
    """A folder with a mutated file, and one command."""

    files: dict[str, bytes]
    command: Command


class Taken(NamedTuple):
    """What a command took: CPU time in seconds and megabytes."""

    seconds: float
    memory: float


def case_of(folder: Folder, rng: Random) -> Case:
    """The folder with another file, and one of the commands that read it."""
    data = WAYS[folder.kind](folder.files[folder.mutated], rng)
    # More than once in a while a mutation leaves everything as it was.
    return Case({**folder.files, folder.mutated: data}, rng.choice(folder.commands))


def run_here(case: Case) -> None:
    """Runs a command in this process; a Failure where it is not answered as it must be."""
    start = time.process_time()
    with tempfile.TemporaryDirectory() as there, contextlib.chdir(there):
        _lay_out(case.files, Path())
        code, said = _answered(case.command)
    _judge(code, said, Taken(time.process_time() - start, 0.0))


def run_apart(case: Case) -> Taken:
    """Runs it in a process of its own, which gets no more memory and time than it may have."""
    with tempfile.TemporaryDirectory() as there:
        folder, said = Path(there, "folder"), Path(there, "said")
        folder.mkdir()
        _lay_out(case.files, folder)
        child = os.fork()
        if not child:
            _in_the_child(case.command, folder, said)
        _, status, used = os.wait4(child, 0)
        text = said.read_text(encoding="utf-8", errors="replace") if said.exists() else ""
        shutil.rmtree(folder, ignore_errors=True)
    taken = Taken(used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)
    code = os.waitstatus_to_exitcode(status)
    _judge(code, text, taken)
    return taken


def _lay_out(files: dict[str, bytes], folder: Path) -> None:
    # Settings above the folder are none of ours.
    (folder / ".git").mkdir()
    for name, data in files.items():
        (folder / name).write_bytes(data)


def _in_the_child(command: Command, folder: Path, said: Path) -> None:
    """Never comes back."""
    code = 70
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        room = pages * resource.getpagesize() + MEGABYTES * 1024**2
        resource.setrlimit(resource.RLIMIT_AS, (room, room))
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS + 1, SECONDS + 2))
        signal.alarm(WAITING)
        os.chdir(folder)
        code, text = _answered(command)
        said.write_text(text, encoding="utf-8", errors="replace")
    except BaseException:  # noqa: BLE001 (a child that goes on would be a second parent)
        said.write_text(traceback.format_exc(), encoding="utf-8", errors="replace")
    finally:
        os._exit(code)


def _answered(command: Command) -> tuple[int, str]:
    """The exit code of a command, and all that it says."""
    said = io.StringIO()
    before, sys.stdin = sys.stdin, io.StringIO(TYPED)
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            code = main(command)
    except SystemExit as stop:
        code = stop.code if isinstance(stop.code, int) else 1
    finally:
        sys.stdin = before
    return code, said.getvalue()


def _judge(code: int, said: str, taken: Taken) -> None:
    if "INT001" in said or "Traceback (most recent call last)" in said:
        start = max(said.find("INT001"), 0)
        raise Failure(said[start : start + 300] if "INT001" in said else said[-600:])
    if taken.seconds > SECONDS:
        raise Failure(f"it took {taken.seconds:.1f} s")
    if taken.memory > MEGABYTES:
        raise Failure(f"it took {taken.memory:.0f} MB")
    if code not in CODES:
        raise Failure(f"it ended with {code}: {said[-300:]}")
