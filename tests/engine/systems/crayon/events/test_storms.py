"""Storms and snow: half rate, no building, closed mileposts, and loads blown away."""

from typing import Any

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.long_line import line, long_line, seat
from tests.engine.systems.crayon.situations.running import pass_turns, run, train_of
from tests.engine.systems.crayon.situations.situation import legal, play, refused, why

EVENTS = """
- id: heavy-snow
  name: Heavy Snow
  duration: 1 turn
  effects: [{effect: no-move, area: region(hills)}, {effect: no-build, area: region(hills)}]
- id: north-snow
  name: Northern Snow
  duration: 1 turn
  effects:
  - {effect: half-rate, area: region(north)}
  - {effect: no-move, area: "region(north) and terrain(alpine, mountain)"}
  - {effect: no-build, area: "region(north) and terrain(alpine, mountain)"}
- id: sea-storm
  name: Storm at Sea
  duration: 1 turn
  effects:
  - {effect: half-rate, area: "within(1, region(sea))"}
  - {effect: no-build, area: "within(1, region(sea))"}
- id: wind
  name: Wind Storm
  duration: 1 turn
  effects:
  - {effect: half-rate, area: region(hills)}
  - {effect: no-build, area: region(hills)}
  - {effect: lose-load, area: region(hills)}
"""
LAND = """
regions:
- {id: hills, cells: "18,0 18,1 19,1 20,1"}
- {id: north, cells: "11,0 11,1 12,0 12,1 13,0 13,1 14,1"}
- {id: sea, kind: coast, cells: "24,1 25,1"}
"""
ROWS = ("." * 32, "." * 12 + "^A" + "." * 18, "." * 32)


def situation(ann: dict[str, Any], event: str, rules: str = "", **more: Any) -> CrayonGame:
    """Bob has drawn the event."""
    drawn = [{"event": event, "drawer": 2}]
    full, bob = f"preset: china-rails{rules}", more.pop("bob", seat("16,1"))
    return long_line(
        ann, bob, events=EVENTS, land=LAND, rows=ROWS, rules=full, in_play=drawn, **more
    )


def at(column: int, *loads: str, **more: Any) -> dict[str, Any]:
    return seat(f"{column},1", *loads, track=line(3, 28), hand=[4, 5, 6], **more)


@pytest.mark.rule("CRY-EVENT-45")
@pytest.mark.rule("CRY-EVENT-48")
def test_a_storm_halves_movement_and_stops_building_in_its_area() -> None:
    game = situation(at(24), "sea-storm")
    assert train_of(game).left == 5
    play(game, "done")
    assert refused(game, "build 24,1 24,0") == "CRY-EVENT-45"
    assert why(game, "build 24,1 24,0") == "Storm at Sea: nobody builds here now"
    assert refused(game, "build 20,1 20,0") == ""


@pytest.mark.rule("CRY-EVENT-48")
@pytest.mark.rule("CRY-EVENT-08")
@pytest.mark.rule("OPEN-CRY-08")
def test_a_storm_at_sea_reaches_as_far_inland_as_its_card_says() -> None:
    inside, outside = situation(at(23), "sea-storm"), situation(at(22), "sea-storm")
    assert (train_of(inside).left, train_of(outside).left) == (5, 9)


@pytest.mark.rule("CRY-EVENT-45")
@pytest.mark.rule("OPEN-CRY-59")
@pytest.mark.parametrize(("reading", "told"), [("either-end", "CRY-EVENT-45"), ("both-ends", "")])
def test_a_section_is_in_the_area_if_one_end_is(reading: str, told: str) -> None:
    ann = seat("22,1", track=[*line(3, 28), "22,1 23,0"], hand=[4, 5, 6])
    game = situation(ann, "sea-storm", f", event: {{edge_in_area: {reading}}}")
    play(game, "done")
    assert refused(game, "build 23,0 24,0") == told
    assert refused(game, "build 23,1 24,0") == "CRY-EVENT-45"
    assert refused(game, "build 20,1 20,0") == ""


@pytest.mark.rule("CRY-EVENT-45")
@pytest.mark.rule("CRY-EVENT-03")
def test_a_storm_ends_with_the_next_turn_of_its_drawer() -> None:
    game = situation(at(24), "sea-storm")
    pass_turns(game, 2)
    assert train_of(game).left == 9
    play(game, "done", "build 24,1 24,0")


@pytest.mark.rule("CRY-EVENT-46")
def test_snow_halves_movement_in_the_north_and_closes_its_mountains() -> None:
    game = situation(at(10), "north-snow")
    run(game, 11)
    assert train_of(game).left == 4
    assert refused(game, "move 12,1") == "CRY-EVENT-46"
    assert why(game, "move 12,1") == "Northern Snow: no train runs here now"


@pytest.mark.rule("CRY-EVENT-46")
def test_in_the_snow_only_mountains_are_closed_to_building() -> None:
    track = [*line(3, 12), "12,0 12,1"]
    game = situation(seat("9,1", track=track, hand=[4, 5, 6]), "north-snow")
    play(game, "done")
    assert refused(game, "build 12,1 13,1") == "CRY-EVENT-46"
    assert refused(game, "build 12,0 13,0") == ""
    assert refused(game, "build 11,1 11,0") == ""
    assert refused(game, "build 12,1 12,2") == "CRY-EVENT-46", "it begins on a mountain"


@pytest.mark.rule("CRY-EVENT-46")
@pytest.mark.rule("CRY-EVENT-47")
@pytest.mark.rule("OPEN-CRY-60")
@pytest.mark.parametrize("event", ["north-snow", "heavy-snow"])
def test_a_train_on_a_closed_milepost_stays_unless_it_may_leave(event: str) -> None:
    column = 13 if event == "north-snow" else 20
    stays = situation(at(column), event)
    assert legal(stays, "move") == []
    leaves = situation(at(column), event, ", event: {leave_closed: true}")
    assert legal(leaves, "move") == [f"move {column + 1},1"]


@pytest.mark.rule("CRY-EVENT-47")
def test_heavy_snow_lets_nobody_in_or_about() -> None:
    game = situation(at(17), "heavy-snow")
    assert train_of(game).left == 9, "it is no half rate"
    assert refused(game, "move 18,1") == "CRY-EVENT-47"
    assert why(game, "move 18,1") == "Heavy Snow: no train runs here now"
    inside = situation(at(19), "heavy-snow", ", event: {leave_closed: true}")
    assert refused(inside, "move 20,1") == "CRY-EVENT-47", "not even where trains may leave"
    play(game, "done")
    assert refused(game, "build 17,1 18,0") == "CRY-EVENT-47"
    assert why(game, "build 17,1 18,0") == "Heavy Snow: nobody builds here now"


@pytest.mark.rule("CRY-EVENT-47")
def test_snow_holds_ferries_too() -> None:
    ferry = LAND + '\nferries:\n- {id: boat, ports: "14,0 18,0", cost: 4}\n'
    ann = seat("14,0", track=["14,0 14,1"], hand=[4, 5, 6], waits=True, ferries=["boat"])
    drawn = [{"event": "heavy-snow", "drawer": 2}]
    game = long_line(ann, seat(), events=EVENTS, land=ferry, rows=ROWS, in_play=drawn)
    assert refused(game, "sail boat") == "CRY-EVENT-47"


@pytest.mark.rule("CRY-EVENT-50")
def test_a_wind_storm_takes_a_load_from_every_train_it_finds() -> None:
    bob = seat("19,1", "coal", "tea", hand=[7, 8, 9])
    game = long_line(at(18, "steel"), bob, events=EVENTS, land=LAND, rows=ROWS, deck=["wind"])
    play(game, "discard", "lose coal")
    assert [one.trains[0].loads for one in game.state.seats] == [(), ("tea",)]
    assert game.actor == 1
    assert train_of(game, 1).left == 5


@pytest.mark.rule("CRY-EVENT-50")
def test_a_wind_storm_stops_building() -> None:
    game = situation(at(17), "wind")
    play(game, "done")
    assert refused(game, "build 18,1 18,0") == "CRY-EVENT-50"
    assert why(game, "build 18,1 18,0") == "Wind Storm: nobody builds here now"


@pytest.mark.rule("CRY-EVENT-50")
@pytest.mark.rule("OPEN-CRY-61")
def test_trains_that_run_into_the_wind_later_keep_their_loads() -> None:
    game = situation(at(17, "coal"), "wind")
    run(game, 19)
    assert train_of(game).loads == ("coal",)
    assert train_of(game).left == 3
