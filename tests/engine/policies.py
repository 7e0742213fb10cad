"""Players for tests: one that tries everything, and one that plays crayon rails with a purpose.

Both are functions of a game and of a random generator that the caller owns, so a seed says which
game is played, on every machine.
"""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from engine.protocol import Action, Game
from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.purpose import purposeful_action

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
    """What earns money; in one action of ten, and in other systems, whatever comes."""
    if rng.random() < 0.1 or not isinstance(game, CrayonGame):
        return aimless(game, rng)
    return purposeful_action(game, rng) or aimless(game, rng)


def steady(game: Game, rng: Random) -> Action:
    """What earns money, and hardly anything else: such games come to their end."""
    if not isinstance(game, CrayonGame):
        return aimless(game, rng)
    return purposeful_action(game, rng) or aimless(game, rng)


POLICIES: dict[str, Policy] = {"aimless": aimless, "purposeful": purposeful, "steady": steady}
