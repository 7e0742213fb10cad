"""Whole games of the greedy bot: it wins, in few rounds, under every preset and variation."""

from functools import cache
from pathlib import Path
from statistics import median

import pytest
import yaml

from engine.bots import make_bot
from engine.playtest import Order, Record, play_here
from model.bundled import bundled_scenarios
from model.files import load
from model.scenario import Scenario
from tests.engine.drafts import china_game_scenario
from tests.engine.set_ups import any_set_up

TURNS: dict[str, int] = yaml.safe_load(
    (Path(__file__).parents[2] / "files" / "greedy-turns.yaml").read_text(encoding="utf-8")
)
SAMPLE = {"tutorial": 40, "china": 8}


def scenario_of(name: str) -> Scenario:
    return china_game_scenario() if name == "china" else load(bundled_scenarios()[name])


@cache
def games_of_four(name: str) -> list[Record]:
    order = Order(scenario_of(name), ("greedy",) * 4, SAMPLE[name], limit=150)
    return list(play_here(order))


@pytest.mark.parametrize("name", sorted(TURNS))
def test_games_of_four_end_by_victory(name: str) -> None:
    assert {record.reason for record in games_of_four(name)} == {"victory"}


@pytest.mark.parametrize("name", sorted(TURNS))
def test_it_needs_no_more_rounds_than_it_did(name: str) -> None:
    assert median(record.rounds for record in games_of_four(name)) <= TURNS[name]


def test_it_wins_against_the_random_bot() -> None:
    order = Order(scenario_of("tutorial"), ("greedy", "random-legal"), 20, limit=100)
    wins = [record.seating[seat] for record in play_here(order) for seat in record.winners]
    assert wins.count(0) >= 19


@pytest.mark.parametrize("number", range(40))
def test_it_plays_under_every_rule_without_an_illegal_action(number: int) -> None:
    """Refused would be raised by the game; so would be whatever the bot stumbles over."""
    game = any_set_up(number).game()
    names = ["greedy", "greedy", "random-legal"]
    bots = [make_bot(names[seat % 3], "crayon", seat) for seat in range(len(game.names))]
    before = game.state.turn.round
    for _ in range(400):
        if game.actor is None:
            break
        game.play(bots[game.actor].choose(game.view(game.actor)))
    assert game.actor is None or game.state.turn.round > before
