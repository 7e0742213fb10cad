"""A bundled map that is transcribed and imported is the same to whoever builds on it."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from model.boards.lattice import MilepostBoard
from model.bundled import bundled_scenarios
from model.collection import Things
from model.files.scenario_files import load
from model.notation import Cell, Cells
from model.scenario.scenario import Scenario
from model.systems.crayon.ground.ground import ground_of
from model.systems.crayon.network.network import price_of_section
from model.systems.crayon.things.part import CrayonPart
from tests.model.imports.mileposts.test_tables import BOARD
from tests.model.imports.mileposts.transcribed import csv_of, imported
from tests.model.systems.crayon.geography.transcribed_maps import tables_of


def bundled(name: str) -> Scenario:
    """A map without what no table of mileposts has: links to cities overseas."""
    scenario = load(bundled_scenarios()[name])
    part = replace(scenario.part_as(CrayonPart), links=Things())
    return replace(scenario, part=part)


def prices(scenario: Scenario) -> dict[str, int | None]:
    """The price of every section, both ways; None where none can be built."""
    ground = ground_of(scenario)
    network, found = ground.network, {}
    for edge in ground.board.edges():
        ends = network.index(edge.a), network.index(edge.b)
        for word, (origin, end) in (("to", ends), ("back", ends[::-1])):
            price = price_of_section(network, origin, end)
            found[f"{edge} {word}"] = None if price is None else price.total
    return found


def assert_same(back: Scenario, scenario: Scenario) -> None:
    assert isinstance(back.board, MilepostBoard)
    assert isinstance(scenario.board, MilepostBoard)
    assert {cell: back.board.kind_at(cell) for cell in back.board.cells()} == {
        cell: scenario.board.kind_at(cell) for cell in scenario.board.cells()
    }
    on_map = [city for city in scenario.cities.values() if city.at is not None]
    assert {(one.name, one.kind, one.at, one.supplies) for one in back.cities.values()} == {
        (one.name, one.kind, one.at, one.supplies) for one in on_map
    }
    chips = {one.id: one.chips for one in scenario.goods.values()}
    supplied = {good for city in on_map for good in city.supplies}
    assert {one.id: one.chips for one in back.goods.values()} == {g: chips[g] for g in supplied}
    ferries, wanted = (one.part_as(CrayonPart).ferries.values() for one in (back, scenario))
    assert {(one.ports, one.cost, one.name) for one in ferries} == {
        (one.ports, one.cost, one.name) for one in wanted
    }
    assert prices(replace(back, rules=scenario.rules)) == prices(scenario)


@pytest.mark.parametrize("name", ["tutorial", "china", "north-america"])
def test_a_bundled_map_comes_back_from_its_tables(name: str, tmp_path: Path) -> None:
    scenario = bundled(name)
    tables = {table: csv_of(rows) for table, rows in tables_of(scenario).items() if rows}
    found = imported(tmp_path, tables.pop("mileposts"), preset=scenario.rules["preset"], **tables)
    assert_same(found.scenario, scenario)
    names = {one.name for one in scenario.waters.values() if one.name}
    assert {one.name for one in found.scenario.waters.values() if one.name} <= names


def test_one_file_of_json_says_the_same(tmp_path: Path) -> None:
    scenario = bundled("tutorial")
    found = imported(tmp_path, json.dumps(tables_of(scenario)), preset=scenario.rules["preset"])
    assert_same(found.scenario, scenario)
    rivers = [one for one in found.scenario.waters.values() if one.kind == "river"]
    assert rivers
    assert all(one.path is not None and not one.also_crosses for one in rivers)


@pytest.mark.parametrize(
    "ferries",
    [
        "from,to,cost,name,players\na,f,6,Aston_Byford,2\n",
        'ports,cost,ferry,max\n"0,0; 2,1",6,Aston_Byford,2\n',
        json.dumps([{"Name": "Aston_Byford", "connections": ["a", "f"], "cost": 6, "max": 2}]),
        json.dumps(
            {"ferryPoints": {"Aston_Byford": {"ends": [[0, 0], [2, 1]], "cost": 6, "max": 2}}}
        ),
    ],
)
def test_ferries_sail_from_port_to_port(ferries: str, tmp_path: Path) -> None:
    found = imported(tmp_path, BOARD, ferries=ferries)
    (ferry,) = found.scenario.part_as(CrayonPart).ferries.values()
    assert (ferry.name, ferry.cost, ferry.max_players) == ("Aston – Byford", 6, 2)
    assert ferry.ports == Cells((Cell(0, 0), Cell(2, 1)))
    assert found.remarks == ()
