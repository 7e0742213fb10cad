"""The made-up scenarios of the tests are what they claim to be: valid, varied, repeatable."""

from collections import deque
from itertools import pairwise

import pytest
from hypothesis import given

from model.boards import grid
from model.boards.lattice import MilepostBoard
from model.notation import Cell
from model.rules.resolving import resolve_rules
from model.scenario.areas import CitiesNamed, Combined, RegionNamed, Within
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario, write_scenario
from model.scenario.watercourses import met_by
from model.systems.crayon.things import effects
from model.systems.crayon.things.part import CrayonPart
from tests.generate.scenario import make_scenario, scenarios
from tests.generate.systems.crayon.making import PARTS
from tests.schemas.shape_findings import shape_findings


def board_of(scenario: Scenario) -> MilepostBoard:
    assert isinstance(scenario.board, MilepostBoard)
    return scenario.board


@given(scenarios(largest=20))
def test_a_made_up_scenario_fits_the_model_the_schema_and_its_rules(scenario: Scenario) -> None:
    plain = write_scenario(scenario)
    assert not read_scenario(plain).misfits
    assert shape_findings(plain, "crayon") == []
    assert resolve_rules(scenario).troubles == ()


@given(scenarios(largest=20))
def test_a_made_up_scenario_names_nothing_that_is_not_there(scenario: Scenario) -> None:
    part = scenario.part_as(CrayonPart)
    for city in scenario.cities.values():
        assert set(city.supplies) <= set(scenario.goods)
    for demands in part.demands.values():
        for demand in demands:
            assert demand.good in scenario.goods
            assert demand.good not in scenario.cities[demand.city].supplies
    for link in part.links.values():
        assert all(scenario.cities[city].overseas for city in link.serves)
    areas = [region.area for region in scenario.regions.values()]
    areas += [getattr(effect, "area", None) for e in part.events.values() for effect in e.effects]
    for area in filter(None, areas):
        assert_names_exist(area.node, scenario)
    for event in part.events.values():
        for effect in event.effects:
            assert set(getattr(effect, "waters", ())) <= set(scenario.waters)
            assert set(getattr(effect, "goods", ())) <= set(scenario.goods)
            assert set(getattr(effect, "links", ())) <= set(part.links)


def assert_names_exist(node: object, scenario: Scenario) -> None:
    match node:
        case Combined(left, _, right):
            assert_names_exist(left, scenario)
            assert_names_exist(right, scenario)
        case Within(_, of):
            assert_names_exist(of, scenario)
        case CitiesNamed(cities):
            assert set(cities) <= set(scenario.cities)
        case RegionNamed(region):
            assert region in scenario.regions


@given(scenarios(largest=20))
def test_everything_of_a_made_up_scenario_stands_on_land(scenario: Scenario) -> None:
    board = board_of(scenario)
    part = scenario.part_as(CrayonPart)
    on_land = [city.at for city in scenario.cities.values() if not city.overseas]
    assert all(at is not None and board.has(at) for at in on_land)
    assert len(set(on_land)) == len(on_land)
    assert all(board.has(port) for ferry in part.ferries.values() for port in ferry.ports)
    assert all(board.has(edge.a) and board.has(edge.b) for edge in scenario.blocked)
    for water in scenario.waters.values():
        met = met_by(water, board.has, board.extent())
        assert not met.hit
        assert not met.inside


@given(scenarios(largest=20))
def test_rivers_run_from_corner_to_corner_and_drain(scenario: Scenario) -> None:
    board = board_of(scenario)
    rivers = [path for water in scenario.waters.values() for path in water.courses]
    for path in rivers:
        for one, other in pairwise(path):
            assert other in grid.corner_neighbours(one)  # type: ignore[arg-type]
        mouth = path[-1]
        elsewhere = any(mouth in other for other in rivers if other is not path)
        assert elsewhere or not any(map(board.has, grid.cells_at(mouth)))  # type: ignore[arg-type]


@given(scenarios(largest=20))
def test_every_major_city_can_be_reached_from_every_other(scenario: Scenario) -> None:
    majors = [city.at for city in scenario.cities.values() if city.kind == "major" and city.at]
    assert majors
    assert set(majors) <= reached_from(majors[0], scenario)


def reached_from(start: Cell, scenario: Scenario) -> set[Cell]:
    """Mileposts in reach of a builder who may cross lakes at the listed places only."""
    board = board_of(scenario)
    closed = {(edge.a, edge.b) for edge in scenario.blocked}
    for water in scenario.waters.values():
        if water.kind in ("lake", "dry-lake"):
            met = met_by(water, board.has, board.extent())
            closed |= {(e.a, e.b) for e in met.edges - set(water.crossable)}
    reached, waiting = {start}, deque([start])
    while waiting:
        cell = waiting.popleft()
        for near in board.neighbours(cell):
            if near not in reached and (cell, near) not in closed and (near, cell) not in closed:
                reached.add(near)
                waiting.append(near)
    return reached


def test_the_same_seed_makes_the_same_scenario() -> None:
    assert make_scenario(7, 14, 9) == make_scenario(7, 14, 9)
    assert make_scenario(7, 14, 9) != make_scenario(8, 14, 9)


def test_leaving_out_the_art_leaves_the_rest_as_it_is() -> None:
    whole, without = make_scenario(3, 12, 12), make_scenario(3, 12, 12, ["art"])
    assert whole.art
    assert not without.art
    assert (whole.cities, whole.part, whole.notes) == (without.cities, without.part, without.notes)


def test_some_hundred_seeds_bring_every_kind_of_thing() -> None:
    made = [make_scenario(seed, 4 + seed % 20, 4 + seed % 17) for seed in range(100)]
    waters = {water.kind for scenario in made for water in scenario.waters.values()}
    assert waters == {"river", "dry-river", "lake", "dry-lake", "inlet"}
    assert any(water.paths for scenario in made for water in scenario.waters.values())
    regions = {region.kind for scenario in made for region in scenario.regions.values()}
    assert regions == {"area", "coast", "border", "desert"}
    parts = [scenario.part_as(CrayonPart) for scenario in made]
    words = {type(effect) for p in parts for e in p.events.values() for effect in e.effects}
    assert len(words) == len([kind for kind in vars(effects).values() if hasattr(kind, "WORD")])
    assert any(len(part.ferries) > 1 for part in parts)
    assert any(city.overseas for scenario in made for city in scenario.cities.values())
    assert any(len(s.blocked) > 1 for s in made)
    kinds = {city.kind for scenario in made for city in scenario.cities.values()}
    assert kinds == {"small", "medium", "major"}


@pytest.mark.parametrize("sides", [(3, 3), (3, 200), (200, 3), (320, 320)])
def test_boards_may_be_tiny_narrow_or_as_large_as_the_format_allows(sides: tuple[int, int]) -> None:
    scenario = make_scenario(1, *sides)
    assert board_of(scenario).size == sides
    assert scenario.cities
    assert scenario.part_as(CrayonPart).demands


def test_a_scenario_can_be_made_without_any_part() -> None:
    bare = make_scenario(5, 8, 8, PARTS)
    assert not bare.waters
    assert not bare.part_as(CrayonPart).events
