"""Bots play, in bounds: what they see becomes a finding, whatever it is."""

from itertools import count

import pytest

from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from tests.generate.scenario import make_scenario
from tests.validator.examples import as_file, codes_in
from validator.finding import ERROR, INFO, WARNING, Finding
from validator.running.run import examine, findings_of
from validator.systems.crayon.survey import bot_games, survey
from validator.systems.crayon.survey.bot_games import games_on, seen_of
from validator.systems.crayon.survey.survey import CrayonSurvey

TUTORIAL = load(bundled_scenarios()["tutorial"])
DEAR = "rules: {move: {own_track_fee: 30}}\n"
POOR = "position: {seats: [{}, {cash: 0}]}\n"


def played(example: str) -> list[Finding]:
    return [one.finding for one in examine(as_file(example), play=True)]


@pytest.mark.parametrize("name", ["china", "north-america", "tutorial"])
def test_bots_finish_a_game_on_every_bundled_map(name: str) -> None:
    seen = list(games_on(load(bundled_scenarios()[name])))
    assert {one.end for one in seen} == {"over"}
    assert not any(one.trapped for one in seen)
    assert all(one.delivered and one.moved > one.built for one in seen)


def test_only_those_who_ask_let_bots_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CrayonSurvey, "bot_games", property(lambda _: pytest.fail("bots play")))
    assert codes_in(DEAR) == []


def test_bots_do_not_stumble_over_what_is_an_error_already() -> None:
    assert codes_in(DEAR, play=True) == ["RUL031"]
    assert codes_in(DEAR + "players: {max: 2}\nvariants: [fast-train]\n", play=True) == ["REF014"]


def test_who_can_do_nothing_in_his_first_turn_is_told_with_his_seat() -> None:
    (found,) = played(POOR)
    assert (found.code, found.severity) == ("RUL030", ERROR)
    assert found.route == ("position", "seats", 1)
    lent = [one for one in played(POOR + "variants: [borrowing]\n") if one.code == "RUL030"]
    assert [one.severity for one in lent] == [WARNING]
    with_track = '{track: ["2,2 2,3", "2,1 2,2", "2,3 2,4"], hand: [2], cash: 0}'
    assert played(f"position: {{seats: [{{}}, {with_track}]}}\n") == [], "he can earn 6"


def test_an_endless_game_is_told_with_what_was_seen() -> None:
    (found,) = played(DEAR)
    assert (found.severity, found.route) == (WARNING, ("rules", "win"))
    assert "after 200 rounds the richest has 30 of 120" in found.message
    assert "(0 sections, 0 steps and 0 deliveries in all)" in found.message


def test_the_same_game_is_played_every_time() -> None:
    assert seen_of(TUTORIAL, 2) == seen_of(TUTORIAL, 2)


def test_numbers_of_players_that_a_variant_rules_out_are_not_tried() -> None:
    three = as_file("variants: [honeymoon-chips]\n").scenario
    assert [one.players for one in games_on(three)] == [2, 3]


def test_time_that_runs_out_is_only_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = count(0, 10)
    seen = seen_of(TUTORIAL, 4, lambda: float(next(seconds)))
    assert (seen.end, seen.rounds) == ("time", 1)
    monkeypatch.setattr(CrayonSurvey, "bot_games", (seen,))
    (found,) = played("title: So\n")
    assert (found.code, found.severity) == ("RUL031", INFO)


def test_a_game_of_endless_actions_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_games, "MOST_ACTIONS", 30)
    assert seen_of(TUTORIAL, 2).end == "actions"


def test_a_game_that_is_refused_or_breaks_down_is_a_finding(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    refused = seen_of(TUTORIAL, 9)
    assert (refused.end, refused.why) == ("refused", "2 to 4 can play this, not 9")

    def broken(*_: object) -> None:
        raise KeyError("a wheel")

    monkeypatch.setattr("engine.hosting.seated_bots.SeatedBot.act", broken)
    failed = seen_of(TUTORIAL, 2)
    assert failed.end == "failed"
    assert "a wheel" in failed.why
    monkeypatch.setattr(CrayonSurvey, "bot_games", (failed, refused))
    told = {one.code: one for one in played("title: So\n")}
    assert told["RUL030"].message.startswith("no game can be begun with 9 players: 2 to 4 can play")
    assert told["RUL031"].message.startswith("a game of 2 players broke down in round 1: KeyError")
    assert told["RUL031"].severity == ERROR


@pytest.mark.parametrize("seed", range(6))
def test_whatever_the_map_a_game_on_it_ends_in_something_seen(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_games, "MOST_ROUNDS", 4)
    for seen in games_on(make_scenario(seed, 14, 12)):
        assert seen.end != "failed", seen.why


def test_bots_that_cannot_begin_for_lack_of_money_are_no_second_finding() -> None:
    assert codes_in("rules: {start: {cash: 3}}\nplayers: {max: 2}\n", play=True) == ["ECO021"]


def test_on_a_map_that_is_too_large_no_bot_plays_and_that_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(survey, "MOST_PLAYED", 10)
    monkeypatch.setattr(bot_games, "games_on", lambda _: pytest.fail("a bot played"))
    found = findings_of(as_file("title: The valley\n").scenario, play=True)
    assert {one.code for one in found} == {"LIM002"}
    assert sorted(one.of for one in found) == ["RUL030", "RUL031"]
    assert "bots play on maps of up to 10 mileposts" in found[0].message
