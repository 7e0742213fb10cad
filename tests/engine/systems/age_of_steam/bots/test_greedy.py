"""The greedy bot of Age of Steam: it plays every map to its end, wins, and stays solvent."""

from functools import cache
from pathlib import Path

import pytest

from engine.hosting.seated_bots import SeatedBot
from engine.systems.age_of_steam.game.game import AgeOfSteamGame, new_game
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from tests.engine.systems.age_of_steam.maps import NAMES

TESTS = Path(__file__).parents[4]
FOLDERS = (TESTS.parent / "scenarios", TESTS / "files" / "age_of_steam")
MAPS = {"crown-and-guilds": 3, "salt-marsh": 4, "other-blocks": 2}
"""Maps with many blocks, and how many play."""


@cache
def scenario_called(name: str) -> Scenario:
    paths = (folder / f"{name}.milepost.yaml" for folder in FOLDERS)
    return load(next(path for path in paths if path.exists()))


def played(name: str, bots: tuple[str, ...], seed: int = 1) -> AgeOfSteamGame:
    game = new_game(scenario_called(name), NAMES[: len(bots)], seed)
    seats = [SeatedBot(bot, "age-of-steam", number) for number, bot in enumerate(bots)]
    while game.actor is not None and game.state.actions < 5_000:
        seats[game.actor].act(game, lambda seat: game.view(seat, seed), game.play)
    return game


@pytest.mark.parametrize("name", MAPS)
def test_it_plays_maps_with_many_blocks_to_their_end(name: str) -> None:
    assert played(name, ("greedy",) * MAPS[name]).result is not None


def test_it_beats_the_random_bot_in_southern_china() -> None:
    game = played("southern-china", ("random-legal", "greedy", "greedy", "random-legal"))
    assert game.result is not None
    assert set(game.result.places[0]) <= {1, 2}
    assert game.out.isdisjoint({1, 2})


def test_it_answers_the_same_from_the_same_seed() -> None:
    one, other = (played("salt-marsh", ("greedy",) * 4, 3).to_plain() for _ in range(2))
    assert one == other


def place_of_the_first(seed: int) -> int:
    """Where whoever won the first auction stood before it."""
    game = new_game(scenario_called("southern-china"), NAMES[:4], seed)
    begun = game.state.order
    seats = [SeatedBot("greedy", "age-of-steam", 10 * seed + number) for number in range(4)]
    while game.actor is not None and game.state.phase in ("shares", "order"):
        seats[game.actor].act(game, lambda seat: game.view(seat, seed), game.play)
    return begun.index(game.state.order[0])


def test_the_order_of_asking_does_not_decide_who_buys_the_first_place() -> None:
    assert len({place_of_the_first(seed) for seed in range(10)}) >= 3
