"""Searches in waves say the same as the searches that go milepost by milepost."""

from hypothesis import given

from model.network import Network
from model.search import FAR, costs, distances, pieces
from model.waves import Waves, bits_of, numbers_in
from tests.model.drawn_networks import mileposts, networks


def _reached(found: list[int]) -> dict[int, int]:
    return {number: away for number, away in enumerate(found) if away not in (FAR, -1)}


@given(networks())
def test_prices_are_those_of_the_patient_search(network: Network) -> None:
    waves, everywhere = Waves(network), mileposts(network)
    for source in everywhere[:4]:
        assert waves.prices_to([source], everywhere) == _reached(costs(network, [source]).cost)


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
def test_track_is_priced_from_the_other_end_as_well(network: Network) -> None:
    if not network.charges_both_ways() or network.ports:
        return
    waves, everywhere = Waves(network), mileposts(network)
    for target in everywhere[:4]:
        laid = costs(network, [target]).cost
        for source in everywhere[:4]:
            found = waves.prices_from([target], [source]).get(target, FAR)
            assert found == laid[source]
