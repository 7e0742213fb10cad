"""Issue Shares."""

import pytest

from tests.engine.systems.age_of_steam.maps import game, legal, play, refused

SHORT = "phases: [shares, income, expenses, reduction, advance]"


@pytest.mark.rule("AOS-SHARES-01")
def test_each_issues_any_number_in_the_order_of_players() -> None:
    one = game(3, SHORT)
    first, second, third = one.state.order
    assert one.actor == first
    assert legal(one) == [f"issue {n}" for n in range(14)]
    play(one, "issue 2")
    assert (one.state.seats[first].cash, one.state.seats[first].shares) == (20, 4)
    assert one.actor == second
    play(one, "issue 0")
    assert one.state.seats[second].cash == 10
    assert one.actor == third


@pytest.mark.rule("AOS-SHARES-02")
@pytest.mark.rule("AOS-SHARES-03")
def test_nobody_has_more_than_the_most() -> None:
    one = game(2, SHORT, "start: {cash: 40, shares: 14, income: 9}")
    first = one.state.order[0]
    assert refused(one, "issue 2") == "AOS-SHARES-02"
    play(one, "issue 1", "issue 0")
    assert one.actor == one.state.order[1], "who has the most is not asked again"
    assert one.state.seats[first].shares == 15


@pytest.mark.rule("AOM-MONEY-01")
def test_a_map_may_say_the_price_and_how_many_in_a_turn() -> None:
    rules = "shares: {price: 4, per_turn: {cases: [{when: {turn: 1}, is: 3}], else: 1}}"
    one = game(2, SHORT, rules, "start: {income: 5}")
    assert refused(one, "issue 4") == "AOM-MONEY-01"
    play(one, "issue 3")
    assert one.state.seats[one.state.order[0]].cash == 22
    play(one, "issue 0")
    assert legal(one) == ["issue 0", "issue 1"]


@pytest.mark.rule("AOS-SHARES-04")
def test_money_comes_no_other_way_unless_a_map_lets_shares_be_sold() -> None:
    assert refused(game(2, SHORT), "sell") == "AOS-SHARES-04"
    one = game(2, SHORT, "shares: {private_sale: 4}", "start: {shares: 14}")
    first = one.state.order[0]
    assert legal(one) == ["issue 0", "issue 1", "sell"]
    play(one, "sell")
    assert (one.actor, one.state.seats[first].cash, one.state.seats[first].shares) == (
        first,
        14,
        15,
    )
    assert refused(one, "sell") == "AOS-SHARES-02"
