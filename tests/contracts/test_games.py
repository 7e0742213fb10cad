"""Every system that can be played keeps the same promises, on every scenario that comes with it."""

import json
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from engine.bots import bot_names, usual_bot
from engine.protocol import Action, Game, NotPlayable, Refused, System
from engine.registry import playable_systems, system
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.notation import NotationError
from model.scenario.scenario import Scenario
from model.systems import system_names
from tests.contracts import promises
from tests.contracts.promises import text_of
from tests.engine.policies import aimless, purposeful

NONSENSE = ("", "?", "fly me to the moon", "end end end", "\x00", "9" * 500)


@cache
def scenario_named(name: str) -> Scenario:
    return load(bundled_scenarios()[name])


def engine_of(scenario: Scenario) -> System:
    found = system(scenario.system)
    assert found is not None
    return found


def playable() -> list[str]:
    known = playable_systems()
    return [name for name in bundled_scenarios() if scenario_named(name).system in known]


def begun(name: str, players: int = 0, seed: int = 1) -> Game:
    scenario = scenario_named(name)
    names = [f"Player {n + 1}" for n in range(players or scenario.players.min)]
    return engine_of(scenario).new_game(scenario, names, seed)


@cache
def sampled(name: str) -> tuple[Game, ...]:
    """States of two games, one played with a purpose and one without."""
    found: list[Game] = []
    players = scenario_named(name).players
    for policy, number in ((aimless, players.min), (purposeful, max(players.min, 3))):
        game, rng = begun(name, min(number, players.max), seed=2), Random(2)
        for moves in range(241):
            if game.actor is None:
                break
            if moves % 20 == 0:
                found.append(game.copy())
            game.play(policy(game, rng))
    return tuple(found)


def test_every_playable_system_is_a_system_with_a_scenario() -> None:
    assert playable_systems()
    for name in playable_systems():
        found = system(name)
        assert found is not None
        assert found.name == name
        assert found.title
        assert found.rules_version >= 1
        assert name in system_names()
        assert usual_bot(name) in bot_names(name)
        assert any(scenario_named(one).system == name for one in playable())


def test_a_system_without_an_engine_is_none() -> None:
    assert system("chess") is None


@pytest.mark.parametrize("name", playable())
class TestScenario:
    """What is promised by every game on a scenario."""

    def test_everybody_who_may_play_can(self, name: str) -> None:
        scenario = scenario_named(name)
        for players in range(scenario.players.min, scenario.players.max + 1):
            game = begun(name, players)
            assert len(game.names) == players
            assert game.actor in range(players)
            assert len(game.scores()) == players
            assert game.system == scenario.system
            assert game.result is None
            assert all(one.text for one in game.opening())

    def test_others_are_told_that_they_cannot(self, name: str) -> None:
        scenario = scenario_named(name)
        for players in (scenario.players.min - 1, scenario.players.max + 1):
            with pytest.raises(NotPlayable):
                engine_of(scenario).new_game(scenario, ["Ann"] * players, 1)

    def test_somebody_can_always_do_something_until_it_is_over(self, name: str) -> None:
        for game in sampled(name):
            legal = list(game.actions())
            assert bool(legal) == (game.actor is not None)
            assert len(set(map(str, legal))) == len(legal)
            assert list(game.actions()) == legal
            assert list(game.copy().actions()) == legal

    def test_actions_have_a_text_that_is_read_back(self, name: str) -> None:
        for game in sampled(name):
            for action in game.actions():
                assert isinstance(action, Action)
                assert str(action).split()[0] == action.WORD
                assert action.GROUP
                assert game.read(str(action)) == action

    def test_every_legal_action_can_be_played(self, name: str) -> None:
        for game in sampled(name):
            before = text_of(game)
            for action in _some(game, 25):
                assert game.why_not(action) is None
                after = game.copy()
                happened = after.play(action)
                assert all(one.kind and one.text for one in happened)
                seats = {seat for one in happened for seat in one.told_to or ()}
                assert seats <= set(range(len(game.names)))
                assert text_of(after) != before
                assert engine_of(game.scenario).check(after) == []
            assert text_of(game) == before, "a copy is independent"

    def test_other_actions_are_refused_and_change_nothing(self, name: str) -> None:
        games = sampled(name)
        everything = [action for game in games for action in _some(game, 12)]
        for game in games:
            before, legal = text_of(game), set(game.actions())
            for action in everything:
                if action in legal:
                    continue
                refusal = game.why_not(action)
                assert refusal is not None, str(action)
                assert refusal.rule
                assert refusal.sentence
                with pytest.raises(Refused):
                    game.play(action)
            assert text_of(game) == before

    def test_nonsense_is_answered_with_a_sentence(self, name: str) -> None:
        game = begun(name)
        for text in NONSENSE:
            with pytest.raises(NotationError) as told:
                game.read(text)
            assert str(told.value)

    def test_a_game_can_be_kept_and_goes_on(self, name: str) -> None:
        for game in sampled(name):
            resume = engine_of(game.scenario).resume
            kept = resume(game.scenario, json.loads(text_of(game)))
            live, rng = game.copy(), Random(5)
            assert text_of(kept) == text_of(live)
            for _ in range(5):
                if live.actor is None:
                    break
                action = aimless(live, rng)
                assert kept.play(action) == live.play(action)
            assert text_of(kept) == text_of(live)

    def test_what_a_seat_knows_can_be_played(self, name: str) -> None:
        for game in sampled(name):
            before = text_of(game)
            for seat in range(len(game.names)):
                view, rng = game.view(seat, 7), Random(7)
                assert text_of(game.view(seat, 7)) == text_of(view)
                assert view.actor == (seat if seat in game.actors else game.actor)
                assert view.names == game.names
                assert engine_of(game.scenario).check(view) == []
                for _ in range(10):
                    if view.actor is None:
                        break
                    view.play(aimless(view, rng))
            assert text_of(game) == before

    def test_the_actor_finds_the_same_actions_in_the_view(self, name: str) -> None:
        for game in sampled(name):
            promises.each_finds_its_own_actions_in_its_view(game)

    def test_a_view_tells_no_more_than_its_seat_knows(self, name: str) -> None:
        for game in (begun(name), *sampled(name)):
            promises.a_view_tells_no_more_than_its_seat_knows(game)

    def test_who_has_to_act_is_plain(self, name: str) -> None:
        for game in sampled(name):
            promises.who_acts_is_plain(game)
            promises.a_result_ranks_everybody(game)

    def test_nobody_is_told_what_another_has_chosen(self, name: str) -> None:
        for game in sampled(name):
            promises.a_choice_is_hidden(game, Random(6))

    def test_the_log_leads_to_the_same_game(self, name: str) -> None:
        scenario = scenario_named(name)
        promises.its_log_leads_to_the_same_game(scenario, scenario.players.min, 40)

    def test_what_can_be_done_has_words_and_a_price(self, name: str) -> None:
        for game in sampled(name):
            promises.its_actions_have_words(game)

    def test_what_lies_on_the_board_can_be_shown(self, name: str) -> None:
        for game in sampled(name):
            promises.its_board_can_be_shown(game)

    def test_neutrals_keep_their_colours_and_rounds_go_up(self, name: str) -> None:
        for game in sampled(name):
            promises.its_colours_and_rounds_stay(game, Random(8))

    def test_seeds_make_games(self, name: str) -> None:
        assert text_of(begun(name, seed=3)) == text_of(begun(name, seed=3))
        games = [begun(name, scenario_named(name).players.max, seed) for seed in range(1, 6)]
        has_chance = any(one.chance is not None for one in games[0].opening())
        assert (len(set(map(text_of, games))) > 1) == has_chance


def _some(game: Game, most: int) -> Iterator[Action]:
    """Some legal actions of every kind."""
    groups: dict[str, list[Action]] = {}
    for action in game.actions():
        groups.setdefault(action.WORD, []).append(action)
    for group in groups.values():
        yield from group[: max(1, most // len(groups))]
