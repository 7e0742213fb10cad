"""What the use of other players' track costs (CRY-RENT)."""

import pytest

from tests.engine.systems.crayon.situations.coast import coast, line, seat
from tests.engine.systems.crayon.situations.running import (
    cash_of,
    pass_turns,
    place_of,
    run,
    train_of,
)
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused


@both_games
@pytest.mark.rule("CRY-RENT-01")
@pytest.mark.rule("CRY-RENT-02")
def test_an_opponents_track_costs_four_a_turn_paid_to_him(preset: str) -> None:
    game = coast(seat("7,1"), seat(track=line(3, 17)), preset=preset)
    bank = game.state.bank
    run(game, 10)
    assert (cash_of(game, 0), cash_of(game, 1)) == (46, 54)
    assert game.state.bank == bank
    pass_turns(game, 2)
    run(game, 12)
    assert (cash_of(game, 0), cash_of(game, 1)) == (42, 58)


@pytest.mark.rule("CRY-RENT-01")
def test_own_track_and_red_areas_cost_nothing() -> None:
    game = coast(seat("3,1", track=line(3, 7), cash=0), seat())
    run(game, 7)
    assert (place_of(game), cash_of(game)) == ("7,1", 0)


@pytest.mark.rule("CRY-RENT-01")
def test_coming_back_to_the_same_opponent_in_a_turn_costs_no_more() -> None:
    own = ["9,1 10,1"]
    his = [*line(7, 9), *line(10, 13)]
    game = coast(seat("7,1", track=own), seat(track=his))
    run(game, 13)
    assert (place_of(game), cash_of(game)) == ("13,1", 46)


@pytest.mark.rule("CRY-RENT-01")
def test_each_opponent_is_paid() -> None:
    game = coast(seat("7,1"), seat(track=line(7, 9)), seat(track=line(9, 11)))
    run(game, 11)
    assert [cash_of(game, one) for one in range(3)] == [42, 54, 54]


@both_games
@pytest.mark.rule("CRY-RENT-03")
@pytest.mark.rule("OPEN-CRY-40")
def test_the_rent_must_be_at_hand_before_the_track_is_used(preset: str) -> None:
    player = seat("9,1", "iron", hand=["2"], cash=3)
    game = coast(player, seat(track=line(9, 12)), preset=preset)
    assert refused(game, "move 10,1") == "CRY-RENT-03"
    assert legal(game, "move") == []
    enough = coast(seat("9,1", cash=4), seat(track=line(9, 12)), preset=preset)
    run(enough, 11)
    assert cash_of(enough) == 0


@pytest.mark.rule("CRY-RENT-03")
def test_a_delivery_made_before_pays_for_the_track_used_after_it() -> None:
    game = coast(seat("11,1", "iron", hand=["2"], cash=0), seat(track=line(11, 14)))
    assert refused(game, "move 12,1") == "CRY-RENT-03"
    play(game, "deliver iron corin 8", "move 12,1")
    assert (cash_of(game, 0), cash_of(game, 1)) == (4, 54)


@pytest.mark.rule("OPEN-CRY-40")
def test_rent_may_be_paid_late_where_the_rules_say_so() -> None:
    player = seat("9,1", "iron", hand=["2"], cash=3)
    game = coast(player, seat(track=line(9, 12)), rules={"rent": {"when": "late"}})
    run(game, 11)
    assert (cash_of(game, 0), cash_of(game, 1)) == (0, 53)
    assert game.state.seats[0].rent_owed == {1: 1}
    play(game, "deliver iron corin 8")
    assert (cash_of(game, 0), cash_of(game, 1)) == (7, 54)
    assert game.state.seats[0].rent_owed == {}


@both_games
@pytest.mark.rule("CRY-RENT-04")
def test_it_is_the_section_that_counts_not_who_touches_the_milepost(preset: str) -> None:
    crossing = ["9,0 9,1", "9,1 9,2", "8,0 9,0"]
    game = coast(seat("7,1", track=line(7, 11)), seat(track=crossing), preset=preset)
    run(game, 11)
    assert (cash_of(game, 0), cash_of(game, 1)) == (50, 50)


@pytest.mark.rule("CRY-RENT-04")
def test_standing_on_an_opponents_line_costs_nothing() -> None:
    game = coast(seat("9,1"), seat(track=line(7, 11)))
    pass_turns(game, 2)
    assert cash_of(game) == 50


@both_games
@pytest.mark.rule("CRY-RENT-05")
@pytest.mark.rule("CRY-TURN-06")
def test_rent_is_no_part_of_what_may_be_spent_in_a_turn(preset: str) -> None:
    game = coast(seat("9,1"), seat(track=line(9, 12)), preset=preset)
    run(game, 11)
    assert game.state.turn.spent == 0
    game = coast(seat("9,1"), seat(track=line(9, 12)), preset=preset, rules=_counted())
    run(game, 11)
    assert game.state.turn.spent == 4


def _counted() -> dict[str, object]:
    return {"rent": {"in_spend_limit": True}}


@pytest.mark.rule("CRY-RENT-05")
def test_rent_that_counts_leaves_less_to_build_with() -> None:
    wide = {"turn": {"spend_limit": 5}}
    game = coast(seat("9,1"), seat(track=line(9, 12)), rules={**_counted(), **wide})
    run(game, 11)
    play(game, "done", "build 3,1 4,1")
    assert refused(game, "build 4,1 5,1") == "CRY-TURN-05"


@pytest.mark.rule("CRY-RENT-01")
def test_the_fee_is_what_the_rules_say() -> None:
    game = coast(seat("9,1"), seat(track=line(9, 12)), rules={"rent": {"fee": 7}})
    run(game, 10)
    assert (cash_of(game, 0), cash_of(game, 1)) == (43, 57)


@pytest.mark.rule("OPEN-CRY-70")
@pytest.mark.parametrize(("charged", "left"), [("once-per-player", 46), ("once-per-train", 42)])
def test_two_trains_pay_one_fee_or_one_each(charged: str, left: int) -> None:
    trains = [{"type": "freight", "at": "9,1"}, {"type": "fast-freight", "at": "5,1"}]
    player = seat(trains=trains)
    game = coast(player, seat(track=line(3, 12)), rules={"rent": {"charged": charged}})
    play(game, "move 10,1", "move 6,1 by 2", "move 7,1 by 2")
    assert cash_of(game) == left


@pytest.mark.rule("OPEN-CRY-70")
def test_each_train_must_have_its_fee_at_hand_where_each_pays() -> None:
    trains = [{"type": "freight", "at": "9,1"}, {"type": "fast-freight", "at": "5,1"}]
    rules = {"rent": {"charged": "once-per-train"}}
    game = coast(seat(trains=trains, cash=7), seat(track=line(3, 12)), rules=rules)
    play(game, "move 10,1")
    assert refused(game, "move 6,1 by 2") == "CRY-RENT-03"


@pytest.mark.rule("CRY-VAR-45")
def test_own_track_may_cost_a_fee_once_a_turn() -> None:
    rules = {"move": {"own_track_fee": 1}}
    game = coast(seat("7,1", track=line(7, 11), cash=2), seat(), rules=rules)
    bank = game.state.bank
    run(game, 9)
    assert (cash_of(game), game.state.bank - bank) == (1, 1)
    poor = coast(seat("7,1", track=line(7, 11), cash=0), seat(), rules=rules)
    assert refused(poor, "move 8,1") == "CRY-VAR-45"
    red = coast(seat("2,1", cash=0), seat(), rules=rules)
    play(red, "move 3,1")
    assert train_of(red).moved == 1
