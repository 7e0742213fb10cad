"""Tiles, town discs and ownership discs run out and come back."""

import pytest

from tests.engine.systems.age_of_steam.phases.building.games import WIDE, building, play, refused


@pytest.mark.rule("AOS-BUILD-10")
@pytest.mark.rule("AOS-COMP-03")
@pytest.mark.rule("AOS-COMP-08")
@pytest.mark.rule("AOM-BUILD-13")
def test_tiles_and_town_discs_run_out_and_come_back() -> None:
    game = building({"tiles": {"s1": 1, "s2": 1}, "town_discs": 0, "build": {"limit": 9}})
    play(game, "lay 1,0 0-3")
    assert refused(game, "town 2,0 0-3") == "AOS-BUILD-10", "the tile, and a disc"
    assert refused(game, "town 2,0 1-3") == "AOS-BUILD-10", "a disc"
    assert refused(game, "lay 3,0 0-3") == "AOS-BUILD-10"
    play(game, "done", "done")
    assert refused(game, "lay 1,0 1-3") == "", "the first one comes back for it"
    assert refused(building({"town_discs": 1}), "town 2,0 3") == "AOS-BUILD-15"


@pytest.mark.rule("AOS-BUILD-10")
@pytest.mark.parametrize(("first", "rule"), [(True, ""), (False, "AOS-BUILD-10")])
def test_a_turned_tile_may_be_the_last_one_unless_rules_say_otherwise(
    first: bool, rule: str
) -> None:
    game = building({"tiles": {"s2": 1}, "build": {"return_tile_first": first}}, **WIDE, players=1)
    play(game, "lay 1,1 3-5", "done")
    assert game.state.track.left["s2"] == 0
    assert refused(game, "lay 1,1 1-3") == rule


@pytest.mark.rule("AOS-COMP-07")
@pytest.mark.rule("AOM-BUILD-13")
def test_discs_that_are_used_up_refuse_more_track() -> None:
    game = building({"discs": {"per_player": 1}}, **WIDE, players=1)
    play(game, "lay 1,1 0-3")
    assert refused(game, "lay 0,2 0-5") == "AOS-COMP-07"
    assert refused(game, "lay 2,1 0-3") == ""
    free = building({"discs": {"per_player": None}}, **WIDE, players=1)
    play(free, "lay 1,1 0-3")
    assert refused(free, "lay 0,2 0-5") == ""


@pytest.mark.rule("AOS-COMP-02")
def test_a_tile_of_a_town_is_named_where_several_fit() -> None:
    game = building({"tiles": {"c2": 0}}, **WIDE, players=1)
    play(game, "lay 1,1 0-3", "lay 2,1 0-3")
    assert refused(game, "town 3,1 1-2-3-5") == "AOS-COMP-02"
    assert refused(game, "town 3,1 1-2-3-5 x2") == ""
    assert refused(game, "town 3,1 0-1-3-4") == "", "c2 is not in the game"
    assert refused(game, "town 3,1 0-1-3-4 x1") == "AOS-COMP-02"
    assert refused(game, "town 3,1 0-1-3-4 c2") == "AOS-BUILD-10"
    assert refused(game, "town 3,1 3 x1") == "AOS-COMP-02"
