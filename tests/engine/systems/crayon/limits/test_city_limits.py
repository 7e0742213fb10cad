"""Who may build into cities: players, sections, and the ways in that are kept for others."""

import pytest

from tests.engine.systems.crayon.situations.meadow import CITIES, on_meadow, track
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused, why

WEST, EAST = "cash: 50, " + track("5,1 6,1 7,1"), "cash: 50, " + track("9,1 8,1 7,1")
"""Track into Mill from the west and from the east."""
BELOW, ABOVE = "cash: 50, " + track("7,3 7,2"), "cash: 50, " + track("6,0 7,0")
"""Track that has come near Mill."""
AT_TOWN = ("5,7 6,7 7,7", "9,7 8,7 7,7", "6,5 7,6 7,7")


@pytest.mark.rule("CRY-CITY-01")
@both_games
def test_a_small_city_has_room_for_two_players(preset: str) -> None:
    game = on_meadow(BELOW, WEST, EAST, players=3, preset=preset)
    assert refused(game, "build 7,2 7,1") == "CRY-CITY-01"
    assert why(game, "build 7,2 7,1") == "Mill has room for 2: Bob and Cid"
    assert "build 7,2 7,1" not in legal(game, "build")
    assert refused(on_meadow(BELOW, WEST, "", players=3, preset=preset), "build 7,2 7,1") == ""


@pytest.mark.rule("CRY-CITY-01")
@both_games
def test_a_medium_city_has_room_for_three_players(preset: str) -> None:
    others = [f"cash: 50, {track(path)}" for path in AT_TOWN]
    mine = "cash: 50, " + track("6,8 7,8")
    game = on_meadow(mine, *others, players=4, preset=preset)
    assert refused(game, "build 7,8 7,7") == "CRY-CITY-01"
    assert refused(on_meadow(mine, *others[:2], players=4, preset=preset), "build 7,8 7,7") == ""


@pytest.mark.rule("CRY-CITY-01")
@pytest.mark.parametrize(("most", "rule"), [(1, "CRY-CITY-01"), (2, "")])
def test_the_room_in_a_city_is_a_rule(most: int, rule: str) -> None:
    rules = f"city: {{small: {{max_players: {most}}}}}"
    assert refused(on_meadow(BELOW, WEST, rules=rules), "build 7,2 7,1") == rule


@pytest.mark.rule("CRY-CITY-02")
@both_games
def test_nobody_has_more_than_three_sections_at_a_city(preset: str) -> None:
    game = on_meadow("cash: 50, " + track("5,1 6,1 7,1 8,1", "7,3 7,2"), preset=preset)
    play(game, "build 7,2 7,1")
    assert refused(game, "build 7,1 7,0") == "CRY-CITY-02"
    assert why(game, "build 7,1 7,0") == "Ann has 3 sections at Mill, and no more may be"
    free = on_meadow("cash: 50, " + track("5,1 6,1 7,1 8,1"), preset=preset)
    assert refused(free, "build 7,1 7,0") == ""


@pytest.mark.rule("CRY-CITY-02")
@pytest.mark.parametrize(("most", "rule"), [(2, "CRY-CITY-02"), (3, "")])
def test_the_number_of_sections_is_a_rule(most: int, rule: str) -> None:
    rules = f"city: {{small: {{max_sections: {most}}}}}"
    game = on_meadow("cash: 50, " + track("5,1 6,1 7,1 8,1"), rules=rules)
    assert refused(game, "build 7,1 7,0") == rule


# -- reservations

NARROW = 'blocked: ["7,1 8,1", "7,1 7,0", "7,1 8,0", "7,1 8,2"]'
"""Mill can be entered by two edges only: 6,1 and 7,2."""


@pytest.mark.rule("CRY-CITY-03")
@both_games
def test_a_second_player_must_still_get_into_a_small_city(preset: str) -> None:
    both_ways = "cash: 50, " + track("5,1 6,1 7,1", "7,3 7,2")
    game = on_meadow(both_ways, preset=preset, more=NARROW)
    assert refused(game, "build 7,2 7,1") == "CRY-CITY-03"
    sentence = "Mill must keep 1 way in for players who are not there yet; 0 would be left"
    assert why(game, "build 7,2 7,1") == sentence
    shared = on_meadow(BELOW, WEST, preset=preset, more=NARROW)
    assert refused(shared, "build 7,2 7,1") == ""


@pytest.mark.rule("CRY-CITY-03")
@both_games
def test_a_third_player_must_still_get_into_a_medium_city(preset: str) -> None:
    narrow = 'blocked: ["7,7 8,8", "7,7 7,8", "7,6 7,7"]'
    mine = "cash: 50, " + track("5,7 6,7 7,7", "9,7 8,7")
    game = on_meadow(mine, players=3, preset=preset, more=narrow)
    assert refused(game, "build 8,7 7,7") == "CRY-CITY-03"
    ann, bob = "cash: 50, " + track("9,7 8,7"), "cash: 50, " + track("8,5 8,6 7,7")
    shared = on_meadow(ann, bob, players=3, preset=preset, more=narrow)
    assert refused(shared, "build 8,7 7,7") == ""


@pytest.mark.rule("CRY-CITY-03")
@pytest.mark.parametrize("kind", ["small", "medium"])
def test_a_reservation_can_be_switched_off(kind: str) -> None:
    rules = f"city: {{{kind}: {{reserve: false}}}}"
    cities = CITIES.replace("kind: small", f"kind: {kind}")
    mine = "cash: 50, " + track("5,1 6,1 7,1", "7,3 7,2")
    assert refused(on_meadow(mine, rules=rules, cities=cities, more=NARROW), "build 7,2 7,1") == ""


@pytest.mark.rule("OPEN-CRY-33")
@pytest.mark.parametrize(("cap", "rule"), [("true", ""), ("false", "CRY-CITY-03")])
def test_places_are_kept_for_those_who_play_or_for_the_whole_limit(cap: str, rule: str) -> None:
    mine = "cash: 50, " + track("5,1 6,1 7,1", "7,3 7,2")
    game = on_meadow(mine, players=1, rules=f"city: {{cap_by_players: {cap}}}", more=NARROW)
    assert refused(game, "build 7,2 7,1") == rule


@pytest.mark.rule("OPEN-CRY-34")
@pytest.mark.parametrize(("reading", "rule"), [("count", ""), ("reachable", "CRY-CITY-03")])
def test_a_way_in_counts_or_must_be_reachable_too(reading: str, rule: str) -> None:
    """From 6,1 nothing leads further, so the second way into Mill leads nowhere."""
    shut = '"6,1 5,1", "6,0 6,1", "6,1 7,0", "6,1 6,2", "6,1 7,2"'
    more = NARROW.replace("]", f", {shut}]")
    game = on_meadow(BELOW, rules=f"city: {{reserve_test: {reading}}}", more=more)
    assert refused(game, "build 7,2 7,1") == rule


@pytest.mark.rule("OPEN-CRY-34")
def test_a_way_in_is_reachable_for_who_has_track_at_its_end() -> None:
    more = NARROW.replace("]", ', "6,0 6,1", "6,1 7,0", "6,1 6,2", "6,1 7,2"]')
    bob = "cash: 50, " + track("3,3 3,2 3,1 4,1 5,1 6,1")
    game = on_meadow(BELOW, bob, rules="city: {reserve_test: reachable}", more=more)
    assert refused(game, "build 7,2 7,1") == ""


# -- Major Cities


@pytest.mark.rule("CRY-CITY-04")
@both_games
def test_a_major_city_has_room_for_everybody_and_many_sections(preset: str) -> None:
    paths = ("3,4 4,4", "3,4 3,3", "2,3 2,2", "2,3 3,2")
    others = [f"cash: 50, {track(path)}" for path in ("1,3 1,2", "1,5 1,6", "2,5 2,6", "1,4 0,4")]
    game = on_meadow("cash: 50, " + track(*paths), *others, players=5, preset=preset)
    assert refused(game, "build 3,4 3,5") == ""


CORNER = '\n- {id: aston, name: Aston, kind: major, at: "0,1", members: "0,1"}\n'
"""Aston is a single milepost at the edge of a small board, with five ways in."""
SMALL = ("....",) * 4


@pytest.mark.rule("CRY-CITY-05")
@pytest.mark.rule("CRY-CITY-08")
@both_games
@pytest.mark.parametrize("move", ["build 0,1 1,1", "build 1,1 0,1"])
def test_every_player_keeps_a_way_into_a_major_city(preset: str, move: str) -> None:
    """Ann is there by one section and takes another; two players have not come yet."""
    mine = "cash: 50, " + track("0,1 0,0", "1,1 2,1")
    roomy = on_meadow(mine, players=3, preset=preset, rows=SMALL, cities=CORNER)
    assert refused(roomy, move) == ""
    blocked = 'blocked: ["0,1 1,0", "0,1 0,2"]'
    tight = on_meadow(mine, players=3, preset=preset, rows=SMALL, cities=CORNER, more=blocked)
    assert refused(tight, move) == "CRY-CITY-05"
    assert why(tight, move).startswith("Aston must keep 2 ways in for players")


@pytest.mark.rule("CRY-CITY-05")
def test_the_right_to_enter_can_be_switched_off() -> None:
    mine, off = "cash: 50, " + track("0,1 0,0"), "city: {major: {reserve: false}}"
    strict = on_meadow(mine, players=6, rows=SMALL, cities=CORNER)
    assert refused(strict, "build 0,1 1,1") == "CRY-CITY-05"
    free = on_meadow(mine, players=6, rows=SMALL, cities=CORNER, rules=off)
    assert refused(free, "build 0,1 1,1") == ""


@pytest.mark.rule("CRY-CITY-07")
@both_games
def test_who_builds_out_of_a_city_keeps_ways_free_as_well(preset: str) -> None:
    mine = "cash: 50, " + track("5,1 6,1 7,1")
    game = on_meadow(mine, preset=preset, more=NARROW)
    assert refused(game, "build 7,1 7,2") == "CRY-CITY-03"
    full = on_meadow("cash: 50, " + track("5,1 6,1 7,1 8,1 8,2 7,1"), preset=preset)
    assert refused(full, "build 7,1 7,0") == "CRY-CITY-02"


# -- places of those who lost their track

FLOOD = """
waters:
- {id: wend, kind: river, also_crosses: ["7,1 8,1"]}
events:
- id: flood
  name: Flood
  duration: 1 turn
  effects:
  - {effect: erase-crossing, waters: [wend]}
  - {effect: close-crossing, waters: [wend]}
"""


@pytest.mark.rule("OPEN-CRY-35")
@pytest.mark.parametrize(
    ("keep", "soon", "later"),
    [
        ("never", "", ""),
        ("while-priority", "CRY-CITY-01", ""),
        ("always", "CRY-CITY-01", "CRY-CITY-01"),
    ],
)
def test_who_lost_the_way_into_a_city_keeps_his_place(keep: str, soon: str, later: str) -> None:
    """Ann draws a flood that takes Cid's bridge into Mill, and wants to come there herself."""
    seats = (
        f"hand: [1, 2, 3], {track('7,3 7,2')}",
        f"hand: [4, 5, 6], {track('5,1 6,1 7,1')}",
        f"hand: [7, 8, 9], {track('9,1 8,1 7,1')}",
    )
    game = on_meadow(
        *seats,
        players=3,
        turn="{phase: operations}",
        rules=f"city: {{keep_place: {keep}}}",
        more=FLOOD,
        position="  deck: [flood, 10, 11, 12]",
    )
    play(game, "discard", *["done", "end"] * 2, "done")
    assert refused(game, "build 7,2 7,1") == soon
    play(game, "end", *["done", "end"] * 2, "done")
    assert refused(game, "build 7,2 7,1") == later


@pytest.mark.rule("CRY-CITY-03")
@pytest.mark.rule("OPEN-CRY-35")
def test_a_bridge_kept_for_one_player_is_no_way_in_for_another() -> None:
    """Mill has two ways in, and one is kept for Bob; a medium Mill needs the other for Cid."""
    more = FLOOD.split("events:", maxsplit=1)[0] + NARROW.replace('"7,1 8,1", ', "").replace(
        "]", ', "6,1 7,1"]'
    )
    kept = '  reserved:\n  - {edge: "7,1 8,1", seat: 2, turns: 1}'
    game = on_meadow(BELOW, "cash: 50", players=2, more=more, position=kept)
    assert refused(game, "build 7,2 7,1") == ""
    cities = CITIES.replace("kind: small", "kind: medium")
    wide = on_meadow(BELOW, players=3, more=more, position=kept, cities=cities)
    assert refused(wide, "build 7,2 7,1") == "CRY-CITY-03"
