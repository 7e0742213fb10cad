"""Crayon maps written out as people transcribe boards: mileposts, crossings, ferries, loads."""

from collections.abc import Iterator
from typing import Any

from model.boards.lattice import MilepostBoard
from model.scenario.scenario import Scenario
from model.systems.crayon.ground.ground import CrayonGround, ground_of, may_cross, surcharge_of
from model.systems.crayon.things.part import CrayonPart
from tests.model.imports.mileposts.transcribed import Rows


def tables_of(scenario: Scenario) -> dict[str, Rows]:
    """What somebody would write down who has the printed board before him."""
    ground = ground_of(scenario)
    return {
        "mileposts": [*_mileposts(scenario, ground)],
        "crossings": [*_crossings(scenario, ground)],
        "ferries": [
            {"from": str(one.ports[0]), "to": str(one.ports[1]), "cost": one.cost, "name": one.name}
            for one in scenario.part_as(CrayonPart).ferries.values()
        ],
        "loads": [{"load": good.id, "chips": good.chips} for good in scenario.goods.values()],
    }


def _mileposts(scenario: Scenario, ground: CrayonGround) -> Iterator[dict[str, Any]]:
    assert isinstance(scenario.board, MilepostBoard)
    cities = {city.at: city for city in scenario.cities.values() if city.at is not None}
    red = {cell: scenario.cities[one] for one, cells in ground.red.items() for cell in cells}
    for cell in scenario.board.cells():
        row = {"col": cell.col, "row": cell.row, "terrain": scenario.board.kind_at(cell)}
        city = cities.get(cell)
        if city is not None:
            supplies = "; ".join(city.supplies)
            row |= {"kind": "city", "name": city.name, "size": city.kind, "supplies": supplies}
        elif cell in red:
            row |= {"kind": "outpost", "name": red[cell].name}
        yield row


def _crossings(scenario: Scenario, ground: CrayonGround) -> Iterator[dict[str, Any]]:
    for water in scenario.waters.values():
        for edge in sorted(ground.edges_over(water.id)):
            ends = {"from": str(edge.a), "to": str(edge.b)}
            if may_cross(ground.rules, water, edge):
                cost = surcharge_of(ground.rules, water)
                yield {**ends, "name": water.name, "kind": water.kind, "cost": cost}
            else:
                yield {**ends, "kind": "impassable"}
    for edge in scenario.blocked:
        yield {"from": str(edge.a), "to": str(edge.b), "kind": "impassable"}
