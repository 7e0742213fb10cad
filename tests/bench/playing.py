"""Playing: whole games of four greedy bots, and random play with full lists of legal actions.

A peer that plays a much simpler game on the same map is measured beside it if the environment
variable MILEPOST_PEER names its file: a module with `Map(mileposts, edges, prices, cities, seed)`
and `bench(map, games, turns, first_seed)`, which returns CPU seconds first.
"""

import importlib.util
import os
import time
from typing import Any

from engine.bots import make_bot
from engine.seated_bots import SeatedBot
from engine.systems.crayon.game import CrayonGame, new_game
from engine.systems.crayon.table import Table
from model.scenario import Scenario
from tests.bench.measure import Figure, Rate
from tests.engine.drafts import china_game_scenario

GAMES = 12
NAMES = ("Ann", "Bob", "Cid", "Dot")
MOST_ACTIONS = 20_000
SHARE = 0.3
"""Our rate of whole games is to be at least this part of the peer's."""


def figures() -> list[Figure | Rate]:
    scenario = china_game_scenario()
    _greedy_game(scenario, 0)
    start = time.process_time()
    actions = sum(_greedy_game(scenario, seed) for seed in range(1, GAMES + 1))
    took = time.process_time() - start
    table = new_game(scenario, NAMES, 1).table
    mileposts = sum(price >= 0 for price in table.network.price)
    what = f"four greedy bots, whole games on {mileposts:,} mileposts"
    found: list[Figure | Rate] = [
        Rate(what, GAMES / took, "games"),
        Rate(what, actions / took, "actions"),
        _random_play(scenario),
    ]
    peer = _peer_seconds(table)
    if peer is not None:
        name = "the peer on the same map"
        found.append(Figure(f"{what}, each", took / GAMES * 1000, name, peer * 1000, 1 / SHARE))
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


def _peer_seconds(table: Table) -> float | None:
    """CPU seconds of one game of the peer on our map."""
    path = os.environ.get("MILEPOST_PEER")
    if not path:
        return None
    spec = importlib.util.spec_from_file_location("peer", path)
    assert spec is not None
    assert spec.loader is not None
    peer: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(peer)
    board = peer.Map(*_plain_map(table), 7)
    peer.bench(board, 1, 400, 1)
    seconds = peer.bench(board, 2 * GAMES, 400, 100)[0]
    return float(seconds) / (2 * GAMES)


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
