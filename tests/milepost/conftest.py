"""What the tests of the command line share: a small map to ask about, and a way to run commands."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from milepost.__main__ import main

VALLEY = """\
# A valley to test with.
format: 1
id: valley
title: Valley
system: crayon
players: {min: 2, max: 3}
rules: {preset: china-rails}
board:
  kind: mileposts
  size: [9, 5]
  legend: {".": clear, "^": mountain}
  terrain: |
    .........
    ....^....
    ....^....
    ....^....
    .........
waters:
- {id: brook, name: Brook, kind: river, path: "6,-1s 6,1n 6,0s 6,2n 6,1s 6,3n 6,2s 6,4n 6,3s 6,5n"}
cities:
- {id: aston, name: Aston, names: {zh: 阿斯顿}, kind: major, at: "1,2", supplies: [coal]}
- {id: byford, name: Byford, kind: small, at: "4,0", supplies: [fish]}  # on the pass
- {id: colby, name: Colby, kind: medium, at: "8,2"}
goods:
- {id: coal, chips: 4}
- {id: fish, chips: 3}
demands:
  1: [byford coal 8, colby fish 14, aston fish 7]
"""


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process."""

    def run_command(*arguments: object) -> Ran:
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as stop:
            code = int(stop.code or 0)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run_command


@pytest.fixture
def valley(tmp_path: Path) -> Path:
    """The file of a small valid scenario."""
    path = tmp_path / "valley.milepost.yaml"
    path.write_text(VALLEY, encoding="utf-8")
    return path
