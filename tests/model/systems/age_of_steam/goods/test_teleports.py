"""Cubes that move without track: hops inside a move, and ways overland."""

from typing import Any

import pytest

from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.goods.hops import hop_income
from model.systems.age_of_steam.goods.mover import Mover
from model.systems.age_of_steam.goods.network import Network
from model.systems.age_of_steam.goods.overland import Country, overland, reached, why_not_overland
from model.systems.age_of_steam.goods.shipping import Shipping
from model.systems.age_of_steam.goods.stops import city_stop
from model.systems.age_of_steam.rules.module_rules import Teleportation
from model.systems.age_of_steam.things.city import AgeOfSteamCity
from model.systems.age_of_steam.track.shapes import bits
from model.systems.age_of_steam.track.track import Tile, Track
from tests.model.systems.age_of_steam.goods.small_networks import (
    city,
    delivery_rules,
    network,
    rules,
    shipping,
    town,
    ways,
    why_not,
)
from tests.model.systems.age_of_steam.track.small_lands import land


def teleport(**said: Any) -> Teleportation:
    return next(iter(rules(teleports=[{"id": "one", **said}]).teleports.values()))


BARGE = teleport(mode="hop", between={"tag": "coast"}, engine=1, income=1)
STOPS = [
    city("ash", "blue", tags="coast"),
    city("bay", "red", tags="coast"),
    city("cove", tags="coast"),
    city("oak", "red"),
    town("elm"),
]


@pytest.mark.rule("AOM-TELEPORT-02")
def test_a_hop_is_a_step_anywhere_in_the_path_and_a_move_by_itself() -> None:
    net = network(STOPS, "oak-cove", "ash-elm")
    given = shipping(net, {"ash": "red", "elm": "red"}, hops=(BARGE,))
    assert ways(given) == [
        "red ash > bay",
        "red ash > cove > oak",
        "red elm > ash > bay",
        "red elm > ash > cove > oak",
    ]


@pytest.mark.rule("AOM-TELEPORT-02")
def test_a_hop_counts_against_the_engine_and_comes_once_in_a_move() -> None:
    net = network([*STOPS, city("dun", "black", tags="coast")], "oak-cove")
    given = shipping(net, {"ash": "red"}, 1, hops=(BARGE,))
    assert ways(given) == ["red ash > bay"]
    free = teleport(mode="hop", between={"tag": "coast"})
    at_once = shipping(net, {"ash": "red"}, 1, hops=(free,))
    assert ways(at_once) == ["red ash > bay", "red ash > cove > oak"]
    assert ways(shipping(net, {"ash": "red"}, 0, hops=(free,))) == ["red ash > bay"]
    refusal = why_not(at_once, "red ash > cove > dun")
    assert refusal is not None
    assert refusal.rule == "AOM-TELEPORT-02"


@pytest.mark.rule("AOM-TELEPORT-01")
def test_hops_may_be_forbidden_from_and_to_some_places() -> None:
    net = network(STOPS, "cove-oak")
    not_from = teleport(mode="hop", between={"tag": "coast"}, not_from={"ids": ["ash"]})
    assert ways(shipping(net, {"ash": "red", "cove": "red"}, hops=(not_from,))) == [
        "red cove > bay",
        "red cove > oak",
    ]
    not_to = teleport(mode="hop", between={"tag": "coast"}, not_to={"ids": ["bay"]})
    assert ways(shipping(net, {"ash": "red"}, hops=(not_to,))) == ["red ash > cove > oak"]


@pytest.mark.rule("AOM-TELEPORT-02")
def test_a_hop_is_no_link_for_the_rules_about_links() -> None:
    net = network(STOPS, "oak-cove 1")
    half = shipping(net, {"ash": "red"}, rules=delivery_rules(links={"own": "half"}), hops=(BARGE,))
    assert ways(half) == ["red ash > bay"]
    two = shipping(net, {"ash": "red"}, rules=delivery_rules(links={"exact": 1}), hops=(BARGE,))
    assert ways(two) == ["red ash > cove > oak"]


@pytest.mark.rule("AOM-TELEPORT-01")
def test_what_a_hop_brings_may_rise_with_the_turn() -> None:
    rising = teleport(mode="hop", income={"base": 1, "per_turn": 2, "max": 6})
    assert [hop_income(rising, turn) for turn in (1, 2, 3, 4)] == [3, 5, 6, 6]
    assert hop_income(BARGE, 4) == 1


CITIES: list[dict[str, Any]] = [
    {"id": "ash", "name": "Ash", "kind": "city", "at": "0,0", "colours": ["blue"]},
    {"id": "elm", "name": "Elm", "kind": "town", "at": "2,0"},
    {"id": "oak", "name": "Oak", "kind": "city", "at": "4,0", "colours": ["red"]},
]


def on_land(track: Track, seat_owns: str = "") -> tuple[Shipping, Track]:
    """Seat 0 ships red cubes out of Ash, and perhaps owns a link there."""
    the_land = track.land
    cities = [one for one in the_land.scenario.cities.values() if isinstance(one, AgeOfSteamCity)]
    stops = [
        city_stop(the_land.spots.of(one.id), one, the_land.rules.delivery)
        for one in cities
        if one.kind == "city"
    ]
    links = network([city("ash"), city("oak")], *([seat_owns] if seat_owns else [])).links
    cubes = {"ash": {"red": 1}}
    net = Network(stops, links, the_land.cols)
    given = Shipping(net, cubes, the_land.rules, Mover(0, 1), Situation())
    return given, track


def bare(track: Track) -> Country:
    """Every hex may be built on."""
    return Country(track, lambda _: True)


CARTS = teleport(mode="overland", range=4, weights={"mountain": 2}, needs_link=False)


@pytest.mark.rule("AOM-TELEPORT-03")
def test_a_cube_goes_over_free_hexes_as_far_as_the_range() -> None:
    given, track = on_land(Track(land(["....."], CITIES)))
    assert list(overland(given, bare(track), CARTS)) == [("red", "ash", "oak")]
    short = teleport(mode="overland", range=3, needs_link=False)
    assert list(overland(given, bare(track), short)) == []


@pytest.mark.rule("AOM-TELEPORT-03")
def test_each_hex_counts_its_weight_and_the_destination_too() -> None:
    given, track = on_land(Track(land(["...^."], CITIES)))
    assert list(overland(given, bare(track), CARTS)) == []
    longer = teleport(mode="overland", range=5, weights={"mountain": 2}, needs_link=False)
    assert list(overland(given, bare(track), longer)) == [("red", "ash", "oak")]


@pytest.mark.rule("AOM-TELEPORT-03")
def test_tiles_water_closed_hexes_and_blocked_edges_are_in_the_way() -> None:
    free = Track(land(["....."], CITIES))
    assert reached(Country(free, lambda _: True), CARTS, "ash") == {"oak"}
    assert reached(Country(free, lambda hex_: hex_ != 3), CARTS, "ash") == frozenset()
    free.put(1, Tile("s1", (bits(0, 3),)), lambda chain, owners: 0)
    assert reached(Country(free, lambda _: True), CARTS, "ash") == frozenset()
    assert (
        reached(Country(Track(land(["...w."], CITIES)), lambda _: True), CARTS, "ash")
        == frozenset()
    )
    walled = Track(land(["....."], CITIES, blocked=["2,0 3,0"]))
    assert reached(Country(walled, lambda _: True), CARTS, "ash") == frozenset()


@pytest.mark.rule("AOM-TELEPORT-03")
def test_an_own_link_at_the_start_may_be_needed() -> None:
    needs = teleport(mode="overland", range=4)
    track = Track(land(["....."], CITIES))
    for owns, found in (("", []), ("ash-oak 1", []), ("ash-oak 0", [("red", "ash", "oak")])):
        given, _ = on_land(track, owns)
        assert list(overland(given, bare(track), needs)) == found


@pytest.mark.rule("AOM-TELEPORT-03")
def test_a_refusal_overland_names_its_rule() -> None:
    track = Track(land(["....."], CITIES))
    given, _ = on_land(track)

    def rule_against(rule: Teleportation, colour: str, start: str, end: str) -> str:
        found = why_not_overland(given, bare(track), rule, (colour, start), end)
        return found.rule if found else ""

    assert rule_against(CARTS, "red", "ash", "oak") == ""
    assert rule_against(CARTS, "blue", "ash", "oak") == "AOS-GOODS-03"
    far = teleport(mode="overland", range=1, needs_link=False)
    assert rule_against(far, "red", "ash", "oak") == "AOM-TELEPORT-03"
    barred = teleport(mode="overland", range=4, needs_link=False, not_to={"ids": ["oak"]})
    assert rule_against(barred, "red", "ash", "oak") == "AOM-TELEPORT-03"
    assert rule_against(teleport(mode="overland", range=4), "red", "ash", "oak") == (
        "AOM-TELEPORT-03"
    )
