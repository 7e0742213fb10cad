"""Determine Player Order by auction."""

import pytest

from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from tests.engine.systems.age_of_steam.maps import game, legal, play, refused

SHORT = "phases: [order, actions, income, expenses, reduction, advance]"


def auction(players: int, *rules: str) -> AgeOfSteamGame:
    """An auction among Ann, Bob and so on, in this order, each with $10."""
    one = game(players, SHORT, "start: {income: 30}", *rules)
    one.state.order = tuple(range(players))
    one.state.actor = 0
    one.state.doing.left = list(range(players))
    return one


@pytest.mark.rule("AOS-AUCTION-01")
@pytest.mark.rule("AOS-AUCTION-02")
def test_one_bids_more_than_the_last_and_no_more_than_the_cash() -> None:
    one = auction(3)
    assert legal(one) == [f"bid {n}" for n in range(1, 11)] + ["pass"]
    assert refused(one, "bid 0") == "AOS-AUCTION-01"
    assert refused(one, "bid 11") == "AOS-AUCTION-02"
    play(one, "bid 4")
    assert one.state.seats[0].cash == 10, "nothing is paid when bidding"
    assert one.actor == 1
    assert refused(one, "bid 4") == "AOS-AUCTION-01"


@pytest.mark.rule("AOS-AUCTION-03")
@pytest.mark.rule("AOS-AUCTION-05")
def test_who_passes_takes_the_last_free_place_and_who_is_left_is_first() -> None:
    one = auction(3)
    play(one, "bid 1", "pass", "bid 2", "pass")
    assert one.state.order == (2, 0, 1)
    assert one.state.phase == "actions"


@pytest.mark.rule("AOS-AUCTION-04")
@pytest.mark.rule("AOM-ORDER-02")
@pytest.mark.rule("AOM-FIX-03")
def test_six_pay_as_in_the_example_of_the_rules() -> None:
    one = auction(6)
    bids = ["pass", "bid 1", "bid 3", "bid 5", "bid 6", "bid 7"]
    play(one, *bids, "pass", "pass", "pass", "pass")
    assert one.state.order == (5, 4, 3, 2, 1, 0)
    paid = [10 - one.state.seats[seat].cash for seat in one.state.order]
    assert paid == [7, 6, 3, 2, 1, 0]


@pytest.mark.rule("AOS-AUCTION-04")
def test_of_two_the_second_is_last_and_pays_nothing() -> None:
    one = auction(2)
    play(one, "bid 3", "bid 4", "pass")
    assert [seat.cash for seat in one.state.seats] == [10, 6]


@pytest.mark.rule("AOM-ORDER-02")
def test_a_map_may_say_what_places_pay() -> None:
    one = auction(4, "order: {pay: {first: half-down, second: none, middle: full, last: half-up}}")
    play(one, "bid 1", "bid 2", "bid 3", "bid 5", "pass", "pass", "pass")
    assert [10 - seat.cash for seat in one.state.seats] == [1, 2, 0, 2]


@pytest.mark.rule("AOS-AUCTION-06")
@pytest.mark.rule("AOS-ACTION-08")
def test_turn_order_pass_keeps_one_in_once() -> None:
    one = auction(3)
    one.state.seats[1].action = "turn-order-pass"
    assert refused(one, "top") == "AOS-AUCTION-06"
    play(one, "bid 1")
    assert "top" in legal(one)
    play(one, "top", "bid 2", "bid 3")
    assert refused(one, "top") == "AOS-AUCTION-06"
    play(one, "pass")
    assert one.state.order == () or one.actor == 2


@pytest.mark.rule("AOS-AUCTION-07")
def test_between_two_it_cannot_be_used_unless_a_map_says_so() -> None:
    for rules, is_refused in ((), True), (("order: {pass_with_two: true}",), False):
        one = auction(2, *rules)
        one.state.seats[1].action = "turn-order-pass"
        play(one, "bid 1")
        assert (refused(one, "top") == "AOS-AUCTION-07") == is_refused
        if not is_refused:
            play(one, "top")
            assert one.actor == 1, "nobody is asked to beat an own bid"
            assert refused(one, "top") == "AOS-AUCTION-06"


@pytest.mark.rule("AOS-AUCTION-08")
def test_who_cannot_bid_passes_by_himself() -> None:
    one = auction(3)
    one.state.seats[1].cash = 2
    play(one, "bid 2")
    assert one.actor == 2
    assert one.state.doing.settled == [1]


@pytest.mark.rule("AOM-ORDER-03")
def test_some_actions_pass_by_themselves_or_are_first_without_an_auction() -> None:
    listed = """actions: {list: [{id: slow, effects: [{auction: auto-pass}]},
      {id: king, effects: [{auction: first}]}, {id: a}, {id: b}]}"""
    one = game(3, SHORT, "start: {income: 30}", listed)
    first, second, third = one.state.order
    play(one, "bid 1", "pass", "pass")
    assert one.state.order == (first, third, second)
    play(one, "take slow", "take a", "take b")
    assert one.state.turn == 2
    assert one.state.doing.settled == [first], "who held it passes when first asked"
    assert one.actor == third
    play(one, "pass")
    assert one.state.order == (second, third, first)
    play(one, "take a", "take king", "take b")
    assert one.state.order == (third, second, first), "the holder is first, the others as before"
    assert one.state.phase == "actions"


@pytest.mark.rule("AOM-ORDER-06")
def test_the_first_who_never_bid_take_no_action() -> None:
    one = auction(3, "order: {no_bid_no_action: 1}")
    play(one, "pass", "pass")
    assert [seat.goes_without for seat in one.state.seats] == [True, False, False]
    play(one, "take engineer", "take locomotive")
    assert one.state.turn == 2
    assert one.state.seats[0].action == ""
