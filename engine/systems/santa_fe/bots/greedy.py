"""A bot that makes the cities of its cards valuable, and takes the bonuses on the way.

It brings railroads to the cities that it has cards of, keeps them from those of others, buys
Branch Lines and takes special cards where they gain more than a City card, and ends the game when
it leads. A piece is weighed by what all railroads may still come to after it.
"""

from random import Random
from typing import cast

from engine.protocol import Action, Game
from engine.systems.santa_fe.game import SantaFeGame
from engine.systems.santa_fe.planning.answers import answers
from engine.systems.santa_fe.planning.style import USUAL, Style


class Greedy:
    """Plays one seat; remembers nothing."""

    def __init__(self, seed: int = 0, style: Style = USUAL) -> None:
        self._random = Random(seed)  # noqa: S311 (a game, not a secret)
        self.style = style

    def choose(self, view: Game) -> Action:
        game = cast("SantaFeGame", view)
        for action in self.wanted(game):
            if game.why_not(action) is None:
                return action
        return self._random.choice(list(game.actions()))

    def wanted(self, game: SantaFeGame) -> list[Action]:
        """What to do now, the best first."""
        return list(answers(game, self.style))


def make(seed: int) -> Greedy:
    return Greedy(seed)
