"""The bots of Age of Steam against each other: a small match of what `matches` measures at length.

python -m tests.engine.playtests.matches southern-china look-ahead greedy --games 400
"""

from itertools import chain

from tests.engine.playtests.matches import Match, play_all
from tests.engine.systems.age_of_steam.bots.test_greedy import scenario_called

SIX = 6
"""A game in each arrangement of the seats."""


def test_the_greedy_bot_beats_the_random_one() -> None:
    match = Match(scenario_called("southern-china"), "greedy", "random-legal", seed=11)
    assert sum(one.won_by("greedy") for one in play_all(match, SIX)) >= 5


def test_the_greedy_bot_stays_in_the_game() -> None:
    china = Match(scenario_called("southern-china"), "greedy", "greedy", seed=12)
    marsh = Match(scenario_called("salt-marsh"), "greedy", "greedy", seed=12)
    games = chain(play_all(china, SIX), play_all(marsh, SIX))
    assert sum(len(one.out) for one in games) <= 6, "of 48 seats"


def test_looking_ahead_is_no_weaker_than_being_greedy() -> None:
    """The first games of a match of which it won 47 of 65: three alone tell little."""
    match = Match(scenario_called("southern-china"), "look-ahead", "greedy", seed=4242)
    assert sum(one.won_by("look-ahead") for one in play_all(match, 3)) >= 1.5
