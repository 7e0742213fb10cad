"""Playing Trains: random play with full lists, from the game and from views, and games of bots.

Rounds of the same games are played in turn with the yardstick, and of each the quickest counts.
Every round loads the boards anew, so that nothing is known of them from the games before.
"""

import gc
import time
from collections.abc import Callable
from math import inf

from engine.bots import make_bot
from engine.hosting.seated_bots import SeatedBot
from engine.systems.trains.game import new_game
from model.bundled import file_named
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from tests.bench import yardstick
from tests.bench.measure import Pace, Rate, best

ROUNDS = 3
GAMES = 12
BOT_GAMES = 6
NAMES = ("Ann", "Bob", "Cid", "Dot")
SMALL, LARGE = "lantern-bay", "kanto"
LEAST_ACTIONS = 10_000
"""Of random play with full lists, in a second."""
LEAST_GAMES = 5
"""Of four greedy bots, in a second."""
RANDOM = "random play of Trains with full lists of legal actions"
GREEDY = "four greedy bots, whole games of Trains"
LOOK_AHEAD = "four bots that look ahead, whole games of Trains"


def figures() -> list[Pace | Rate]:
    plain = seen = greedy = stick = inf
    for _ in range(ROUNDS):
        small, large = load(file_named(SMALL)), load(file_named(LARGE))
        stick = min(stick, best(yardstick.work, 3))
        plain = min(plain, _seconds(lambda one=small: _random_games(one)))  # type: ignore[misc]
        seen = min(seen, _seconds(lambda one=small: _random_games(one, views=True)))  # type: ignore[misc]
        greedy = min(greedy, _seconds(lambda one=large: _greedy_games(one)))  # type: ignore[misc]
    quicker = yardstick.REFERENCE / stick
    actions = _random_games(small)
    return [
        Pace(RANDOM, actions / plain, "actions", LEAST_ACTIONS, quicker),
        Rate(f"{RANDOM}, each from a view", actions / seen, "actions"),
        Pace(GREEDY, BOT_GAMES / greedy, "games", LEAST_GAMES, quicker),
        Rate(GREEDY, _greedy_games(large) / greedy, "actions"),
        Rate(LOOK_AHEAD, 1 / _seconds(lambda: _bots_play(large, "look-ahead", 1)), "games"),
    ]


def _seconds(work: Callable[[], object]) -> float:
    gc.collect()
    start = time.process_time()
    work()
    return time.process_time() - start


def _greedy_games(scenario: Scenario) -> int:
    """How many actions the games had."""
    return sum(_bots_play(scenario, "greedy", seed) for seed in range(1, BOT_GAMES + 1))


def _bots_play(scenario: Scenario, name: str, seed: int) -> int:
    """Plays one game as the commands do: every bot is asked with a view, never with the game."""
    game, actions = new_game(scenario, NAMES, seed), 0
    bots = [SeatedBot(name, "trains", seat) for seat in range(len(NAMES))]
    while (actor := game.actor) is not None:
        bots[actor].act(game, lambda seat: game.view(seat, seed), game.play)
        actions += 1
    return actions


def _random_games(scenario: Scenario, *, views: bool = False) -> int:
    """Every action is chosen from the full list of legal ones; how many there were."""
    actions = 0
    for seed in range(GAMES):
        game, bot = new_game(scenario, NAMES, seed), make_bot("random-legal", "trains", seed)
        while (actor := game.actor) is not None:
            game.play(bot.choose(game.view(actor, seed) if views else game))
            actions += 1
    return actions
