"""Which way to play suits a game: plans are played to the end in the mind, and compared.

All plans meet the same decks. After each heat only the best go on, and the plan that is followed
anyhow gives way only to one that does clearly better.
"""

from collections.abc import Callable, Iterable
from statistics import mean
from typing import Final

from engine.bots import Bot
from engine.systems.trains.foresight.futures import dreamt, lead_at_end
from engine.systems.trains.game import TrainsGame
from engine.systems.trains.planning.style import Style

HEATS: Final = ((4, 4), (4, 2), (8, 1))
"""In how many games of the mind plans are compared, and how many of them go on."""
DOUBT: Final = 1.0
"""By so many points another plan must do better."""
HALF: Final = 20.0
"""A lead of so many points counts half: what matters is to win, and less by how much."""
MOST_ACTIONS: Final = 2_000
"""A game in the mind is given up after so many actions."""
Player = Callable[[Style], Bot]
"""Who follows a plan."""


def best_plan(
    game: TrainsGame, plans: Iterable[Style], usual: Style, player: Player, guess: int
) -> Style:
    """The plan that the actor fares best with, who would follow the usual one, as others do."""
    leads: dict[Style, list[float]] = {one: [] for one in plans if one != usual}
    for often, left in HEATS:
        for _ in range(often):
            guess += 1
            _compare(game, leads, usual, player, guess)
        ranked = sorted(leads, key=lambda one: -mean(leads[one]))
        leads = {one: leads[one] for one in ranked[:left] if mean(leads[one]) > 0}
        if not leads:
            return usual
    best = next(iter(leads))
    return best if mean(leads[best]) > DOUBT else usual


def _compare(
    game: TrainsGame, leads: dict[Style, list[float]], usual: Style, player: Player, guess: int
) -> None:
    """Notes for each plan how much further than the usual one it leads, with the same decks."""
    seat = game.actor
    assert seat is not None  # noqa: S101 (nobody is asked in a game that is over)
    seen, other = dreamt(game, seat, guess), player(usual)
    base = counted(lead_at_end(seen.copy(), seat, player(usual), other, MOST_ACTIONS))
    for plan, more in leads.items():
        lead = lead_at_end(seen.copy(), seat, player(plan), other, MOST_ACTIONS)
        more.append(counted(lead) - base)


def counted(lead: float) -> float:
    """What a lead counts."""
    return lead / (1 + abs(lead) / HALF)
