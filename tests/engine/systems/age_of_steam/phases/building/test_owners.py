"""Whose track is: joined chains, protection, redirects."""

import pytest

from engine.systems.age_of_steam.resuming import game_from_plain
from tests.engine.systems.age_of_steam.phases.building.games import WIDE, building, links, play


@pytest.mark.rule("AOS-BUILD-20")
def test_joining_unowned_track_makes_all_of_it_the_builders() -> None:
    game = building(**WIDE)
    play(game, "lay 1,1 0-3", "done", "done", "done")
    play(game, "lay 2,1 0-3")
    (chain,) = game.state.track.unfinished(game.actor or 0)
    assert len(chain.sections) == 2


@pytest.mark.rule("AOS-BUILD-20")
def test_a_tile_may_carry_sections_of_different_owners() -> None:
    around = [("a", "0,1"), ("b", "1,0"), ("c", "2,1"), ("d", "1,2"), ("e", "2,0")]
    cities = [{"id": key, "name": key, "kind": "city", "at": at} for key, at in around]
    game = building(terrain=("...", "...", "..."), cities=cities)
    play(game, "lay 1,1 0-3", "done", "lay 1,1 0-3 1-4")
    assert sorted(game.state.track.owners_on(4)) == [0, 1]


@pytest.mark.rule("AOS-BUILD-22")
@pytest.mark.parametrize(("extends", "left"), [(False, 0), (True, 1)])
def test_a_redirect_alone_is_no_extension(extends: bool, left: int) -> None:
    game = building({"build": {"redirect_extends": extends}}, **WIDE, players=1)
    play(game, "lay 1,1 0-3", "done", "lay 1,1 1-3", "done")
    assert len(game.state.track.unfinished(0)) == left


@pytest.mark.rule("AOS-BUILD-22")
def test_what_is_extended_stays_protected() -> None:
    game = building(**WIDE, players=1)
    play(game, "lay 1,1 0-3", "done", "lay 2,1 0-3", "done")
    assert len(game.state.track.unfinished(0)) == 1
    again = game_from_plain(game.scenario, game.to_plain())
    play(again, "done")
    assert again.state.track.unfinished(0) == []


@pytest.mark.rule("AOS-BUILD-23")
@pytest.mark.parametrize(("claims", "owned"), [(False, 0), (True, 1)])
def test_redirecting_unowned_track_does_not_make_it_owned(claims: bool, owned: int) -> None:
    game = building({"build": {"redirect_claims": claims}}, **WIDE, players=1)
    play(game, "lay 1,1 0-3", "done", "done", "lay 1,1 1-3")
    assert len(game.state.track.unfinished(0)) == owned


@pytest.mark.rule("AOS-BUILD-23")
def test_redirecting_unowned_track_to_a_stop_completes_it() -> None:
    cities = [
        {"id": "a", "name": "A", "kind": "city", "at": "0,0"},
        {"id": "b", "name": "B", "kind": "city", "at": "2,0"},
    ]
    game = building(terrain=("...", "..."), cities=cities, players=1)
    play(game, "lay 1,0 1-3", "done", "done", "lay 1,0 0-3")
    assert links(game) == [("a:b", 0, 1)]


@pytest.mark.rule("AOS-BUILD-21")
@pytest.mark.rule("AOS-BUILD-22")
@pytest.mark.rule("INV-AOS-23")
def test_what_is_begun_and_turned_in_one_build_is_kept() -> None:
    game = building({"build": {"same_hex_twice": True}}, **WIDE)
    play(game, "lay 1,1 0-3", "lay 1,1 1-3")
    builder = game.actor or 0
    again = game_from_plain(game.scenario, game.to_plain())
    play(again, "done")
    assert [len(one.sections) for one in again.state.track.unfinished(builder)] == [1]
    play(again, "done", "done")
    assert again.state.track.unfinished(builder) == [], "in the next build it was not extended"


@pytest.mark.rule("AOS-BUILD-21")
@pytest.mark.rule("INV-AOS-23")
@pytest.mark.parametrize("first", [("lay 1,1 1-3",), ("lay 1,1 0-3", "lay 1,1 1-3")])
def test_turning_what_another_began_in_this_turn_is_no_extension(first: tuple[str, ...]) -> None:
    open_ends = {"unfinished": {"max": 1}, "same_hex_twice": True, "redirect_claims": True}
    game = building({"build": open_ends}, **WIDE)
    play(game, *first, "lay 1,2 1-4", "done")
    turner = game.actor or 0
    play(game, "lay 1,1 0-3")
    assert len(game.state.track.unfinished(turner)) == 1, "it was given up, and is the turner's"
    again = game_from_plain(game.scenario, game.to_plain())
    play(again, "done")
    assert again.state.track.unfinished(turner) == []
