"""What the tests of the command line share: a map, a script, and ways to run and type commands."""

import io
import sys
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

OPENING = """\
# Both build a little.
build 3,5 4,5
build 4,5 5,5   # eastwards

end
build 13,8 13,7
end
end
end
place 2,5
load machines
done
end
"""


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]
Typed = Callable[..., Ran]


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


@pytest.fixture
def opening(tmp_path: Path) -> Path:
    """The script of the first turns of a game."""
    path = tmp_path / "opening.txt"
    path.write_text(OPENING, encoding="utf-8")
    return path


@pytest.fixture
def typed(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Typed:
    """A game of two people who type these lines; what the screen shows."""

    def type_lines(
        *lines: str, more: tuple[object, ...] = (), scenario: object = "tutorial"
    ) -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
        return run("play", scenario, "--players", 2, "--log", tmp_path / "game.log", *more)

    return type_lines
