"""Searches in waves say the same as the searches that go milepost by milepost."""

from hypothesis import given

from model.network import Network
from model.search import FAR, costs, distances, pieces
from model.waves import Waves
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
def test_nothing_is_reached_from_nowhere(network: Network) -> None:
    assert Waves(network).prices_to([], mileposts(network)) == {}
    assert Waves(network).joined_to([]) == 0
