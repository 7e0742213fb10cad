"""What crayon games make of a transcribed board: its ferries, and prices of its own."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from model.collection import Things
from model.imports.mileposts.hauling import FerryLine
from model.imports.naming import Ids
from model.notation import Cells
from model.rules.resolving import rules_of
from model.scenario.scenario import Scenario
from model.systems.crayon.rules.crayon_rules import CrayonRules
from model.systems.crayon.things.part import CrayonPart, Ferry


def crossing_prices(scenario: Scenario) -> Mapping[str, int | None]:
    """What crossing each kind of water adds by the rules."""
    return rules_of(scenario, CrayonRules).cost.crossing


def with_ferries(scenario: Scenario, lines: Sequence[FerryLine]) -> Scenario:
    """The scenario with the ferries of a table."""
    ids = Ids()
    ferries = [
        Ferry(
            id=ids.fresh(line.name, "ferry"),
            name=line.name,
            ports=Cells(line.ports),
            cost=line.cost,
            max_players=line.players,
        )
        for line in lines
    ]
    part = scenario.part_as(CrayonPart)
    return replace(scenario, part=replace(part, ferries=Things({one.id: one for one in ferries})))


def with_prices(scenario: Scenario, prices: Mapping[str, int]) -> Scenario:
    """The scenario with other prices of terrain than its preset has."""
    if not prices:
        return scenario
    cost = Things({"terrain": Things(dict(sorted(prices.items())))})
    return replace(scenario, rules=scenario.rules.put("cost", cost))
