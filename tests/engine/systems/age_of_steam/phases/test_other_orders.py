"""Orders without an auction, and who acts first or last in a phase."""

import pytest

from engine.systems.age_of_steam.effects.orders import in_order
from tests.engine.systems.age_of_steam.maps import game, legal, play, refused

SHORT = "phases: [order, actions, income, expenses, reduction, advance]"
ACTIONS = "actions: {choice: optional, list: [{id: a}, {id: b}, {id: c}, {id: d}]}"
RICH = "start: {income: 30}"
NONE = ("take none",) * 3


@pytest.mark.rule("AOM-ORDER-01")
def test_a_table_says_the_order_of_each_turn() -> None:
    one = game(3, SHORT, RICH, ACTIONS, "order: {mode: table, table: {1: [3, 1, 2], 2: [2, 3, 1]}}")
    seats = one.state.seating
    assert one.state.order == (seats[2], seats[0], seats[1])
    play(one, *NONE)
    assert one.state.order == (seats[1], seats[2], seats[0])


@pytest.mark.rule("AOM-ORDER-01")
def test_the_first_goes_to_the_end() -> None:
    one = game(3, SHORT, RICH, ACTIONS, "order: {mode: rotate}")
    first, second, third = one.state.seating
    assert one.state.order == (first, second, third)
    play(one, *NONE)
    assert one.state.order == (second, third, first)


PAY = ("order: {mode: pay-first}", "pay_first: {price: 5}", "modules: [pay-first]")


@pytest.mark.rule("AOM-PAYFIRST-01")
@pytest.mark.rule("AOM-PAYFIRST-02")
def test_the_privileged_is_asked_first_and_the_privilege_moves_on() -> None:
    one = game(3, SHORT, RICH, ACTIONS, *PAY)
    first, second, third = one.state.seating
    assert one.actor == first
    assert legal(one) == ["pay", "decline"]
    play(one, "decline", "pay")
    assert one.state.order == (second, first, third)
    assert one.state.seats[second].cash == 5
    play(one, *NONE)
    assert one.actor == second, "the privilege moves on, whoever was first"
    play(one, "decline", "decline", "decline")
    assert one.state.order == (second, third, first), "nobody paid: the first asked is first"


@pytest.mark.rule("AOM-PAYFIRST-02")
def test_who_is_short_declines_by_himself() -> None:
    one = game(3, SHORT, "start: {cash: 4, income: 30}", ACTIONS, *PAY)
    assert one.state.order == one.state.seating
    assert one.state.phase == "actions"


@pytest.mark.rule("AOM-PAYFIRST-03")
def test_an_action_is_asked_before_the_privileged() -> None:
    listed = "actions: {list: [{id: a}, {id: b}, {id: king, effects: [{auction: first}]}]}"
    one = game(3, SHORT, RICH, listed, *PAY)
    first, second, third = one.state.seating
    play(one, "decline", "decline", "decline", "take a", "take b", "take king")
    assert one.actor == third
    play(one, "decline")
    assert one.actor == second
    play(one, "decline", "decline")
    assert one.state.order == (third, second, first)
    assert one.state.asked_first == 2


@pytest.mark.rule("AOM-ORDER-04")
@pytest.mark.rule("AOS-ACTION-02")
@pytest.mark.rule("AOS-ACTION-03")
@pytest.mark.rule("AOS-TURN-02")
def test_first_ones_then_the_rest_then_last_ones() -> None:
    listed = """actions: {list: [{id: first-move}, {id: first-build},
      {id: slow, effects: [{last: [build, move]}]}]}"""
    phases = "phases: [shares, actions, income, expenses, reduction, advance]"
    one = game(4, phases, listed)
    one.state.order = (0, 1, 2, 3)
    for seat, action in enumerate(("slow", "", "first-move", "first-build")):
        one.state.seats[seat].action = action
    assert in_order(one.position, "build") == [3, 1, 2, 0]
    assert in_order(one.position, "move") == [2, 1, 3, 0]
    assert in_order(one.position, "shares") == [0, 1, 2, 3]


LATER = (
    "actions: {list: [{id: a}, {id: b}, {id: late, effects: [{last: [shares], next_turn: true}]}]}"
)


@pytest.mark.rule("AOM-ORDER-04")
@pytest.mark.rule("AOM-GEN-07")
@pytest.mark.parametrize("phases", ["shares, actions", "actions, shares"])
def test_an_effect_on_the_next_turns_shares_waits_for_them(phases: str) -> None:
    one = game(3, f"phases: [{phases}, income, expenses, reduction, advance]", RICH, LATER)
    issue = ("issue 0",) * 3
    take = ("take late", "take a", "take b")
    first, second, third = one.state.order
    play(one, *(issue + take if phases.startswith("shares") else take))
    if phases.startswith("actions"):
        assert in_order(one.position, "shares") == [first, second, third], "not in this turn"
        play(one, *issue, "take a", "take b", "take late")
    assert one.state.turn == 2
    assert in_order(one.position, "shares") == [second, third, first]


@pytest.mark.rule("AOM-SETUP-02")
def test_one_player_has_no_order_phase() -> None:
    one = game(1, SHORT, RICH, ACTIONS)
    assert one.state.phase == "actions"
    assert refused(one, "bid 1") == "AOS-ACTION-01"
