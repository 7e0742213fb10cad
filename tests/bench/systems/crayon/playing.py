"""Playing: whole games of four greedy bots, and random play with full lists of legal actions.

A peer that plays a much simpler game on the same map is measured beside it if the environment
variable MILEPOST_PEER names its file: a module with `Map(mileposts, edges, prices, cities, seed)`
and `bench(map, games, turns, first_seed)`, which returns CPU seconds first.
"""

import importlib.util
import os
import time
from collections.abc import Callable
from math import inf
from typing import Any

from engine.bots import make_bot
from engine.hosting.seated_bots import SeatedBot
from engine.systems.crayon.game.game import CrayonGame, new_game
from engine.systems.crayon.state.table import Table
from model.scenario.scenario import Scenario
from tests.bench.measure import Figure, Rate
from tests.generate.systems.crayon.drafts import china_game_scenario

GAMES = 12
TIMES = 4
"""All games are played so often, ours and the peer's in turn; of each the quickest counts."""
NAMES = ("Ann", "Bob", "Cid", "Dot")
MOST_ACTIONS = 20_000
SHARE = 0.3
"""Our rate of whole games is to be at least this part of the peer's."""


def figures() -> list[Figure | Rate]:
    scenario = china_game_scenario()
    _greedy_game(scenario, 0)
    table = new_game(scenario, NAMES, 1).table
    peer = _peer(table)
    ours, theirs = [inf] * GAMES, [inf] * GAMES
    for _ in range(TIMES):
        actions = 0
        for game in range(GAMES):
            start = time.process_time()
            actions += _greedy_game(scenario, game + 1)
            ours[game] = min(ours[game], time.process_time() - start)
        for game in range(GAMES):
            theirs[game] = min(theirs[game], peer(game))
    took, peers = sum(ours), sum(theirs)
    mileposts = sum(price >= 0 for price in table.network.price)
    what = f"four greedy bots, whole games on {mileposts:,} mileposts"
    found: list[Figure | Rate] = [
        Rate(what, GAMES / took, "games"),
        Rate(what, actions / took, "actions"),
        _random_play(scenario),
    ]
    if peers:
        name, each = "the peer on the same map", 1000 / GAMES
        found.append(Figure(f"{what}, each", took * each, name, peers * each, 1 / SHARE))
    return found


def _greedy_game(scenario: Scenario, seed: int) -> int:
    """Plays one game as the commands do: every bot is asked with a view, never with the game."""
    game = new_game(scenario, NAMES, seed)
    bots = [SeatedBot("greedy", "crayon", seat) for seat in range(len(NAMES))]
    while (actor := game.actor) is not None and game.state.actions < MOST_ACTIONS:
        bots[actor].act(game, lambda seat: game.view(seat, seed), game.play)
    return game.state.actions


def _random_play(scenario: Scenario) -> Rate:
    """Every action is chosen from the full list of legal ones."""
    actions, start = 0, time.process_time()
    for seed in range(3):
        game: CrayonGame = new_game(scenario, NAMES, seed)
        bot = make_bot("random-legal", "crayon", seed)
        while game.actor is not None and game.state.actions < 1500:
            game.play(bot.choose(game))
        actions += game.state.actions
    took = time.process_time() - start
    return Rate("random play with full lists of legal actions", actions / took, "actions")


def _peer(table: Table) -> Callable[[int], float]:
    """What tells the CPU seconds of a game of the peer on our map; none where there is no peer."""
    path = os.environ.get("MILEPOST_PEER")
    if not path:
        return lambda _: 0.0
    spec = importlib.util.spec_from_file_location("peer", path)
    assert spec is not None
    assert spec.loader is not None
    peer: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(peer)
    board = peer.Map(*_plain_map(table), 7)
    return lambda seed: float(peer.bench(board, 2, 400, 100 + 2 * seed)[0]) / 2


def _plain_map(table: Table) -> tuple[int, list[tuple[int, int]], list[int], list[int]]:
    """Our map without anything but mileposts, edges with a price of at most 7, and cities."""
    network = table.network
    places = [number for number, price in enumerate(network.price) if price >= 0]
    at = {number: place for place, number in enumerate(places)}
    edges, prices = [], []
    for u in places:
        for v in table.steps[u]:
            if u < v:
                edges.append((at[u], at[v]))
                prices.append(min(7, network.price[v] + network.surcharge(u, v)))
    cities = [at[city.cells[0]] for city in table.places.values()]
    return len(places), edges, prices, cities
