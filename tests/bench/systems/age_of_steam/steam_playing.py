"""Playing Age of Steam: whole games of greedy bots, random play with full lists, look-ahead.

Rounds of the same games are played in turn with the yardstick, and of each the quickest counts.
The board is new each time, so that nothing is known of it from the games before.
"""

import gc
import time
from collections.abc import Callable
from math import inf
from pathlib import Path

from engine.bots import make_bot
from engine.hosting.seated_bots import SeatedBot
from engine.systems.age_of_steam.game.game import new_game
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.track.land import land_of
from tests.bench import yardstick
from tests.bench.measure import Note, Pace, Rate, best

ROUNDS = 5
GAMES = 4
RANDOM_GAMES = 12
NAMES = ("Ann", "Bob", "Cid", "Dot")
BOARD = Path(__file__).parents[4] / "scenarios" / "southern-china.milepost.yaml"
LEAST_GAMES = 2
"""Of four greedy bots, in a second."""
LEAST_ACTIONS = 2_000
"""Of random play with full lists, in a second."""
GREEDY = "four greedy bots, whole games of Age of Steam"
RANDOM = "random play of Age of Steam with full lists of legal actions"
LOOK_AHEAD = "four bots that look ahead, whole games of Age of Steam"


def figures() -> list[Pace | Rate | Note]:
    stick = greedy = random = inf
    for _ in range(ROUNDS):
        scenario = _board()
        _bots_play(scenario, "greedy", 0)
        stick = min(stick, best(yardstick.work, 3))
        greedy = min(greedy, _seconds(lambda one=scenario: _greedy_games(one)))  # type: ignore[misc]
        scenario = _board()
        random = min(random, _seconds(lambda one=scenario: _random_games(one)))  # type: ignore[misc]
    quicker = yardstick.REFERENCE / stick
    return [
        Pace(GREEDY, GAMES / greedy, "games", LEAST_GAMES, quicker),
        Rate(GREEDY, _greedy_games(scenario) / greedy, "actions"),
        Pace(RANDOM, _random_games(scenario) / random, "actions", LEAST_ACTIONS, quicker),
        _lists(scenario),
        Rate(LOOK_AHEAD, 1 / _seconds(lambda: _bots_play(scenario, "look-ahead", 1)), "games"),
    ]


def _board() -> Scenario:
    """The board as if nobody had ever played on it: what is kept with its land is forgotten."""
    land_of.cache_clear()
    return load(BOARD)


def _seconds(work: Callable[[], object]) -> float:
    gc.collect()
    start = time.process_time()
    work()
    return time.process_time() - start


def _greedy_games(scenario: Scenario) -> int:
    """How many actions the games had."""
    return sum(_bots_play(scenario, "greedy", seed) for seed in range(1, GAMES + 1))


def _bots_play(scenario: Scenario, name: str, seed: int) -> int:
    """Plays one game as the commands do: every bot is asked with a view, never with the game."""
    game = new_game(scenario, NAMES, seed)
    bots = [SeatedBot(name, "age-of-steam", seat) for seat in range(len(NAMES))]
    while (actor := game.actor) is not None:
        bots[actor].act(game, lambda seat: game.view(seat, seed), game.play)
    return game.state.actions


def _random_games(scenario: Scenario) -> int:
    """Every action is chosen from the full list of legal ones; how many there were."""
    actions = 0
    for seed in range(RANDOM_GAMES):
        game, bot = new_game(scenario, NAMES, seed), make_bot("random-legal", "age-of-steam", seed)
        while game.actor is not None:
            game.play(bot.choose(game))
        actions += game.state.actions
    return actions


def _lists(scenario: Scenario) -> Note:
    """How long the lists were; counted in games of their own, which nobody takes the time of."""
    lengths = list[int]()
    for seed in range(RANDOM_GAMES):
        game, bot = new_game(scenario, NAMES, seed), make_bot("random-legal", "age-of-steam", seed)
        while game.actor is not None:
            lengths.append(sum(1 for _ in game.actions()))
            game.play(bot.choose(game))
    mean, most = sum(lengths) / len(lengths), max(lengths)
    return Note(f"its lists have {mean:.1f} actions on average, and {most} at most")
