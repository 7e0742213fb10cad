"""Floods: bridges go, nobody builds or runs across, and red areas only close."""

from typing import Any

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.long_line import in_play, line, long_line, seat
from tests.engine.systems.crayon.situations.running import pass_turns, place_of, train_of
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused

FLOOD = """
- id: flood
  name: Flood of the Wend
  duration: 1 turn
  effects:
  - {effect: erase-crossing, waters: [wend, mere, creek]}
  - {effect: close-crossing, waters: [wend, mere, creek]}
- id: shut
  name: High Water
  duration: 1 turn
  effects: [{effect: close-crossing, waters: [wend]}]
"""
LAND = """
waters:
- id: wend
  kind: river
  also_crosses: [
    "12,0 13,0", "12,1 13,0", "12,1 13,1", "12,1 13,2", "12,2 13,2", "2,1 3,1", "29,1 30,1"]
- {id: mere, kind: lake, also_crosses: ["14,1 15,1"], crossable: ["14,1 15,1"]}
- {id: creek, kind: inlet, also_crosses: ["17,1 18,1"]}
- {id: other, kind: river, also_crosses: ["19,1 20,1"]}
"""


def situation(
    *seats: dict[str, Any], rules: str = "preset: china-rails", **more: Any
) -> CrayonGame:
    return long_line(*seats, events=FLOOD, land=LAND, rules=rules, deck=["flood"], **more)


def flooded(rules: str = "preset: china-rails", **more: Any) -> CrayonGame:
    """Ann discards and draws the flood; her line crosses the river at 12,1, Bob's at 12,0."""
    ann = seat("12,1", "coal", track=line(3, 28), hand=[4, 5, 6], **more)
    bob = seat("16,1", track=["12,0 13,0", "13,0 13,1"], hand=[7, 8, 9])
    game = situation(ann, bob, rules=rules)
    play(game, "discard")
    return game


def owner(game: CrayonGame, edge: str) -> int | None:
    one, other = edge.split()
    read = game.read(f"build {one} {other}")
    network = game.table.network
    return game.state.track.sections.get(network.edge(read.origin, read.end))  # type: ignore[attr-defined]


@both_games
@pytest.mark.rule("CRY-EVENT-30")
def test_every_section_over_the_river_goes_whoever_owns_it(preset: str) -> None:
    game = flooded(f"preset: {preset}")
    assert owner(game, "12,1 13,1") is None
    assert owner(game, "12,0 13,0") is None
    assert game.scores() == (100, 100), "nobody is repaid"


@pytest.mark.rule("CRY-EVENT-30")
@pytest.mark.rule("CRY-EVENT-31")
def test_one_flood_goes_over_all_arms_of_a_river() -> None:
    """The arms cross the line at 12,1 and at 19,1."""
    arms = '"13,0s 13,2n", "20,0s 20,2n"'
    land = f"waters:\n- {{id: wend, kind: river, paths: [{arms}]}}\n"
    events = FLOOD.replace(", mere, creek", "")
    ann = seat("16,1", track=line(3, 28), hand=[4, 5, 6])
    game = long_line(ann, seat("22,1"), events=events, land=land, deck=["flood"])
    told = [one.text for one in play(game, "discard") if one.kind == "erase"]
    bridges = ("12,1 13,1", "19,1 20,1")
    assert told == [f"Ann loses the section {bridge}" for bridge in bridges]
    assert [owner(game, bridge) for bridge in bridges] == [None, None]
    assert owner(game, "15,1 16,1") == 0
    pass_turns(game)
    for bridge in bridges:
        assert refused(game, f"build {bridge}")


@pytest.mark.rule("CRY-EVENT-30")
def test_it_is_told_bridge_by_bridge_in_the_order_of_the_map() -> None:
    rows = [f"12,{row} 13,{row}" for row in (2, 0, 1)]
    game = situation(*(seat("16,1", track=[edge]) for edge in rows))
    told = [one for one in play(game, "discard") if one.kind == "erase"]
    assert [one.text for one in told] == [
        f"{name} loses the section 12,{row} 13,{row}"
        for row, name in enumerate(("Bob", "Cid", "Ann"))
    ]
    edges = [one.facts["edge"] for one in told]
    assert edges == sorted(edges)


@both_games
@pytest.mark.rule("CRY-EVENT-30")
@pytest.mark.rule("OPEN-CRY-77")
@pytest.mark.rule("CRY-MOVE-08")
def test_everything_else_stays_where_it_is(preset: str) -> None:
    game = flooded(f"preset: {preset}", came_from="11,1")
    assert owner(game, "11,1 12,1") == owner(game, "13,1 14,1") == 0
    assert owner(game, "13,0 13,1") == 1
    assert (place_of(game), train_of(game).loads) == ("12,1", ("coal",))
    pass_turns(game)
    assert legal(game, "move") == [], "the bridge before the train is gone, and it cannot turn"


@both_games
@pytest.mark.rule("CRY-EVENT-36")
@pytest.mark.rule("OPEN-CRY-06")
def test_lakes_inlets_and_rivers_that_are_not_named_are_spared(preset: str) -> None:
    game = flooded(f"preset: {preset}")
    assert owner(game, "14,1 15,1") == owner(game, "17,1 18,1") == owner(game, "19,1 20,1") == 0


@pytest.mark.rule("CRY-EVENT-36")
def test_ferries_and_links_are_spared() -> None:
    ferry = LAND + '\nferries:\n- {id: boat, ports: "12,2 13,2", cost: 4}\n'
    ann = seat("12,2", track=["12,2 12,1"], hand=[4, 5, 6], waits=True, ferries=["boat"])
    drawn = [{"event": "flood", "drawer": 2}]
    game = long_line(ann, seat(), events=FLOOD, land=ferry, in_play=drawn)
    play(game, "sail boat")
    assert place_of(game) == "13,2"


@both_games
@pytest.mark.rule("CRY-EVENT-31")
@pytest.mark.rule("CRY-BUILD-21")
def test_nobody_builds_across_while_the_flood_lasts(preset: str) -> None:
    game = flooded(f"preset: {preset}")
    play(game, "done")
    assert refused(game, "build 13,0 12,1") == "CRY-EVENT-31"
    assert refused(game, "build 13,0 12,0") == "CRY-EVENT-31"
    assert refused(game, "build 13,0 14,0") == ""
    refusal = game.why_not(game.read("build 13,0 12,1"))
    assert refusal is not None
    assert refusal.sentence == "Flood of the Wend: nobody builds across now"


@pytest.mark.rule("CRY-EVENT-31")
def test_nobody_runs_across_where_a_card_leaves_the_bridges() -> None:
    ann = seat("12,1", track=line(3, 28), hand=[4, 5, 6])
    shut = [{"event": "shut", "drawer": 2}]
    game = long_line(ann, seat(), events=FLOOD, land=LAND, in_play=shut)
    assert refused(game, "move 13,1") == "CRY-EVENT-31"
    play(game, "move 11,1")


@both_games
@pytest.mark.rule("CRY-EVENT-32")
@pytest.mark.rule("CRY-EVENT-33")
def test_a_bridge_is_rebuilt_at_its_full_price_once_the_card_is_gone(preset: str) -> None:
    game = flooded(f"preset: {preset}")
    pass_turns(game)
    play(game, "done")
    assert refused(game, "build 12,1 13,1") == "CRY-EVENT-31", "Ann's turn ends the flood"
    play(game, "end")
    assert in_play(game) == []
    pass_turns(game)
    play(game, "done", "build 12,1 13,1")
    assert game.scores()[0] == 97, "1 for the milepost, 2 for the river"


@both_games
@pytest.mark.rule("CRY-EVENT-35")
@pytest.mark.rule("OPEN-CRY-56")
def test_bridges_in_a_red_area_are_closed_and_open_again_by_themselves(preset: str) -> None:
    ann, bob = seat("3,1", hand=[4, 5, 6]), seat("29,1")
    game = situation(ann, bob, rules=f"preset: {preset}")
    play(game, "discard")
    assert refused(game, "move 30,1") == "CRY-EVENT-35"
    assert refused(game, "move 30,0") == ""
    pass_turns(game)
    assert refused(game, "move 2,1") == "CRY-EVENT-35"
    pass_turns(game)
    play(game, "move 30,1")
    pass_turns(game)
    play(game, "move 2,1")


@pytest.mark.rule("CRY-EVENT-35")
@pytest.mark.rule("OPEN-CRY-56")
def test_another_reading_leaves_red_areas_open() -> None:
    rules = "preset: china-rails, flood: {red_area: open}"
    game = situation(seat("3,1", hand=[4, 5, 6]), seat("29,1"), rules=rules)
    play(game, "discard", "move 30,1")


@pytest.mark.rule("CRY-EVENT-35")
def test_a_closed_red_area_has_no_bridge_to_rebuild() -> None:
    game = situation(seat("3,1", hand=[4, 5, 6]), seat("29,1"))
    play(game, "discard")
    assert game.state.track.reserved == {}
    play(game, "done")
    assert refused(game, "build 2,1 3,1") == "CRY-BUILD-10"
