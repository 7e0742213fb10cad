"""From where goods of a colour come home: by the fewest links, and of those by the cheapest."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from model.systems.age_of_steam.lines.reach import links_to, neighbours_in_links
from model.systems.age_of_steam.lines.takers import neighbours_of, takers_of, ways_home
from tests.model.systems.age_of_steam.track.small_lands import land

STOPS: list[dict[str, Any]] = [
    {"id": "ash", "name": "Ash", "kind": "city", "at": "0,0", "colours": ["blue"]},
    {"id": "elm", "name": "Elm", "kind": "town", "at": "3,0"},
    {"id": "oak", "name": "Oak", "kind": "city", "at": "6,0", "colours": ["red", "blue"]},
    {"id": "fir", "name": "Fir", "kind": "city", "at": "9,0", "colours": "all"},
]
ROW = ["..........", ".........."]


def test_takers_are_the_cities_of_the_colour_and_no_town() -> None:
    here = land(ROW, STOPS)
    assert takers_of(here.scenario, "red") == ("fir", "oak")
    assert takers_of(here.scenario, "blue") == ("ash", "fir", "oak")


def test_a_cube_goes_to_the_nearest_taker_over_as_few_links_as_can_be() -> None:
    here = land(ROW, STOPS)
    ways = ways_home(here, takers_of(here.scenario, "red"))
    assert {stop: way.links for stop, way in ways.items()} == {
        "oak": 0,
        "fir": 0,
        "elm": 1,
        "ash": 2,
    }
    assert ways["ash"].stops == ("ash", "elm", "oak")
    # Two tiles of plain land and a town with one exit on each side of it.
    assert ways["elm"].money == 6
    assert ways["ash"].money == 12


def test_a_special_link_is_one_link_for_its_price() -> None:
    ferry = {"id": "ferry", "ends": ["ash", "oak"], "cost": 9}
    here = land(ROW, STOPS, special_links=[ferry])
    way = ways_home(here, ["oak"])["ash"]
    assert (way.links, way.money, way.stops) == (1, 9, ("ash", "oak"))


def test_where_nobody_takes_a_colour_nothing_comes_home() -> None:
    assert ways_home(land(ROW, STOPS), []) == {}


@given(st.sets(st.sampled_from([one["id"] for one in STOPS]), min_size=1))
def test_no_way_has_more_links_than_the_checks_count(takers: set[str]) -> None:
    here = land(ROW, STOPS)
    near, ways = neighbours_in_links(here, 3), ways_home(here, takers)
    for stop in here.stops:
        found = ways.get(stop)
        needed = 0 if stop in takers else links_to(near, stop, takers)
        assert (None if found is None else found.links) == needed
        for one, other in zip(found.stops, found.stops[1:], strict=False) if found else ():
            assert other in {neighbour.stop for neighbour in neighbours_of(here)[one]}
