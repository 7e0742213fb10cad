"""Scenarios that do not name a thing any more."""

from model.scenario.references import Reference, with_names
from model.scenario.scenario import Scenario


def without(scenario: Scenario, room: str, key: str) -> Scenario:
    """The scenario as it is when nothing in it names the thing."""

    def visit(reference: Reference) -> str | None:
        return None if (room, key) in reference.things else reference.name

    return with_names(scenario, visit)
