"""Playing Santa Fe: random play with full lists, whole games of greedy bots, and of look-ahead.

Rounds of the same games are played in turn with the yardstick, and of each the quickest counts.
Every round loads the board anew, so that nothing is known of it from the games before.
"""

import gc
import time
from collections.abc import Callable
from math import inf
from pathlib import Path

from engine.bots import make_bot
from engine.hosting.seated_bots import SeatedBot
from engine.systems.santa_fe.game import new_game
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from tests.bench import yardstick
from tests.bench.measure import Note, Pace, Rate, best

ROUNDS = 5
GAMES = 6
RANDOM_GAMES = 12
NAMES = ("Ann", "Bob", "Cid", "Dot")
BOARD = Path(__file__).parents[4] / "scenarios" / "western-usa.milepost.yaml"
LEAST_GAMES = 5
"""Of four greedy bots, in a second."""
LEAST_ACTIONS = 5_000
"""Of random play with full lists, in a second."""
GREEDY = "four greedy bots, whole games of Santa Fe"
RANDOM = "random play of Santa Fe with full lists of legal actions"
LOOK_AHEAD = "four bots that look ahead, whole games of Santa Fe"


def figures() -> list[Pace | Rate | Note]:
    stick = greedy = random = inf
    for _ in range(ROUNDS):
        scenario = load(BOARD)
        stick = min(stick, best(yardstick.work, 3))
        greedy = min(greedy, _seconds(lambda one=scenario: _bot_games(one)))  # type: ignore[misc]
        random = min(random, _seconds(lambda one=scenario: _random_games(one)))  # type: ignore[misc]
    quicker = yardstick.REFERENCE / stick
    return [
        Pace(GREEDY, GAMES / greedy, "games", LEAST_GAMES, quicker),
        Rate(GREEDY, _bot_games(scenario) / greedy, "actions"),
        Pace(RANDOM, _random_games(scenario) / random, "actions", LEAST_ACTIONS, quicker),
        _lists(scenario),
        Rate(LOOK_AHEAD, 1 / _seconds(lambda: _bots_play(scenario, "look-ahead", 1)), "games"),
    ]


def _seconds(work: Callable[[], object]) -> float:
    gc.collect()
    start = time.process_time()
    work()
    return time.process_time() - start


def _bot_games(scenario: Scenario) -> int:
    """How many actions the games had."""
    return sum(_bots_play(scenario, "greedy", seed) for seed in range(1, GAMES + 1))


def _bots_play(scenario: Scenario, name: str, seed: int) -> int:
    """Plays one game as the commands do: every bot is asked with a view, never with the game."""
    game, actions = new_game(scenario, NAMES, seed), 0
    bots = [SeatedBot(name, "santa-fe", seat) for seat in range(len(NAMES))]
    while (actor := game.actor) is not None:
        bots[actor].act(game, lambda seat: game.view(seat, seed), game.play)
        actions += 1
    return actions


def _random_games(scenario: Scenario) -> int:
    """Every action is chosen from the full list of legal ones; how many there were."""
    actions = 0
    for seed in range(RANDOM_GAMES):
        game, bot = new_game(scenario, NAMES, seed), make_bot("random-legal", "santa-fe", seed)
        while game.actor is not None:
            game.play(bot.choose(game))
            actions += 1
    return actions


def _lists(scenario: Scenario) -> Note:
    """How long the lists were; counted in games of their own, which nobody takes the time of."""
    lengths = list[int]()
    for seed in range(RANDOM_GAMES):
        game, bot = new_game(scenario, NAMES, seed), make_bot("random-legal", "santa-fe", seed)
        while game.actor is not None:
            lengths.append(sum(1 for _ in game.actions()))
            game.play(bot.choose(game))
    mean, most = sum(lengths) / len(lengths), max(lengths)
    return Note(f"its lists have {mean:.1f} actions on average, and {most} at most")
