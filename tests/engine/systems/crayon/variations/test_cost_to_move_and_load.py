"""Cost to Move and Cost to Load: running and handling loads are not free (CRY-VAR-45, -46)."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import legal, play, refused
from tests.engine.systems.crayon.situations.valley import (
    MILL_TO_TOWN,
    WEST_TO_MILL,
    WEST_TO_TOWN,
    Valley,
    seat,
    seats,
)

# -- cost to move


def starts(
    cash: int, variants: str = "cost-to-move", rules: str = "", at: str = "4,2"
) -> CrayonGame:
    """Ann owns the line to Mill and Bob goes on to Town."""
    there = seats(seat(cash, WEST_TO_MILL, at), seat(20, MILL_TO_TOWN))
    return Valley(variants, rules, position=there).game()


@pytest.mark.rule("CRY-VAR-45")
def test_running_on_own_track_costs_1_a_turn() -> None:
    game = starts(10)
    play(game, "move 3,2")
    assert game.scores() == (9, 20)
    play(game, "move 2,2", "move 3,2", "move 4,2")
    assert game.scores() == (9, 20), "once a turn"
    play(game, "done", "end", "done", "end", "move 5,2")
    assert game.scores() == (8, 20), "and again in the next"


@pytest.mark.rule("CRY-VAR-45")
def test_without_the_variation_it_is_free() -> None:
    game = starts(0, "")
    play(game, "move 3,2")
    assert game.scores() == (0, 20)


@pytest.mark.rule("CRY-VAR-45")
def test_a_train_that_stands_still_costs_nothing() -> None:
    game = starts(10)
    play(game, "done", "end")
    assert game.scores() == (10, 20)


@pytest.mark.rule("CRY-VAR-45")
def test_rent_for_the_track_of_others_stays_4() -> None:
    game = starts(10)
    play(game, "move 5,2", "move 6,2")
    assert game.scores() == (5, 24)
    only_theirs = starts(10, at="5,2")
    play(only_theirs, "move 6,2")
    assert only_theirs.scores() == (6, 24)


@pytest.mark.rule("CRY-VAR-45")
def test_red_areas_stay_free() -> None:
    game = starts(0, at="2,2")
    play(game, "move 1,2")
    assert game.scores() == (0, 20)


@pytest.mark.rule("CRY-VAR-45")
def test_without_the_money_nobody_runs() -> None:
    game = starts(0)
    assert refused(game, "move 3,2") == "CRY-VAR-45"
    assert legal(game, "move") == []


def test_how_much_it_costs_is_the_rules_to_say() -> None:
    game = starts(10, rules="move: {own_track_fee: 3}")
    play(game, "move 3,2")
    assert game.scores() == (7, 20)


# -- cost to load


def loads(
    variants: str = "cost-to-load",
    rules: str = "",
    moved: int = 0,
    carried: str = "",
    at: str = "5,2",
) -> CrayonGame:
    there = seats(seat(20, WEST_TO_TOWN, at, loads=carried, hand="1, 2, 3"))
    return Valley(variants, rules, position=f"{there}, turn: {{moved: {moved}}}").game()


@pytest.mark.rule("CRY-VAR-46")
def test_picking_up_a_load_takes_a_milepost_of_movement() -> None:
    game = loads()
    play(game, "load coal", "load coal")
    assert game.state.seats[0].trains[0].left == 7


@pytest.mark.rule("CRY-VAR-46")
def test_without_the_variation_it_takes_none() -> None:
    game = loads("", moved=9)
    play(game, "load coal", "drop coal")
    assert game.state.seats[0].trains[0].left == 0


@pytest.mark.rule("CRY-VAR-46")
def test_dropping_a_load_takes_one_too() -> None:
    game = loads(carried="coal")
    play(game, "drop coal")
    assert game.state.seats[0].trains[0].left == 8


@pytest.mark.rule("CRY-VAR-46")
def test_with_no_movement_left_nothing_is_handled() -> None:
    game = loads(moved=9, carried="coal")
    assert refused(game, "load coal") == "CRY-VAR-46"
    assert refused(game, "drop coal") == "CRY-VAR-46"
    assert legal(game) == ["done"]


@pytest.mark.rule("CRY-VAR-46")
def test_the_last_milepost_can_go_into_a_load() -> None:
    game = loads(moved=8)
    play(game, "load coal")
    assert refused(game, "move 6,2") == "CRY-MOVE-02"


@pytest.mark.rule("CRY-VAR-46")
def test_a_delivery_counts_as_putting_a_load_down() -> None:
    game = loads(carried="coal", at="8,2")
    play(game, "deliver coal town 10")
    assert game.state.seats[0].trains[0].left == 8
    assert refused(loads(moved=9, carried="coal", at="8,2"), "deliver coal town 10") == "CRY-VAR-46"


def test_a_delivery_takes_none_where_the_rules_say_so() -> None:
    rules = "load: {delivery_counts: false}"
    game = loads(rules=rules, moved=9, carried="coal", at="8,2")
    play(game, "deliver coal town 10")
    assert game.state.seats[0].trains[0].left == 0


def test_how_much_a_load_takes_is_the_rules_to_say() -> None:
    game = loads(rules="load: {move_points: 4}")
    play(game, "load coal", "load coal")
    assert game.state.seats[0].trains[0].left == 1
    assert refused(game, "drop coal") == "CRY-VAR-46"


@pytest.mark.rule("CRY-VAR-46")
@pytest.mark.rule("CRY-VAR-42")
def test_a_load_that_lies_in_a_city_takes_a_milepost_too() -> None:
    there = seats(seat(20, "[]", "5,2"))
    lying = "lying: [{good: tea, city: mill, seat: 1, turns: 3}]"
    variants = "cost-to-load, field-warehousing"
    game = Valley(variants, position=f"{there}, {lying}").game()
    play(game, "collect tea")
    assert game.state.seats[0].trains[0].left == 8
