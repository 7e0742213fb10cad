"""What maps change about building (AOM-BUILD, AOM-SETUP-14, AOM-ACTION-09)."""

from typing import Any

import pytest

from tests.engine.systems.age_of_steam.phases.building.games import (
    building,
    cash,
    hold,
    links,
    play,
    refused,
)

WIDE: dict[str, Any] = {
    "terrain": ("......", "......", "......", "......"),
    "cities": [
        {"id": "ash", "name": "Ash", "kind": "city", "at": "0,1", "tags": ["east"]},
        {"id": "elm", "name": "Elm", "kind": "town", "at": "3,1"},
        {"id": "oak", "name": "Oak", "kind": "city", "at": "5,2", "slots": ["light-1"]},
    ],
}
STAR: dict[str, Any] = {
    "terrain": ("...", ".~.", "..."),
    "cities": [
        {"id": key, "name": key, "kind": "city", "at": at}
        for key, at in [("a", "0,1"), ("b", "1,0"), ("c", "2,1"), ("d", "1,2"), ("e", "2,0")]
    ],
}
"""A river hex among cities."""


def price(rules: dict[str, Any], *texts: str, **board: Any) -> int:
    """What the last of some builds costs, each but the last in a turn of its own."""
    game = building(rules, **(board or STAR), players=1)
    for text in texts[:-1]:
        play(game, text, "done")
    before = cash(game)
    play(game, texts[-1])
    return before - cash(game)


@pytest.mark.rule("AOM-BUILD-01")
def test_the_limit_may_be_the_number_of_the_turn() -> None:
    game = building({"build": {"limit": {"turn": True, "max": 2}}}, **WIDE, players=1)
    play(game, "lay 1,1 0-3")
    assert refused(game, "lay 2,1 0-3") == "AOS-BUILD-01"
    play(game, "done", "lay 2,1 0-3", "lay 0,2 0-5")
    assert refused(game, "lay 1,2 0-4") == "AOS-BUILD-01"
    play(game, "done", "lay 1,2 0-4", "lay 0,0 0-1")
    assert refused(game, "lay 1,0 0-2") == "AOS-BUILD-01", "at most so many"


@pytest.mark.rule("AOM-BUILD-02")
def test_every_tile_may_cost_the_same() -> None:
    rules = {"prices": {"flat": 3}}
    assert price(rules, "lay 1,1 0-3") == 3
    assert price(rules, "lay 1,1 0-3", "lay 1,1 0-3 1-4") == 3
    assert price(rules, "lay 1,1 0-3", "lay 1,1 0-3 4-5") == 3


@pytest.mark.rule("AOM-BUILD-03")
def test_tiles_may_be_priced_by_their_id() -> None:
    figures = {"s1": 1, "s2": 2, "s3": 3, "x1": 5, "x2": 6, "x3": 6, "c1": 6, "c2": 6, "c3": 6}
    rules = {
        "prices": {
            "by_tile": {**figures, "c4": 6},
            "replace_by_tile": {"rise_to": 6, "price": 4, "other": 1},
            "town": {"base": 2, "per_exit": 3, "by_terrain": {"river": 1}},
        }
    }
    assert price(rules, "lay 1,1 0-3") == 1
    assert price(rules, "lay 1,1 0-3", "lay 1,1 0-3 4-5") == 4, "to a figure of 6"
    assert price(rules, "lay 1,1 0-3", "lay 1,1 0-3 1-4") == 1
    town = [*STAR["cities"], {"id": "t", "name": "T", "kind": "town", "at": "1,1"}]
    assert price(rules, "town 1,1 0-3", terrain=STAR["terrain"], cities=town) == 2 + 6 + 1
    assert price(rules, "town 1,1 0", "town 1,1 0-3", terrain=STAR["terrain"], cities=town) == 3


@pytest.mark.rule("AOM-BUILD-04")
def test_a_terrain_may_take_some_tiles_only_and_forbid_redirects() -> None:
    rules = {"prices": {"terrain": {"river": {"tiles": ["s1", "x1"], "redirect": False}}}}
    game = building(rules, **STAR, players=1)
    assert refused(game, "lay 1,1 0-4") == "AOM-BUILD-04"
    assert refused(game, "lay 1,1 0-3") == ""
    rules = {"prices": {"terrain": {"river": {"first_tile": "simple", "redirect": False}}}}
    game = building(rules, **STAR, players=1)
    assert refused(game, "lay 1,1 0-3 1-4") == "AOM-BUILD-04"
    play(game, "lay 1,1 1-3", "done")
    assert refused(game, "lay 1,1 0-3") == "AOM-BUILD-04"


@pytest.mark.rule("AOM-BUILD-04")
def test_exits_may_not_face_some_kinds() -> None:
    rules = {"prices": {"terrain": {"river": {"exits_not_to": ["mountain"]}}}}
    game = building(rules, terrain=(".~^", "..."), cities=[
        {"id": "a", "name": "A", "kind": "city", "at": "0,0"},
    ], players=1)  # fmt: skip
    assert refused(game, "lay 1,0 0-3") == "AOS-BUILD-11"
    assert refused(game, "lay 1,0 1-3") == ""


@pytest.mark.rule("AOM-BUILD-04")
@pytest.mark.rule("AOM-BUILD-05")
def test_sections_may_be_priced_by_sides_of_land_and_water() -> None:
    rules = {
        "prices": {"terrain": {"river": {"sides": {"land": 3, "water": 6}}}, "flat": 1},
        "build": {"limit": 5},
    }
    board = {**STAR, "cells": {"1,1": {"water_sides": [0, 1, 5]}}}
    assert price(rules, "lay 1,1 3-4", **board) == 3
    assert price(rules, "lay 1,1 0-3", **board) == 6
    assert price(rules, "lay 1,1 0-3", "lay 1,1 0-3 1-4", **board) == 6
    game = building(rules, **board, players=1)
    assert refused(game, "lay 1,1 0-1") == "AOM-BUILD-04", "two sides of water"
    assert refused(game, "lay 1,1 0-3 1-4") == "AOM-BUILD-04", "two sections at once"


@pytest.mark.rule("AOM-SETUP-14")
@pytest.mark.rule("SC-BUILD-03")
@pytest.mark.rule("SC-BUILD-04")
@pytest.mark.rule("SC-BUILD-05")
def test_a_marked_hex_has_its_own_price_for_its_first_simple_tile() -> None:
    board = {
        "terrain": ("...", ".w.", "..."),
        "cities": STAR["cities"],
        "cells": {"1,1": {"price": 7, "first_tile": "simple"}},
    }
    assert price({}, "lay 1,1 0-3", **board) == 7, "also where it is drawn as water"
    assert price({}, "lay 1,1 0-3", "lay 1,1 0-3 1-4", **board) == 3
    complex_first = "lay 1,1 0-3 1-4"
    assert refused(building(**board, players=1), complex_first) == "AOM-SETUP-14"
    china = building(**board, players=1, preset="southern-china")
    assert refused(china, complex_first) == "SC-BUILD-03"
    dear = {**board, "cells": {"1,1": {"price": 7}}}
    assert price({}, "lay 1,1 0-3 1-4", **dear) == 9, "what complex tiles cost more is added"


@pytest.mark.rule("AOM-SETUP-14")
def test_a_hex_may_open_later_and_a_town_never() -> None:
    cities = [
        *WIDE["cities"],
        {"id": "f", "name": "F", "kind": "town", "at": "1,2", "no_track": True},
    ]
    game = building(
        {}, terrain=WIDE["terrain"], cities=cities, cells={"1,1": {"open_from": 2}}, players=1
    )
    assert refused(game, "lay 1,1 0-3") == "AOM-SETUP-14"
    assert refused(game, "town 1,2 4") == "AOM-SETUP-14"
    assert refused(game, "lay 0,2 0-5") == "", "exits may face both"
    play(game, "lay 0,2 0-5", "done")
    assert refused(game, "lay 1,1 0-3") == ""
    assert len(game.state.track.unfinished(0)) == 1, "what leads to it is open"


@pytest.mark.rule("AOM-BUILD-06")
@pytest.mark.rule("AOM-BUILD-05")
def test_surcharges_are_on_every_tile_or_by_its_number() -> None:
    rules = {"build": {"surcharges": [{"when": {"turn": "odd"}, "add": 1}, {"nth": [0, 0, 4]}]}}
    game = building(rules, **WIDE, players=1)
    play(game, "lay 1,1 0-3")
    assert cash(game) == 40 - 3
    play(game, "lay 2,1 0-3", "lay 0,2 0-5")
    assert cash(game) == 40 - 3 - 3 - 7
    play(game, "done", "lay 0,0 0-1")
    assert cash(game) == 40 - 13 - 2


@pytest.mark.rule("AOM-BUILD-06")
@pytest.mark.rule("AOM-URBAN-01")
def test_surcharges_count_tiles_and_no_new_city_though_it_uses_a_build() -> None:
    rules = {"build": {"surcharges": [{"nth": [0, 0, 4]}]}, "urbanization": {"builds": 1}}
    game = building(rules, **WIDE, players=1)
    hold(game, "urbanization")
    play(game, "urbanize elm a", "lay 1,1 0-3", "lay 2,1 0-3")
    assert cash(game) == 40 - 2 - 2
    assert refused(game, "lay 0,2 0-5") == "AOS-BUILD-01"


@pytest.mark.rule("AOM-BUILD-07")
def test_a_discount_works_on_the_running_total() -> None:
    action = {"id": "engineer", "effects": [{"discount": {"tile": "cheapest", "cut": "free"}}]}
    game = building(
        {"actions": {"list": [action]}, "prices": {"terrain": {"river": {"cost": 3}}}},
        terrain=("......", ".^....", "~.....", "......"),
        cities=WIDE["cities"],
        players=1,
    )
    hold(game, "engineer")
    play(game, "lay 1,1 0-3")
    assert cash(game) == 40
    play(game, "lay 2,1 0-3")
    assert cash(game) == 40 - 4
    play(game, "lay 0,2 0-5")
    assert cash(game) == 40 - 4 - 3


@pytest.mark.rule("AOM-BUILD-07")
@pytest.mark.parametrize(
    ("discount", "paid"),
    [
        ({"tile": "dearest", "cut": "half"}, [2, 3]),
        ({"tile": "first", "cut": 1}, [3, 3]),
        ({"tile": "all", "cut": 3}, [1, 0]),
        ({"tile": "all", "cut": "half", "price_is": 3}, [4, 2]),
    ],
)
def test_discounts_are_of_several_kinds(discount: dict[str, Any], paid: list[int]) -> None:
    action = {"id": "engineer", "effects": [{"discount": discount}]}
    game = building(
        {"actions": {"list": [action]}},
        terrain=("......", ".^....", "~.....", "......"),
        cities=WIDE["cities"],
        players=1,
    )
    hold(game, "engineer")
    play(game, "lay 1,1 0-3")
    assert 40 - cash(game) == paid[0]
    play(game, "lay 0,2 0-5")
    assert 40 - cash(game) == sum(paid)


@pytest.mark.rule("AOM-BUILD-07")
@pytest.mark.rule("AOS-BUILD-02")
def test_the_discounted_price_must_be_in_hand() -> None:
    action = {"id": "engineer", "effects": [{"discount": {"tile": "cheapest", "cut": "free"}}]}
    rules = {"actions": {"list": [action]}, "start": {"cash": 1}}
    game = building(rules, **WIDE, players=1)
    hold(game, "engineer")
    play(game, "lay 1,1 0-3")
    assert cash(game) == 1
    assert refused(game, "lay 2,1 0-3") == "AOS-BUILD-02"


@pytest.mark.rule("AOM-BUILD-08")
def test_track_may_have_to_hang_together_from_a_start() -> None:
    rules = {"build": {"contiguous": {"mode": "own", "start": {"tag": "east"}}}}
    game = building(rules, **WIDE)
    assert refused(game, "lay 4,2 0-3") == "AOM-BUILD-08", "Oak is no start"
    play(game, "lay 1,1 0-3")
    assert refused(game, "lay 0,2 0-5") == "", "own track is at Ash"
    assert refused(game, "lay 4,2 0-3") == "AOM-BUILD-08"
    play(game, "lay 2,1 0-3", "town 3,1 0-3", "done")
    assert refused(game, "lay 0,2 0-5") == "", "the other owns nothing yet"


@pytest.mark.rule("AOM-BUILD-08")
def test_track_may_hang_together_with_that_of_anybody() -> None:
    rules = {"build": {"contiguous": {"mode": "all", "start": {"tag": "east"}}}}
    game = building(rules, **WIDE)
    play(game, "lay 1,1 0-3", "done")
    assert refused(game, "lay 4,2 0-3") == "AOM-BUILD-08"
    assert refused(game, "lay 0,2 0-5") == ""


@pytest.mark.rule("AOM-BUILD-08")
@pytest.mark.parametrize(("scope", "rule"), [("all", ""), ("player", "AOM-BUILD-08")])
def test_hanging_together_may_end(scope: str, rule: str) -> None:
    until = {"track_into": {"ids": ["elm"]}, "scope": scope}
    contiguous = {"mode": "own", "start": {"tag": "east"}, "until": until}
    game = building({"build": {"contiguous": contiguous}}, **WIDE)
    play(game, "lay 1,1 0-3", "lay 2,1 0-3")
    assert refused(game, "lay 4,2 0-3") == "AOM-BUILD-08"
    play(game, "town 3,1 3", "done")
    assert refused(game, "lay 4,2 0-3") == rule
    play(game, "done")
    assert refused(game, "lay 4,2 0-3") == ""


@pytest.mark.rule("AOM-BUILD-09")
@pytest.mark.parametrize(("mode", "rule"), [("anybody", "AOM-BUILD-09"), ("same-player", "")])
def test_links_of_the_same_ends_may_be_forbidden(mode: str, rule: str) -> None:
    cities = [
        {"id": "a", "name": "A", "kind": "city", "at": "0,0"},
        {"id": "b", "name": "B", "kind": "city", "at": "2,0"},
    ]
    game = building({"build": {"no_duplicates": mode}}, terrain=("...", "..."), cities=cities)
    play(game, "lay 1,0 0-3", "lay 0,1 0-4")
    assert refused(game, "lay 1,1 3-5") == "AOM-BUILD-09", "of one player"
    play(game, "done", "done", "done")
    assert refused(game, "lay 1,1 3-5") == rule


@pytest.mark.rule("AOM-BUILD-10")
def test_nothing_may_stay_unfinished_and_a_build_is_taken_back() -> None:
    game = building({"build": {"unfinished": {"max": 0}}}, **WIDE, players=1)
    assert refused(game, "rollback") == "AOM-BUILD-10"
    play(game, "lay 1,1 0-3")
    assert refused(game, "done") == "AOM-BUILD-10"
    play(game, "rollback")
    assert (cash(game), links(game), game.state.track.tiles) == (40, [], {})
    play(game, "lay 1,1 0-3", "lay 2,1 0-3", "town 3,1 0-3")
    assert refused(game, "done") == "AOM-BUILD-10", "open spokes too"
    play(game, "rollback", "lay 1,1 0-3", "lay 2,1 0-3", "town 3,1 3")
    assert refused(game, "done") == ""


@pytest.mark.rule("AOM-BUILD-10")
def test_a_build_is_taken_back_to_an_urbanization_that_drew_cubes() -> None:
    rules = {"build": {"unfinished": {"max": 0}}, "urbanization": {"cubes": {"bag": 1}}}
    game = building(rules, **WIDE, players=1)
    hold(game, "urbanization")
    play(game, "lay 1,1 0-3")
    assert refused(game, "urbanize elm a") == "AOM-BUILD-10"
    play(game, "rollback", "urbanize elm a", "lay 1,1 0-3", "rollback")
    assert game.state.track.urbanized == {"elm": "a"}
    assert sum(game.state.cubes["elm"].values()) == 1
    assert game.state.track.tiles == {}


@pytest.mark.rule("AOM-BUILD-10")
def test_no_cubes_are_drawn_while_track_hangs_on_to_nothing() -> None:
    """The build could neither end nor be taken back before the draw."""
    build = {"build": {"connectivity_check": "end-of-build"}}
    game = building({**build, "urbanization": {"cubes": {"bag": 1}}}, **WIDE, players=1)
    hold(game, "urbanization")
    play(game, "lay 2,1 0-3")
    assert refused(game, "done") == "AOS-BUILD-15"
    assert refused(game, "urbanize elm a") == "AOM-BUILD-10"
    play(game, "lay 1,1 0-3", "urbanize elm a")
    assert refused(game, "done") == ""


@pytest.mark.rule("AOM-BUILD-11")
def test_a_build_brings_only_so_much_to_a_city() -> None:
    game = building(
        {"build": {"city_limits": [{"city": "ash", "new_links": 1}]}}, **WIDE, players=1
    )
    play(game, "lay 1,1 0-3")
    assert refused(game, "lay 0,2 0-5") == "AOM-BUILD-11"
    assert refused(game, "lay 2,1 0-3") == ""
    play(game, "done")
    assert refused(game, "lay 0,2 0-5") == ""


@pytest.mark.rule("AOM-BUILD-12")
def test_builders_get_something_for_first_tiles_and_cities() -> None:
    bonuses = [
        {"event": "first-tile-in-town", "income": 1, "cash": 2},
        {"event": "player-connects-city", "where": {"ids": ["oak"]}, "grow": 1},
        {"event": "first-into", "where": {"ids": ["ash"]}, "income": 5},
    ]
    game = building({"build": {"bonuses": bonuses}}, **WIDE)
    first = game.actor
    assert first is not None
    seat = game.state.seats[first]
    cubes = sum(game.state.cubes.get("oak", {}).values())
    play(game, "lay 1,1 0-3")
    assert (seat.income, seat.cash) == (5, 38)
    play(game, "lay 0,2 0-5")
    assert seat.income == 5, "only once"
    play(game, "lay 2,1 0-3", "done", "lay 4,2 0-4")
    assert sum(game.state.cubes["oak"].values()) == cubes + 1
    play(game, "lay 4,3 4-5")
    assert sum(game.state.cubes["oak"].values()) == cubes + 1, "this player has track at Oak"
    play(game, "done", "town 3,1 3")
    assert (seat.income, seat.cash) == (6, 38 - 2 - 2 - 2 + 2)


@pytest.mark.rule("AOM-ACTION-09")
def test_an_action_that_must_be_used_is_used() -> None:
    actions = [
        {"id": "engineer", "must_use": True},
        {"id": "urbanization", "must_use": True},
    ]
    game = building({"actions": {"list": actions}, "start": {"cash": 3}}, **WIDE, players=1)
    hold(game, "engineer")
    assert refused(game, "done") == "AOM-ACTION-09"
    play(game, "lay 1,1 0-3")
    assert refused(game, "done") == "", "nothing can be paid"
    hold(game, "urbanization")
    assert refused(game, "done") == "AOM-ACTION-09"
    play(game, "urbanize elm a")
    assert refused(game, "done") == ""


@pytest.mark.rule("AOM-ACTION-03")
def test_a_limit_of_none_allows_no_tile_and_no_claim() -> None:
    links_ = [{"id": "ferry", "ends": ["ash", "oak"], "cost": 1, "builds": 0}]
    game = building({"build": {"limit": 0}}, **WIDE, players=1, special_links=links_)
    assert refused(game, "lay 1,1 0-3") == "AOS-BUILD-01"
    assert refused(game, "claim ferry") == "AOS-BUILD-01"
