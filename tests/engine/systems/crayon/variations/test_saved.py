"""What variants add to a state is saved with it, and play goes on from there in the same way."""

import json

import pytest

from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.resuming import game_from_plain
from tests.engine.systems.crayon.situations.situation import legal, play
from tests.engine.systems.crayon.situations.valley import WEST_TO_MILL, Valley, seat, seats


def saved(game: CrayonGame) -> CrayonGame:
    plain = json.loads(json.dumps(game.to_plain()))
    again = game_from_plain(game.scenario, plain)
    assert isinstance(again, CrayonGame)
    return again


@pytest.mark.rule("INV-CRY-31")
def test_a_loan_of_this_turn() -> None:
    stuck = seat(0, '["2,2 3,2", "3,2 4,2"]', "4,2", came_from="3,2")
    game = Valley("mercy", "loan: {factor: 1}", "china-rails", seats(stuck)).game()
    play(game, "borrow 20")
    again = saved(game)
    play(again, "done")
    assert (again.state.seats[0].cash, again.state.seats[0].debts) == (20, (20,))


@pytest.mark.rule("INV-CRY-31")
def test_track_that_was_protected() -> None:
    game = Valley("restart", position=seats(seat(7, WEST_TO_MILL, "4,2"))).game()
    play(game, "restart", "protect 3,2 4,2", "pass", "build 2,2 3,2", "end", "done", "end")
    again = saved(game)
    play(again, "restart")
    assert legal(again) == ["protect 2,2 3,2", "pass"]


@pytest.mark.rule("INV-CRY-31")
def test_a_trade_on_the_way() -> None:
    bob = seat(5, '["5,2 6,2"]')
    there = f"{seats(seat(30, WEST_TO_MILL), bob)}, turn: {{phase: building}}"
    game = Valley("track-trade", position=there).game()
    play(game, "talk 2", "ask 5,2 6,2", "pay 3")
    again = saved(game)
    play(again, "propose")
    assert saved(again).actor == 1
    play(again, "agree")
    assert again.scores() == (27, 8)
