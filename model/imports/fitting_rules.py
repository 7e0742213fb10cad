"""The rules of an imported map: a preset, changed where the map has less than it asks for."""

from typing import Any

from model.collection import Things
from model.scenario.scenario import Scenario
from model.systems import part_of


def fitting_rules(scenario: Scenario) -> Things[Any]:
    """The scenario's rules as its system fits them to a map; as they are where it does not."""
    part = part_of("model", scenario.system, "geography.fitting_rules")
    fitted: Things[Any] = scenario.rules if part is None else part.fitting_rules(scenario)
    return fitted
