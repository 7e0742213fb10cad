"""Plans in waves cost what plans cost that go milepost by milepost."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.systems.crayon.network import bitset_search, planned_waves
from model.systems.crayon.network.bitset_search import Waves
from model.systems.crayon.network.network import Network
from model.systems.crayon.network.planned_waves import PlannedWaves
from model.systems.crayon.network.track import PlanArcs, price_between
from tests.model.systems.crayon.network.drawn_networks import mileposts, networks, scattered


def agree(network: Network) -> None:
    arcs, everywhere = PlanArcs(network), mileposts(network)
    plans = PlannedWaves(Waves(network))
    for here, there in [*pairwise(everywhere[::3]), *pairwise(everywhere[::-5])]:
        expected = price_between(arcs, [here], [there])
        assert plans.price_between({0: [here]}, {0: [there]}) == expected, (here, there)
    assert plans.price_between({0: []}, {0: everywhere[:1]}) is None
    begun, ends = (
        {0: everywhere[:1], 3: everywhere[1:3]},
        {1: everywhere[-1:], 0: everywhere[-3:-1]},
    )
    prices = [
        paid + price + more
        for paid, here in begun.items()
        for more, there in ends.items()
        if (price := price_between(arcs, here, there)) is not None
    ]
    assert plans.price_between(begun, ends) == min(prices, default=None)


@given(networks())
def test_prices_are_those_of_the_patient_plan(network: Network) -> None:
    agree(network)


@pytest.mark.parametrize(("prices", "patience"), [(0, 3_000), (100, 0), (100, 50)])
@given(network=networks())
def test_prices_are_the_same_where_fronts_are_given_up(
    prices: int, patience: int, network: Network
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bitset_search, "MOST_PRICES", prices)
        patch.setattr(planned_waves, "PATIENCE", patience)
        agree(network)


@given(st.integers(0, 10**9), st.booleans())
def test_prices_are_the_same_where_waters_cities_and_ferries_crowd(seed: int, waived: bool) -> None:
    network = scattered(seed)
    agree(replace(network, rules=network.rules._replace(port_crossings=not waived)))
