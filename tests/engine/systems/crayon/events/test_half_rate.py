"""Half rate: for a whole turn, for the rest of one, once in a turn."""

from typing import Any

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.long_line import line, long_line, seat
from tests.engine.systems.crayon.situations.running import pass_turns, run, train_of
from tests.engine.systems.crayon.situations.situation import both_games, play, refused

EVENTS = """
- {id: all-over, name: All Over, duration: 1 turn, effects: [{effect: half-rate}]}
- id: east
  name: East Wind
  duration: 1 turn
  effects: [{effect: half-rate, area: "within(1, cities(mine))"}]
- id: west
  name: West Wind
  duration: 1 turn
  effects: [{effect: half-rate, area: "within(2, cities(market))"}]
"""
HALVES = {"freight": 5, "heavy-freight": 5, "fast-freight": 6, "super-freight": 6}


def running(
    at: str, kind: str = "freight", event: str = "west", rules: str = "", **more: Any
) -> CrayonGame:
    """Ann's train under way while events that Bob drew are in play."""
    track = [*line(3, 26), "19,1 19,2", "18,1 19,2"]
    ann = seat(at, hand=[4, 5, 6], track=track, type=kind)
    events = [{"event": one, "drawer": 2} for one in event.split()]
    full = f"preset: china-rails{rules}"
    return long_line(ann, seat(), events=EVENTS, rules=full, in_play=events, **more)


def drawing(moved: int, event: str, preset: str, kind: str = "freight") -> CrayonGame:
    """Ann has run so far, to Mill, where her delivery draws an event; Bob has the same train."""
    ann = seat("9,1", "coal", hand=[1, 4, 5], track=line(3, 26), type=kind)
    bob, rules = seat("16,1", type=kind), f"preset: {preset}"
    return long_line(ann, bob, events=EVENTS, deck=[event], rules=rules, turn={"moved": moved})


@both_games
@pytest.mark.parametrize(("kind", "half"), HALVES.items())
@pytest.mark.rule("CRY-EVENT-09")
@pytest.mark.rule("CRY-EVENT-45")
def test_a_train_that_begins_its_turn_in_the_area_has_half_its_speed(
    preset: str, kind: str, half: int
) -> None:
    game = drawing(0, "all-over", preset, kind)
    play(game, "deliver coal mill 10")
    assert train_of(game, 0).left == half, "Ann's train had not run yet"
    pass_turns(game)
    assert train_of(game, 1).left == half


@pytest.mark.rule("CRY-EVENT-09")
@pytest.mark.rule("CRY-START-01")
def test_a_train_that_is_placed_in_the_area_has_half_its_speed() -> None:
    game = long_line(seat(), seat(), events=EVENTS, in_play=[{"event": "west", "drawer": 2}])
    play(game, "place 16,1")
    assert train_of(game).left == 5
    pass_turns(game)
    play(game, "place 22,1")
    assert train_of(game, 1).left == 9


@pytest.mark.rule("CRY-EVENT-10")
@pytest.mark.rule("CRY-INIT-01")
def test_in_the_building_rounds_there_is_no_movement_to_halve() -> None:
    ann, bob = seat("9,1", hand=[4, 5, 6]), seat("16,1", hand=[7, 8, 9])
    building = {"phase": "build-round"}
    rules = "preset: empire-builder"
    game = long_line(ann, bob, events=EVENTS, deck=["all-over"], rules=rules, turn=building)
    play(game, "discard")
    assert train_of(game).left == 0


@both_games
@pytest.mark.parametrize(
    ("kind", "moved", "left"), [("fast-freight", 3, 5), ("freight", 4, 3), ("freight", 9, 0)]
)
@pytest.mark.rule("CRY-EVENT-10")
def test_an_event_that_is_drawn_on_the_way_halves_what_is_left(
    preset: str, kind: str, moved: int, left: int
) -> None:
    game = drawing(moved, "all-over", preset, kind)
    play(game, "deliver coal mill 10")
    assert train_of(game).left == left


@pytest.mark.rule("CRY-EVENT-10")
def test_the_event_leaves_a_mover_outside_its_area_alone() -> None:
    game = drawing(3, "west", "china-rails")
    play(game, "deliver coal mill 10")
    assert train_of(game).left == 6


@pytest.mark.rule("CRY-EVENT-10")
@pytest.mark.rule("CRY-EVENT-11")
def test_the_fast_freight_of_the_book_loses_four_of_nine_points() -> None:
    game = running("11,1", "fast-freight")
    run(game, 14)
    assert (train_of(game).moved, train_of(game).left) == (3, 5)
    run(game, 19)
    assert refused(game, "move 20,1") == "CRY-MOVE-02"


@pytest.mark.rule("CRY-EVENT-10")
@pytest.mark.rule("CRY-EVENT-45")
def test_a_freight_that_reaches_the_storm_with_four_points_goes_on_with_two() -> None:
    game = running("9,1")
    run(game, 13)
    assert train_of(game).left == 5
    run(game, 14)
    assert train_of(game).left == 2


@pytest.mark.parametrize(("reading", "left"), [("after-step", 4), ("before-step", 3)])
@pytest.mark.rule("CRY-EVENT-11")
@pytest.mark.rule("OPEN-CRY-47")
def test_the_step_into_the_area_is_paid_at_full_rate(reading: str, left: int) -> None:
    rules = f", event: {{half_on_entry: {reading}}}"
    game = running("13,1", rules=rules, turn={"moved": 1})
    run(game, 14)
    assert train_of(game).left == left


@pytest.mark.rule("CRY-EVENT-12")
def test_leaving_the_area_gives_nothing_back() -> None:
    game = running("18,1")
    assert train_of(game).left == 5
    run(game, 21)
    assert train_of(game).left == 2


@pytest.mark.parametrize(("once", "left"), [(True, 3), (False, 2)])
@pytest.mark.rule("CRY-EVENT-12")
@pytest.mark.rule("OPEN-CRY-48")
def test_a_second_storm_does_not_halve_again(once: bool, left: int) -> None:
    rules = f", event: {{half_once_a_turn: {str(once).lower()}}}"
    game = running("18,1", "fast-freight", "east west", rules)
    run(game, 20)
    assert train_of(game).left == 4, "between the storms nothing changes"
    run(game, 21)
    assert train_of(game).left == left


@pytest.mark.parametrize(("once", "left"), [(True, 5), (False, 3)])
@pytest.mark.rule("CRY-EVENT-12")
@pytest.mark.rule("OPEN-CRY-48")
def test_two_storms_over_the_place_where_a_turn_begins_halve_once(once: bool, left: int) -> None:
    rules = f", event: {{half_once_a_turn: {str(once).lower()}}}"
    assert train_of(running("16,1", event="all-over west", rules=rules)).left == left


@pytest.mark.rule("CRY-EVENT-12")
def test_coming_back_into_a_storm_does_not_halve_again() -> None:
    game = running("18,1", "fast-freight")
    play(game, "move 19,1", "move 19,2", "move 18,1")
    assert (train_of(game).moved, train_of(game).left) == (3, 3)
