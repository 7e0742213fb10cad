"""What the first simple tile on a hex costs by the kind of its terrain (AOS-BUILD-05)."""

from collections.abc import Mapping

from model.rules.resolving import rules_of
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.rules.age_of_steam_rules import AgeOfSteamRules

TABLE = ("prices", "terrain")
"""Where the prices stand in the rules."""


def terrain_prices(scenario: Scenario) -> Mapping[str, int | None]:
    """Prices by kind; None for a kind that nobody builds on."""
    terrain = rules_of(scenario, AgeOfSteamRules).prices.terrain
    return {kind: one.cost if one.buildable else None for kind, one in terrain.items()}
