"""Leaving a cube at a station for another that goes on."""

from typing import Any

import pytest

from model.systems.age_of_steam.goods.deliveries import search_for, second_shipments
from model.systems.age_of_steam.goods.shipping import Shipping
from tests.model.systems.age_of_steam.goods.small_networks import (
    city,
    network,
    rules,
    shipping,
    town,
    ways,
    why_not,
)

YARD: dict[str, Any] = {
    "modules": ["chain"],
    "chain": {"mode": "transfer", "stations": {"tag": "yard"}},
}
STOPS = [city("ash", "blue"), city("fir", tags="yard"), city("oak", "red"), town("elm")]


def second_ways(given: Shipping, colour: str, place: str) -> list[str]:
    search = search_for(given, colour, place)
    return sorted(
        f"{one.colour} {' > '.join((one.start, *one.stops))}"
        for way in search.complete()
        for one in second_shipments(search, way)
    )


@pytest.mark.rule("AOM-CHAIN-03")
def test_a_cube_is_left_at_a_station_if_another_can_go_on() -> None:
    net = network(STOPS, "ash-fir", "fir-oak")
    given = shipping(net, {"ash": "black", "fir": "red"}, 2, rules=rules(**YARD))
    assert ways(given) == ["black ash > fir changed", "red fir > oak"]
    assert second_ways(given, "black", "ash") == ["red fir > oak"]
    short = shipping(net, {"ash": "black", "fir": "red"}, 1, rules=rules(**YARD))
    assert ways(short) == ["red fir > oak"]
    refusal = why_not(short, "black ash > fir")
    assert refusal is not None
    assert refusal.rule == "AOS-GOODS-05"


@pytest.mark.rule("AOM-CHAIN-03")
def test_another_cube_must_lie_there_before() -> None:
    net = network(STOPS, "ash-fir", "fir-oak")
    alone = shipping(net, {"ash": "red"}, rules=rules(**YARD))
    assert ways(alone) == ["red ash > fir > oak"]
    two = shipping(net, {"ash": "red", "fir": "red"}, rules=rules(**YARD))
    assert "red ash > fir changed" in ways(two)


@pytest.mark.rule("AOM-CHAIN-03")
def test_no_stop_or_link_twice_over_both_legs() -> None:
    net = network(STOPS, "ash-fir", "ash-fir 1", "fir-oak")
    given = shipping(net, {"ash": "black", "fir": "blue"}, rules=rules(**YARD))
    assert ways(given) == ["blue fir > ash", "blue fir > ash"]


@pytest.mark.rule("AOM-CHAIN-03")
def test_no_stop_twice_where_the_first_leg_was_a_hop() -> None:
    barge = {"id": "barge", "mode": "hop", "between": {"tag": "yard"}}
    said = rules(teleports=[barge], **YARD)
    stops = [city("ash", "blue", tags="yard"), city("fir", tags="yard")]
    given = shipping(
        network(stops, "ash-fir"),
        {"ash": "black", "fir": "blue"},
        rules=said,
        hops=tuple(said.teleports.values()),
    )
    assert ways(given) == ["blue fir > ash", "blue fir > ash"], "by the link, and by the barge"


@pytest.mark.rule("AOM-CHAIN-03")
def test_stations_may_be_passed_and_the_second_leg_begins_where_nothing_starts() -> None:
    fir = city("fir", tags="yard", may_start=False)
    net = network([fir, *(stop for stop in STOPS if stop.id != "fir")], "ash-fir", "fir-oak")
    given = shipping(net, {"ash": "red", "fir": "red"}, rules=rules(**YARD))
    assert ways(given) == ["red ash > fir > oak", "red ash > fir changed"]
    assert second_ways(given, "red", "ash") == ["red fir > oak"]


@pytest.mark.rule("AOM-CHAIN-03")
def test_there_is_one_transfer_in_a_move() -> None:
    stops = [*STOPS, city("zum", tags="yard")]
    net = network(stops, "ash-fir", "fir-zum", "zum-oak")
    given = shipping(net, {"ash": "black", "fir": "black", "zum": "red"}, rules=rules(**YARD))
    assert "black ash > fir changed" not in ways(given)
    assert "black ash > fir > zum changed" in ways(given)


@pytest.mark.rule("AOM-CHAIN-01")
@pytest.mark.rule("AOM-CHAIN-03")
def test_each_leg_pays_its_passes_out_of_what_is_left() -> None:
    stops = [*STOPS, city("yew", "red"), city("zum", "red")]
    bonus = [{"to": "mover", "cash": 2}]
    net = network(stops, "ash-yew", "yew-fir", "fir-zum", "zum-oak")
    cubes = {"ash": "red", "fir": "red"}
    poor = shipping(net, cubes, rules=rules(**YARD), cash=2, passes=(2,))
    assert second_ways(poor, "red", "ash") == ["red fir > zum"]
    paying = rules(**YARD, delivery={"income": {"bonuses": bonus}})
    rich = shipping(net, cubes, rules=paying, cash=2, passes=(2,))
    assert second_ways(rich, "red", "ash") == ["red fir > zum", "red fir > zum > oak"]


@pytest.mark.rule("AOM-CHAIN-03")
@pytest.mark.rule("AOM-DELIVERY-04")
def test_filters_hold_for_the_first_leg_too() -> None:
    net = network(STOPS, "ash-fir", "fir-oak")
    given = shipping(
        net,
        {"ash": "black", "fir": "red"},
        rules=rules(**YARD, delivery={"filters": [{"id": "no", "to": {"tag": "yard"}}]}),
    )
    assert ways(given) == ["red fir > oak"]
