"""Filters: deliveries that a map refuses."""

from typing import Any

import pytest

from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules
from tests.model.systems.age_of_steam.goods.small_networks import (
    city,
    delivery_rules,
    network,
    rules,
    shipping,
    ways,
    why_not,
)


def filtered(**filter_: Any) -> AgeOfSteamRules:
    return delivery_rules(filters=[{"id": "ban", **filter_}])


def refused(given: Any, text: str) -> str:
    found = why_not(given, text)
    assert found is not None, f"{text} is allowed"
    return found.rule


PORT = [city("ash", "blue"), city("bay", "red", tags="coast"), city("oak", "red")]
LINKS = ("ash-bay", "ash-oak")


@pytest.mark.rule("AOM-DELIVERY-04")
def test_a_filter_refuses_what_all_its_keys_say() -> None:
    only_coast = filtered(colour=["red"], to={"not": {"tag": "coast"}})
    given = shipping(network(PORT, *LINKS), {"ash": "red"}, rules=only_coast)
    assert ways(given) == ["red ash > bay"]
    assert refused(given, "red ash > oak") == "AOM-DELIVERY-04"
    other = filtered(colour=["blue"], to={"not": {"tag": "coast"}})
    assert len(ways(shipping(network(PORT, *LINKS), {"ash": "red"}, rules=other))) == 2


@pytest.mark.rule("AOM-DELIVERY-04")
def test_a_filter_may_be_about_the_start() -> None:
    given = shipping(
        network(PORT, *LINKS, "bay-oak"),
        {"ash": "red", "bay": "red"},
        rules=filtered(**{"from": {"tag": "coast"}}),
    )
    assert ways(given) == ["red ash > bay", "red ash > oak"]


@pytest.mark.rule("AOM-DELIVERY-04")
def test_a_filter_may_be_about_the_moment_the_colour_and_the_end() -> None:
    late = filtered(when={"turn": {"from": 3}, "colour": "red", "to": {"tag": "coast"}})
    net, cubes = network(PORT, *LINKS), {"ash": "red"}
    early = shipping(net, cubes, rules=late, situation=Situation(turn=2))
    assert ways(early) == ["red ash > bay", "red ash > oak"]
    assert ways(shipping(net, cubes, rules=late, situation=Situation(turn=3))) == ["red ash > oak"]


@pytest.mark.rule("AOM-DELIVERY-04")
def test_start_and_end_may_not_lie_in_the_same_region() -> None:
    stops = [
        city("ash", regions="north"),
        city("bay", "red", regions="north"),
        city("oak", "red", regions="south"),
        city("yew", "red", regions="wild"),
    ]
    net = network(stops, "ash-bay", "ash-oak", "yew-bay")
    local = filtered(same_region=["north", "south"])
    assert ways(shipping(net, {"ash": "red", "yew": "red"}, rules=local)) == [
        "red ash > oak",
        "red yew > bay",
    ]


@pytest.mark.rule("AOM-DELIVERY-04")
@pytest.mark.rule("AOM-ACTION-02")
def test_an_action_lifts_a_filter() -> None:
    given = shipping(
        network(PORT, *LINKS),
        {"ash": "red"},
        rules=filtered(to={"tag": "coast"}),
        lifts=frozenset({"ban"}),
    )
    assert ways(given) == ["red ash > bay", "red ash > oak"]


@pytest.mark.rule("AOM-DELIVERY-04")
@pytest.mark.rule("OPEN-SC-04")
def test_a_city_stops_a_cube_that_may_not_be_delivered_there() -> None:
    net = network(PORT, "ash-bay", "bay-oak")
    given = shipping(net, {"ash": "red"}, rules=filtered(to={"tag": "coast"}))
    assert ways(given) == []
    assert refused(given, "red ash") == "AOM-DELIVERY-04"


@pytest.mark.rule("AOM-DELIVERY-04")
def test_a_closed_stop_is_not_entered_even_by_what_it_does_not_take() -> None:
    net = network([*PORT, city("fir", "red")], "ash-bay", "bay-oak", "ash-fir")
    blue_bay = [stop if stop.id != "bay" else stop._replace(colours=("blue",)) for stop in PORT]
    through = network([*blue_bay, city("fir", "red")], "ash-bay", "bay-oak", "ash-fir")
    plain = filtered(to={"tag": "coast"})
    closing = filtered(to={"tag": "coast"}, closes_stop=True)
    assert "red ash > bay > oak" in ways(shipping(through, {"ash": "red"}, rules=plain))
    given = shipping(through, {"ash": "red"}, rules=closing)
    assert ways(given) == ["red ash > fir"]
    assert refused(given, "red ash > bay") == "AOM-DELIVERY-04"
    assert ways(shipping(net, {"ash": "red"}, rules=closing)) == ["red ash > fir"]


CHINA = rules("southern-china")
HARBOUR = [city("hk", "red blue", tags="free-port"), city("gz", "blue"), city("sz"), city("cs")]


@pytest.mark.rule("SC-GOODS-02")
def test_no_nationalised_link_is_part_of_a_delivery_to_the_free_port() -> None:
    net = network(HARBOUR, "gz-hk 1", "gz-sz state", "sz-hk nobody", "cs-gz state")
    given = shipping(net, {"gz": "red", "cs": "red"}, rules=CHINA, situation=Situation(turns=8))
    assert ways(given) == ["red gz > hk"]
    assert refused(given, "red gz > sz") == "SC-GOODS-02"


@pytest.mark.rule("OPEN-SC-05")
def test_unowned_links_may_count_as_nationalised() -> None:
    net = network(HARBOUR, "gz-hk nobody")
    assert ways(shipping(net, {"gz": "red"}, rules=CHINA)) == ["red gz > hk"]
    counting = rules("southern-china", nationalisation={"includes_unowned": True})
    assert ways(shipping(net, {"gz": "red"}, rules=counting)) == []


@pytest.mark.rule("AOM-DELIVERY-04")
def test_a_filter_may_be_about_unowned_links() -> None:
    net = network(HARBOUR, "gz-hk nobody", "gz-sz state", "sz-hk")
    given = shipping(net, {"gz": "red"}, rules=filtered(forbid_link_status="unowned"))
    assert ways(given) == ["red gz > sz > hk"]


@pytest.mark.rule("SC-GOODS-03")
@pytest.mark.rule("OPEN-SC-03")
@pytest.mark.parametrize(("turns", "open_turn"), [(10, 8), (8, 6), (7, 5)])
def test_the_free_port_is_closed_in_the_last_two_turns(turns: int, open_turn: int) -> None:
    net = network(HARBOUR, "gz-hk")
    for turn in (open_turn, open_turn + 1, open_turn + 2):
        given = shipping(net, {"gz": "red"}, rules=CHINA, situation=Situation(turn, turns))
        assert ways(given) == (["red gz > hk"] if turn == open_turn else [])


@pytest.mark.rule("SC-GOODS-04")
def test_nothing_passes_through_the_free_port() -> None:
    net = network(HARBOUR, "cs-hk", "hk-gz")
    for turn in (1, 8):
        given = shipping(net, {"cs": "blue"}, rules=CHINA, situation=Situation(turn, 8))
        assert "blue cs > hk > gz" not in ways(given)


@pytest.mark.rule("SC-GOODS-05")
def test_cubes_leave_the_free_port_in_any_turn_over_any_link() -> None:
    net = network(HARBOUR, "hk-gz state")
    given = shipping(net, {"hk": "blue"}, rules=CHINA, situation=Situation(8, 8))
    assert ways(given) == ["blue hk > gz"]
