"""Strikes: nothing is loaded or delivered on the coast, and containers stand still."""

from typing import Any

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.long_line import line, long_line, seat
from tests.engine.systems.crayon.situations.running import pass_turns, run, train_of
from tests.engine.systems.crayon.situations.situation import legal, play, refused, why

STRIKE = """
- id: strike
  name: Dock Strike
  duration: 1 turn
  effects:
  - {effect: no-pickup, area: region(coast)}
  - {effect: no-delivery, area: region(coast)}
  - {effect: no-link}
- id: sound-strike
  name: Sound Strike
  duration: 1 turn
  effects: [{effect: no-link, links: [sound]}]
- id: rail-strike
  name: Border Rail Strike
  duration: 1 turn
  effects:
  - {effect: no-move, area: BORDER}
  - {effect: no-pickup, area: BORDER}
  - {effect: no-delivery, area: BORDER}
""".replace("BORDER", "region(border)")
LAND = """
regions:
- {id: border, kind: border, cells: "8,1 9,1 10,1"}
- {id: coast, kind: coast, cities: [harbour, mill]}
"""


def situation(
    ann: dict[str, Any], event: str = "strike", preset: str = "china-rails"
) -> CrayonGame:
    """Bob has drawn the strike; Ann's turn comes before his next."""
    drawn = [{"event": event, "drawer": 2}]
    rules, bob = f"preset: {preset}", seat("16,1")
    return long_line(ann, bob, events=STRIKE, land=LAND, rules=rules, in_play=drawn)


@pytest.mark.rule("CRY-EVENT-25")
def test_nothing_is_loaded_or_delivered_in_a_coastal_city() -> None:
    game = situation(seat("9,1", "coal", hand=[1, 4, 5], track=line(3, 28)))
    assert refused(game, "load tea") == "CRY-EVENT-25"
    assert refused(game, "deliver coal mill 10") == "CRY-EVENT-25"
    assert why(game, "load tea") == "Dock Strike: nothing is picked up here now"
    assert why(game, "deliver coal mill 10") == "Dock Strike: coal is not delivered here now"
    assert legal(game, "load") == legal(game, "deliver") == []


@pytest.mark.rule("CRY-EVENT-25")
@pytest.mark.rule("OPEN-CRY-54")
def test_running_building_and_dropping_go_on() -> None:
    game = situation(seat("9,1", "coal", "tea", hand=[2, 4, 5], track=line(3, 28)))
    play(game, "drop tea")
    run(game, 16)
    play(game, "deliver coal market 11", "done", "build 16,1 16,0", "end")
    assert game.scores()[0] == 110


@pytest.mark.rule("CRY-EVENT-25")
@pytest.mark.rule("CRY-EVENT-03")
def test_the_strike_ends_with_the_next_turn_of_its_drawer() -> None:
    game = situation(seat("9,1", "coal", hand=[1, 4, 5], track=line(3, 28)))
    pass_turns(game, 2)
    play(game, "load tea", "deliver coal mill 10")


@pytest.mark.rule("CRY-EVENT-27")
@pytest.mark.rule("OPEN-CRY-09")
def test_the_scenario_says_which_cities_lie_on_the_coast() -> None:
    inland = situation(seat("2,1", track=line(3, 28)))
    assert refused(inland, "load tea") == ""
    coastal = situation(seat("29,1", track=line(3, 28)))
    assert refused(coastal, "load tea") == "CRY-EVENT-25"


@pytest.mark.rule("CRY-EVENT-26")
@pytest.mark.rule("CRY-CONT-13")
@pytest.mark.rule("OPEN-CRY-54")
def test_containers_stand_still_and_a_train_may_wait_on() -> None:
    ann = seat("12,0", "coal", hand=[21, 4, 5], track=["12,0 12,1"], waits=True)
    game = situation(ann)
    assert refused(game, "ship coal isle 30") == "CRY-EVENT-26"
    assert refused(game, "fetch tea isle") == "CRY-EVENT-26"
    assert why(game, "fetch tea isle") == "Dock Strike: the link stands still now"
    pass_turns(game, 2)
    play(game, "ship coal isle 30")
    assert game.scores()[0] == 130


@pytest.mark.rule("CRY-EVENT-26")
@pytest.mark.rule("CRY-CONT-10")
def test_a_strike_drawn_between_two_shipments_ends_them() -> None:
    ann = seat("30,1", "coal", "tea", hand=[21, 4, 5], waits=True, links=["strait"])
    game = long_line(ann, seat("16,1"), events=STRIKE, land=LAND, deck=["strike"])
    play(game, "ship coal isle 30")
    assert refused(game, "ship tea isle 31") == "CRY-EVENT-26"
    assert refused(game, "load steel") == "CRY-EVENT-25", "Harbour lies on the coast"


@pytest.mark.rule("CRY-EVENT-26")
def test_a_strike_may_name_the_links_it_stops() -> None:
    there = seat("12,0", "coal", hand=[21, 4, 5], track=["12,0 12,1"], waits=True)
    assert refused(situation(there, "sound-strike"), "ship coal isle 30") == "CRY-EVENT-26"
    elsewhere = seat("30,1", "coal", hand=[21, 4, 5], waits=True, links=["strait"])
    assert refused(situation(elsewhere, "sound-strike"), "ship coal isle 30") == ""


@pytest.mark.rule("CRY-EVENT-72")
@pytest.mark.rule("OPEN-CRY-10")
def test_a_rail_strike_stops_everything_on_the_border() -> None:
    ann = seat("9,1", "coal", hand=[1, 4, 5], track=line(3, 28))
    game = situation(ann, "rail-strike", "empire-builder")
    for move in ("move 10,1", "load tea", "deliver coal mill 10"):
        assert refused(game, move) == "CRY-EVENT-72", move
    assert refused(game, "drop coal") == ""
    play(game, "done", "build 9,1 9,0", "end")
    pass_turns(game)
    play(game, "deliver coal mill 10", "move 10,1")


@pytest.mark.rule("CRY-EVENT-72")
def test_a_rail_strike_may_stop_less_than_everything() -> None:
    stops = "{effect: no-move}, {effect: no-delivery}"
    events = f"- {{id: go-slow, name: Go-slow, duration: 1 turn, effects: [{stops}]}}"
    ann = seat("9,1", "coal", hand=[1, 4, 5], track=line(3, 28))
    drawn = [{"event": "go-slow", "drawer": 2}]
    game = long_line(ann, seat(), events=events, rules="preset: empire-builder", in_play=drawn)
    assert refused(game, "move 10,1") == refused(game, "deliver coal mill 10") == "CRY-EVENT-72"
    assert refused(game, "load tea") == ""


@pytest.mark.rule("CRY-EVENT-72")
def test_a_rail_strike_keeps_trains_away_from_the_border() -> None:
    game = situation(seat("12,1", track=line(3, 28)), "rail-strike", "empire-builder")
    run(game, 11)
    assert refused(game, "move 10,1") == "CRY-EVENT-72"
    assert train_of(game).left == 8
