"""Deliveries over links: how far, through what, and where they end."""

import pytest

from tests.model.systems.age_of_steam.goods.small_networks import (
    city,
    cubes_that_move,
    delivery_rules,
    network,
    shipping,
    town,
    ways,
    why_not,
)

LINE = [city("ash", "blue"), town("elm"), city("oak", "red"), city("yew", "red")]


def refused(given: object, text: str) -> str:
    found = why_not(given, text)  # type: ignore[arg-type]
    assert found is not None, f"{text} is allowed"
    assert found.sentence
    return found.rule


@pytest.mark.rule("AOS-GOODS-03")
def test_a_move_uses_as_many_links_as_the_engine_allows() -> None:
    net = network(LINE, "ash-elm", "elm-oak")
    assert ways(shipping(net, {"ash": "red"}, 2)) == ["red ash > elm > oak"]
    assert ways(shipping(net, {"ash": "red"}, 1)) == []
    assert refused(shipping(net, {"ash": "red"}, 1), "red ash > elm") == "AOS-GOODS-05"
    assert refused(shipping(net, {"ash": "blue"}), "red ash > elm > oak") == "AOS-GOODS-03"


@pytest.mark.rule("AOS-GOODS-03")
def test_the_engine_ends_a_way_that_could_go_on() -> None:
    net = network([*LINE, city("fir")], "ash-oak", "ash-fir", "fir-elm", "elm-yew")
    given = shipping(net, {"ash": "red"}, 2)
    assert refused(given, "red ash > fir") == "AOS-GOODS-05"


@pytest.mark.rule("AOS-GOODS-04")
def test_no_stop_is_visited_twice_and_the_start_neither() -> None:
    net = network(LINE, "ash-elm", "ash-elm 1", "elm-oak", "ash-oak")
    given = shipping(net, {"ash": "red"})
    assert ways(given).count("red ash > elm > oak") == 2
    assert refused(given, "red ash > elm > ash") == "AOS-GOODS-04"
    assert all(way.count("ash") == 1 for way in ways(given))


@pytest.mark.rule("AOS-GOODS-05")
@pytest.mark.rule("AOS-BOARD-03")
def test_a_cube_ends_only_in_a_city_that_takes_it() -> None:
    net = network(LINE, "ash-elm", "elm-oak")
    given = shipping(net, {"oak": "blue", "ash": "blue"})
    assert ways(given) == ["blue oak > elm > ash"]
    assert refused(given, "blue ash") == "AOS-GOODS-05"


@pytest.mark.rule("AOS-GOODS-06")
def test_a_cube_stops_at_the_first_city_that_takes_it() -> None:
    net = network(LINE, "ash-oak", "oak-yew")
    given = shipping(net, {"ash": "red"})
    assert ways(given) == ["red ash > oak"]
    assert refused(given, "red ash > oak > yew") == "AOS-GOODS-06"


@pytest.mark.rule("AOS-GOODS-06")
def test_it_passes_towns_and_cities_of_other_colours() -> None:
    net = network([*LINE, city("fir", "blue")], "ash-elm", "elm-fir", "fir-oak")
    assert ways(shipping(net, {"ash": "red"})) == ["red ash > elm > fir > oak"]


@pytest.mark.rule("AOS-GOODS-07")
def test_the_colour_of_the_start_does_not_matter() -> None:
    net = network(LINE, "oak-yew")
    given = shipping(net, {"oak": "red"})
    assert ways(given) == ["red oak > yew"]
    assert cubes_that_move(given) == ["red oak"]
    alone = shipping(network(LINE, "oak-elm"), {"oak": "red"})
    assert cubes_that_move(alone) == []


@pytest.mark.rule("AOS-GOODS-09")
@pytest.mark.rule("AOS-BOARD-04")
def test_where_no_link_leads_nothing_moves() -> None:
    given = shipping(network(LINE), {"ash": "red"})
    assert cubes_that_move(given) == []
    assert refused(given, "red ash") == "AOS-GOODS-09"


@pytest.mark.rule("AOS-GOODS-10")
def test_parallel_links_are_different_ways() -> None:
    net = network(LINE, "ash-oak 0", "ash-oak 1")
    assert ways(shipping(net, {"ash": "red"})) == ["red ash > oak"] * 2


@pytest.mark.rule("AOM-SETUP-11")
@pytest.mark.rule("AOS-BOARD-06")
def test_a_group_of_hexes_is_one_stop() -> None:
    """In by one hex and out by another costs no link, and a path visits the group once."""
    net = network([*LINE, city("bay", "blue")], "ash-bay", "bay-oak", "bay-elm", "elm-bay 1")
    given = shipping(net, {"ash": "red"}, 2)
    assert ways(given) == ["red ash > bay > oak"]
    assert refused(shipping(net, {"ash": "red"}), "red ash > bay > elm") == "AOS-GOODS-05"


@pytest.mark.rule("AOM-SETUP-12")
def test_nothing_passes_a_terminus_but_it_may_begin_or_end_there() -> None:
    stops = [*LINE, city("bay", "blue", passing="never")]
    net = network(stops, "ash-bay", "bay-oak", "bay-yew")
    given = shipping(net, {"ash": "red", "bay": "red", "oak": "blue"})
    assert ways(given) == ["blue oak > bay", "red bay > oak", "red bay > yew"]
    assert refused(given, "red ash") == "AOS-GOODS-05"
    ring = shipping(network(stops, "oak-bay", "bay-ash", "oak-ash"), {"oak": "blue"})
    assert refused(ring, "blue oak > bay > ash") == "AOM-SETUP-12"


@pytest.mark.rule("AOM-SETUP-12")
def test_some_cities_are_passed_although_they_take_the_cube() -> None:
    stops = [city("ash"), city("oak", "red", passing="always"), city("yew", "red")]
    given = shipping(network(stops, "ash-oak", "oak-yew"), {"ash": "red"})
    assert ways(given) == ["red ash > oak", "red ash > oak > yew"]


@pytest.mark.rule("AOM-SETUP-12")
def test_no_delivery_starts_where_that_is_forbidden() -> None:
    net = network([city("ash", may_start=False), city("oak", "red")], "ash-oak")
    given = shipping(net, {"ash": "red"})
    assert ways(given) == []
    assert cubes_that_move(given) == []
    assert refused(given, "red ash > oak") == "AOM-SETUP-12"


@pytest.mark.rule("AOM-DELIVERY-01")
def test_a_cube_on_a_town_starts_over_any_link_there() -> None:
    net = network(LINE, "ash-elm", "elm-oak", "elm-yew 1")
    assert ways(shipping(net, {"elm": "red"}, 1)) == ["red elm > oak", "red elm > yew"]


@pytest.mark.rule("AOM-DELIVERY-01")
def test_a_cube_on_a_bare_hex_goes_along_a_link_there_to_either_end() -> None:
    net = network(LINE, "ash-elm 0 over 11,12", "elm-oak 0 over 13", "ash-yew 0 over 21")
    assert ways(shipping(net, {"2,1": "red"}, 2)) == ["red 2,1 > ash > yew", "red 2,1 > elm > oak"]
    assert ways(shipping(net, {"2,1": "blue"}, 1)) == ["blue 2,1 > ash"]
    given = shipping(net, {"9,1": "red"})
    assert refused(given, "red 9,1") == "AOS-GOODS-09"


@pytest.mark.rule("AOM-DELIVERY-02")
@pytest.mark.rule("INV-AOM-08")
def test_no_link_is_used_twice() -> None:
    stops = [city("ash"), town("elm"), city("oak", "red")]
    net = network(stops, "ash-elm 0 over 11", "elm-oak", "ash-elm 1 over 21")
    given = shipping(net, {"1,1": "red"})
    assert ways(given) == ["red 1,1 > ash > elm > oak", "red 1,1 > elm > oak"]
    short = shipping(network(stops, "ash-elm 0 over 11", "elm-oak"), {"1,1": "red"})
    assert ways(short) == ["red 1,1 > elm > oak"]
    assert refused(short, "red 1,1 > ash") == "AOS-GOODS-05"


@pytest.mark.rule("AOM-DELIVERY-03")
def test_only_own_links_where_the_map_says_so() -> None:
    net = network(LINE, "ash-oak 1", "ash-elm 0", "elm-yew 0", "ash-yew nobody")
    given = shipping(net, {"ash": "red"}, rules=delivery_rules(links={"own": "all"}))
    assert ways(given) == ["red ash > elm > yew"]
    assert refused(given, "red ash > oak") == "AOM-DELIVERY-03"


@pytest.mark.rule("AOM-DELIVERY-03")
def test_half_of_the_links_are_own_ones() -> None:
    net = network(LINE, "ash-oak 1", "ash-elm 0", "elm-yew state", "elm-oak 0")
    given = shipping(net, {"ash": "red"}, rules=delivery_rules(links={"own": "half"}))
    assert ways(given) == ["red ash > elm > oak", "red ash > elm > yew"]
    assert refused(given, "red ash > oak") == "AOM-DELIVERY-03"


@pytest.mark.rule("AOM-DELIVERY-03")
def test_exactly_so_many_links() -> None:
    net = network(LINE, "ash-oak", "ash-elm", "elm-yew")
    given = shipping(net, {"ash": "red"}, rules=delivery_rules(links={"exact": 2}))
    assert ways(given) == ["red ash > elm > yew"]
    assert refused(given, "red ash > oak") == "AOM-DELIVERY-03"
    far = shipping(net, {"ash": "red"}, rules=delivery_rules(links={"exact": 3}))
    assert refused(far, "red ash") == "AOM-DELIVERY-03"


@pytest.mark.rule("AOM-SETUP-04")
def test_an_engine_that_allows_no_link_moves_nothing() -> None:
    given = shipping(network(LINE, "ash-oak"), {"ash": "red"}, 0)
    assert refused(given, "red ash") == "AOM-SETUP-04"


@pytest.mark.rule("AOM-ACTION-12")
def test_a_city_that_takes_the_cube_is_passed_at_a_price() -> None:
    stops = [*LINE, city("zum", "red")]
    net = network(stops, "ash-oak", "oak-yew", "yew-zum")
    paying = shipping(net, {"ash": "red"}, cash=3, passes=(2,))
    assert ways(paying) == ["red ash > oak", "red ash > oak > yew"]
    assert refused(paying, "red ash > oak > yew > zum") == "AOS-GOODS-06"
    twice = shipping(net, {"ash": "red"}, cash=3, passes=(2, 2))
    assert refused(twice, "red ash > oak > yew > zum") == "AOM-ACTION-12"
    poor = shipping(net, {"ash": "red"}, cash=1, passes=(2,))
    assert refused(poor, "red ash > oak > yew") == "AOM-ACTION-12"


@pytest.mark.rule("AOM-ACTION-12")
def test_a_terminus_is_not_passed_for_money_either() -> None:
    stops = [city("ash"), city("oak", "red", passing="never"), city("yew", "red")]
    given = shipping(network(stops, "ash-oak", "oak-yew"), {"ash": "red"}, passes=(0,))
    assert ways(given) == ["red ash > oak"]
    assert refused(given, "red ash > oak > yew") == "AOM-SETUP-12"
