"""An Age of Steam map as builders see it before the first tile: what a line costs, and its way."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from model.scenario.scenario import Scenario
    from model.systems.age_of_steam.ground.ground import AgeOfSteamGround


def ground_of(scenario: "Scenario") -> "AgeOfSteamGround":
    """The ground of a scenario as every system gives one: NoGround is all that it raises."""
    from model.systems.age_of_steam.ground import ground

    return ground.ground_of(scenario)
