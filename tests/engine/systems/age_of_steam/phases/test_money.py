"""Income, expenses, shortfall, bankruptcy, reduction."""

import pytest

from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.phases.expenses import expenses
from engine.systems.age_of_steam.phases.reduction import by_rule
from engine.systems.age_of_steam.state.money import change_income
from model.systems.age_of_steam.rules.money_rules import Every
from tests.engine.systems.age_of_steam.maps import game, play

SHORT = "phases: [shares, income, expenses, reduction, advance]"
BANDS = ((10, 0), (20, 2), (30, 4), (40, 6), (49, 8), (None, 10))


def turn(one: AgeOfSteamGame) -> None:
    """Nobody issues shares, and money does the rest."""
    while one.result is None:
        number = one.state.turn
        play(one, "issue 0")
        if one.state.turn > number:
            return


@pytest.mark.rule("AOS-INCOME-01")
@pytest.mark.rule("AOS-EXPENSE-01")
@pytest.mark.rule("AOS-REDUCE-01")
@pytest.mark.rule("AOS-COMP-09")
def test_the_example_of_the_rules() -> None:
    one = game(2, SHORT, "start: {cash: 2, income: 13, shares: 9, engine: 4}")
    turn(one)
    assert [(seat.cash, seat.income) for seat in one.state.seats] == [(2, 11), (2, 11)]


@pytest.mark.rule("AOS-EXPENSE-02")
@pytest.mark.rule("AOS-EXPENSE-03")
@pytest.mark.rule("INV-AOS-01")
@pytest.mark.rule("INV-AOS-04")
def test_every_dollar_short_costs_income_and_exactly_0_survives() -> None:
    one = game(2, SHORT, "start: {cash: 0, income: 2, shares: 3, engine: 1}")
    turn(one)
    assert [(seat.cash, seat.income) for seat in one.state.seats] == [(0, 0), (0, 0)]
    assert one.result is None


@pytest.mark.rule("AOS-EXPENSE-03")
@pytest.mark.rule("AOS-EXPENSE-04")
@pytest.mark.rule("AOS-END-06")
@pytest.mark.rule("INV-AOS-16")
def test_below_0_a_player_is_out() -> None:
    one = game(3, SHORT, "start: {cash: 10}")
    one.state.seats[1].cash = 2
    one.state.seats[1].tokens = {}
    turn(one)
    assert one.out == {1}
    assert 1 not in one.state.order
    assert one.actor is not None
    assert one.result is None
    turn(one)
    assert one.state.seats[0].cash == 10 - 3 - 3


@pytest.mark.rule("AOS-EXPENSE-04")
def test_the_track_of_a_bankrupt_is_nobodys_and_tokens_go_back() -> None:
    one = game(3, SHORT, "tokens: [{id: coin, supply: 4}]")
    one.state.seats[1].cash, one.state.seats[1].tokens = 0, {"coin": 3}
    one.state.tokens = {"coin": 1}
    one.state.track.claim("x", 1)
    turn(one)
    assert one.state.track.claims["x"] == (-1,)
    assert one.state.tokens == {"coin": 4}
    assert one.state.seats[1].tokens == {}


@pytest.mark.rule("AOS-EXPENSE-05")
@pytest.mark.rule("AOM-FIX-06")
def test_the_last_player_left_has_won_at_once() -> None:
    one = game(3, SHORT)
    for seat in (0, 2):
        one.state.seats[seat].cash = 0
    turn(one)
    assert one.result is not None
    assert one.result.places == ((1,), (0, 2))
    assert one.state.turn == 1
    assert one.result.reason == "only Bob is left"


@pytest.mark.rule("AOM-SETUP-02")
def test_alone_bankruptcy_ends_the_game_lost() -> None:
    one = game(1, SHORT, "start: {cash: 0}")
    turn(one)
    assert one.result is not None
    assert one.result.places == ((), (0,))


@pytest.mark.rule("AOM-SETUP-02")
@pytest.mark.rule("AOM-MONEY-08")
def test_alone_one_may_be_bankrupt_and_win_where_the_goal_is_met() -> None:
    for goal, won in ((-20, True), (50, False)):
        money = f"money: {{bankrupt_scores: true, goal: {{score_at_least: {goal}}}}}"
        one = game(1, SHORT, "start: {cash: 0}", money)
        turn(one)
        assert one.result is not None
        assert one.result.winners == ((0,) if won else ())


@pytest.mark.rule("AOS-REDUCE-01")
@pytest.mark.rule("AOM-FIX-05")
@pytest.mark.rule("AOM-MONEY-06")
def test_income_falls_by_bands_or_by_a_formula() -> None:
    lost = {
        income: by_rule(BANDS, income) for income in (0, 10, 11, 20, 21, 30, 31, 40, 41, 49, 50, 99)
    }
    assert list(lost.values()) == [0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10]
    every = Every(every=5, lose=2, cap=6)
    assert [by_rule(every, n) for n in (-3, 0, 5, 6, 10, 11, 16, 99)] == [0, 0, 0, 2, 2, 4, 6, 6]
    assert by_rule(Every(every=5, lose=2), 99) == 38


@pytest.mark.rule("AOM-MONEY-06")
def test_a_factor_may_depend_on_the_turn_and_nobody_falls_below_0() -> None:
    twice = "{cases: [{when: {turn: 1}, is: 2}], else: 0}"
    factor = f"money: {{reduction: [[null, 4]], reduction_factor: {twice}}}"
    one = game(2, SHORT, "start: {cash: 50, income: 12}", factor)
    one.state.seats[0].income = 5
    turn(one)
    assert [seat.income for seat in one.state.seats] == [0, 4]
    turn(one)
    assert [seat.income for seat in one.state.seats] == [0, 4]


@pytest.mark.rule("AOS-REDUCE-02")
@pytest.mark.parametrize(("basis", "left"), [("after", 10), ("before", 8)])
def test_the_band_is_read_after_or_before_a_shortfall(basis: str, left: int) -> None:
    rules = f"money: {{reduction_basis: {basis}}}"
    one = game(2, SHORT, "start: {cash: 0, income: 11, shares: 11, engine: 1}", rules)
    turn(one)
    assert one.state.seats[0].income == left


@pytest.mark.rule("AOS-REDUCE-03")
def test_income_is_reduced_in_the_last_turn_too() -> None:
    one = game(2, SHORT, "start: {cash: 50, income: 11}", "turns: 1")
    turn(one)
    assert one.result is not None
    assert one.state.seats[0].income == 9


@pytest.mark.rule("AOM-MONEY-02")
def test_a_map_may_charge_for_turns_and_tokens_and_double_the_engine() -> None:
    rules = """money: {expenses: {share: 2, engine: {cases: [{when: {turn: even}, is: 2}], else: 1},
      turn: 3, token: {coin: 4}}}"""
    one = game(2, SHORT, "start: {shares: 3, engine: 2}", rules, "tokens: [{id: coin}]")
    one.state.seats[0].tokens = {"coin": 2}
    assert expenses(one.position, 0) == 2 * 3 + 2 + 3 + 8
    one.state.turn = 2
    assert expenses(one.position, 1) == 2 * 3 + 4 + 6


@pytest.mark.rule("AOM-MONEY-03")
def test_a_die_of_expenses_is_rolled_before_income() -> None:
    one = game(2, SHORT, "start: {cash: 9, income: 4}", "money: {expense_die: [0, 1, 1, 1, 1, 2]}")
    happened = play(one, "issue 0", "issue 0")
    (die,) = [event for event in happened if event.chance is not None]
    assert die.chance.of == "expense-die"
    amount = [0, 1, 1, 1, 1, 2][int(die.chance.result) - 1]
    assert one.state.seats[0].cash == 9 - amount + 4 - 3


@pytest.mark.rule("AOM-MONEY-03")
def test_the_die_can_make_players_bankrupt() -> None:
    one = game(2, SHORT, "start: {cash: 0, income: 0}", "money: {expense_die: [1, 1, 1, 1, 1, 1]}")
    play(one, "issue 0", "issue 0")
    assert one.result is not None
    assert one.result.places[0] == ()
    assert one.result.reason == "nobody is left"


@pytest.mark.rule("AOM-MONEY-04")
@pytest.mark.rule("INV-AOS-02")
def test_shares_may_cover_a_shortfall() -> None:
    start = "start: {cash: 0, income: 0, shares: 11, engine: 1}"
    one = game(2, SHORT, start, "money: {shortfall: shares}", "shares: {max: 13}")
    one.state.seats[0].income = 5
    turn(one)
    seat = one.state.seats[0]
    assert (seat.cash, seat.shares, seat.income) == (3, 13, 5), "12 due, 5 earned, 10 raised"
    other = one.state.seats[1]
    assert (other.cash, other.shares, other.income) == (0, 13, -2)
    assert one.result is not None


@pytest.mark.rule("AOM-MONEY-05")
def test_income_may_be_negative_and_is_then_owed() -> None:
    one = game(2, SHORT, "start: {cash: 20, income: -2}", "money: {bankrupt_below: -5}")
    turn(one)
    assert [seat.cash for seat in one.state.seats] == [20 - 3 - 2] * 2
    assert one.result is None


@pytest.mark.rule("AOS-INCOME-02")
@pytest.mark.rule("AOM-DELIVERY-06")
def test_income_has_a_cap_only_if_a_map_says_so_and_stops_at_bankruptcy() -> None:
    one = game(2, SHORT)
    assert change_income(one.position, 0, 500) == 500
    assert change_income(one.position, 1, -3) == 0
    capped = game(2, SHORT, "money: {income_cap: 20}")
    assert change_income(capped.position, 0, 30) == 20


@pytest.mark.rule("SC-TOKEN-04")
def test_expenses_use_the_marked_engine() -> None:
    one = game(3, SHORT, preset="southern-china")
    one.state.seats[0].spent = ("extra-engine",)
    assert expenses(one.position, 0) == 2 + 1
