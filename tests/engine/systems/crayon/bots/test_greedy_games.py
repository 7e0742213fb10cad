"""Whole games of the greedy bot: it wins, in few rounds, under every preset and variation."""

import pytest

from engine.bots import make_bot
from engine.playtests.playtest import Order, play_here
from tests.engine.systems.crayon.bots.greedy_turns import (
    GAMES,
    games_of_four,
    is_worse,
    kept,
    measured,
    scenario_of,
)
from tests.engine.systems.crayon.set_ups import any_set_up


@pytest.mark.parametrize("name", GAMES)
def test_games_of_four_end_by_victory(name: str) -> None:
    assert {record.reason for record in games_of_four(name)} == {"victory"}


@pytest.mark.parametrize("name", GAMES)
def test_it_needs_no_more_rounds_than_it_did(name: str) -> None:
    assert not is_worse(measured(name), kept()[name]), measured(name)


def test_a_tenth_more_rounds_would_be_noticed() -> None:
    for name, turns in kept().items():
        slower = turns.copy()
        slower["mean"] *= 1.1
        slower["games"] = GAMES[name]
        assert is_worse(slower, turns)


def test_it_wins_against_the_random_bot() -> None:
    order = Order(scenario_of("tutorial"), ("greedy", "random-legal"), 20, limit=100)
    wins = [record.seating[seat] for record in play_here(order) for seat in record.winners]
    assert wins.count(0) >= 19


@pytest.mark.parametrize("number", [*range(13), 14, 16, 17, 18, 20, 26, 31, 32, 38, 39])
def test_it_plays_under_every_rule_without_an_illegal_action(number: int) -> None:
    """Refused would be raised by the game; so would be whatever the bot stumbles over.

    Of the first set-ups these are the ones in which it does what it did in none before.
    """
    game = any_set_up(number).game()
    names = ["greedy", "greedy", "random-legal"]
    bots = [make_bot(names[seat % 3], "crayon", seat) for seat in range(len(game.names))]
    before = game.state.turn.round
    for _ in range(400):
        if game.actor is None:
            break
        game.play(bots[game.actor].choose(game.view(game.actor)))
    assert game.actor is None or game.state.turn.round > before
