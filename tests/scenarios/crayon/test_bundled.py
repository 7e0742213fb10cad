"""Every crayon scenario that comes with Milepost names only what is there, on a map that holds."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from model.bundled import bundled_scenarios
from model.files.scenario_files import open_file
from model.scenario.areas import (
    Area,
    AreaNode,
    CitiesNamed,
    Combined,
    RegionNamed,
    TerrainNamed,
    Within,
)
from model.systems.crayon.ground.areas_on_ground import where
from model.systems.crayon.ground.ground import CrayonGround, ground_of
from model.systems.crayon.things.effects import Effect
from model.systems.crayon.things.part import CrayonPart

CRAYON = {
    name: path
    for name, path in bundled_scenarios().items()
    if open_file(path).scenario.system == "crayon"
}


@pytest.fixture(params=CRAYON.values(), ids=list(CRAYON), scope="module")
def ground(request: pytest.FixtureRequest) -> CrayonGround:
    path: Path = request.param
    return ground_of(open_file(path).scenario)


@pytest.fixture
def part(ground: CrayonGround) -> CrayonPart:
    return ground.scenario.part_as(CrayonPart)


def effects_of(part: CrayonPart) -> list[Effect]:
    return [effect for event in part.events.values() for effect in event.effects]


def areas_of(ground: CrayonGround) -> list[Area]:
    """Every area expression of a scenario."""
    named = [getattr(effect, "area", None) for effect in effects_of(ground.scenario.part)]
    named += [region.area for region in ground.scenario.regions.values()]
    return [area for area in named if area is not None]


def names_in(node: AreaNode) -> Iterator[tuple[str, str]]:
    """What an area names, as the list it is in and the name."""
    match node:
        case RegionNamed(name):
            yield "regions", name
        case CitiesNamed(names):
            yield from (("cities", name) for name in names)
        case TerrainNamed(kinds):
            yield from (("terrain", kind) for kind in kinds)
        case Within(_, of):
            yield from names_in(of)
        case Combined(left, _, right):
            yield from names_in(left)
            yield from names_in(right)


class TestTheCards:
    def test_demand_what_there_is_where_there_is_a_city(self, ground: CrayonGround) -> None:
        demands = [d for card in ground.scenario.part.demands.values() for d in card]

        assert {demand.city for demand in demands} <= ground.scenario.cities.keys()
        assert {demand.good for demand in demands} <= ground.scenario.goods.keys()

    def test_pay_for_every_delivery(self, part: CrayonPart) -> None:
        assert all(demand.pays > 0 for card in part.demands.values() for demand in card)

    @pytest.mark.parametrize("kind", ["cities", "goods", "links", "waters"])
    def test_of_events_name_things_that_there_are(
        self, ground: CrayonGround, part: CrayonPart, kind: str
    ) -> None:
        known = part.links if kind == "links" else getattr(ground.scenario, kind)
        named = {name for effect in effects_of(part) for name in getattr(effect, kind, ())}

        assert named <= known.keys()


class TestAreas:
    def test_name_things_that_there_are(self, ground: CrayonGround) -> None:
        known = {
            "regions": set(ground.scenario.regions),
            "cities": set(ground.scenario.cities),
            "terrain": set(ground.board.kinds()),
        }
        for area in areas_of(ground):
            assert all(name in known[kind] for kind, name in names_in(area.node)), str(area)

    def test_hold_mileposts(self, ground: CrayonGround) -> None:
        for area in areas_of(ground):
            assert where(ground, area).cells, str(area)

    def test_of_regions_hold_mileposts(self, ground: CrayonGround) -> None:
        for name in ground.scenario.regions:
            assert where(ground, Area.parse(f"region({name})")).cells, name


class TestTheMap:
    def test_has_a_milepost_at_every_city_that_is_not_overseas(self, ground: CrayonGround) -> None:
        for city in ground.scenario.cities.values():
            assert city.overseas or (city.at is not None and ground.board.has(city.at)), city.id

    def test_has_a_milepost_at_every_port(self, ground: CrayonGround, part: CrayonPart) -> None:
        ports = [port for ferry in part.ferries.values() for port in ferry.ports]
        ports += [link.port for link in part.links.values()]

        assert all(ground.board.has(port) for port in ports)

    def test_has_links_to_cities_overseas(self, ground: CrayonGround, part: CrayonPart) -> None:
        overseas = {city.id for city in ground.scenario.cities.values() if city.overseas}
        served = {city for link in part.links.values() for city in link.serves}

        assert served == overseas

    def test_has_waters_that_run_through_no_milepost(self, ground: CrayonGround) -> None:
        for water, met in ground.waters.items():
            assert not any(ground.board.has(cell) for cell in met.hit | met.inside), water

    def test_has_waters_that_cross_something(self, ground: CrayonGround) -> None:
        assert all(ground.edges_over(water) for water in ground.waters)
