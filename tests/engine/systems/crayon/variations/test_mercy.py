"""Mercy: a trapped player may borrow, and pays double as soon as he can (CRY-VAR-02)."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import legal, play, refused
from tests.engine.systems.crayon.situations.valley import WEST_TO_MILL, Valley, seat, seats

STUCK = seat(0, '["2,2 3,2", "3,2 4,2"]', "4,2", came_from="3,2")


def china(there: str, variants: str = "mercy", rules: str = "", more: str = "") -> CrayonGame:
    valley = Valley(variants, rules, "china-rails", f"{seats(there)}{more}")
    return valley.game()


@pytest.mark.rule("CRY-VAR-02")
def test_without_the_variation_nobody_borrows() -> None:
    assert refused(china(STUCK, variants=""), "borrow 20") == "CRY-BUILD-14"


@pytest.mark.rule("CRY-VAR-02")
def test_a_train_at_the_end_of_track_without_money_is_trapped() -> None:
    game = china(STUCK)
    assert refused(game, "borrow 21") == "CRY-VAR-02"
    play(game, "borrow 20")
    assert (game.state.seats[0].cash, game.state.seats[0].debts) == (20, (40,))


@pytest.mark.rule("CRY-VAR-02")
def test_who_can_build_to_make_money_is_not_trapped() -> None:
    """Mill with its coal costs 3, and from there Ford, which asks for it, another 4."""
    rich = STUCK.replace("cash: 0", "cash: 7")
    assert refused(china(rich), "borrow 1") == "CRY-VAR-02"
    assert legal(china(rich), "borrow") == []


@pytest.mark.rule("CRY-VAR-02")
def test_a_section_that_leads_to_no_payout_does_not_help() -> None:
    game = china(STUCK.replace("cash: 0", "cash: 6"))
    assert refused(game, "borrow 1") == ""
    play(game, "done")
    assert "build 4,2 4,1" in legal(game, "build")


@pytest.mark.rule("CRY-VAR-02")
def test_who_carries_the_load_needs_only_the_way_to_its_city() -> None:
    """From 7,2 Town is one section of 3 away."""
    for cash, rule in ((3, "CRY-VAR-02"), (2, "")):
        track = '["7,2 7,3", "7,3 8,3"]'
        loaded = seat(cash, track, "7,2", came_from="7,3", loads="coal", hand="1, 2, 3")
        assert refused(china(loaded), "borrow 1") == rule


@pytest.mark.rule("CRY-VAR-02")
def test_a_line_may_come_from_the_far_end() -> None:
    """East asks for coal: 9,2 is paid from there, and 5 for East need not be."""
    demands = ("east coal 10, east coal 11, east coal 12",) * 30
    for cash, rule in ((1, "CRY-VAR-02"), (0, "")):
        track = '["7,2 8,2", "8,2 9,2"]'
        loaded = seat(cash, track, "9,2", came_from="8,2", loads="coal", hand="1, 2, 3")
        valley = Valley("mercy", "", "china-rails", seats(loaded), demands)
        assert refused(valley.game(), "borrow 1") == rule


@pytest.mark.rule("CRY-VAR-02")
def test_who_can_still_earn_is_not_trapped() -> None:
    loaded = seat(0, WEST_TO_MILL, "5,2", came_from="4,2", hand="1, 2, 3")
    demands = ("west coal 10, east tea 12, ford tea 14",) * 30
    valley = Valley("mercy", "", "china-rails", seats(loaded), demands)
    assert refused(valley.game(), "borrow 1") == "CRY-VAR-02"


@pytest.mark.rule("CRY-VAR-02")
def test_who_can_run_but_never_to_a_city_that_pays_is_trapped() -> None:
    shuttling = seat(0, WEST_TO_MILL, "5,2", hand="1, 2, 3")
    game = Valley("mercy", "", "china-rails", seats(shuttling)).game()
    assert "move 4,2" in legal(game, "move")
    assert refused(game, "borrow 20") == ""


@pytest.mark.rule("CRY-VAR-02")
def test_a_train_that_is_not_on_the_board_can_start_where_it_earns() -> None:
    # Nothing can be built for so little, and no track leads anywhere.
    rules = "cost: {terrain: {clear: 9}, small: 9, medium: 9}"
    demands = ("mill coal 10, east tea 12, ford tea 14",) * 12
    off_board = seat(0, hand="1, 2, 3")
    game = Valley("mercy", rules, "china-rails", seats(off_board), demands).game()
    assert refused(game, "borrow 1") == "CRY-VAR-02"
    game = Valley("mercy", rules, "china-rails", seats(off_board)).game()
    assert refused(game, "borrow 1") == "", "no city has coal and wants it"


@pytest.mark.rule("CRY-VAR-02")
def test_rent_that_can_be_paid_opens_the_way_to_a_payout() -> None:
    loaded = seat(4, WEST_TO_MILL, "5,2", loads="coal", hand="1, 2, 3")
    other = seat(0, '["5,2 6,2", "6,2 7,2", "7,2 8,2"]')
    # Everything costs 5 here, so that building is out of reach.
    rules = "cost: {terrain: {clear: 5}, small: 5, medium: 5}"
    game = Valley("mercy", rules, "china-rails", seats(loaded, other)).game()
    assert refused(game, "borrow 1") == "CRY-VAR-02"
    poor = loaded.replace("cash: 4", "cash: 3")
    game = Valley("mercy", rules, "china-rails", seats(poor, other)).game()
    assert refused(game, "borrow 1") == ""


@pytest.mark.rule("CRY-VAR-02")
def test_the_money_may_be_used_for_anything() -> None:
    game = china(STUCK)
    play(game, "borrow 20", "done", "upgrade fast-freight")
    assert game.state.seats[0].trains[0].type == "fast-freight"


@pytest.mark.rule("CRY-VAR-02")
def test_double_is_paid_as_soon_as_the_money_is_there() -> None:
    runner = seat(
        10, WEST_TO_MILL, "5,2", loads="coal, coal", hand="1, 2, 3", more="debt: 24"
    ).replace('"4,2 5,2"', '"4,2 5,2", "5,2 6,2", "6,2 7,2", "7,2 8,2"')
    game = china(runner)
    play(game, "move 6,2", "move 7,2", "move 8,2", "deliver coal town 10")
    assert (game.state.seats[0].cash, game.state.seats[0].debts) == (20, (24,))
    play(game, "deliver coal town 11")
    assert (game.state.seats[0].cash, game.state.seats[0].debts) == (7, ())


@pytest.mark.rule("CRY-VAR-02")
def test_rent_from_another_player_pays_the_debt_in_his_turn() -> None:
    debtor = seat(3, WEST_TO_MILL, more="debt: 7")
    runner = seat(10, "[]", "5,2")
    game = china(f"{debtor}, {runner}", more=", turn: {seat: 2}")
    play(game, "move 4,2")
    assert (game.state.seats[0].cash, game.state.seats[0].debts) == (0, ())


@pytest.mark.rule("CRY-VAR-02")
def test_a_loan_is_not_asked_back_in_its_own_turn() -> None:
    game = china(STUCK, rules="loan: {factor: 1}")
    play(game, "borrow 20", "done", "build 4,2 5,2")
    assert (game.state.seats[0].cash, game.state.seats[0].debts) == (17, (20,))


def test_out_of_every_payout_where_the_rules_say_so() -> None:
    runner = seat(10, '["7,2 8,2"]', "7,2", loads="coal", hand="1, 2, 3", more="debt: 24")
    game = china(runner, rules="loan: {repay: every-payout}")
    play(game, "move 8,2", "deliver coal town 10")
    assert (game.state.seats[0].cash, game.state.seats[0].debts) == (10, (14,))


def test_anyone_may_borrow_where_the_rules_say_so() -> None:
    rich = STUCK.replace("cash: 0", "cash: 50")
    game = china(rich, rules="loan: {who: anyone}")
    assert refused(game, "borrow 1") == ""
