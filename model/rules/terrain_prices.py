"""What building on each kind of terrain costs, as far as the rules of a system say it."""

from collections.abc import Mapping

from model.rules.resolving import NoRules
from model.scenario.scenario import Scenario
from model.systems import part_of


def terrain_prices(scenario: Scenario) -> Mapping[str, int | None] | None:
    """Prices by the kind of terrain; None where the system has none, or its rules are unreadable.

    A kind whose price is None is one that nobody can build on, as the rules say.

    A system tells them in its part `rules.terrain_prices`, by a function of the same name, which
    raises NoRules where the rules cannot be read.
    """
    try:
        return told_prices(scenario)
    except NoRules:
        return None


def told_prices(scenario: Scenario) -> Mapping[str, int | None] | None:
    """The same; NoRules says why the rules are unreadable."""
    part = part_of("model", scenario.system, "rules.terrain_prices")
    if part is None:
        return None
    prices: Mapping[str, int | None] = part.terrain_prices(scenario)
    return prices
