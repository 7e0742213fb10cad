"""What the key of a crayon map says of prices: what a section costs by where it leads."""

from drawing.map.placing.key_rows import Prices
from drawing.systems.crayon.cards.deck import crayon_rules
from model.scenario.scenario import Scenario


def prices(scenario: Scenario) -> Prices | None:
    """The prices of terrain and of cities; None where there are no rules."""
    rules = crayon_rules(scenario)
    if rules is None:
        return None
    cost = rules.cost
    cities = {"small": cost.small, "medium": cost.medium, "major": cost.major}
    return Prices(dict(cost.terrain), cities)
