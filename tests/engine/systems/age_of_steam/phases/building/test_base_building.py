"""Building by the base rules, on the board of the worked examples."""

from typing import Any

import pytest

from engine.systems.age_of_steam.resuming import game_from_plain
from model.systems.age_of_steam.track.owners import NOBODY
from tests.engine.systems.age_of_steam.phases.building.games import (
    building,
    cash,
    hold,
    legal,
    links,
    play,
    refused,
)

WIDE: dict[str, Any] = {
    "terrain": ("......", "......", "......", "......"),
    "cities": [
        {"id": "ash", "name": "Ash", "kind": "city", "at": "0,1"},
        {"id": "elm", "name": "Elm", "kind": "town", "at": "3,1"},
        {"id": "oak", "name": "Oak", "kind": "city", "at": "5,2"},
    ],
}
"""Plain all over: Ash in the west, the town Elm in the middle, Oak in the east."""


@pytest.mark.rule("AOS-BUILD-01")
@pytest.mark.rule("AOM-BUILD-01")
@pytest.mark.rule("AOM-ACTION-03")
def test_three_tiles_are_laid_in_a_build_and_four_by_the_engineer() -> None:
    game = building(**WIDE)
    play(game, "lay 1,1 0-3", "lay 2,1 0-3", "town 3,1 3")
    assert refused(game, "lay 0,2 0-5") == "AOS-BUILD-01"
    hold(game, "engineer")
    assert refused(game, "lay 0,2 0-5") == ""
    play(game, "done")
    assert refused(game, "done") == ""


@pytest.mark.rule("AOS-BUILD-01")
def test_nobody_has_to_build() -> None:
    game = building()
    first = game.actor
    play(game, "done")
    assert game.actor != first


@pytest.mark.rule("AOS-BUILD-02")
def test_every_tile_is_paid_when_it_is_laid() -> None:
    game = building({"start": {"cash": 4}})
    play(game, "lay 1,0 0-3")
    assert cash(game) == 2
    assert refused(game, "town 2,0 0-3") == "AOS-BUILD-02"
    assert refused(game, "town 2,0 3") == ""


@pytest.mark.rule("AOS-BUILD-03")
def test_a_hex_is_built_on_once_in_a_build() -> None:
    game = building()
    play(game, "lay 1,0 1-3")
    assert refused(game, "lay 1,0 0-3") == "AOS-BUILD-03"
    other = building({"build": {"same_hex_twice": True}})
    play(other, "lay 1,0 1-3")
    assert refused(other, "lay 1,0 0-3") == ""


@pytest.mark.rule("AOS-BUILD-05")
@pytest.mark.parametrize(
    ("terrain", "simple", "coexist", "crossing"),
    [("plain", 2, 3, 4), ("river", 3, 4, 5), ("mountain", 4, 5, 6)],
)
def test_the_first_tile_is_priced_by_terrain_and_class(
    terrain: str, simple: int, coexist: int, crossing: int
) -> None:
    sign = {"plain": ".", "river": "~", "mountain": "^"}[terrain]
    around = [("a", "0,1"), ("b", "1,0"), ("c", "2,1"), ("d", "1,2")]
    cities = [{"id": key, "name": key, "kind": "city", "at": at} for key, at in around]
    for text, price in [
        ("lay 1,1 0-3", simple),
        ("lay 1,1 0-3 4-5", coexist),
        ("lay 1,1 0-3 1-4", crossing),
    ]:
        game = building(terrain=("...", f".{sign}.", "..."), cities=cities)
        play(game, text)
        assert cash(game) == 40 - price


@pytest.mark.rule("AOS-BUILD-06")
@pytest.mark.rule("AOS-BOARD-03")
@pytest.mark.parametrize(("exits", "price"), [("3", 2), ("0-3", 3), ("0-1-3", 4)])
def test_a_town_costs_a_dollar_and_one_for_each_exit(exits: str, price: int) -> None:
    game = building(terrain=("..^^.", "_~.._"))
    play(game, "lay 1,0 0-3", f"town 2,0 {exits}")
    assert cash(game) == 40 - 2 - price


@pytest.mark.rule("AOS-BUILD-06")
def test_example_1_costs_9_dollars_and_makes_two_links() -> None:
    game = building()
    seat = game.actor
    play(game, "lay 1,0 0-3", "town 2,0 0-3", "lay 3,0 0-3")
    assert cash(game) == 40 - 9
    assert links(game) == [("ash:elm", seat, 2), ("elm:oak", seat, 2)]


@pytest.mark.rule("AOS-BUILD-07")
def test_redirecting_costs_2_whatever_the_terrain() -> None:
    game = building(terrain=("..^", "^^."), cities=[
        {"id": "ash", "name": "Ash", "kind": "city", "at": "0,0"},
    ], players=1)  # fmt: skip
    play(game, "lay 0,1 0-4", "done")
    before = cash(game)
    play(game, "lay 0,1 4-5")
    assert before - cash(game) == 2


@pytest.mark.rule("AOS-BUILD-07")
def test_a_crossing_costs_3_a_coexisting_tile_2_a_town_3() -> None:
    around = [("a", "0,1"), ("b", "1,0"), ("c", "2,1"), ("d", "1,2"), ("e", "2,0")]
    cities = [{"id": key, "name": key, "kind": "city", "at": at} for key, at in around]
    for text, price in [("lay 1,1 0-3 1-4", 3), ("lay 1,1 0-3 4-5", 2)]:
        game = building(terrain=("...", ".^.", "..."), cities=cities, players=1)
        play(game, "lay 1,1 0-3", "done")
        before = cash(game)
        play(game, text)
        assert before - cash(game) == price
    town = [*cities, {"id": "t", "name": "T", "kind": "town", "at": "1,1"}]
    game = building(terrain=("...", ".^.", "..."), cities=town, players=1)
    play(game, "town 1,1 0", "done")
    before = cash(game)
    play(game, "town 1,1 0-1-3-4 x1")
    assert before - cash(game) == 3


@pytest.mark.rule("AOS-BUILD-08")
@pytest.mark.parametrize(
    ("how", "one", "two"), [("per-section", 2, 4), ("flat", 2, 2), ("by-new-tile", 2, 3)]
)
def test_redirects_on_a_complex_tile_are_priced_by_section(how: str, one: int, two: int) -> None:
    cities = [
        {"id": "a", "name": "A", "kind": "city", "at": "0,1"},
        {"id": "b", "name": "B", "kind": "city", "at": "1,0"},
    ]
    rules = {"prices": {"replace": {"complex_redirect": how}}}
    for text, price in [("lay 1,1 1-3 4-5", one), ("lay 1,1 0-3 1-4", two)]:
        game = building(rules, terrain=("...", "...", "..."), cities=cities, players=1)
        play(game, "lay 1,1 0-4 1-3", "done")
        before = cash(game)
        play(game, text)
        assert before - cash(game) == price


@pytest.mark.rule("AOS-BUILD-09")
@pytest.mark.rule("AOS-BOARD-01")
@pytest.mark.rule("AOS-BOARD-02")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("lay 0,0 0-3", "AOS-BUILD-09"),
        ("lay 9,9 0-3", "AOS-BUILD-09"),
        ("lay 0,1 0-3", "AOS-BUILD-09"),
        ("lay 2,0 0-3", "AOS-BUILD-09"),
        ("town 1,0 0-3", "AOS-BUILD-09"),
        ("lay 1,0 0-1 2-3", "AOS-COMP-01"),
        ("town 2,0 0-1-2-3-4", "AOS-COMP-02"),
    ],
)
def test_tiles_lie_on_land_and_town_forms_in_towns(text: str, rule: str) -> None:
    assert refused(building(), text) == rule


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


@pytest.mark.rule("AOS-BUILD-11")
@pytest.mark.rule("AOS-BOARD-05")
def test_exits_face_land_and_no_blocked_edge() -> None:
    game = building(terrain=("..ww.", "_~.._"), cities=[
        {"id": "ash", "name": "Ash", "kind": "city", "at": "0,0"},
        {"id": "oak", "name": "Oak", "kind": "city", "at": "4,0"},
    ], blocked=["1,0 1,1"])  # fmt: skip
    assert refused(game, "lay 1,0 0-3") == "AOS-BUILD-11", "water"
    assert refused(game, "lay 1,0 3-5") == "AOS-BUILD-11", "beside the board"
    assert refused(game, "lay 1,0 1-3") == "AOS-BUILD-11", "a blocked edge"


@pytest.mark.rule("AOS-BUILD-12")
@pytest.mark.rule("AOS-BUILD-14")
def test_track_stays_as_it_is_and_something_must_be_new() -> None:
    game = building(**WIDE, players=1)
    play(game, "lay 1,1 0-3", "lay 2,1 0-3", "done")
    assert refused(game, "lay 1,1 1-3") == "AOS-BUILD-12", "not the last section"
    assert refused(game, "lay 2,1 0-3") == "AOS-BUILD-14"
    assert refused(game, "lay 2,1 3-5") == ""
    assert refused(game, "lay 2,1 0-2") == "AOS-BUILD-12", "its other end stays"


@pytest.mark.rule("AOS-BUILD-13")
def test_only_own_or_unowned_open_ends_are_redirected() -> None:
    game = building(**WIDE)
    play(game, "lay 1,1 0-3", "done")
    assert refused(game, "lay 1,1 1-3") == "AOS-BUILD-13"
    play(game, "done", "done")
    assert game.state.track.unfinished(NOBODY)
    assert refused(game, "lay 1,1 1-3") == ""


@pytest.mark.rule("AOS-BUILD-13")
def test_exits_of_towns_are_never_redirected() -> None:
    game = building(players=1)
    play(game, "lay 1,0 0-3", "town 2,0 1-3", "done")
    assert refused(game, "town 2,0 0-3") == "AOS-BUILD-12"


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


@pytest.mark.rule("AOS-BUILD-21")
@pytest.mark.rule("AOS-BUILD-31")
def test_example_3_unfinished_track_is_lost_when_it_is_not_extended() -> None:
    game = building()
    first = game.actor
    assert first is not None
    play(game, "lay 1,0 0-3", "town 2,0 0-1-3", "lay 3,0 0-3", "done")
    assert len(game.state.track.unfinished(first)) == 1, "protected until the next build is over"
    play(game, "done")
    assert len(game.state.track.unfinished(first)) == 1
    play(game, "done")
    assert game.state.track.unfinished(first) == []
    assert {owner for _, owner, _ in links(game)} == {first}


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


@pytest.mark.rule("AOS-ACTION-03")
def test_first_build_builds_first() -> None:
    game = building(players=3)
    last = game.state.order[-1]
    hold(game, "first-build", last)
    play(game, "done", "done", "done")
    assert game.actor == last


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
