"""Which cities take a cube, by what is printed and by what lies there."""

import pytest

from model.systems.age_of_steam.goods.stops import closed_stop
from tests.model.systems.age_of_steam.goods.small_networks import city, network, shipping, ways


@pytest.mark.rule("AOM-DELIVERY-05")
def test_a_city_may_take_what_lies_there() -> None:
    net = network([city("ash"), city("oak", accepts="lying"), city("yew")], "ash-oak", "oak-yew")
    assert ways(shipping(net, {"ash": "red blue", "oak": "red"})) == ["red ash > oak"]


@pytest.mark.rule("AOM-DELIVERY-05")
def test_the_moved_cube_itself_does_not_count() -> None:
    stops = [city("ash", accepts="lying"), city("oak", accepts="lying")]
    assert ways(shipping(network(stops, "ash-oak"), {"ash": "red"})) == []


@pytest.mark.rule("AOM-DELIVERY-05")
def test_a_city_may_take_only_what_does_not_lie_there() -> None:
    stops = [city("ash"), city("oak", "red", accepts="not-lying"), city("yew", "red")]
    net = network(stops, "ash-oak", "oak-yew")
    assert ways(shipping(net, {"ash": "red"})) == ["red ash > oak"]
    assert ways(shipping(net, {"ash": "red", "oak": "red"})) == [
        "red ash > oak > yew",
        "red oak > yew",
    ]


@pytest.mark.rule("AOM-DELIVERY-05")
def test_a_city_blocked_by_a_cube_takes_nothing_else_and_is_passed() -> None:
    stops = [city("ash"), city("oak", "red black", blocked_by=("black",)), city("yew", "red")]
    net = network(stops, "ash-oak", "oak-yew")
    assert ways(shipping(net, {"ash": "red"})) == ["red ash > oak"]
    assert ways(shipping(net, {"ash": "black red", "oak": "black"})) == [
        "black ash > oak",
        "red ash > oak > yew",
    ]


@pytest.mark.rule("AOM-DELIVERY-05")
@pytest.mark.rule("INV-AOM-03")
def test_a_closed_city_takes_nothing_and_is_passed_freely() -> None:
    oak = closed_stop(city("oak", "red", passing="never", accepts="not-lying"))
    net = network([city("ash"), oak, city("yew", "red")], "ash-oak", "oak-yew")
    assert ways(shipping(net, {"ash": "red"})) == ["red ash > oak > yew"]


@pytest.mark.rule("AOS-BOARD-02")
@pytest.mark.rule("SC-GOODS-01")
def test_a_city_takes_each_of_its_colours() -> None:
    net = network([city("ash"), city("oak", "red blue")], "ash-oak")
    assert ways(shipping(net, {"ash": "black blue red"})) == ["blue ash > oak", "red ash > oak"]
