"""A bot that plays like the greedy one, but plays the game on in its mind before it decides.

For what it buys, and whether it builds, it tries the best few of what comes to mind, lets greedy
bots play to the end, and does what they fare best with.
"""

from engine.protocol import Action
from engine.systems.trains.bots.greedy import Greedy
from engine.systems.trains.foresight.choices import choices
from engine.systems.trains.foresight.futures import foreseen
from engine.systems.trains.game import TrainsGame


class LookAhead(Greedy):
    """Plays one seat; where there is nothing to compare it is the greedy bot."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.seed = seed

    def wanted(self, game: TrainsGame) -> Action | None:
        first, look = super().wanted(game), self.look(game)
        if first is None or look is None or game.state.starter() is not None:
            return first
        found = choices(game, look, first)
        if len(found) < 2:
            return first
        return foreseen(game, found, Greedy, self.seed + 1000 * game.state.turn)


def make(seed: int) -> LookAhead:
    return LookAhead(seed)
