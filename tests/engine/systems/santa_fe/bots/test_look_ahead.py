"""The bot that looks ahead: it is no worse than the greedy one, and changes nothing by looking."""

import pytest

from engine.bots import make_bot
from engine.systems.santa_fe.planning.foresight import choices, standing
from engine.systems.santa_fe.planning.style import USUAL
from model.bundled import file_named
from model.files.scenario_files import load
from tests.contracts.promises import text_of
from tests.engine.playtests.matches import Match, play_all
from tests.engine.systems.santa_fe.bots.test_greedy import bots_play
from tests.engine.systems.santa_fe.games import do, game_with, laying
from tests.engine.systems.santa_fe.set_ups import any_set_up


def test_it_plays_to_the_end() -> None:
    assert bots_play(game_with(seed=6), "look-ahead", "greedy", "look-ahead").result is not None
    set_up = any_set_up(2)
    assert bots_play(set_up.game(), *["look-ahead"] * set_up.players).result is not None


def test_its_choices_are_allowed_and_different() -> None:
    game = game_with(laying([["double-turn"], ["hale"], ["gila"]]))
    found = choices(game.view(0, 1), USUAL)
    assert len(found) > 1
    assert len(set(found)) == len(found)
    assert all(game.why_not(one) is None for one in found)


def test_looking_ahead_changes_nothing_in_the_game() -> None:
    view = game_with(laying()).view(0, 1)
    before = text_of(view)
    make_bot("look-ahead", "santa-fe", 3).choose(view)
    assert text_of(view) == before


def test_who_has_more_stands_better() -> None:
    poor = game_with(laying(seats={0: {"money": 1}}))
    rich = game_with(laying(seats={0: {"money": 9}}))
    assert standing(rich, 0, USUAL) - standing(poor, 0, USUAL) == pytest.approx(8)
    assert standing(rich, 1, USUAL) < standing(poor, 1, USUAL)


def test_a_railroad_at_an_own_city_stands_better() -> None:
    game = game_with(laying([["cask"], ["hale"], ["gila"]]))
    before = standing(game, 0, USUAL)
    do(game, "lay sf aldon cask")
    assert standing(game, 0, USUAL) > before


def test_the_greedy_bot_beats_the_random_one_in_all_arrangements() -> None:
    match = Match(load(file_named("western-usa")), "greedy", "random-legal", seed=11)
    assert sum(one.won_by("greedy") for one in play_all(match, 6)) == 6
