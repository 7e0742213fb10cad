"""Plays the game on in the mind to its end after each of a few choices, and compares.

All seats are played by greedy players. What is hidden is made up in the same ways for each choice,
and what would be done anyhow gives way only to what does clearly better in most of them.
"""

from collections.abc import Callable, Sequence
from random import Random
from statistics import mean
from typing import Final

from engine.bots import Bot
from engine.protocol import Action
from engine.systems.trains.game import TrainsGame
from engine.systems.trains.state.play import Play

GUESSES: Final = 6
"""So many ways of what is hidden are played through."""
FIRST: Final = 2
"""After so many, choices that do not lead are given up."""
DOUBT: Final = 1.3
"""By so many points another choice must do better."""
MOST_ACTIONS: Final = 4_000
"""A future is given up after so many actions."""


class Dreamt(Play):
    """A game in the mind: decks that differ by a card are shuffled alike but for that card."""

    def copy(self) -> "Dreamt":
        return Dreamt(self.table, self.state.copy(), self.names)

    def shuffled(self, stream: str, things: list[str]) -> list[str]:
        state = self.state
        state.counters[stream] = often = state.counters.get(stream, 0) + 1
        places = {
            card: Random(f"{state.seed}/{stream}/{often}/{card}")  # noqa: S311 (no secret)
            for card in dict.fromkeys(things)
        }
        return [card for _, card in sorted((places[card].random(), card) for card in things)]


def foreseen(
    game: TrainsGame, found: Sequence[Action], player: Callable[[], Bot], guess: int
) -> Action:
    """The choice that leads furthest; the first where no other does clearly better."""
    seat = game.actor
    assert seat is not None  # noqa: S101 (nobody is asked in a game that is over)
    bot = player()  # one for all, as greedy players remember nothing that does not hold
    leads: dict[Action, list[float]] = {one: [] for one in found[1:]}
    for number in range(GUESSES):
        seen = _dreamt(game, seat, guess + number)
        usual = _lead_after(seen, seat, found[0], bot)
        for one, more in leads.items():
            more.append(_lead_after(seen, seat, one, bot) - usual)
        if number + 1 >= FIRST:
            leads = {one: more for one, more in leads.items() if mean(more) > 0}
        if not leads:
            return found[0]
    best = max(leads, key=lambda one: mean(leads[one]))
    return best if mean(leads[best]) > DOUBT else found[0]


def _dreamt(game: TrainsGame, seat: int, guess: int) -> TrainsGame:
    seen = game.view(seat, guess).game
    return TrainsGame(Dreamt(seen.table, seen.state, seen.names))


def _lead_after(seen: TrainsGame, seat: int, action: Action, bot: Bot) -> float:
    """How far ahead a player is at the end."""
    future = seen.copy()
    future.play(action)
    for _ in range(MOST_ACTIONS):
        if future.actor is None:
            break
        future.play(bot.choose(future))
    others = list(future.scores())
    own = others.pop(seat)
    return own - (max(others) + mean(others)) / 2
