"""A crayon map as builders see it, and which places an area means on it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from model.scenario.scenario import Scenario
    from model.systems.crayon.ground.ground import CrayonGround


def ground_of(scenario: "Scenario") -> "CrayonGround":
    """The ground of a scenario as every system gives one: NoGround is all that it raises."""
    from model.abilities.ground import NoGround
    from model.rules.resolving import NoRules
    from model.systems.crayon.ground import ground

    try:
        return ground.ground_of(scenario)
    except NoRules as trouble:
        raise NoGround(str(trouble)) from None
