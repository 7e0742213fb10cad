"""The bot that only buys: it fills its deck, and no map."""

import pytest

from model.bundled import file_named
from model.files.scenario_files import load
from tests.engine.playtests.matches import Match, play_all
from tests.engine.systems.trains.bots.playing import bots_play, chosen, fan_game
from tests.engine.systems.trains.games import do, game_with, turn


def test_it_lays_nothing_and_builds_nothing() -> None:
    game = bots_play(game_with(seed=3, players=2), "buying", "buying")
    assert game.result is not None
    assert [len(one.markers) for one in game.state.seats] == [1, 1]
    assert not game.state.stations


@pytest.mark.parametrize("number", range(4))
def test_it_plays_cards_that_nobody_has_thought_of_to_the_end(number: int) -> None:
    game = fan_game(number)
    assert bots_play(game, *["buying"] * len(game.names)).result is not None


def test_it_leaves_what_builds() -> None:
    game = game_with(turn(["rail-laying", "normal-train"]))
    do(game, "play normal-train", "play rail-laying")
    assert chosen(game, "buying") == "leave"


@pytest.mark.parametrize(("better", "worse"), [("buying", "random-legal"), ("greedy", "buying")])
def test_each_bot_beats_the_one_before_it_in_all_arrangements(better: str, worse: str) -> None:
    match = Match(load(file_named("lantern-bay")), better, worse, seed=11)
    assert sum(one.won_by(better) for one in play_all(match, 24)) >= 18
