"""Special links (AOS-BOARD-07, AOS-BUILD-29, AOM-SETUP-13, SC-BUILD-06 to -10)."""

from typing import Any

import pytest

from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from tests.engine.systems.age_of_steam.phases.building.games import (
    building,
    cash,
    hold,
    legal,
    links,
    play,
    refused,
)
from tests.engine.systems.age_of_steam.phases.moving.goods_games import goods_game

FERRY = {"id": "ferry", "ends": ["ash", "oak"], "cost": 8}


def with_links(*links_: dict[str, Any], **more: Any) -> AgeOfSteamGame:
    return building(more.pop("rules", None), special_links=list(links_), **more)


@pytest.mark.rule("AOS-BOARD-07")
@pytest.mark.rule("AOS-BUILD-29")
@pytest.mark.rule("SC-BUILD-06")
@pytest.mark.rule("SC-BUILD-07")
def test_a_special_link_is_bought_with_a_build_once() -> None:
    game = with_links(FERRY, rules={"build": {"limit": 1}})
    seat = game.actor
    play(game, "claim ferry")
    assert cash(game) == 32
    assert links(game) == [("ash:oak", seat, 1)]
    assert game.state.track.links()[0].points == 1
    assert refused(game, "lay 1,0 0-3") == "AOS-BUILD-01"
    play(game, "done")
    assert refused(game, "claim ferry") == "AOS-BUILD-29"


@pytest.mark.rule("AOS-BUILD-29")
def test_there_must_be_such_a_link_and_it_must_be_paid() -> None:
    game = with_links(FERRY, rules={"start": {"cash": 7}})
    assert refused(game, "claim ferry") == "AOS-BUILD-02"
    assert refused(game, "claim bridge") == "AOS-BUILD-29"


@pytest.mark.rule("AOM-SETUP-13")
def test_several_owners_pay_more_and_have_parallel_links() -> None:
    game = with_links({**FERRY, "cost": [4, 6], "step": 1, "owners": None}, players=3)
    spent = []
    for _ in range(3):
        play(game, "claim ferry")
        assert refused(game, "claim ferry") == "AOM-SETUP-13", "one between the same two stops"
        spent.append(40 - cash(game))
        play(game, "done")
    assert spent == [4, 7, 8]
    names = [name for name, _, _ in links(game)]
    assert names == ["ash:oak@ferry/1", "ash:oak@ferry/2", "ash:oak@ferry/3"]


@pytest.mark.rule("AOM-SETUP-13")
def test_a_player_may_own_several_where_a_map_says_so() -> None:
    game = with_links({**FERRY, "owners": 2, "once_per_pair": False})
    play(game, "claim ferry")
    assert refused(game, "claim ferry") == ""


@pytest.mark.rule("AOM-SETUP-13")
@pytest.mark.parametrize(
    ("requires", "rule"), [("cities", "AOS-BUILD-29"), ("towns", ""), ("own-track", "AOM-SETUP-13")]
)
def test_an_end_may_have_to_be_a_city_or_to_have_own_track(requires: str, rule: str) -> None:
    game = with_links({"id": "ferry", "ends": ["elm", "oak"], "cost": 1, "requires": requires})
    assert refused(game, "claim ferry") == rule
    play(game, "lay 1,0 0-3", "town 2,0 3")
    assert refused(game, "claim ferry") == ("AOS-BUILD-29" if requires == "cities" else "")
    hold(game, "urbanization")
    play(game, "urbanize elm a")
    assert refused(game, "claim ferry") == ""


@pytest.mark.rule("AOM-SETUP-13")
def test_urbanizing_an_end_keeps_the_link() -> None:
    game = with_links({"id": "ferry", "ends": ["elm", "oak"], "cost": 1, "requires": "towns"})
    play(game, "claim ferry")
    hold(game, "urbanization")
    play(game, "urbanize elm a")
    assert [name for name, _, _ in links(game)] == ["elm:oak"]


@pytest.mark.rule("AOS-BUILD-29")
def test_a_link_that_uses_no_build_is_claimed_when_all_are_used() -> None:
    game = with_links({**FERRY, "builds": 0}, rules={"build": {"limit": 1}})
    play(game, "lay 1,0 0-3")
    assert refused(game, "lay 3,0 0-3") == "AOS-BUILD-01"
    assert refused(game, "claim ferry") == ""
    play(game, "claim ferry", "done")
    two = with_links({**FERRY, "builds": 2}, rules={"build": {"limit": 2}})
    play(two, "lay 1,0 0-3")
    assert refused(two, "claim ferry") == "AOS-BUILD-01"


@pytest.mark.rule("AOM-ACTION-03")
def test_who_has_no_build_at_all_claims_nothing() -> None:
    game = with_links({**FERRY, "builds": 0}, rules={"build": {"limit": 0}})
    assert refused(game, "claim ferry") == "AOS-BUILD-01"


@pytest.mark.rule("AOM-ACTION-09")
def test_who_must_build_need_not_claim_once_the_builds_are_used() -> None:
    engineer = {"id": "engineer", "must_use": True, "effects": [{"build_limit": 1}]}
    game = with_links({**FERRY, "builds": 0}, rules={"actions": {"list": [engineer]}}, players=1)
    hold(game, "engineer")
    assert refused(game, "done") == "AOM-ACTION-09"
    play(game, "lay 1,0 0-3", "done")


@pytest.mark.rule("AOM-SETUP-13")
@pytest.mark.rule("SC-BUILD-08")
def test_of_a_group_only_so_many_are_claimed_in_a_turn() -> None:
    other = {"id": "other", "ends": ["ash", "elm"], "cost": 1, "requires": "towns", "group": "sea"}
    group = [{"id": "sea", "per_player_per_turn": 1}]
    said: dict[str, Any] = {"link_groups": group, "players": 1}
    ferry = {**FERRY, "group": "sea"}
    game = with_links(ferry, other, **said)
    play(game, "claim other")
    assert refused(game, "claim ferry") == "AOM-SETUP-13"
    there = {**said, "preset": "southern-china"}
    china = with_links(ferry, other, **there)
    play(china, "claim other")
    assert refused(china, "claim ferry") == "SC-BUILD-08", "there it is a rule of the map"
    play(game, "done")
    assert refused(game, "claim ferry") == ""


@pytest.mark.rule("AOM-SETUP-13")
def test_surcharges_do_not_count_for_claims_and_discounts_do() -> None:
    action = {"id": "engineer", "effects": [{"discount": {"tile": "first", "cut": "half"}}]}
    rules = {"build": {"surcharges": [{"add": 5}]}, "actions": {"list": [action]}}
    game = with_links(FERRY, rules=rules)
    hold(game, "engineer")
    play(game, "claim ferry")
    assert cash(game) == 36


@pytest.mark.rule("AOM-SETUP-13")
def test_a_town_may_have_an_exit_towards_water() -> None:
    ferry = {
        "id": "ferry",
        "ends": ["elm", "oak"],
        "cost": 1,
        "requires": "towns",
        "town_exits": {"elm": "2,0/0"},
    }
    game = with_links(ferry, terrain=("...w.", "_~.._"))
    play(game, "lay 1,0 0-3")
    assert refused(game, "town 2,0 3-5") == "AOS-BUILD-11"
    play(game, "town 2,0 0-3")
    assert cash(game) == 40 - 2 - 3, "the spoke counts for form and price"
    track, seat = game.state.track, game.actor or 0
    assert track.discs_left == 7
    assert track.unfinished(seat) == []
    assert links(game) == [("ash:elm", seat, 2)], "it joins nothing and scores nothing"


@pytest.mark.rule("AOM-BUILD-08")
@pytest.mark.rule("AOM-BUILD-09")
@pytest.mark.rule("AOM-BUILD-11")
def test_claims_obey_the_limits_of_building() -> None:
    contiguous = {"mode": "own", "start": {"ids": ["elm"]}}
    game = with_links(FERRY, rules={"build": {"contiguous": contiguous}})
    assert refused(game, "claim ferry") == "AOM-BUILD-08"
    game = with_links(
        FERRY, {**FERRY, "id": "two", "once_per_pair": False},
        rules={"build": {"no_duplicates": "anybody"}},
    )  # fmt: skip
    play(game, "claim ferry")
    assert refused(game, "claim two") == "AOM-BUILD-09"
    limit = {"build": {"city_limits": [{"city": "ash", "new_links": 1}]}}
    game = with_links(FERRY, rules=limit)
    play(game, "lay 1,0 0-3")
    assert refused(game, "claim ferry") == "AOM-BUILD-11"


@pytest.mark.rule("SC-BUILD-02")
@pytest.mark.rule("SC-BUILD-10")
def test_blocked_edges_do_not_touch_special_links() -> None:
    cities = [
        {"id": "hong-kong", "name": "Hong Kong", "kind": "city", "at": "0,0"},
        {"id": "shenzhen", "name": "Shenzhen", "kind": "city", "at": "1,0"},
    ]
    ferry = {"id": "ferry", "ends": ["hong-kong", "shenzhen"], "cost": 8}
    game = with_links(ferry, cities=cities, blocked=["0,0 1,0"], preset="southern-china")
    assert refused(game, "claim ferry") == ""


@pytest.mark.rule("AOM-SETUP-13")
@pytest.mark.rule("AOS-GOODS-10")
def test_every_claim_is_a_link_of_its_own_also_of_the_same_owner_and_of_nobody() -> None:
    game = goods_game("ash-oak 1, ash-oak 1, ash-oak none, ash-oak none", {"ash": "red"}, engine=1)
    names = [game.state.track.name_of(link) for link in game.state.track.links()]
    marks = ("1", "1.2", "none", "none.2")
    assert sorted(names) == [f"ash:oak@ash-oak/{mark}" for mark in marks]
    assert all(game.state.track.named(name) is not None for name in names)
    play(game, "move red ash")
    assert sorted(legal(game)) == [f"via oak@ash-oak/{mark}" for mark in marks]
    play(game, "via oak@ash-oak/1.2")
    assert game.state.seats[0].income == 1
