"""Late payment: rent out of deliveries made on the opponent's track (CRY-VAR-25)."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import legal, play, refused
from tests.engine.systems.crayon.situations.valley import MILL_TO_TOWN, Valley, seat, seats


def runs(
    cash: int, variants: str = "late-payment", rules: str = "", loads: str = "coal"
) -> CrayonGame:
    there = seats(seat(cash, "[]", "5,2", loads=loads, hand="1, 2, 3"), seat(10, MILL_TO_TOWN))
    return Valley(variants, rules, position=there).game()


@pytest.mark.rule("CRY-RENT-03")
@pytest.mark.rule("CRY-VAR-25")
def test_without_the_variation_rent_has_to_be_at_hand() -> None:
    game = runs(3, variants="")
    assert refused(game, "move 6,2") == "CRY-RENT-03"
    assert legal(game, "move") == []


@pytest.mark.rule("CRY-VAR-25")
def test_a_player_without_money_may_run_and_owes_the_rent() -> None:
    game = runs(0)
    play(game, "move 6,2")
    assert game.scores() == (0, 10)
    assert game.state.seats[0].rent_owed == {1: 4}


@pytest.mark.rule("CRY-VAR-25")
def test_what_is_at_hand_is_paid_at_once() -> None:
    game = runs(3)
    play(game, "move 6,2")
    assert game.scores() == (0, 13)
    assert game.state.seats[0].rent_owed == {1: 1}


@pytest.mark.rule("CRY-VAR-25")
def test_with_enough_money_it_is_paid_as_ever() -> None:
    game = runs(9)
    play(game, "move 6,2")
    assert game.scores() == (5, 14)
    assert game.state.seats[0].rent_owed == {}


@pytest.mark.rule("CRY-VAR-25")
def test_a_delivery_made_there_pays_it() -> None:
    game = runs(0)
    play(game, "move 6,2", "move 7,2", "move 8,2", "deliver coal town 10")
    assert game.scores() == (6, 14)
    assert game.state.seats[0].rent_owed == {}


@pytest.mark.rule("CRY-VAR-25")
def test_rent_is_owed_once_a_turn_as_ever() -> None:
    game = runs(0)
    play(game, "move 6,2", "move 7,2", "done", "end", "done", "end", "move 8,2")
    assert game.state.seats[0].rent_owed == {1: 8}


@pytest.mark.rule("CRY-VAR-25")
def test_rent_still_owed_is_paid_before_a_loan() -> None:
    game = runs(0, "late-payment, borrowing")
    play(game, "move 6,2", "move 7,2", "move 8,2", "borrow 3")
    assert game.state.seats[0].rent_owed == {1: 1}
    play(game, "deliver coal town 10")
    assert game.scores() == (3, 14)
    assert game.state.seats[0].debts == ()


@pytest.mark.rule("CRY-VAR-25")
@pytest.mark.rule("CRY-VAR-24")
def test_only_the_rest_of_a_payout_goes_towards_a_loan() -> None:
    ann = seat(0, "[]", "7,2", loads="coal", hand="1, 2, 3", more="debt: 8")
    game = Valley("late-payment, borrowing", position=seats(ann, seat(0, MILL_TO_TOWN))).game()
    play(game, "move 8,2", "deliver coal town 10")
    assert game.scores() == (0, 4)
    assert game.state.seats[0].debts == (2,)


@pytest.mark.rule("CRY-VAR-25")
def test_money_from_elsewhere_goes_to_whoever_is_owed_rent() -> None:
    there = seats(
        seat(0, '["2,2 3,2"]', "5,2", hand="1, 2, 3"),
        seat(10, MILL_TO_TOWN, "2,2", hand="4, 5, 6"),
    )
    game = Valley("late-payment", position=there).game()
    play(game, "move 6,2", "done", "end", "move 3,2")
    assert game.scores() == (0, 10), "Bob's rent for Ann's track pays what Ann owes him"
    assert game.state.seats[0].rent_owed == {}


@pytest.mark.rule("CRY-VAR-25")
def test_rent_that_comes_in_late_pays_on_the_rent_of_others() -> None:
    cid_to_east = '["8,2 9,2", "9,2 10,2"]'
    there = seats(
        seat(0, "[]", "5,2", loads="coal", hand="1, 2, 3"),
        seat(0, MILL_TO_TOWN, "8,2", hand="4, 5, 6"),
        seat(0, cid_to_east, hand="7, 8, 9"),
    )
    game = Valley("late-payment", position=f"{there}, turn: {{seat: 2}}").game(players=3)
    play(game, "move 9,2", "done", "end", "place 2,2", "done", "end")
    assert game.state.seats[1].rent_owed == {2: 4}
    play(game, "move 6,2", "move 7,2", "move 8,2", "deliver coal town 10")
    assert game.scores() == (6, 0, 4)


@pytest.mark.rule("CRY-VAR-25")
@pytest.mark.rule("CRY-VAR-02")
def test_late_rent_is_paid_before_a_debt_to_the_bank() -> None:
    ann = seat(0, "[]", "7,2", loads="coal", hand="1, 2, 3", more="debt: 8")
    position = seats(ann, seat(0, MILL_TO_TOWN))
    game = Valley("late-payment, mercy", "", "china-rails", position).game()
    play(game, "move 8,2", "deliver coal town 10")
    assert game.scores() == (6, 4), "the rest is not enough for the whole debt"
    assert game.state.seats[0].debts == (8,)


def test_the_rules_can_also_ask_for_it_on_entry() -> None:
    game = runs(0, rules="rent: {when: on-entry}")
    assert refused(game, "move 6,2") == "CRY-RENT-03"
