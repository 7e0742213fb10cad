"""What the end of a turn will bring is worked out before it comes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.showing.player_aid import aid_of
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.showing.forecast import forecast, shares_needed
from tests.engine.systems.age_of_steam.maps import game, play

AID = aid_of("age-of-steam")
TAKES = ["take first-move", "take first-build", "take turn-order-pass"]


def before_the_last_choice(*rules: str) -> AgeOfSteamGame:
    """A turn in which one action is still to be taken; then money is collected and paid."""
    one = game(3, *rules)
    play(one, *["issue 0"] * 3, "pass", "pass", *TAKES[:2])
    return one


@pytest.mark.rule("AOS-EXPENSE-01")
@pytest.mark.rule("AOS-REDUCE-01")
@pytest.mark.parametrize(
    "rule",
    [
        "money: {shortfall: income}",
        "money: {shortfall: shares}",
        "money: {reduction_basis: before}",
        "money: {expenses: {share: 1, engine: 2, turn: 1}}",
    ],
)
@given(
    cash=st.integers(0, 12),
    income=st.integers(0, 50),
    shares=st.integers(0, 15),
    rung=st.integers(0, 5),
)
def test_the_forecast_comes_true(rule: str, cash: int, income: int, shares: int, rung: int) -> None:
    one = before_the_last_choice(rule)
    seat = one.position.mover
    number = one.position.actor
    seat.cash, seat.income, seat.shares, seat.rung = cash, income, shares, rung
    foreseen = forecast(one.position, number)
    assert one.position.mover is seat
    assert (seat.cash, seat.income, seat.shares) == (cash, income, shares)
    play(one, TAKES[2])
    assert foreseen.is_out == bool(seat.left)
    if not seat.left:
        assert (seat.cash, seat.income) == (foreseen.left, foreseen.after)
    assert foreseen.short == max(0, -foreseen.spare)


@pytest.mark.rule("AOS-EXPENSE-02")
def test_it_says_how_many_shares_pay_for_everything_and_keep_a_player_in() -> None:
    one = game(3)
    seat = one.position.mover
    seat.cash, seat.income, seat.shares, seat.rung = 0, 1, 9, 2
    needed = shares_needed(one.position, one.position.actor)
    assert forecast(one.position, one.position.actor).is_out
    assert (needed.to_pay, needed.to_live) == (3, 3), "11 short, and every share costs 1 more"
    shown = AID.ledger(one, one.position.actor)
    assert shown is not None
    assert shown.is_short
    assert shown.lines[:3] == (
        "$11 short: bankrupt.",
        "3 shares pay for everything.",
        "3 shares keep you in the game.",
    )
    assert dict(shown.entries) == {
        "cash": "$0", "income": "+1", "shares": "-9", "engine": "-3", "left": "$0",
    }  # fmt: skip
    play(one, "issue 3")
    assert not forecast(one.position, one.state.order[0]).short


def test_no_number_of_shares_may_be_enough() -> None:
    one = game(3, "shares: {max: 3}")
    seat = one.position.mover
    seat.cash, seat.shares, seat.rung = 0, 2, 5
    assert shares_needed(one.position, one.position.actor) == (None, None)


def test_in_growth_the_next_turn_is_foreseen() -> None:
    one = game(3, "money: {expenses: {share: 0, engine: 0, turn: 1}}")
    one.state.phase = "growth"
    assert forecast(one.position, 0)[:1] == (2,)
    assert forecast(one.position, 0).other == 2


def test_what_is_left_can_be_spent_and_a_reduction_is_told() -> None:
    one = game(3)
    one.state.seats[0].income, one.state.seats[0].cash = 13, 5
    shown = AID.ledger(one, 0)
    assert shown is not None
    assert not shown.is_short
    assert shown.lines == (
        "$15 can be spent before, and everything is still paid.",
        "Income falls by 2 to 11.",
    )


def test_who_is_out_has_nothing_to_foresee() -> None:
    one = game(3)
    one.state.seats[1].left = 1
    assert AID.ledger(one, 1) is None
