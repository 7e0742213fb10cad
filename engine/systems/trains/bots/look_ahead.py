"""A bot that plays like the greedy one, but plays the game on in its mind before it decides.

When it first has cards to play it tries several plans to the end of the game, and follows the one
that suits the cards that there are. Near the end, for what it buys and whether it builds, it tries
the best few of what comes to mind in the same way.
"""

from typing import Any

from engine.bots import Bot
from engine.protocol import Action
from engine.systems.trains.bots.greedy import Greedy
from engine.systems.trains.foresight.choices import choices
from engine.systems.trains.foresight.futures import foreseen
from engine.systems.trains.foresight.plans import best_plan
from engine.systems.trains.game import TrainsGame
from engine.systems.trains.planning.style import PLANS, USUAL, Style


class LookAhead(Greedy):
    """Plays one seat; where there is nothing to compare it is the greedy bot."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.seed = seed
        self._game: Any = None
        self._turn = 0

    def wanted(self, game: TrainsGame) -> Action | None:
        if game.state.starter() is not None:
            self.style = USUAL
            return super().wanted(game)
        self._plan(game)
        first, look = super().wanted(game), self.look(game)
        if first is None or look is None:
            return first
        found = choices(game, look, first)
        if len(found) < 2:
            return first
        guess = self.seed + 1000 * game.state.turn
        return foreseen(game, found, _follower(self.style), Greedy(), guess)

    def _plan(self, game: TrainsGame) -> None:
        """Makes up its mind how to play, once in a game."""
        state = game.state
        known = (game.game.table, game.actor, tuple(state.supply))
        if known != self._game or state.turn < self._turn:
            self.style = best_plan(game, PLANS, USUAL, _follower, self.seed)
            self._look = None
        self._game, self._turn = known, state.turn


def _follower(plan: Style) -> Bot:
    return Greedy(style=plan)


def make(seed: int) -> LookAhead:
    return LookAhead(seed)
