"""What a change of a map means for play, in the words of its system.

A system tells it in `validator/systems/NAME/game_changes` with a function `game_changes(old, new)`;
of one that does not, only what the files say is compared.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from model.scenario.scenario import Scenario
from model.systems import part_of


class GameChange(NamedTuple):
    """Something of one kind that is different in play, such as the prices of track."""

    title: str
    """Its heading in a list at a terminal: `prices`."""
    heading: str
    """The same on a page: `Prices of track`."""
    word: str
    """What stands before a sentence without a heading: `price`."""
    lines: tuple[str, ...]
    """A sentence each, what matters most first."""
    one: str
    """What a sentence is about, for those that are only counted: `pair of cities`."""
    many: str
    note: str = ""
    """What was not compared, in a clause."""


class GameChanges(NamedTuple):
    """Everything that a system found, as sentences, and as data by keys of its own."""

    told: tuple[GameChange, ...] = ()
    data: Mapping[str, Any] = {}


def game_changes(old: Scenario, new: Scenario) -> GameChanges:
    """What is different in play between two versions of a map."""
    part = part_of("validator", new.system, "game_changes")
    if part is None:
        return GameChanges()
    changes: GameChanges = part.game_changes(old, new)
    return changes
