"""The smallest cut between two places: how many tracks can run side by side."""

import random
from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from model.systems.crayon.network.network import Network, edge_key
from model.systems.crayon.network.search import FAR, pieces
from model.systems.crayon.network.smallest_cut import cut
from tests.model.systems.crayon.network.drawn_networks import at, drawn, mileposts, scattered


def open_edges(network: Network) -> list[int]:
    numbers = range(len(network.price))
    return sorted({edge_key(u, v) for u in numbers for v in network.ways(u)})


def is_parted(network: Network, here: int, there: int) -> bool:
    piece = pieces(network, by_ferry=False)
    return piece[here] != piece[there]


def cut_by_trying(network: Network, here: int, there: int) -> int:
    """The fewest edges to close before the two places are parted, by closing every set of them."""
    edges = open_edges(network)
    for size in range(len(edges) + 1):
        for chosen in combinations(edges, size):
            if is_parted(network.with_closed({*network.closed, *chosen}), here, there):
                return size
    return FAR


def test_a_narrow_pass_lets_two_tracks_through() -> None:
    network = drawn("...", ".1.", "...", "_._", "...", ".2.", "...")
    found = cut(network, network.majors[0].members, network.majors[1].members)
    edges = [[str(network.cell(end)) for end in edge] for edge in found.edges]
    assert found.size == 2
    assert edges == [["1,2", "1,3"], ["2,2", "1,3"]]


def test_cities_on_two_islands_are_parted_by_nothing() -> None:
    network = drawn("1._.2")
    found = cut(network, [at(network, "0,0")], [at(network, "4,0")])
    assert found == (0, (), ())


def test_a_red_area_lets_any_number_of_tracks_through() -> None:
    network = drawn("s33s", "._.")
    assert cut(network, [at(network, "0,0")], [at(network, "3,0")]).size == 2
    through_one = drawn("s..s", "._.")
    assert cut(through_one, [at(network, "0,0")], [at(network, "3,0")]).size == 1


def test_a_ferry_lets_as_many_through_as_it_has_room_for() -> None:
    network = drawn("1.._..2", ferries={"1,0 5,0": 4})
    here, there = [at(network, "0,0")], [at(network, "6,0")]
    assert cut(network, here, there).size == 0
    assert cut(network, here, there, ferry_room=2).size == 1
    wide = drawn("111_222", "..___..", ferries={"1,1 5,1": 4})
    ends = [wide.majors[0].members, wide.majors[1].members]
    found = cut(wide, *ends, ferry_room=2)
    assert found.size == 2
    assert found.edges == ()
    assert found.ferries == ((at(wide, "1,1"), at(wide, "5,1")),)


def test_the_search_can_end_when_there_is_room_enough() -> None:
    network = drawn("11..22", "......", "......")
    ends = [network.majors[0].members, network.majors[1].members]
    assert cut(network, *ends).size == 4
    found = cut(network, *ends, enough=2)
    assert (found.size, found.edges) == (2, ())


def test_one_place_cannot_be_parted_from_itself() -> None:
    network = drawn("111")
    with pytest.raises(ValueError, match="one"):
        cut(network, [at(network, "0,0")], [at(network, "2,0")])
    with pytest.raises(ValueError, match="one"):
        cut(drawn(".."), [at(network, "0,0")], [at(network, "0,0")])


@settings(max_examples=100)
@given(st.integers(0, 2**32))
def test_the_cut_parts_the_places_and_no_smaller_one_does(seed: int) -> None:
    network = scattered(seed, edges=11, cities=2)
    assume(len(mileposts(network)) > 1)
    here, there = random.Random(seed).sample(mileposts(network), 2)
    assume(network.red.get(here, -1) != network.red.get(there, -2))
    found = cut(network, [here], [there])
    assert found.size == len(found.edges) == cut_by_trying(network, here, there)
    keys = {edge_key(u, v) for u, v in found.edges}
    assert is_parted(network.with_closed({*network.closed, *keys}), here, there)
    assert cut(network, [there], [here]).size == found.size


def test_the_shortest_track_gives_way_to_let_two_pass() -> None:
    """The straight way in the middle uses up both ways round, so it is led another way."""
    closed = ["2,0 2,1", "3,0 2,1", "1,1 1,2", "1,1 2,2"]
    network = drawn("__..", "s..s", "_..", closed=closed)
    assert cut(network, [at(network, "0,1")], [at(network, "3,1")]).size == 2


def test_every_ferry_can_have_a_room_of_its_own() -> None:
    network = drawn("1..._...2", "._.___._.", "...___...", ferries={"2,0 6,0": 4, "2,2 6,2": 4})
    here, there = [at(network, "0,0")], [at(network, "8,0")]
    assert cut(network, here, there, ferry_room={"2,0 6,0": 0, "2,2 6,2": 3}).size == 2
    found = cut(network, here, there, ferry_room={"2,0 6,0": 1})
    assert found.size == 1
    assert found.ferries == ((at(network, "2,0"), at(network, "6,0")),)
