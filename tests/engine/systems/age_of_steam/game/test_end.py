"""The end: when it comes, scores, places."""

import pytest

from engine.systems.age_of_steam.ending.scoring import quantity, score
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from tests.engine.systems.age_of_steam.maps import game, play

SHORT = "phases: [shares, income, expenses, reduction, advance]"
RICH = "start: {cash: 50, income: 10}"


def ended(one: AgeOfSteamGame) -> AgeOfSteamGame:
    while one.actor is not None:
        play(one, "issue 0")
    return one


@pytest.mark.rule("AOS-END-01")
@pytest.mark.rule("INV-AOS-26")
@pytest.mark.rule("AOS-TURN-01")
@pytest.mark.rule("AOS-TURN-03")
def test_the_game_ends_after_the_last_turn() -> None:
    one = game(3, SHORT, RICH, "turns: 3")
    play(one, *["issue 0"] * 6)
    assert (one.state.turn, one.result) == (3, None)
    ended(one)
    assert one.state.turn == 3
    assert one.result is not None
    assert one.result.reason == "the last turn is over"
    assert one.why_not(one.read("issue 0")) is not None


@pytest.mark.rule("AOS-END-02")
@pytest.mark.rule("AOS-END-03")
@pytest.mark.rule("AOM-MONEY-07")
@pytest.mark.rule("INV-AOS-25")
def test_income_counts_and_shares_cost() -> None:
    one = game(3, SHORT)
    one.state.seats[0].income, one.state.seats[0].shares = 14, 11
    assert score(one.position, 0) == 42 - 33
    one.state.seats[0].cash = 999
    assert one.scores()[0] == 9


@pytest.mark.rule("SC-END-01")
@pytest.mark.rule("SC-TOKEN-08")
def test_unspent_tokens_count_in_southern_china() -> None:
    one = game(3, SHORT, preset="southern-china")
    seat = one.state.seats[0]
    seat.income, seat.shares, seat.tokens = 14, 11, {"support": 2}
    assert score(one.position, 0) == 42 - 33 + 6


@pytest.mark.rule("AOM-MONEY-07")
def test_every_term_of_a_score() -> None:
    one = game(2, SHORT, "tokens: [{id: coin}]")
    seat = one.state.seats[0]
    seat.cash, seat.kept, seat.tokens = 45, {"red": 2, "blue": 1}, {"coin": 4}
    one.state.cubes = {"ash": {"red": 2}, "1,1": {"red": 1}}
    found = {
        term: quantity(one.position, 0, term)
        for term in ("cash", "kept_cubes", "token.coin", "cubes_left.red", "owned_sections")
    }
    assert found == {
        "cash": 45,
        "kept_cubes": 3,
        "token.coin": 4,
        "cubes_left.red": 3,
        "owned_sections": 0,
    }
    scoring = "scoring: [{term: cash, times: 2, per: 20}, {term: shares, times: -1}]"
    other = game(2, SHORT, scoring)
    other.state.seats[0].cash = 45
    assert score(other.position, 0) == 2 * 2 - 2


@pytest.mark.rule("AOS-END-02")
@pytest.mark.rule("AOM-MONEY-07")
def test_special_links_count_their_points() -> None:
    links = "special_links: [{id: ferry, ends: [ash, oak], cost: 8, points: 2}]\n"
    one = game(2, SHORT, more=links)
    one.state.track.claim("ferry", 0)
    assert quantity(one.position, 0, "owned_sections") == 2


@pytest.mark.rule("AOS-END-05")
@pytest.mark.rule("AOS-END-06")
def test_ties_are_shared_and_who_is_out_comes_last() -> None:
    one = game(4, SHORT, RICH, "turns: 2")
    one.state.seats[1].income = 8
    one.state.seats[3].cash = one.state.seats[3].income = 0
    ended(one)
    assert one.result is not None
    assert one.result.places == ((0, 2), (1,), (3,))


@pytest.mark.rule("AOM-MONEY-08")
def test_a_map_may_break_ties() -> None:
    one = game(3, SHORT, RICH, "turns: 1", "tie_break: [cash]")
    one.state.seats[2].cash = 60
    ended(one)
    assert one.result is not None
    assert one.result.places == ((2,), (0, 1))


@pytest.mark.rule("AOM-MONEY-08")
def test_bankrupts_may_score_and_turns_lasted_be_counted() -> None:
    rules = (
        "money: {bankrupt_scores: true}",
        "scoring: [{term: turns_lasted, times: 1}]",
        "turns: 3",
    )
    one = game(3, SHORT, RICH, *rules)
    one.state.seats[0].cash = one.state.seats[0].income = 0
    play(one, *["issue 0"] * 3)
    one.state.seats[1].cash = one.state.seats[1].income = 0
    ended(one)
    assert [seat.left for seat in one.state.seats] == [1, 2, 0]
    assert one.scores() == (1, 2, 3)
    assert one.result is not None
    assert one.result.places == ((2,), (1,), (0,))


@pytest.mark.rule("AOM-MONEY-09")
def test_who_fails_a_test_has_lost() -> None:
    other = "{when: {players: 9}, test: {cash_below: 999}}"
    lose = f"money: {{lose_if: [{{test: {{score_below: 20}}}}, {other}]}}"
    one = game(3, SHORT, RICH, "turns: 1", lose)
    one.state.seats[1].shares = 8
    ended(one)
    assert one.result is not None
    assert one.result.places == ((0, 2), (1,))


@pytest.mark.rule("AOM-MONEY-09")
@pytest.mark.parametrize("test", ["cash_below: 999", "cubes_left: {colour: red, more_than: 2}"])
def test_where_all_have_lost_nobody_wins(test: str) -> None:
    one = game(2, SHORT, RICH, "turns: 1", f"money: {{lose_if: [{{test: {{{test}}}}}]}}")
    one.state.cubes["ash"] = {"red": 3}
    ended(one)
    assert one.result is not None
    assert one.result.places == ((), (0, 1))


@pytest.mark.rule("AOM-MONEY-09")
def test_alone_one_plays_for_a_goal() -> None:
    for goal, won in ((24, True), (25, False)):
        one = ended(
            game(1, SHORT, RICH, "turns: 1", f"money: {{goal: {{score_at_least: {goal}}}}}")
        )
        assert one.result is not None
        assert one.result.winners == ((0,) if won else ())
        assert ("not reached" in one.result.reason) != won


@pytest.mark.rule("AOM-MONEY-10")
def test_the_end_may_come_when_cubes_or_players_run_out() -> None:
    one = game(2, SHORT, RICH, "end: [{no_cubes: cities}]")
    one.state.cubes = {"elm": {"red": 1}}
    ended(one)
    assert one.result is not None
    assert (one.state.turn, one.result.reason) == (1, "no cube is left in a city")
    one = game(2, SHORT, RICH, "end: [{no_cubes: map}]", "turns: 2")
    one.state.cubes = {"elm": {"red": 1}}
    ended(one)
    assert one.state.turn == 2
    one = game(4, SHORT, RICH, "end: [{players_left: 3}]")
    one.state.seats[0].cash = one.state.seats[0].income = 0
    ended(one)
    assert one.state.turn == 1
    assert one.out == {0}
    assert game(2, SHORT, RICH, "end: [{players_left: 3}]").result is None
