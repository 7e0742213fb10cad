"""A bot that plays at random: first a kind of action, then one of that kind."""

from collections.abc import Callable, Mapping
from itertools import groupby
from random import Random
from typing import cast

from engine.bots import UMPIRE
from engine.protocol import Action, Game
from model.systems import part_of

_KIND = cast("Callable[[Action], type[Action]]", type)


class RandomLegal:
    """Knows nothing of the game but its list of legal actions, and which kinds of them move it on.

    A system says the latter by `WEIGHTS` in its module `weights`; without it all are as likely.
    """

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311 (a game, not a secret)

    def choose(self, view: Game) -> Action:
        kinds: dict[str, list[Action]] = {}
        for kind, several in groupby(view.actions(), _KIND):
            if kind.GROUP != UMPIRE:
                kinds.setdefault(kind.WORD, []).extend(several)
        words = list(kinds)
        likely = _weights(view.system)
        weights = [likely.get(word, 1) for word in words]
        word = self._random.choices(words, weights)[0]
        return self._random.choice(kinds[word])


def _weights(system: str) -> Mapping[str, int]:
    weights: Mapping[str, int] = getattr(part_of("engine", system, "weights"), "WEIGHTS", {})
    return weights


def make(seed: int) -> RandomLegal:
    return RandomLegal(seed)
