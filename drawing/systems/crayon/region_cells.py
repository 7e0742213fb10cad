"""The cells of areas as crayon players count them: on the ground that track is built on."""

from collections.abc import Callable

from model.notation import Cell
from model.rules.resolving import NoRules
from model.scenario.areas import Area
from model.scenario.scenario import Scenario
from model.systems.crayon.ground.areas_on_ground import where
from model.systems.crayon.ground.ground import NoMileposts, ground_of


def cells_in(scenario: Scenario) -> Callable[[Area], frozenset[Cell]] | None:
    """What finds the cells of an area; None where there is nothing to build on."""
    try:
        ground = ground_of(scenario)
    except (NoMileposts, NoRules):
        return None
    return lambda area: where(ground, area).cells
