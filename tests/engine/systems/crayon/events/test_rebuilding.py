"""After a flood: who may rebuild where, from which turn on, and who keeps a place in a city."""

from typing import Any

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.long_line import in_play, long_line, seat
from tests.engine.systems.crayon.situations.running import pass_turns
from tests.engine.systems.crayon.situations.situation import play, refused

FLOOD = """
- id: crash
  name: Crash
  duration: instant
  effects: [{effect: lose-turn, area: cities(market)}]
- id: flood
  name: Flood
  duration: 1 turn
  effects: [{effect: erase-crossing, waters: [wend]}, {effect: close-crossing, waters: [wend]}]
- id: own-flood
  name: Patient Flood
  duration: 1 turn
  effects:
  - {effect: erase-crossing, waters: [wend], priority_turns: 2}
  - {effect: close-crossing, waters: [wend]}
"""
LAND = """
waters:
- id: wend
  kind: river
  also_crosses: ["12,0 13,0", "12,1 13,1", "12,2 13,2", "15,1 16,1", "16,0 16,1", "16,1 17,0"]
"""
BRIDGES = {name: f"12,{row} 13,{row}" for name, row in {"P": 0, "Q": 1, "R": 2}.items()}
"""The bridges that the three players lost: Ann (P) in row 0, Bob (Q) in row 1, Cid (R) in row 2."""


def flooded(event: str = "flood", rules: str = "preset: china-rails", deck: Any = ()) -> CrayonGame:
    """P draws the flood in turn 8; everybody has track at all three western bridge heads."""
    west = {
        "P": ["12,0 12,1", "11,2 12,2"],
        "Q": ["11,1 12,1", "11,1 12,0", "11,1 12,2"],
        "R": ["12,1 12,2", "11,0 12,0"],
    }
    hands = {"P": [4, 5, 6], "Q": [7, 8, 9], "R": [10, 11, 12]}
    seats = [seat("22,1", track=[*west[one], BRIDGES[one]], hand=hands[one]) for one in "PQR"]
    turn = {"seat": 1, "round": 8}
    cards = [event, "13", "14", "15", *deck]
    rows = ["." * 32] * 5
    game = long_line(*seats, events=FLOOD, land=LAND, rules=rules, deck=cards, turn=turn, rows=rows)
    play(game, "discard")
    return game


def answers(game: CrayonGame) -> dict[str, str]:
    """What the mover is told about each old place of a bridge, in the building phase."""
    play(game, "done")
    return {name: refused(game, f"build {edge}") for name, edge in BRIDGES.items()}


KEPT = "CRY-EVENT-34"


@pytest.mark.rule("CRY-EVENT-32")
@pytest.mark.rule("CRY-EVENT-34")
def test_the_timing_of_a_flood_drawn_in_the_eighth_turn() -> None:
    game = flooded()
    for turn in ("Q8", "R8", "P9"):
        mover = turn[0]
        expected = {name: "CRY-EVENT-31" if name == mover else KEPT for name in BRIDGES}
        assert (game.actor, answers(game)) == ("PQR".index(mover), expected), turn
        play(game, "end")
    assert in_play(game) == []
    assert answers(game) == {"P": KEPT, "Q": "", "R": KEPT}, "Q9"
    play(game, "end")
    assert answers(game) == {"P": KEPT, "Q": "", "R": ""}, "R9: Q's right has lapsed"
    play(game, "end")
    assert answers(game) == {"P": "", "Q": "", "R": ""}, "P10"
    play(game, "end")
    assert answers(game) == {"P": "", "Q": "", "R": ""}, "Q10: P's old places are free too"


@pytest.mark.rule("CRY-EVENT-34")
def test_a_refusal_names_who_may_rebuild_first() -> None:
    game = flooded()
    pass_turns(game, 3)
    play(game, "done")
    refusal = game.why_not(game.read(f"build {BRIDGES['P']}"))
    assert refusal is not None
    assert refusal.sentence == "Ann may rebuild this bridge first"


@pytest.mark.rule("CRY-EVENT-33")
@pytest.mark.rule("CRY-EVENT-34")
def test_a_bridge_that_was_rebuilt_stays() -> None:
    game = flooded()
    pass_turns(game, 3)
    play(game, "done", f"build {BRIDGES['Q']}", "end", "done")
    assert game.scores()[1] == 97
    assert refused(game, f"build {BRIDGES['Q']}") == "CRY-BUILD-11"


@pytest.mark.rule("CRY-EVENT-34")
def test_empire_builder_gives_no_priority() -> None:
    game = flooded(rules="preset: empire-builder")
    pass_turns(game, 3)
    assert answers(game) == {"P": "", "Q": "", "R": ""}


@pytest.mark.rule("CRY-EVENT-34")
@pytest.mark.parametrize(
    ("rules", "event"), [(", flood: {priority_turns: 2}", "flood"), ("", "own-flood")]
)
def test_rules_or_a_card_may_give_more_turns(rules: str, event: str) -> None:
    game = flooded(event, f"preset: china-rails{rules}")
    pass_turns(game, 4)
    assert answers(game)["Q"] == KEPT, "R9"
    play(game, "end")
    pass_turns(game, 2)
    assert answers(game)["Q"] == "", "R10: Q has had two turns"


@pytest.mark.rule("CRY-EVENT-34")
@pytest.mark.rule("OPEN-CRY-55")
@pytest.mark.parametrize(("uses", "told"), [(True, ""), (False, KEPT)])
def test_a_turn_spent_on_new_cards_uses_the_right_up(uses: bool, told: str) -> None:
    setting = f"flood: {{discarded_turn_uses_priority: {str(uses).lower()}}}"
    game = flooded(rules=f"preset: china-rails, {setting}")
    pass_turns(game, 3)
    play(game, "discard")
    assert answers(game)["Q"] == told, "R9"


@pytest.mark.rule("CRY-EVENT-34")
@pytest.mark.rule("OPEN-CRY-55")
@pytest.mark.parametrize(("uses", "told"), [(True, ""), (False, KEPT)])
def test_a_lost_turn_does_not_use_the_right_up(uses: bool, told: str) -> None:
    rules = f"preset: china-rails, flood: {{lost_turn_uses_priority: {str(uses).lower()}}}"
    west = ["11,1 12,1", "12,0 12,1"]
    ann, bob = seat("22,1", track=west), seat("22,1", loses_turn=True)
    kept = [{"edge": BRIDGES["Q"], "seat": 2, "turns": 1}]
    game = long_line(ann, bob, events=FLOOD, land=LAND, rules=rules, reserved=kept)
    pass_turns(game)
    assert game.actor == 0, "Bob's turn was lost"
    assert answers(game)["Q"] == told


@pytest.mark.rule("CRY-EVENT-34")
@pytest.mark.rule("CRY-EVENT-14")
@pytest.mark.rule("OPEN-CRY-55")
def test_a_turn_whose_rest_is_lost_does_not_use_the_right_up() -> None:
    ann = seat("16,1", "coal", hand=[2, 4, 5], track=["11,1 12,1"])
    bob = seat("22,1", track=["12,0 12,1"], hand=[6, 7, 8])
    kept = [{"edge": BRIDGES["Q"], "seat": 1, "turns": 1}]
    game = long_line(ann, bob, events=FLOOD, land=LAND, deck=["crash"], reserved=kept)
    play(game, "deliver coal market 11")
    assert game.actor == 1, "Ann never came to building"
    assert answers(game)["Q"] == KEPT
    play(game, "end")
    assert game.actor == 1, "and her next turn is lost"
    assert answers(game)["Q"] == KEPT


@pytest.mark.rule("CRY-EVENT-05")
@pytest.mark.rule("CRY-EVENT-34")
def test_a_second_flood_over_the_same_river_puts_the_right_off() -> None:
    game = flooded(deck=["own-flood"])
    pass_turns(game, 2)
    assert game.actor == 0
    play(game, "discard")
    assert in_play(game) == ["own-flood"], "the first ended with this turn, the second began in it"
    pass_turns(game, 3)
    assert in_play(game) == []
    assert answers(game) == {"P": KEPT, "Q": "", "R": KEPT}, "Q10"


@pytest.mark.rule("CRY-CITY-01")
@pytest.mark.rule("OPEN-CRY-35")
@pytest.mark.parametrize(
    ("keep", "turns", "told"),
    [
        ("never", 3, ""),
        ("while-priority", 3, "CRY-CITY-01"),
        ("while-priority", 7, ""),
        ("always", 3, "CRY-CITY-01"),
        ("always", 7, "CRY-CITY-01"),
    ],
)
def test_a_place_in_a_city_is_kept_with_the_priority(keep: str, turns: int, told: str) -> None:
    """Three are at Market over its bridges until the flood; Dot has come near and wants a place."""
    ways = (["15,1 16,1"], ["16,0 16,1"], ["16,1 17,0"], ["17,1 18,1", "17,1 17,2"])
    seats = [seat("22,1", track=track) for track in ways]
    rules = f"preset: china-rails, city: {{keep_place: {keep}}}"
    game = long_line(*seats, events=FLOOD, land=LAND, rules=rules, deck=["flood"])
    play(game, "discard")
    pass_turns(game, turns - 1)
    while game.actor != 3:
        pass_turns(game)
    play(game, "done")
    assert refused(game, "build 17,1 16,1") == told
