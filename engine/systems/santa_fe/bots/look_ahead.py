"""A bot that plays like the greedy one, but plays the round on in its mind before it decides.

For cards that are drawn and pieces that are laid it tries the best few of what the greedy bot
thinks of, lets greedy bots finish the round, and does what leaves it best off against the others.
"""

from engine.protocol import Action
from engine.systems.santa_fe.bots.greedy import Greedy
from engine.systems.santa_fe.game import SantaFeGame
from engine.systems.santa_fe.planning.foresight import choices, foreseen


class LookAhead(Greedy):
    """Plays one seat; where there is nothing to compare it is the greedy bot."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.seed = seed

    def wanted(self, game: SantaFeGame) -> list[Action]:
        found = choices(game, self.style)
        if len(found) < 2:
            return super().wanted(game)
        guess = self.seed + game.state.round
        return [foreseen(game, found, lambda: Greedy(style=self.style), self.style, guess)]


def make(seed: int) -> LookAhead:
    return LookAhead(seed)
