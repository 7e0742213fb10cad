"""What new track must hang on to, and what it may not join."""

import pytest

from model.systems.age_of_steam.track.owners import NOBODY
from tests.engine.systems.age_of_steam.phases.building.games import (
    WIDE,
    building,
    cash,
    legal,
    links,
    play,
    refused,
)


@pytest.mark.rule("AOS-BUILD-15")
@pytest.mark.rule("AOS-BUILD-30")
def test_new_track_hangs_on_to_a_city_or_to_own_track() -> None:
    game = building(**WIDE)
    assert refused(game, "lay 2,1 0-3") == "AOS-BUILD-15"
    assert refused(game, "town 3,1 3") == "AOS-BUILD-15"
    play(game, "lay 1,1 0-3")
    assert refused(game, "lay 2,1 0-3") == "", "each placement is looked at as the board then is"
    play(game, "lay 2,1 0-3", "town 3,1 0-3", "done")
    assert refused(game, "lay 4,1 0-3") == "AOS-BUILD-16"
    assert refused(game, "town 3,1 0-1-3") == "AOS-BUILD-15", "no presence"


@pytest.mark.rule("AOS-BUILD-15")
@pytest.mark.parametrize(("needs", "rule"), [(True, "AOS-BUILD-15"), (False, "")])
def test_an_unowned_chain_of_a_town_needs_presence_there(needs: bool, rule: str) -> None:
    game = building({"build": {"unowned_needs_anchor": needs}}, **WIDE)
    play(game, "lay 1,1 0-3", "lay 2,1 0-3", "town 3,1 0-3", "done", "done", "done")
    (chain,) = game.state.track.unfinished(NOBODY)
    assert chain.owner == NOBODY
    assert refused(game, "lay 4,1 0-3") == rule


@pytest.mark.rule("AOS-BUILD-15")
def test_towns_may_be_replaced_without_presence_where_rules_say_so() -> None:
    game = building({"build": {"town_replace_needs_presence": False}}, **WIDE)
    play(game, "lay 1,1 0-3", "lay 2,1 0-3", "town 3,1 0-3", "done")
    assert refused(game, "town 3,1 0-1-3") == ""


@pytest.mark.rule("AOS-BUILD-15")
def test_connection_may_be_looked_at_when_the_build_is_over() -> None:
    game = building({"build": {"connectivity_check": "end-of-build"}}, **WIDE)
    play(game, "town 3,1 0-3")
    assert refused(game, "done") == "AOS-BUILD-15"
    play(game, "lay 2,1 0-3")
    assert refused(game, "done") == "AOS-BUILD-15"
    play(game, "lay 1,1 0-3")
    assert refused(game, "done") == ""
    play(game, "rollback")
    assert game.state.track.tiles == {}
    assert cash(game) == 40


@pytest.mark.rule("AOS-BUILD-15")
def test_track_that_hangs_on_to_nothing_does_not_by_being_redirected() -> None:
    rules = {"build": {"connectivity_check": "end-of-build", "same_hex_twice": True}}
    game = building(rules, **WIDE)
    play(game, "lay 3,3 0-3", "lay 3,3 0-4")
    assert refused(game, "done") == "AOS-BUILD-15"


@pytest.mark.rule("AOS-BUILD-16")
def test_nobody_joins_unfinished_track_of_another() -> None:
    game = building(**WIDE)
    play(game, "lay 1,1 0-3", "done")
    assert refused(game, "lay 2,1 3-4") == "AOS-BUILD-16"


@pytest.mark.rule("AOS-BUILD-17")
def test_track_does_not_lead_back_to_its_stop() -> None:
    game = building(**WIDE, players=1)
    play(game, "lay 1,1 3-4")
    assert refused(game, "lay 1,0 1-2") == "AOS-BUILD-17"
    assert not [text for text in legal(game) if "1,0 1-2" in text]


@pytest.mark.rule("AOS-BUILD-18")
@pytest.mark.parametrize(("may", "rule"), [(True, ""), (False, "AOS-BUILD-18")])
def test_track_may_face_a_tile_without_track(may: bool, rule: str) -> None:
    game = building({"build": {"may_face_blank_edge": may}}, **WIDE, players=1)
    play(game, "lay 1,1 0-3")
    assert refused(game, "lay 1,2 4-5") == rule


@pytest.mark.rule("AOS-BUILD-19")
def test_several_links_may_join_the_same_stops() -> None:
    cities = [
        {"id": "a", "name": "A", "kind": "city", "at": "0,0"},
        {"id": "b", "name": "B", "kind": "city", "at": "2,0"},
    ]
    game = building(terrain=("...", "..."), cities=cities)
    first = game.actor
    play(game, "lay 1,0 0-3", "done", "lay 0,1 0-4", "lay 1,1 3-5")
    assert links(game) == [("a:b@1,0", first, 1), ("a:b@0,1", game.actor, 2)]
