"""Plays the game on in the mind to its end after each of a few choices, and compares.

What is hidden is made up in the same ways for each
choice, and what would be done anyhow gives way only to what does clearly better in most of them.
"""

from collections.abc import Sequence
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


def dreamt(game: TrainsGame, seat: int, guess: int) -> TrainsGame:
    """The game with what a seat cannot see made up."""
    seen = game.view(seat, guess).game
    return TrainsGame(Dreamt(seen.table, seen.state, seen.names))


def foreseen(game: TrainsGame, found: Sequence[Action], own: Bot, other: Bot, guess: int) -> Action:
    """The choice that leads furthest; the first where no other does clearly better.

    The player is played by one bot, everybody else by the other.
    """
    seat = game.actor
    assert seat is not None  # noqa: S101 (nobody is asked in a game that is over)
    leads: dict[Action, list[float]] = {one: [] for one in found[1:]}
    for number in range(GUESSES):
        seen = dreamt(game, seat, guess + number)
        usual = _lead_after(seen, found[0], own, other)
        for one, more in leads.items():
            more.append(_lead_after(seen, one, own, other) - usual)
        if number + 1 >= FIRST:
            leads = {one: more for one, more in leads.items() if mean(more) > 0}
        if not leads:
            return found[0]
    best = max(leads, key=lambda one: mean(leads[one]))
    return best if mean(leads[best]) > DOUBT else found[0]


def _lead_after(seen: TrainsGame, action: Action, own: Bot, other: Bot) -> float:
    seat = seen.actor
    assert seat is not None  # noqa: S101 (who is asked acts in what is made up, too)
    future = seen.copy()
    future.play(action)
    return lead_at_end(future, seat, own, other)


def lead_at_end(
    future: TrainsGame, seat: int, own: Bot, other: Bot, most: int = MOST_ACTIONS
) -> float:
    """Plays a game in the mind to its end; how far ahead a seat is then."""
    for _ in range(most):
        actor = future.actor
        if actor is None:
            break
        bot = own if actor == seat else other
        future.play(bot.choose(future))
    others = list(future.scores())
    mine = others.pop(seat)
    return mine - (max(others) + mean(others)) / 2
