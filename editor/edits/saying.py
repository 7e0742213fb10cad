"""Values for some places of a scenario that are sure to fit there, as one named Change."""

from collections.abc import Mapping
from typing import Any

from editor.edits.things import said
from model.change import Change, apply
from model.fields import why_not
from model.forms import DoesNotFit, Route
from model.scenario import Scenario


def fitting(scenario: Scenario, values: Mapping[Route, Any], label: str) -> Change:
    """Other values at some routes; None takes away what is said there.

    DoesNotFit says why where a value cannot stand at its place.
    """
    for route, plain in values.items():
        why = "" if plain is True else why_not(scenario.system, route, plain)
        if why:
            raise DoesNotFit(why[:1].upper() + why[1:])
    change = said(scenario, values, label)
    apply(scenario, change)
    return change
