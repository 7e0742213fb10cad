"""What building to a milepost costs by the kind of terrain it stands on."""

from collections.abc import Mapping

from model.rules.resolving import rules_of
from model.scenario.scenario import Scenario
from model.systems.crayon.rules.crayon_rules import CrayonRules

TABLE = ("cost", "terrain")
"""Where the prices stand in the rules."""


def terrain_prices(scenario: Scenario) -> Mapping[str, int]:
    return rules_of(scenario, CrayonRules).cost.terrain
