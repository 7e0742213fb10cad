"""Players for tests: one that tries everything, and one that plays with a purpose.

What its purpose is a system says in its tests, by `purposeful_action` in a module `purpose`.

Both are functions of a game and of a random generator that the caller owns, so a seed says which
game is played, on every machine.
"""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from engine.protocol import Action, Game
from model.systems import part_of

Policy: TypeAlias = Callable[[Game, Random], Action]


def aimless(game: Game, rng: Random) -> Action:
    """Any legal action: first a word is chosen, so that rare kinds come as often as common ones.

    The umpire is heard now and then only, lest most games end at once.
    """
    groups: dict[str, list[Action]] = {}
    strict = rng.random() < 0.02
    for action in game.actions():
        if strict or action.GROUP != "umpire":
            groups.setdefault(action.WORD, []).append(action)
    return rng.choice(groups[rng.choice(sorted(groups))])


def purposeful(game: Game, rng: Random) -> Action:
    """What a player with a purpose does; in one action of ten, and without one, whatever comes."""
    if rng.random() < 0.1:
        return aimless(game, rng)
    return steady(game, rng)


def steady(game: Game, rng: Random) -> Action:
    """What has a purpose, and hardly anything else: such games come to their end."""
    purpose = part_of("tests.engine", game.system, "purpose")
    found: Action | None = None if purpose is None else purpose.purposeful_action(game, rng)
    return found or aimless(game, rng)


POLICIES: dict[str, Policy] = {"aimless": aimless, "purposeful": purposeful, "steady": steady}
