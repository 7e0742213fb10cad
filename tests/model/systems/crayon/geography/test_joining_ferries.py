"""Every land with a city is joined to the rest by a ferry, at ports that track can come to."""

from model.scenario.scenario import Scenario
from model.systems.crayon.geography.joining_ferries import DEAREST, with_lands_joined
from model.systems.crayon.ground.ground import ground_of
from model.systems.crayon.network.bits import bits_of
from model.systems.crayon.network.bitset_search import Waves
from model.systems.crayon.things.part import CrayonPart
from tests.model.systems.crayon.economy.small_maps import plain

ROW = "    ....................\n"


def pieces_with_cities(scenario: Scenario) -> int:
    ground = ground_of(scenario)
    cities = bits_of(n for name in scenario.cities for n in ground.numbers_of(name))
    return sum(bool(piece & cities) for piece in Waves(ground.network).pieces())


def test_two_straits_get_two_ferries_and_track_can_come_to_each_port() -> None:
    parted = plain((ROW * 3, "    .........__....__...\n" * 3))
    assert pieces_with_cities(parted) == 3
    joined = with_lands_joined(parted)
    assert pieces_with_cities(joined) == 1
    ferries = joined.part_as(CrayonPart).ferries
    assert len(ferries) == 2
    network = ground_of(joined).network
    cities = {city.at for city in joined.cities.values()}
    for ferry in ferries.values():
        assert 4 <= ferry.cost <= DEAREST
        assert not cities & set(ferry.ports)
        ways = [len(network.ways(network.index(port))) for port in ferry.ports]
        assert ferry.max_players == min(ways) >= 2


def test_what_is_joined_stays_as_it_is() -> None:
    assert with_lands_joined(plain()) == plain()


def test_land_without_a_city_needs_no_ferry() -> None:
    bare = plain((ROW * 3, "    .......__........__.\n" * 3), ('at: "18,1"', 'at: "16,1"'))
    ferries = with_lands_joined(bare).part_as(CrayonPart).ferries
    assert len(ferries) == 1
