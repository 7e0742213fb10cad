"""What building costs by the kind of terrain; on water nobody can build."""

from collections.abc import Mapping

from model.scenario.scenario import Scenario


def terrain_prices(scenario: Scenario) -> Mapping[str, int | None]:
    return {"clear": 2, "water": None}
