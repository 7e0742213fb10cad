"""A bot that plans a turn at a time: lines for the cubes it sees, money for them, and no more.

It raises money for what it wants to build and what it will owe, builds links over which it can
deliver, raises its engine when that pays, and keeps enough for its expenses.
"""

from random import Random
from typing import cast

from engine.bots import UMPIRE
from engine.protocol import Action, Game
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.planning.answers import Mind, answers

RETIRING = ("done", "pass", "skip", "stop", "decline", "urbanize", "claim")
"""What is done where nothing better comes to mind."""


class Greedy:
    """Plays one seat; all that it remembers is what it is about to do."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)  # noqa: S311 (a game, not a secret)
        self._mind = Mind(Random(seed))  # noqa: S311
        self._next: list[Action] = []

    def choose(self, view: Game) -> Action:
        game = cast("AgeOfSteamGame", view)
        found = self.wanted(game)
        for at, action in enumerate(found):
            if game.why_not(action) is None:
                self._next = found[at + 1 :]
                return action
        self._next = []
        return retire(game, self._random)

    def wanted(self, game: AgeOfSteamGame) -> list[Action]:
        """What to do now and after that, as far as it is decided."""
        return answers(game, self._mind)

    def and_then(self) -> Action | None:
        return self._next.pop(0) if self._next else None


def retire(game: AgeOfSteamGame, random: Random) -> Action:
    """The action that ends the matter at hand, or else any, lest the same is tried for ever."""
    actions = [action for action in game.actions() if action.GROUP != UMPIRE]
    quiet = [one for word in RETIRING for one in actions if word == one.WORD]
    return quiet[0] if quiet else random.choice(actions)


def make(seed: int) -> Greedy:
    return Greedy(seed)
