"""Where lamps name kinds of oil."""

from typing import Any

from model.systems.beacons.things import BeaconsPart

from model.scenario.references import Reference, Visit, each, replaced
from model.scenario.scenario import Scenario


def with_names(scenario: Scenario, visit: Visit) -> Scenario:
    """The scenario with every kind of oil as the visitor says."""
    part = scenario.part_as(BeaconsPart)

    def lamp(key: str, one: Any) -> Any:
        if not one.oil:
            return one
        return replaced(one, oil=visit(Reference("goods", one.oil, ("lamps", key, "oil"))) or "")

    return replaced(scenario, part=replaced(part, lamps=each(part.lamps, lamp)))
