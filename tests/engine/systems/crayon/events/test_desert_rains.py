"""Desert Rains: dry rivers and the dry lake cost as much as rivers, for the rest of the game."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.long_line import in_play, line, long_line, seat
from tests.engine.systems.crayon.situations.running import pass_turns
from tests.engine.systems.crayon.situations.situation import play, refused

EVENTS = """
- id: flood
  name: Flood
  duration: 1 turn
  effects:
  - {effect: erase-crossing, waters: [gully, pan]}
  - {effect: close-crossing, waters: [gully, pan]}
- id: rains
  name: Desert Rains
  duration: permanent
  effects:
  - {effect: rekind, kind: dry-river, becomes: river}
  - {effect: rekind, kind: dry-lake, surcharge: 2}
"""
LAND = """
waters:
- {id: gully, kind: dry-river, also_crosses: ["12,1 13,1", "12,0 13,0", "12,2 13,2"]}
- {id: pan, kind: dry-lake, also_crosses: ["18,1 19,1", "18,0 19,0", "18,2 19,2"]}
- {id: wend, kind: river, also_crosses: ["24,0 25,0", "24,2 25,2"]}
"""
HEADS = ["12,0 12,1", "12,1 12,2", "18,0 18,1", "18,1 18,2", "24,0 24,1", "24,1 24,2"]


def situation(*deck: str) -> CrayonGame:
    ann = seat("16,1", track=[*line(3, 28), *HEADS], hand=[4, 5, 6])
    rows = ["." * 32] * 5
    return long_line(ann, seat("16,1"), events=EVENTS, land=LAND, deck=deck, rows=rows)


def price(game: CrayonGame, section: str) -> int:
    cash = game.scores()[0]
    play(game, f"build {section}")
    return cash - game.scores()[0]


@pytest.mark.rule("CRY-EVENT-60")
@pytest.mark.rule("CRY-BUILD-18")
def test_a_section_over_a_dry_river_costs_two_before_and_three_afterwards() -> None:
    game = situation("rains")
    play(game, "done")
    assert [price(game, one) for one in ("12,0 13,0", "18,0 19,0", "24,0 25,0")] == [2, 2, 3]
    play(game, "end")
    pass_turns(game)
    play(game, "discard")
    pass_turns(game)
    play(game, "done")
    assert [price(game, one) for one in ("12,2 13,2", "18,2 19,2", "24,2 25,2")] == [3, 3, 3]


@pytest.mark.rule("CRY-EVENT-60")
@pytest.mark.rule("CRY-EVENT-03")
def test_the_rains_never_end() -> None:
    game = situation("rains")
    play(game, "discard")
    pass_turns(game, 9)
    assert in_play(game) == ["rains"]
    play(game, "done")
    assert price(game, "12,0 13,0") == 3


@pytest.mark.rule("CRY-EVENT-61")
def test_track_that_is_there_stays_and_costs_nothing() -> None:
    game = situation("rains")
    before = game.to_plain()["track"]
    play(game, "discard")
    assert game.to_plain()["track"] == before
    assert game.scores() == (100, 100)


@pytest.mark.rule("CRY-EVENT-62")
@pytest.mark.rule("CRY-EVENT-36")
def test_after_the_rains_floods_take_the_bridges_of_dry_rivers() -> None:
    game = situation("rains", "10", "11", "12", "flood")
    play(game, "discard")
    play(game, "discard", "done")
    sections = game.to_plain()["track"]["sections"]
    assert "12,1 13,1" not in sections
    assert "18,1 19,1" in sections, "the dry lake only costs more"
    assert refused(game, "build 12,0 13,0") == "CRY-EVENT-31"
    assert refused(game, "build 18,0 19,0") == ""


@pytest.mark.rule("CRY-EVENT-62")
def test_before_the_rains_they_do_not() -> None:
    game = situation("flood")
    play(game, "discard")
    assert "12,1 13,1" in game.to_plain()["track"]["sections"]
