"""Which waters a flood reaches: dry ones before and after rains, as the rules read it."""

import pytest

from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.long_line import line, long_line, seat
from tests.engine.systems.crayon.situations.situation import play, refused

EVENTS = """
- id: flood
  name: Flood
  duration: 1 turn
  effects: [{effect: erase-crossing, waters: [WATER]}, {effect: close-crossing, waters: [WATER]}]
- id: rains
  name: Desert Rains
  duration: permanent
  effects:
  - {effect: rekind, kind: dry-river, becomes: river}
  - {effect: rekind, kind: dry-lake, surcharge: 2}
"""
LAND = """
waters:
- {id: gully, kind: dry-river, also_crosses: ["12,1 13,1", "12,0 13,0"]}
- {id: pan, kind: dry-lake, also_crosses: ["18,1 19,1", "18,0 19,0"]}
"""
READINGS = {"never": (False, False), "after-rains": (False, True), "always": (True, True)}
CASES = [(reading, rained, READINGS[reading][rained]) for reading in READINGS for rained in (0, 1)]


def gone(water: str, edge: str, rules: str, rained: bool) -> bool:
    """Whether a flood of a water takes Ann's section, and closes the edge to building."""
    ann = seat("22,1", track=[*line(3, 28), "18,0 18,1", "12,0 12,1"], hand=[4, 5, 6])
    events = EVENTS.replace("WATER", water)
    game = long_line(
        ann, seat(), events=events, land=LAND, rules=rules, deck=["flood"], rained=rained
    )
    play(game, "discard", "done", "end", "done")
    column = int(edge.partition(",")[0])
    open_to_building = refused(game, f"build {column},0 {column + 1},0") == ""
    erased = _erased(game, column)
    assert erased is not open_to_building
    return erased


def _erased(game: CrayonGame, column: int) -> bool:
    refusal = game.why_not(game.read(f"build {column},1 {column + 1},1"))
    return refusal is not None and refusal.rule == "CRY-EVENT-31"


@pytest.mark.rule("CRY-EVENT-36")
@pytest.mark.rule("CRY-EVENT-62")
def test_a_dry_river_is_flooded_only_after_rains() -> None:
    assert not gone("gully", "12,1 13,1", "preset: china-rails", rained=False)
    assert gone("gully", "12,1 13,1", "preset: china-rails", rained=True)


@pytest.mark.parametrize(("reading", "rained", "goes"), CASES)
@pytest.mark.rule("CRY-EVENT-36")
@pytest.mark.rule("OPEN-CRY-64")
def test_readings_of_dry_rivers(reading: str, rained: bool, goes: bool) -> None:
    rules = f"preset: china-rails, flood: {{dry_rivers: {reading}}}"
    assert gone("gully", "12,1 13,1", rules, bool(rained)) is goes
    assert not gone("pan", "18,1 19,1", rules, bool(rained))


@pytest.mark.parametrize(("reading", "rained", "goes"), CASES)
@pytest.mark.rule("CRY-EVENT-62")
@pytest.mark.rule("OPEN-CRY-65")
def test_readings_of_dry_lakes(reading: str, rained: bool, goes: bool) -> None:
    rules = f"preset: china-rails, flood: {{dry_lakes: {reading}}}"
    assert gone("pan", "18,1 19,1", rules, bool(rained)) is goes


@pytest.mark.rule("CRY-EVENT-62")
def test_a_flood_that_came_before_the_rains_spares_the_dry_river_until_then() -> None:
    ann, bob = seat("22,1", track=line(3, 28), hand=[4, 5, 6]), seat("22,1", hand=[7, 8, 9])
    events = EVENTS.replace("WATER", "gully")
    deck = ["flood", "10", "11", "12", "rains"]
    game = long_line(ann, bob, events=events, land=LAND, deck=deck)
    play(game, "discard")
    assert not _erased(game, 12)
    play(game, "discard", "done")
    assert refused(game, "build 12,1 13,1") == "CRY-BUILD-11", "Ann's old section is still there"
    assert refused(game, "build 12,1 12,0") == ""
