"""Urbanization (AOS-BUILD-24 to -28, AOM-URBAN)."""

from typing import Any

import pytest

from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from model.systems.age_of_steam.track.owners import NOBODY
from tests.engine.systems.age_of_steam.phases.building.games import (
    CITIES,
    building,
    cash,
    hold,
    links,
    play,
    refused,
)

BESIDE = [
    {"id": "ash", "name": "Ash", "kind": "city", "at": "0,0"},
    {"id": "elm", "name": "Elm", "kind": "town", "at": "1,0", "tags": ["mill"]},
    {"id": "fir", "name": "Fir", "kind": "town", "at": "3,1"},
    {"id": "oak", "name": "Oak", "kind": "city", "at": "4,0"},
]
"""Elm lies beside Ash."""


def urbanizing(rules: dict[str, Any] | None = None, **more: Any) -> AgeOfSteamGame:
    """A game whose first player has the action Urbanization."""
    game = building(rules, **more)
    hold(game, "urbanization")
    return game


@pytest.mark.rule("AOS-BUILD-24")
@pytest.mark.rule("AOS-BUILD-04")
@pytest.mark.rule("AOS-BUILD-28")
def test_one_new_city_is_placed_free_of_charge_on_any_town() -> None:
    game = urbanizing(cities=BESIDE)
    assert refused(game, "urbanize ash a") == "AOS-BUILD-28"
    assert refused(game, "urbanize elm z") == "AOS-BUILD-28"
    play(game, "lay 3,0 0-1", "urbanize elm a")
    assert cash(game) == 40 - 4
    assert refused(game, "urbanize fir b") == "AOS-ACTION-06", "one only"
    play(game, "lay 2,0 0-3", "lay 1,1 0-4")
    assert refused(game, "lay 2,1 0-3") == "AOS-BUILD-01", "it is no build"
    play(game, "done")
    hold(game, "urbanization")
    assert refused(game, "urbanize elm b") == "AOS-BUILD-28"
    assert refused(game, "urbanize fir a") == "AOS-BUILD-28"


@pytest.mark.rule("AOS-BUILD-24")
def test_a_player_without_the_action_places_none() -> None:
    assert refused(building(), "urbanize elm a") == "AOS-ACTION-06"


@pytest.mark.rule("AOS-BUILD-25")
def test_example_4_links_are_a_section_shorter_and_the_tile_returns() -> None:
    game = urbanizing()
    seat = game.actor
    play(game, "lay 1,0 0-3", "town 2,0 0-3", "lay 3,0 0-3", "urbanize elm f")
    assert links(game) == [("ash:elm", seat, 1), ("elm:oak", seat, 1)]
    track = game.state.track
    assert (track.left["s1"], track.discs_left) == (46, 8)


@pytest.mark.rule("AOS-BUILD-26")
def test_spokes_that_lead_nowhere_vanish_and_so_does_a_link_of_one_spoke() -> None:
    game = urbanizing(cities=BESIDE)
    play(game, "town 1,0 0-3")
    assert links(game) == [("ash:elm", game.actor, 1)]
    play(game, "urbanize elm a")
    assert links(game) == []
    assert game.state.track.chains == {}


@pytest.mark.rule("AOS-BUILD-24")
def test_a_town_may_be_named_by_its_hex() -> None:
    game = urbanizing(cities=BESIDE)
    assert str(game.read("urbanize (1,0) A")) == "urbanize elm a"
    assert refused(game, "urbanize 3,0 a") == "AOS-BUILD-24", "no town is there"


@pytest.mark.rule("AOS-BUILD-26")
def test_a_link_of_one_spoke_may_stay_as_a_special_link() -> None:
    game = urbanizing({"urbanization": {"single_spoke": "special-link"}}, cities=BESIDE)
    seat = game.actor
    play(game, "town 1,0 0-3", "urbanize elm a")
    assert links(game) == [("ash:elm", seat, 1)]
    assert refused(game, "claim elm.ash") == "AOS-BUILD-29"


@pytest.mark.rule("AOS-BUILD-27")
def test_open_track_that_faces_the_new_city_becomes_a_link() -> None:
    game = building(players=3)
    first = game.actor
    play(game, "lay 1,0 0-3", "done")
    hold(game, "urbanization")
    play(game, "urbanize elm a")
    assert links(game) == [("ash:elm", first, 1)], "owned track keeps its owner"


@pytest.mark.rule("AOS-BUILD-27")
def test_an_unowned_one_goes_to_whoever_urbanizes() -> None:
    game = building(players=1)
    play(game, "lay 1,0 0-3", "done", "done")
    assert game.state.track.unfinished(NOBODY)
    hold(game, "urbanization")
    play(game, "urbanize elm a")
    assert links(game) == [("ash:elm", 0, 1)]


@pytest.mark.rule("AOS-BUILD-17")
def test_no_new_city_is_placed_where_its_track_leads_back_to_it() -> None:
    cities = [
        {"id": "ash", "name": "Ash", "kind": "city", "at": "0,1"},
        {"id": "elm", "name": "Elm", "kind": "town", "at": "1,1"},
    ]
    game = urbanizing(
        {"build": {"limit": 9}}, terrain=("....", "....", "...."), cities=cities, players=1
    )
    play(game, "town 1,1 0-3", "lay 2,1 3-4", "lay 2,0 1-2")
    assert refused(game, "urbanize elm a") == "AOS-BUILD-17"


@pytest.mark.rule("AOS-BUILD-24")
def test_a_town_of_this_build_may_be_barred() -> None:
    game = urbanizing({"urbanization": {"same_hex_as_build": False}}, cities=BESIDE)
    play(game, "town 1,0 3")
    assert refused(game, "urbanize elm a") == "AOS-BUILD-24"
    assert refused(game, "urbanize fir a") == ""


@pytest.mark.rule("AOM-URBAN-01")
def test_it_may_use_a_build_and_come_first() -> None:
    rules = {"urbanization": {"builds": 1, "timing": "first"}, "build": {"limit": 1}}
    game = urbanizing(rules)
    play(game, "urbanize elm a")
    assert refused(game, "lay 1,0 0-3") == "AOS-BUILD-01"
    game = urbanizing(rules)
    play(game, "lay 1,0 0-3")
    assert refused(game, "urbanize elm a") == "AOM-URBAN-01"
    game = urbanizing({"urbanization": {"builds": 1}, "build": {"limit": 1}})
    play(game, "lay 1,0 0-3")
    assert refused(game, "urbanize elm a") == "AOM-URBAN-01"


@pytest.mark.rule("AOM-URBAN-02")
def test_towns_and_tiles_may_be_limited() -> None:
    only = {"tag": "mill"}
    game = urbanizing({"urbanization": {"where": only}}, cities=BESIDE)
    assert refused(game, "urbanize fir a") == "AOM-URBAN-02"
    assert refused(game, "urbanize elm a") == ""
    rules = {"urbanization": {"tiles_for": [{"new_city": ["a"], "where": only}]}}
    game = urbanizing(rules, cities=BESIDE)
    assert refused(game, "urbanize fir a") == "AOM-URBAN-02"
    assert refused(game, "urbanize fir b") == ""


@pytest.mark.rule("AOM-URBAN-02")
def test_track_may_be_needed() -> None:
    game = urbanizing({"urbanization": {"needs_track": "any"}}, cities=BESIDE)
    assert refused(game, "urbanize elm a") == "AOM-URBAN-02"
    play(game, "town 1,0 3")
    assert refused(game, "urbanize elm a") == ""
    play(game, "done")
    hold(game, "urbanization")
    assert refused(game, "urbanize elm a") == ""
    game = urbanizing({"urbanization": {"needs_track": "own"}}, cities=BESIDE)
    play(game, "town 1,0 3", "done")
    hold(game, "urbanization")
    assert refused(game, "urbanize elm a") == "AOM-URBAN-02"


@pytest.mark.rule("AOM-URBAN-03")
@pytest.mark.parametrize(("fate", "there"), [("keep", 2), ("out", 0), ("bag", 0)])
def test_cubes_of_the_town_stay_or_go(fate: str, there: int) -> None:
    cities = [CITIES[0], {**CITIES[1], "cubes": 2}, CITIES[2]]
    game = urbanizing({"urbanization": {"town_cubes": fate}}, cities=cities)
    bag = sum(game.state.bag.values())
    play(game, "urbanize elm a")
    assert sum(game.state.cubes.get("elm", {}).values()) == there
    assert sum(game.state.gone.values()) == (2 if fate == "out" else 0)
    assert sum(game.state.bag.values()) == bag + (2 if fate == "bag" else 0)


@pytest.mark.rule("AOM-URBAN-04")
@pytest.mark.rule("AOM-SETUP-16")
def test_a_new_city_gets_cubes_of_several_sources() -> None:
    cubes = {"bag": 1, "column": "all", "refill": 1, "per_connected": 1}
    game = urbanizing(
        {"urbanization": {"cubes": cubes}},
        new_cities=[{"id": "a", "colours": ["red"], "slots": ["light-3"], "cubes": 2}],
    )
    play(game, "lay 1,0 0-3")
    assert sum(game.state.waiting["a"].values()) == 2
    play(game, "urbanize elm a")
    assert sum(game.state.cubes["elm"].values()) == 2 + 1 + 2 + 1
    assert game.state.display["a"] == ("", "")


@pytest.mark.rule("AOM-URBAN-05")
def test_spokes_may_become_special_links() -> None:
    spoke = {"towns": {"tag": "mill"}, "to": {"kind": "city"}, "cost": 3, "step": 1, "owners": 2}
    game = urbanizing({"urbanization": {"spoke_links": [spoke]}}, cities=BESIDE)
    seat = game.actor
    play(game, "town 1,0 0-3", "urbanize elm a")
    assert links(game) == [("ash:elm", seat, 1)]
    assert game.state.track.links()[0].points == 1
    play(game, "done", "claim elm.ash")
    assert cash(game) == 40 - 3 - 1
    assert len(links(game)) == 2


@pytest.mark.rule("AOM-URBAN-05")
def test_without_a_spoke_it_lies_there_unclaimed() -> None:
    spoke = {"towns": {"tag": "mill"}, "to": {"kind": "city"}, "cost": 3}
    game = urbanizing({"urbanization": {"spoke_links": [spoke]}}, cities=BESIDE)
    play(game, "urbanize elm a")
    assert links(game) == []
    play(game, "claim elm.ash")
    assert cash(game) == 37


@pytest.mark.rule("AOM-URBAN-06")
@pytest.mark.rule("AOM-BUILD-09")
def test_urbanization_that_doubles_a_link_is_refused() -> None:
    cities = [
        {"id": "ash", "name": "Ash", "kind": "city", "at": "0,0"},
        {"id": "elm", "name": "Elm", "kind": "town", "at": "2,0"},
    ]
    game = urbanizing(
        {"build": {"no_duplicates": "anybody", "limit": 5}},
        terrain=("...", "..."),
        cities=cities,
        players=1,
    )
    play(game, "lay 1,0 0-3", "lay 0,1 0-4", "lay 1,1 3-5")
    before = game.to_plain()
    assert refused(game, "urbanize elm a") == "AOM-BUILD-09"
    assert game.to_plain() == before


@pytest.mark.rule("AOM-URBAN-06")
def test_urbanization_gives_no_bonus_for_connecting() -> None:
    bonus = {"event": "player-connects-city", "income": 3}
    game = urbanizing({"build": {"bonuses": [bonus]}})
    play(game, "lay 1,0 0-3")
    income = game.state.seats[game.actor or 0].income
    play(game, "urbanize elm a")
    assert game.state.seats[game.actor or 0].income == income


@pytest.mark.rule("AOM-ROLE-03")
def test_a_role_may_not_place_some_colours() -> None:
    roles = {"choose": "random", "list": [{"id": "crown", "forbid_new_cities": ["red"]}]}
    game = building({"roles": roles, "modules": ["roles"]}, players=1)
    hold(game, "urbanization")
    assert refused(game, "urbanize elm a") == "AOM-ROLE-03"
    assert refused(game, "urbanize elm b") == ""


@pytest.mark.rule("AOM-BUILD-10")
def test_no_cubes_are_drawn_for_who_has_track_that_hangs_on_to_nothing() -> None:
    """What chance has shown cannot be taken back, so the builder could not go on."""
    rules = {
        "build": {"connectivity_check": "end-of-build"},
        "urbanization": {"cubes": {"bag": 1}},
    }
    game = building(rules)
    hold(game, "urbanization")
    play(game, "lay 2,1 0-3")
    assert refused(game, "urbanize elm a") == "AOM-BUILD-10"
    play(game, "rollback")
    assert refused(game, "urbanize elm a") == ""
