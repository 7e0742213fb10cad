"""What is called while something is done: first calls of our own functions, in their order.

Each way is gone in a process of its own, where nothing is known from before:
python -m tests.docs.ways findings|log|stroke FOLDER
"""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from types import FrameType
from typing import Any

HERE = Path(__file__).resolve().parents[2]
Call = tuple[str, str]
"""A file of ours, and the name of a function in it: `Document.apply`."""
SLIP = """\
format: 1
id: slip
title: Slip
system: crayon
cities:
- {id: aston, name: Aston, kind: small, at: "1,2", suplies: [coal]}
"""


def findings(folder: Path) -> None:
    """A file with a slip is validated."""
    from milepost.__main__ import main

    file = folder / "slip.milepost.yaml"
    file.write_text(SLIP, encoding="utf-8")
    main(["validate", str(file)])


def log(folder: Path) -> None:
    """Somebody types a move."""
    from milepost.__main__ import main

    sys.stdin = io.StringIO("build 3,5 4,5\nquit\n")
    main(["play", "tutorial", "--players", "2", "--log", str(folder / "a.log")])


def stroke(_: Path) -> None:
    """A designer paints a cell."""
    from tests.docs.stroke import painted

    painted()


WAYS: dict[str, Callable[[Path], None]] = {"findings": findings, "log": log, "stroke": stroke}


@contextmanager
def called() -> Iterator[list[Call]]:
    """Collects the functions that are called inside, each once, in the order of first calls."""
    found: dict[Call, None] = {}
    calls: list[Call] = []

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(f"{HERE}/"):
            file = frame.f_code.co_filename.removeprefix(f"{HERE}/")
            found.setdefault((file, frame.f_code.co_qualname))

    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(None)
        calls += found


def gone(name: str, folder: Path) -> list[Call]:
    """What is called on a way."""
    words = [sys.executable, "-m", "tests.docs.ways", name, str(folder)]
    around = {"MILEPOST_DATA": str(folder), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        words, cwd=HERE, env={**os.environ, **around}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return [(file, function) for file, function in json.loads(done.stdout)]


def out_of_order(told: list[Call], calls: list[Call]) -> list[str]:
    """What of a way was not gone, or not after what stands before it."""
    places = {call: place for place, call in enumerate(calls)}
    wrong, last = [], -1
    for call in told:
        place = places.get(call, -1)
        if place <= last:
            why = "too early" if place >= 0 else "never"
            wrong.append(f"{call[0]} {call[1]}: {why}")
        last = max(last, place)
    return wrong


if __name__ == "__main__":
    with redirect_stdout(io.StringIO()), called() as on_the_way:
        WAYS[sys.argv[1]](Path(sys.argv[2]))
    sys.stdout.write(json.dumps(on_the_way))
    sys.stdout.flush()
    os._exit(0)  # what Qt has left would be taken down in any order
