"""Tracks side by side, counted in waves, are as many as the patient search for a cut finds."""

from itertools import combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from model.systems.crayon.network.bitset_search import Waves
from model.systems.crayon.network.disjoint_tracks import tracks_side_by_side
from model.systems.crayon.network.network import Network
from model.systems.crayon.network.search import FAR
from model.systems.crayon.network.smallest_cut import cut
from tests.model.systems.crayon.network.drawn_networks import (
    at,
    drawn,
    mileposts,
    networks,
    scattered,
)


@given(networks(), st.data())
def test_the_count_is_that_of_the_smallest_cut(network: Network, data: st.DataObject) -> None:
    places = mileposts(network)
    assume(len(places) > 1)
    here, there = data.draw(st.permutations(places))[:2]
    assume(network.red.get(here, -1) != network.red.get(there, -2))
    size = cut(network, [here], [there]).size
    waves = Waves(network)
    assert tracks_side_by_side(waves, [here], [there], FAR) == size
    assert tracks_side_by_side(waves, [here], [there], 2) == min(2, size)


@pytest.mark.parametrize("seed", range(60))
def test_a_crowded_network_has_as_many_tracks_as_its_cut(seed: int) -> None:
    network = scattered(seed, edges=18)
    majors = [m.members for m in network.majors if any(network.has(n) for n in m.members)]
    for here, there in combinations(majors, 2):
        size = cut(network, here, there).size
        assert tracks_side_by_side(Waves(network), here, there, FAR) == size


def test_nothing_runs_from_nowhere() -> None:
    network = drawn("1.2")
    assert tracks_side_by_side(Waves(network), [], [at(network, "2,0")], 3) == 0
    assert tracks_side_by_side(Waves(network), [at(network, "0,0")], [0], 3) == 0


def test_a_red_area_in_between_lets_any_number_through() -> None:
    network = drawn("s33s", "._.")
    ends = [at(network, "0,0")], [at(network, "3,0")]
    assert tracks_side_by_side(Waves(network), *ends, FAR) == 2
