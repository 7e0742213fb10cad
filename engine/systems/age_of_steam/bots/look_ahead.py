"""A bot that plays like the greedy one, but plays a turn through in its mind before it decides.

For shares, actions, builds and moves it tries the best few of what the greedy bot thinks of, lets
greedy bots finish the turn, and does what leaves it best off.
"""

from engine.protocol import Action
from engine.systems.age_of_steam.bots.greedy import Greedy
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.planning.foresight import choices, foreseen


class LookAhead(Greedy):
    """Plays one seat; where there is nothing to compare it is the greedy bot."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.seed = seed

    def wanted(self, game: AgeOfSteamGame) -> list[Action]:
        found = choices(game)
        if len(found) < 2:
            return super().wanted(game)
        return foreseen(game, found, Greedy, self.seed + game.state.turn)


def make(seed: int) -> LookAhead:
    return LookAhead(seed)
