"""What a rail costs by the kind of terrain (TRN-RAIL-04, -05)."""

from collections.abc import Mapping

from model.rules.resolving import rules_of
from model.scenario.scenario import Scenario
from model.systems.trains.rules.trains_rules import TrainsRules

TABLE = ("costs", "terrain")
"""Where the prices stand in the rules."""


def terrain_prices(scenario: Scenario) -> Mapping[str, int | None]:
    """Coin by kind; None for a kind that nobody builds on."""
    costs = rules_of(scenario, TrainsRules).costs
    return {**costs.terrain, **dict.fromkeys(costs.closed)}
