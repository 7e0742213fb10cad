"""Declarations, equal turns, ties, and what a declaration is worth (CRY-WIN-06 to -11)."""

from typing import Any

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.coast import line, seat
from tests.engine.systems.crayon.situations.running import cash_of, pass_turns
from tests.engine.systems.crayon.situations.situation import legal, play, refused
from tests.engine.systems.crayon.situations.six_cities import (
    FIVE,
    FOUR_AND_LINK,
    declared,
    rich,
    six_cities,
    winner,
)

EB = "empire-builder"
MIDDLE = FOUR_AND_LINK
UPPER = (
    *(*line(2, 5, row=0), *line(6, 9, row=0), *line(10, 13, row=0)),
    *("14,0 15,0", "15,0 15,1"),
)
"""Two lines that have what it takes in China, side by side."""


# -- equal turns


@pytest.mark.rule("CRY-WIN-06")
def test_after_a_declaration_the_round_is_played_to_its_end() -> None:
    game = six_cities(seat(), rich(250), seat(), seat())
    pass_turns(game, 2)
    assert (declared(game), winner(game)) == ([1], None)
    pass_turns(game)
    assert winner(game) is None
    pass_turns(game)
    assert winner(game) == 1
    assert [player.turns for player in game.state.seats] == [1, 1, 1, 1]


@pytest.mark.rule("CRY-WIN-06")
def test_if_the_last_of_the_round_declares_the_game_ends_at_once() -> None:
    game = six_cities(seat(), seat(), rich(250), turn={"seat": 3})
    pass_turns(game)
    assert winner(game) == 2
    assert refused(game, "end") == "CRY-WIN-06"
    assert (game.actor, legal(game)) == (None, [])


@pytest.mark.rule("CRY-WIN-06")
@pytest.mark.rule("CRY-WIN-11")
def test_equal_turns_are_a_variation_in_empire_builder() -> None:
    game = six_cities(seat(), rich(250, FIVE), seat(), preset=EB)
    assert winner(game) == 1
    rules = {"win": {"equal_turns": True}}
    game = six_cities(seat(), rich(250, FIVE), seat(), preset=EB, rules=rules)
    assert (declared(game), winner(game)) == ([1], None)
    pass_turns(game, 3)
    assert winner(game) == 1


@pytest.mark.rule("CRY-WIN-07")
def test_of_several_who_declare_the_richest_wins() -> None:
    game = six_cities(rich(255, MIDDLE), rich(260, UPPER), rich(999, ()))
    pass_turns(game, 2)
    assert declared(game) == [0, 1]
    pass_turns(game)
    assert winner(game) == 1
    assert game.result is not None
    assert game.result.places == ((1,), (2,), (0,))


# -- ties


def tied(cash: int = 250, **more: Any) -> CrayonGame:
    """Two players with the same cash who both have what it takes, after a round."""
    game = six_cities(rich(cash, MIDDLE), rich(cash, UPPER), **more)
    pass_turns(game, 2)
    return game


@pytest.mark.rule("CRY-WIN-08")
def test_a_tie_lifts_the_requirement_to_300_and_play_goes_on() -> None:
    game = tied(250)
    assert (winner(game), declared(game), game.state.win_cash) == (None, [], 300)
    pass_turns(game, 2)
    assert (winner(game), declared(game)) == (None, [])


@pytest.mark.rule("CRY-WIN-08")
def test_after_a_tie_anybody_may_win_who_has_what_it_takes() -> None:
    game = six_cities(rich(300, MIDDLE), seat(cash=280), win_cash=300)
    pass_turns(game, 2)
    assert winner(game) == 0
    poor = six_cities(rich(299, MIDDLE), seat(), win_cash=300)
    pass_turns(poor, 2)
    assert winner(poor) is None


@pytest.mark.rule("CRY-WIN-10")
@pytest.mark.rule("OPEN-CRY-68")
def test_another_tie_lifts_it_by_another_50() -> None:
    game = tied(320)
    assert game.state.win_cash == 300
    pass_turns(game, 2)
    assert (winner(game), game.state.win_cash, game.state.ties) == (None, 350, 2)
    pass_turns(game, 2)
    assert (winner(game), declared(game)) == (None, [])


@pytest.mark.rule("OPEN-CRY-68")
def test_the_step_after_a_tie_is_what_the_rules_say() -> None:
    game = tied(260, rules={"win": {"tie_step": 10}})
    assert game.state.win_cash == 260
    pass_turns(game, 2)
    assert game.state.win_cash == 270


# -- what a declaration is worth


@pytest.mark.rule("CRY-WIN-09")
@pytest.mark.rule("OPEN-CRY-67")
@pytest.mark.parametrize(("reading", "first"), [("stands", 0), ("must-hold", None)])
def test_a_declaration_stands_although_cash_shrinks_later(reading: str, first: int | None) -> None:
    rules = {"win": {"declaration": reading}}
    game = six_cities(rich(250), seat(cash=30), rules=rules, deck=["tax"])
    pass_turns(game)
    play(game, "discard")
    assert cash_of(game, 0) == 230
    assert winner(game) == first


@pytest.mark.rule("CRY-WIN-09")
@pytest.mark.rule("OPEN-CRY-67")
@pytest.mark.parametrize(("reading", "first"), [("end-of-round", 1), ("at-declaration", 0)])
def test_cash_is_compared_at_the_end_of_the_round(reading: str, first: int) -> None:
    rules = {"win": {"compare_cash": reading}}
    runner = seat("5,0")
    game = six_cities(rich(258, MIDDLE), rich(255, UPPER), runner, rules=rules)
    pass_turns(game, 2)
    play(game, "move 4,0")
    assert cash_of(game, 1) == 259
    pass_turns(game)
    assert winner(game) == first


@pytest.mark.rule("OPEN-CRY-69")
def test_who_has_what_it_takes_may_keep_silent_where_the_rules_say_so() -> None:
    rules = {"win": {"auto": False}}
    game = six_cities(rich(250), seat(), rules=rules)
    assert refused(game, "declare") == "CRY-WIN-01"
    play(game, "done")
    assert legal(game, "declare") == ["declare"]
    play(game, "end")
    assert declared(game) == []
    pass_turns(game)
    play(game, "done", "declare", "end")
    assert declared(game) == [0]
    pass_turns(game)
    assert winner(game) == 0
    usual = six_cities(rich(250), seat())
    play(usual, "done")
    assert refused(usual, "declare") == "CRY-WIN-01"


@pytest.mark.rule("OPEN-CRY-69")
def test_in_empire_builder_a_silent_player_declares_whenever_he_likes() -> None:
    rules = {"win": {"auto": False}}
    game = six_cities(rich(250, FIVE), seat(), preset=EB, rules=rules)
    assert winner(game) is None
    play(game, "declare")
    assert winner(game) == 0
    poor = six_cities(rich(249, FIVE), seat(), preset=EB, rules=rules)
    assert refused(poor, "declare") == "CRY-WIN-02"
