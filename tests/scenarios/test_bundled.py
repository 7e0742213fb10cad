"""Every scenario that comes with Milepost reads without a flaw and names only what is there."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from model.bundled import bundled_scenarios
from model.files.scenario_files import ScenarioFile, formatted, open_file
from model.rules.resolving import resolve_rules
from model.scenario.areas import (
    Area,
    AreaNode,
    CitiesNamed,
    Combined,
    RegionNamed,
    TerrainNamed,
    Within,
)
from model.scenario.scenario import Scenario
from model.schema.schema import shape_findings
from model.systems.crayon.ground.areas_on_ground import where, where_region
from model.systems.crayon.ground.ground import CrayonGround, ground_of
from model.systems.crayon.things.effects import Effect
from model.systems.crayon.things.part import CrayonPart
from model.yaml.node_tree import to_plain

SCENARIOS = bundled_scenarios()
CRAYON = {
    name: path for name, path in SCENARIOS.items() if open_file(path).scenario.system == "crayon"
}
FIRST_LINE = "# yaml-language-server: $schema=../schemas/scenario.schema.json"


@pytest.fixture(params=SCENARIOS.values(), ids=list(SCENARIOS))
def file(request: pytest.FixtureRequest) -> ScenarioFile:
    path: Path = request.param
    return open_file(path)


@pytest.fixture
def scenario(file: ScenarioFile) -> Scenario:
    return file.scenario


@pytest.fixture(params=CRAYON.values(), ids=list(CRAYON))
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


def test_there_is_a_scenario_to_learn_on() -> None:
    assert "tutorial" in SCENARIOS


class TestTheFile:
    def test_is_named_after_its_scenario(self, file: ScenarioFile) -> None:
        assert SCENARIOS[file.scenario.id] == file.path

    def test_is_understood_to_the_last_word(self, scenario: Scenario) -> None:
        assert list(scenario.misfits.values()) == []

    def test_fits_its_schema(self, file: ScenarioFile) -> None:
        assert file.document.root is not None
        plain = to_plain(file.document.root)
        assert shape_findings(plain, file.scenario.system, bool(file.scenario.extends)) == []

    def test_is_in_canonical_text(self, file: ScenarioFile) -> None:
        assert file.path is not None
        assert formatted(file) == file.path.read_text(encoding="utf-8")

    def test_begins_with_its_schema_for_text_editors(self, file: ScenarioFile) -> None:
        assert file.path is not None
        assert file.path.read_text(encoding="utf-8").splitlines()[0] == FIRST_LINE

    def test_says_who_made_it_and_what_others_may_do(self, scenario: Scenario) -> None:
        assert scenario.title
        assert scenario.credits
        assert scenario.license


def test_the_rules_resolve(scenario: Scenario) -> None:
    rules = resolve_rules(scenario)

    assert rules.troubles == ()
    assert rules.values is not None


def test_cities_supply_goods_that_there_are(scenario: Scenario) -> None:
    supplied = {good for city in scenario.cities.values() for good in city.supplies}

    assert supplied <= scenario.goods.keys()


def test_labels_and_remarks_belong_to_things_that_there_are(scenario: Scenario) -> None:
    named = [label.of for label in scenario.labels.values()]
    named += [remark.of for remark in scenario.remarks.values()]
    for kind, name in (thing.split("/") for thing in named if thing):
        things = getattr(scenario, kind, None) or getattr(scenario.part, kind)
        assert name in things


def test_regions_name_cities_that_there_are(scenario: Scenario) -> None:
    named = {city for region in scenario.regions.values() for city in region.cities}

    assert named <= scenario.cities.keys()


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
        for region in ground.scenario.regions.values():
            assert where_region(ground, region).cells, region.id


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
