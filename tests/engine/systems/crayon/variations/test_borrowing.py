"""Borrowing: money from the bank for track and rent, paid back out of every payout (CRY-VAR-24)."""

import json

import pytest

from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.resuming import game_from_plain
from tests.engine.systems.crayon.situations.situation import legal, play, refused
from tests.engine.systems.crayon.situations.valley import (
    MILL_TO_TOWN,
    WEST_TO_MILL,
    WEST_TO_TOWN,
    Valley,
    seat,
    seats,
)

BUILDING = "turn: {phase: building}"


def valley(cash: int = 3, variants: str = "borrowing", rules: str = "", more: str = "") -> Valley:
    there = seats(
        seat(cash, WEST_TO_MILL, "5,2", loads="coal", hand="1, 2, 3"), seat(10, MILL_TO_TOWN)
    )
    return Valley(variants=variants, rules=rules, position=f"{there}{more}")


@pytest.mark.rule("CRY-BUILD-14")
@pytest.mark.rule("CRY-VAR-24")
def test_without_the_variation_the_bank_gives_no_credit() -> None:
    game = valley(variants="").game()
    assert refused(game, "borrow 5") == "CRY-BUILD-14"
    assert legal(game, "borrow") == []


@pytest.mark.rule("CRY-VAR-24")
def test_anybody_may_borrow_up_to_20_and_owes_double() -> None:
    game = valley().game()
    assert legal(game, "borrow") == [f"borrow {amount}" for amount in range(1, 21)]
    assert refused(game, "borrow 21") == "CRY-VAR-24"
    assert refused(game, "borrow 0") == "CRY-VAR-24"
    play(game, "borrow 20")
    assert (game.state.seats[0].cash, game.state.seats[0].debts) == (23, (40,))


@pytest.mark.rule("CRY-VAR-24")
def test_the_money_builds_track_in_the_same_turn() -> None:
    game = valley(cash=0, more=f", {BUILDING}").game()
    assert refused(game, "build 5,2 5,1") == "CRY-BUILD-14"
    play(game, "borrow 2", "build 5,2 5,1")
    assert game.state.seats[0].cash == 1


@pytest.mark.rule("CRY-VAR-24")
def test_the_money_buys_no_train() -> None:
    game = valley(cash=19, more=f", {BUILDING}").game()
    play(game, "borrow 20")
    assert refused(game, "upgrade fast-freight") == "CRY-BUILD-14"


@pytest.mark.rule("CRY-VAR-24")
def test_own_money_still_buys_a_train_beside_a_loan() -> None:
    game = valley(cash=20, more=f", {BUILDING}").game()
    play(game, "borrow 5", "upgrade fast-freight")
    assert game.state.seats[0].cash == 5


@pytest.mark.rule("CRY-VAR-24")
def test_what_is_not_built_with_at_once_is_kept_for_rent_only() -> None:
    game = valley(cash=0, more=f", {BUILDING}").game()
    play(game, "borrow 10", "end", "done", "end")
    assert game.actor == 0
    play(game, "move 6,2")
    assert game.state.seats[0].cash == 6
    play(game, "done")
    assert refused(game, "build 5,2 5,1") == "CRY-BUILD-14"


@pytest.mark.rule("CRY-VAR-24")
def test_rent_is_paid_out_of_the_loan_before_own_money() -> None:
    game = valley(cash=5).game()
    play(game, "borrow 4", "move 6,2", "done", "end", "done", "end")
    assert (game.state.seats[0].cash, game.state.seats[0].for_rent) == (5, 0)


@pytest.mark.rule("CRY-VAR-24")
def test_every_payout_goes_towards_the_debt() -> None:
    game = valley(cash=0).game()
    play(game, "borrow 8", "move 6,2", "move 7,2", "move 8,2", "deliver coal town 10")
    mover = game.state.seats[0]
    assert (mover.cash, mover.debts) == (4, (6,))


@pytest.mark.rule("CRY-VAR-24")
def test_the_rest_of_a_payout_is_kept_once_nothing_is_owed() -> None:
    game = valley(cash=0).game()
    play(game, "borrow 4", "move 6,2", "move 7,2", "move 8,2", "deliver coal town 10")
    mover = game.state.seats[0]
    assert (mover.cash, mover.debts) == (2, ())


@pytest.mark.rule("CRY-VAR-24")
def test_cash_at_hand_alone_pays_no_debt_back() -> None:
    game = valley(cash=60, more=f", {BUILDING}").game()
    play(game, "borrow 1", "end", "done", "end")
    assert game.state.seats[0].debts == (2,)


@pytest.mark.rule("CRY-VAR-24")
def test_nothing_is_borrowed_in_a_lost_turn() -> None:
    there = seats(seat(0, WEST_TO_MILL, "4,2", came_from="3,2", more="loses_turn: true"))
    game = Valley(variants="borrowing, backtracking", position=f"{there}, turn: {{seat: 2}}").game()
    play(game, "done", "end")
    assert legal(game) == ["backtrack", "end"]
    assert refused(game, "borrow 1") == "CRY-EVENT-13"


# -- what OPEN-CRY-70 leaves to the rules


@pytest.mark.rule("CRY-VAR-24")
def test_one_loan_at_a_time() -> None:
    game = valley().game()
    play(game, "borrow 1")
    assert refused(game, "borrow 1") == "CRY-VAR-24"
    assert legal(game, "borrow") == []


def test_several_loans_where_the_rules_allow_them() -> None:
    game = valley(cash=0, rules="loan: {at_once: 2}").game()
    play(game, "borrow 2", "borrow 4")
    assert refused(game, "borrow 1") == "CRY-VAR-24"
    play(game, "move 6,2", "move 7,2", "move 8,2", "deliver coal town 10")
    mover = game.state.seats[0]
    assert (mover.cash, mover.debts) == (2, (2,))


def test_the_limit_and_the_factor_are_the_rules_to_say() -> None:
    game = valley(rules="loan: {limit: 7, factor: 3}").game()
    assert refused(game, "borrow 8") == "CRY-VAR-24"
    play(game, "borrow 7")
    assert game.state.seats[0].debts == (21,)


def test_a_loan_for_anything_buys_a_train() -> None:
    game = valley(cash=0, rules="loan: {use: anything}", more=f", {BUILDING}").game()
    play(game, "borrow 20", "upgrade fast-freight")
    assert game.state.seats[0].trains[0].type == "fast-freight"


def test_a_debt_is_paid_whole_once_the_turn_of_the_loan_is_over_where_the_rules_say_so() -> None:
    game = valley(cash=0, rules="loan: {repay: when-possible}").game()
    play(game, "borrow 5", "move 6,2", "move 7,2", "move 8,2", "deliver coal town 10")
    assert (game.state.seats[0].cash, game.state.seats[0].debts) == (11, (10,))
    play(game, "done", "end")
    assert (game.state.seats[0].cash, game.state.seats[0].debts) == (1, ())


def in_debt(rules: str) -> CrayonGame:
    there = seats(seat(55, WEST_TO_TOWN, "7,2", loads="coal", hand="1, 2, 3", more="debt: 12"))
    variants, rules = "borrowing, cash-only-win", f"win: {{cash: 50}}{rules}"
    return Valley(variants, rules, position=there).game()


@pytest.mark.rule("CRY-VAR-24")
def test_a_debt_has_to_be_paid_before_anybody_wins() -> None:
    game = in_debt("")
    play(game, "move 8,2", "deliver coal town 10")
    assert (game.result, game.state.seats[0].debts) == (None, (2,))


def test_a_debt_is_no_bar_where_the_rules_say_so() -> None:
    game = in_debt(", loan: {debt_bars_win: false}")
    assert game.result is not None
    assert game.result.winners == (0,)


def test_money_that_is_not_owed_is_given_once_a_turn_and_leaves_no_debt() -> None:
    game = valley(rules="loan: {factor: 0}").game()
    play(game, "borrow 13")
    assert game.state.seats[0].debts == ()
    assert refused(game, "borrow 1") == "CRY-VAR-24"
    plain = json.loads(json.dumps(game.to_plain()))
    assert game_from_plain(game.scenario, plain).to_plain() == game.to_plain()
