"""Playing Age of Steam: whole games of four greedy bots, and random play with full lists."""

import time
from pathlib import Path

from engine.bots import make_bot
from engine.hosting.seated_bots import SeatedBot
from engine.systems.age_of_steam.game.game import new_game
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from tests.bench.measure import Note, Rate

GAMES = 8
RANDOM_GAMES = 12
NAMES = ("Ann", "Bob", "Cid", "Dot")
BOARD = Path(__file__).parents[4] / "scenarios" / "southern-china.milepost.yaml"


def figures() -> list[Rate | Note]:
    scenario = load(BOARD)
    _greedy_game(scenario, 0)
    actions, start = 0, time.process_time()
    for seed in range(1, GAMES + 1):
        actions += _greedy_game(scenario, seed)
    took = time.process_time() - start
    what = "four greedy bots, whole games of Age of Steam"
    found: list[Rate | Note] = [
        Rate(what, GAMES / took, "games"),
        Rate(what, actions / took, "actions"),
    ]
    return [*found, *_random_play(scenario)]


def _greedy_game(scenario: Scenario, seed: int) -> int:
    """Plays one game as the commands do: every bot is asked with a view, never with the game."""
    game = new_game(scenario, NAMES, seed)
    bots = [SeatedBot("greedy", "age-of-steam", seat) for seat in range(len(NAMES))]
    while (actor := game.actor) is not None:
        bots[actor].act(game, lambda seat: game.view(seat, seed), game.play)
    return game.state.actions


def _random_play(scenario: Scenario) -> list[Rate | Note]:
    """Every action is chosen from the full list of legal ones; how long the lists are is told.

    The lists are measured in games of their own, so that counting takes no part of the time.
    """
    actions, start = 0, time.process_time()
    for seed in range(RANDOM_GAMES):
        game, bot = new_game(scenario, NAMES, seed), make_bot("random-legal", "age-of-steam", seed)
        while game.actor is not None:
            game.play(bot.choose(game))
        actions += game.state.actions
    took = time.process_time() - start
    lengths = [length for seed in range(RANDOM_GAMES) for length in _lists(scenario, seed)]
    mean, most = sum(lengths) / len(lengths), max(lengths)
    what = "random play of Age of Steam with full lists of legal actions"
    note = Note(f"its lists have {mean:.1f} actions on average, and {most} at most")
    return [Rate(what, actions / took, "actions"), note]


def _lists(scenario: Scenario, seed: int) -> list[int]:
    """How many actions were legal at each moment of a game."""
    game, bot = new_game(scenario, NAMES, seed), make_bot("random-legal", "age-of-steam", seed)
    found = list[int]()
    while game.actor is not None:
        found.append(sum(1 for _ in game.actions()))
        game.play(bot.choose(game))
    return found
