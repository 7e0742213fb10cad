"""A bot that plays at random: first a kind of action, then one of that kind."""

from random import Random

from engine.bots import UMPIRE
from engine.protocol import Action, Game

WEIGHTS = {
    "deliver": 60,
    "ship": 60,
    "load": 6,
    "fetch": 6,
    "collect": 6,
    "place": 20,
    "move": 40,
    "sail": 20,
    "build": 16,
    "buy": 4,
    "upgrade": 3,
    "declare": 60,
    "done": 4,
    "end": 4,
    "pass": 4,
    "propose": 4,
    "withdraw": 4,
}
"""How likely a kind of action is, so that games move on; kinds that are not named weigh 1."""


class RandomLegal:
    """Knows nothing of the game but its list of legal actions."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311 (a game, not a secret)

    def choose(self, view: Game) -> Action:
        kinds: dict[str, list[Action]] = {}
        for action in view.actions():
            if action.GROUP != UMPIRE:
                kinds.setdefault(action.WORD, []).append(action)
        words = list(kinds)
        weights = [WEIGHTS.get(word, 1) for word in words]
        word = self._random.choices(words, weights)[0]
        return self._random.choice(kinds[word])


def make(seed: int) -> RandomLegal:
    return RandomLegal(seed)
