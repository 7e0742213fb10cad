"""Crossing by ferry: waiting, half rate, who may (CRY-FERRY-06 to -11, CRY-MOVE-10)."""

import pytest

from engine.systems.crayon.invariants.one_state import broken
from tests.engine.systems.crayon.situations.coast import LAND, WHOLE_LINE, coast, line, loop, seat
from tests.engine.systems.crayon.situations.running import (
    cash_of,
    pass_turns,
    place_of,
    run,
    train_of,
)
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused

GALE = [{"event": "gale", "drawer": 2}]
TO_CORIN = line(9, 11)
BEYOND = line(19, 23)


@both_games
@pytest.mark.rule("CRY-FERRY-06")
def test_a_train_stops_at_the_port_and_crosses_in_its_next_turn_at_half_rate(preset: str) -> None:
    game = coast(seat("9,1", track=[*TO_CORIN, *BEYOND]), seat(), preset=preset)
    run(game, 11)
    assert refused(game, "sail strait") == "CRY-FERRY-06"
    pass_turns(game, 2)
    play(game, "sail strait")
    assert place_of(game) == "22,1"
    assert train_of(game).allowance == 5


@pytest.mark.parametrize(("kind", "half"), [("freight", 5), ("super-freight", 6)])
@pytest.mark.rule("CRY-FERRY-06")
def test_the_half_rate_of_a_crossing_is_that_of_the_train(kind: str, half: int) -> None:
    track = [*TO_CORIN, *BEYOND]
    game = coast(seat("11,1", type=kind, waits=True, track=track), seat())
    play(game, "sail strait")
    assert train_of(game).allowance == half


@pytest.mark.rule("CRY-FERRY-06")
def test_a_train_that_has_run_in_this_turn_cannot_cross_any_more() -> None:
    game = coast(seat("11,1", waits=True, track=loop(11)), seat())
    play(game, "move 12,1")
    assert refused(game, "sail strait") == "CRY-FERRY-01"
    play(game, "move 12,0", "move 11,1")
    assert refused(game, "sail strait") == "CRY-FERRY-06"


@pytest.mark.rule("CRY-FERRY-01")
def test_a_ferry_is_taken_at_one_of_its_ports() -> None:
    game = coast(seat("7,1", waits=True, track=WHOLE_LINE), seat())
    assert refused(game, "sail strait") == "CRY-FERRY-01"
    assert refused(game, "sail nowhere") == "CRY-FERRY-01"


@pytest.mark.rule("CRY-FERRY-07")
@pytest.mark.rule("OPEN-CRY-24")
@pytest.mark.parametrize(("cost", "left"), [(0, 5), (1, 4)])
def test_the_far_port_takes_the_first_point_of_the_half_rate(cost: int, left: int) -> None:
    usual = coast(seat("11,1", waits=True, track=TO_CORIN), seat())
    play(usual, "sail strait")
    assert train_of(usual).left == 4
    rules = {"ferry": {"far_port_cost": cost}}
    game = coast(seat("11,1", waits=True, track=TO_CORIN), seat(), rules=rules)
    play(game, "sail strait")
    assert train_of(game).left == left


@pytest.mark.rule("OPEN-CRY-24")
def test_a_ferry_may_say_itself_what_its_far_port_takes() -> None:
    ferries = [{**LAND["ferries"][0], "far_port_cost": 3}]
    game = coast(seat("11,1", waits=True, track=TO_CORIN), seat(), land={"ferries": ferries})
    play(game, "sail strait")
    assert train_of(game).left == 2


@pytest.mark.rule("CRY-FERRY-07")
def test_who_has_used_the_movement_up_on_loads_does_not_get_across() -> None:
    rules = {"load": {"move_points": 4}}
    game = coast(seat("11,1", waits=True, track=TO_CORIN), seat(), rules=rules)
    play(game, "load iron")
    assert legal(game, "sail") == ["sail strait"]
    play(game, "load iron")
    assert refused(game, "sail strait") == "CRY-FERRY-07"


@pytest.mark.rule("CRY-FERRY-06")
def test_a_storm_at_the_port_does_not_halve_the_half_rate_again() -> None:
    game = coast(seat("11,1", waits=True, track=TO_CORIN), seat(), in_play=GALE)
    play(game, "sail strait")
    assert train_of(game).left == 4


@pytest.mark.rule("OPEN-CRY-48")
def test_a_storm_and_a_ferry_halve_twice_where_the_rules_say_so() -> None:
    rules = {"event": {"half_once_a_turn": False}}
    game = coast(seat("11,1", waits=True, track=TO_CORIN), seat(), in_play=GALE, rules=rules)
    assert train_of(game).left == 5
    play(game, "sail strait")
    assert train_of(game).left == 2
    into = coast(seat("22,1", waits=True, track=BEYOND), seat(), in_play=GALE, rules=rules)
    assert train_of(into).left == 9
    play(into, "sail strait")
    assert train_of(into).left == 2


@both_games
@pytest.mark.rule("CRY-FERRY-08")
def test_a_port_is_passed_like_a_clear_milepost(preset: str) -> None:
    game = coast(seat("19,1", track=WHOLE_LINE), seat(), preset=preset)
    run(game, 23)
    assert (place_of(game), train_of(game).left) == ("23,1", 5)
    pass_turns(game, 2)
    assert train_of(game).left == 9


@pytest.mark.rule("CRY-FERRY-09")
def test_while_a_train_waits_loads_are_handled_and_track_is_built() -> None:
    game = coast(seat("10,1", "iron", "coal", hand=["2"], track=TO_CORIN), seat())
    run(game, 11)
    play(game, "deliver iron corin 8", "load iron", "drop coal", "done", "build 11,1 12,1", "end")
    pass_turns(game)
    assert train_of(game).loads == ("iron",)
    assert legal(game, "sail") == ["sail strait"]


@pytest.mark.rule("CRY-FERRY-09")
def test_who_has_waited_may_still_stay_on_this_side_with_full_movement() -> None:
    game = coast(seat("10,1", track=line(9, 14)), seat())
    run(game, 11)
    pass_turns(game, 2)
    run(game, 12)
    assert train_of(game).left == 8


@pytest.mark.rule("CRY-FERRY-10")
def test_only_an_owner_takes_the_ferry() -> None:
    game = coast(seat("11,1", waits=True), seat(track=TO_CORIN))
    assert refused(game, "sail strait") == "CRY-FERRY-10"
    assert legal(game, "sail") == []


@pytest.mark.rule("OPEN-CRY-22")
def test_a_ferry_may_be_hired_from_its_owner_where_the_rules_say_so() -> None:
    rules = {"ferry": {"rentable": True}}
    game = coast(seat("11,1", waits=True), seat(track=TO_CORIN), rules=rules)
    play(game, "sail strait")
    assert (place_of(game), cash_of(game, 0), cash_of(game, 1)) == ("22,1", 46, 54)
    poor = coast(seat("11,1", waits=True, cash=3), seat(track=TO_CORIN), rules=rules)
    assert refused(poor, "sail strait") == "CRY-RENT-03"
    nobodys = coast(seat("11,1", waits=True), seat(), rules=rules)
    assert refused(nobodys, "sail strait") == "CRY-FERRY-10"


@pytest.mark.rule("OPEN-CRY-22")
def test_a_ferry_may_say_itself_whether_it_is_hired_out() -> None:
    ferries = [{**LAND["ferries"][0], "rentable": True}]
    game = coast(seat("11,1", waits=True), seat(track=TO_CORIN), land={"ferries": ferries})
    assert legal(game, "sail") == ["sail strait"]


@pytest.mark.rule("OPEN-CRY-25")
def test_a_train_that_starts_at_a_port_waits_like_any_other_unless_the_rules_waive_it() -> None:
    game = coast(seat(track=TO_CORIN), seat())
    play(game, "place 11,1")
    assert refused(game, "sail strait") == "CRY-FERRY-06"
    rules = {"ferry": {"start_waiver": True}}
    game = coast(seat(track=TO_CORIN), seat(), rules=rules)
    play(game, "place 11,1", "sail strait")
    assert (place_of(game), train_of(game).left) == ("22,1", 4)


@pytest.mark.rule("OPEN-CRY-25")
def test_a_train_that_has_run_after_its_start_has_nothing_waived() -> None:
    game = coast(seat(track=loop(11)), seat(), rules={"ferry": {"start_waiver": True}})
    play(game, "place 11,1", "move 12,1", "move 12,0", "move 11,1")
    assert refused(game, "sail strait") == "CRY-FERRY-06"


# -- leaving a port


@both_games
@pytest.mark.rule("CRY-MOVE-10")
@pytest.mark.rule("OPEN-CRY-31")
def test_a_train_that_has_stopped_at_a_port_leaves_it_in_any_direction(preset: str) -> None:
    game = coast(seat("19,1", track=BEYOND), seat(), preset=preset)
    run(game, 22)
    assert refused(game, "move 21,1") == "CRY-MOVE-03"
    pass_turns(game, 2)
    assert sorted(legal(game, "move")) == ["move 21,1", "move 23,1"]


@pytest.mark.rule("CRY-MOVE-10")
def test_the_port_of_a_link_is_left_in_any_direction_as_well() -> None:
    game = coast(seat("12,1", track=line(11, 16)), seat())
    run(game, 14)
    assert refused(game, "move 13,1") == "CRY-MOVE-03"
    pass_turns(game, 2)
    play(game, "move 13,1")
    assert refused(game, "move 14,1") == "CRY-MOVE-03"


@pytest.mark.rule("CRY-MOVE-10")
def test_a_train_that_comes_round_to_its_port_again_has_not_stopped_there() -> None:
    game = coast(seat("22,1", waits=True, track=loop(22)), seat())
    play(game, "move 23,1", "move 23,0", "move 22,1")
    assert refused(game, "move 23,0") == "CRY-MOVE-03"


@pytest.mark.rule("OPEN-CRY-31")
def test_a_port_may_be_no_place_to_turn_round_or_always_one() -> None:
    never = coast(
        seat("22,1", track=BEYOND, came_from="21,1", waits=True),
        seat(),
        rules={"port": {"reverse": "never"}},
    )
    assert refused(never, "move 21,1") == "CRY-MOVE-03"
    always = coast(seat("21,1", track=BEYOND), seat(), rules={"port": {"reverse": "always"}})
    play(always, "move 22,1", "move 21,1")
    assert place_of(always) == "21,1"


@pytest.mark.rule("CRY-MOVE-10")
def test_after_a_crossing_a_train_goes_on_in_any_direction() -> None:
    game = coast(seat("11,1", waits=True, came_from="10,1", track=[*TO_CORIN, *BEYOND]), seat())
    play(game, "sail strait")
    assert sorted(legal(game, "move")) == ["move 21,1", "move 23,1"]
    assert broken(game) == []


@pytest.mark.rule("CRY-MOVE-09")
def test_a_closed_port_lets_no_train_across() -> None:
    closed = {"id": "ice", "name": "Ice", "duration": "1 turn"}
    ice = {**closed, "effects": [{"effect": "no-move", "area": "cities(corin)"}]}
    drawn = [{"event": "ice", "drawer": 2}]
    for port in ("11,1", "22,1"):
        game = coast(
            seat(port, waits=True, track=[*TO_CORIN, *BEYOND]), seat(), events=[ice], in_play=drawn
        )
        assert refused(game, "sail strait") == "CRY-EVENT-47"
