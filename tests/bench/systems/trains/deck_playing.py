"""Playing Trains at random: every action from the full list, from the game and from views."""

import time
from math import inf
from pathlib import Path

from engine.bots import make_bot
from engine.systems.trains.game import new_game
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from tests.bench import yardstick
from tests.bench.measure import Pace, Rate, best

ROUNDS = 3
GAMES = 12
NAMES = ("Ann", "Bob", "Cid", "Dot")
BOARD = Path(__file__).parents[4] / "scenarios" / "lantern-bay.milepost.yaml"
LEAST_ACTIONS = 10_000
"""Of random play with full lists, in a second."""


def figures() -> list[Pace | Rate]:
    scenario = load(BOARD)
    plain = seen = stick = inf
    actions = 0
    for _ in range(ROUNDS):
        stick = min(stick, best(yardstick.work, 3))
        actions, took = _games(scenario, views=False)
        plain = min(plain, took)
        seen = min(seen, _games(scenario, views=True)[1])
    quicker = yardstick.REFERENCE / stick
    what = "random play of Trains with full lists of legal actions"
    return [
        Pace(what, actions / plain, "actions", LEAST_ACTIONS, quicker),
        Rate(f"{what}, each from a view", actions / seen, "actions"),
    ]


def _games(scenario: Scenario, *, views: bool) -> tuple[int, float]:
    """How many actions some whole games had, and how long they took."""
    actions, start = 0, time.process_time()
    for seed in range(GAMES):
        game, bot = new_game(scenario, NAMES, seed), make_bot("random-legal", "trains", seed)
        while (actor := game.actor) is not None:
            game.play(bot.choose(game.view(actor, seed) if views else game))
            actions += 1
    return actions, time.process_time() - start
