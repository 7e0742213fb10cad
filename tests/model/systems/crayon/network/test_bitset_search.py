"""Searches in waves say the same as the searches that go milepost by milepost."""

from functools import partial
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.systems.crayon.network import bitset_search as waves_module
from model.systems.crayon.network.bits import bits_of, numbers_in
from model.systems.crayon.network.bitset_search import PATIENCE, Waves
from model.systems.crayon.network.network import Network
from model.systems.crayon.network.search import FAR, costs, distances, pieces, reach
from model.systems.crayon.network.section_prices import Ground
from tests.generate.cost import calls_of
from tests.model.systems.crayon.network.drawn_networks import mileposts, networks


def _reached(found: list[int]) -> dict[int, int]:
    return {number: away for number, away in enumerate(found) if away not in (FAR, -1)}


@given(networks())
def test_prices_are_those_of_the_patient_search(network: Network) -> None:
    waves, everywhere = Waves(network), mileposts(network)
    for source in everywhere[:4]:
        assert waves.prices_to([source], everywhere) == _reached(costs(network, [source]).cost)


@pytest.mark.parametrize(("prices", "patience"), [(0, 3_000), (100, 0), (100, 50)])
@given(network=networks())
def test_prices_are_the_same_where_fronts_are_given_up(
    prices: int, patience: int, network: Network
) -> None:
    everywhere = mileposts(network)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(waves_module, "MOST_PRICES", prices)
        patch.setattr(waves_module, "PATIENCE", patience)
        patient = Waves(network)
        without = bits_of(everywhere[1::3])
        for source in everywhere[:4]:
            found = patient.prices_to([source], everywhere)
            assert found == _reached(costs(network, [source]).cost)
            for dearest in (None, 3):
                reached = patient.joined_to([source], without=without, dearest=dearest)
                with pytest.MonkeyPatch.context() as usual:
                    usual.setattr(waves_module, "PATIENCE", 3_000)
                    usual.setattr(waves_module, "MOST_PRICES", 100)
                    usually = Waves(network).joined_to([source], without=without, dearest=dearest)
                assert reached == usually


@given(st.sets(st.integers(0, 300)))
def test_bits_are_numbers(numbers: set[int]) -> None:
    assert list(numbers_in(bits_of(numbers))) == sorted(numbers)
    assert bits_of(numbers) == sum(1 << number for number in numbers)


def test_a_map_of_many_prices_is_searched_in_little_more_work_than_one_of_few() -> None:
    for prices in (2, 99, 1000):
        waves = Waves(_of_prices(prices))
        everywhere = mileposts(waves.network)
        assert len(waves.prices_to(everywhere[:1], everywhere)) == len(everywhere)
        assert waves.work < 2.2 * PATIENCE * 40 * 40
        assert calls_of(partial(waves.prices_to, everywhere[:1], everywhere)) < 60 * 40 * 40


def _of_prices(number: int) -> Network:
    """A board on which as many prices stand side by side, none a multiple of another."""
    rng = Random("prices")
    grounds = [Ground("terrain", f"t{n}", 1000 + n, 1000 + n) for n in range(number)]
    legend = {chr(0x4E00 + n): ground for n, ground in enumerate(grounds)}
    rows = ["".join(rng.choices(list(legend), k=40)) for _ in range(40)]
    return Network.of((40, 40), rows, legend)


@given(networks())
def test_mileposts_are_those_of_the_patient_search(network: Network) -> None:
    waves, everywhere = Waves(network), mileposts(network)
    for source in everywhere[:4]:
        assert waves.mileposts_to([source], everywhere) == _reached(distances(network, [source]))


@given(networks())
def test_pieces_are_those_of_the_patient_search(network: Network) -> None:
    found = {number: piece for number, piece in enumerate(pieces(network)) if piece >= 0}
    masks = Waves(network).pieces()
    assert {n: p for p, mask in enumerate(masks) for n in found if mask >> n & 1} == found


@given(networks())
def test_trains_run_where_the_patient_search_comes(network: Network) -> None:
    waves, everywhere = Waves(network), mileposts(network)
    for source in everywhere[:4]:
        assert set(numbers_in(waves.run_from([source]))) == set(
            _reached(distances(network, [source]))
        )


@given(networks())
def test_nothing_is_reached_from_nowhere(network: Network) -> None:
    assert Waves(network).prices_to([], mileposts(network)) == {}
    assert Waves(network).joined_to([]) == 0


@given(networks())
def test_pieces_without_some_mileposts_are_those_of_a_network_that_lacks_them(
    network: Network,
) -> None:
    gone = [
        number for number in mileposts(network) if number % 3 == 0 and number not in network.red
    ]
    bare = network.with_cells(dict.fromkeys(gone))
    without = bits_of(gone)
    assert Waves(network).pieces(without=without) == Waves(bare).pieces()
    for source in mileposts(bare)[:3]:
        lone = Waves(network).joined_to([source], without=without)
        assert lone == Waves(bare).joined_to([source])


@given(networks())
def test_track_with_a_limit_of_price_goes_only_over_cheaper_steps(network: Network) -> None:
    for source in mileposts(network)[:3]:
        ahead = [source]
        for number in ahead:
            ahead += [n for n, price in network.arcs(number) if price <= 3 and n not in ahead]
        found = Waves(network).joined_to([source], dearest=3)
        assert list(numbers_in(found)) == sorted(set(ahead))


@given(networks())
def test_what_is_within_some_mileposts_is_what_the_patient_search_reaches(network: Network) -> None:
    waves, everywhere = Waves(network), mileposts(network)
    for away in (0, 1, 3):
        for source in everywhere[:3]:
            found = waves.within(away, bits_of([source, everywhere[-1]]))
            assert list(numbers_in(found)) == reach(network, [source, everywhere[-1]], away)
