"""A bot that weighs every card by what its parts will bring until the game ends.

Rails and stations are weighed on the board, cards by how often they will come, Waste by the cards
that it keeps from the hand; coin goes where it brings most together.
"""

from random import Random
from typing import Any, cast

from engine.protocol import Action, Game
from engine.systems.trains.game import TrainsGame
from engine.systems.trains.planning.answers import answer
from engine.systems.trains.planning.outlook import Outlook
from engine.systems.trains.planning.signs import signs
from engine.systems.trains.planning.style import USUAL, Style


class Greedy:
    """Plays one seat; remembers what it has worked out for as long as that stays true."""

    def __init__(self, seed: int = 0, style: Style = USUAL) -> None:
        self._random = Random(seed)  # noqa: S311 (a game, not a secret)
        self.style = style
        self._signs: Any = None
        self._look: Outlook | None = None

    def choose(self, view: Game) -> Action:
        game = cast("TrainsGame", view)
        wanted = self.wanted(game)
        if wanted is not None and game.why_not(wanted) is None:
            return wanted
        return self._random.choice(list(game.actions()))

    def wanted(self, game: TrainsGame) -> Action | None:
        """What to do now."""
        look = self.look(game)
        return None if look is None else answer(game.game, look, game.legal())

    def look(self, game: TrainsGame) -> Outlook | None:
        """What the actor thinks of the game as it is."""
        seat = game.actor
        if seat is None:
            return None
        seen = signs(game.game, seat)
        if self._look is None or seen != self._signs:
            self._signs, self._look = seen, Outlook(game.game, seat, self.style)
        return self._look


def make(seed: int) -> Greedy:
    return Greedy(seed)
