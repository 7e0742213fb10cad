"""Games that have begun: by a script or by typed lines, and what was played in them."""

from pathlib import Path

from engine.logs.replaying import open_log
from tests.milepost.conftest import Run

START = ("build to wendmere", "y", "end", "end", "end", "end")
"""Red has a line from Dunmarrow to Wendmere, Blue has nothing; operations begin."""


def play(run: Run, opening: Path, *more: object) -> tuple[int, str, str]:
    """A game of two that a script plays."""
    return run("play", "tutorial", "--players", 2, "--script", opening, *more)


def actions(folder: Path) -> list[str]:
    """What was played in the typed game whose log lies in a folder."""
    return [record.action for record in open_log(folder / "game.log").records]
