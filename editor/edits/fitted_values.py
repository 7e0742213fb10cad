"""Values for some places of a scenario that are sure to fit there, as one named Change."""

from collections.abc import Mapping
from typing import Any

from editor.edits.things import said
from model.forms.form import DoesNotFit, Route
from model.scenario.change import Change, apply, difference
from model.scenario.preset_things import rebased
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at
from model.schema.fields import why_not


def fitting(scenario: Scenario, values: Mapping[Route, Any], label: str) -> Change:
    """Other values at some routes; None takes away what is said there.

    DoesNotFit says why where a value cannot stand at its place.
    """
    for route, plain in values.items():
        why = "" if plain is True else why_not(scenario.system, route, plain)
        if why:
            raise DoesNotFit(why[:1].upper() + why[1:])
    change = said(scenario, values, label)
    after = apply(scenario, change)
    # With another preset goes what the old one holds, and what the new one holds comes.
    whole = rebased(scenario, after)
    # A list is sorted, and arms of a river may be one: the step back starts from what is there.
    is_exact = all(look_at(after, step.route) == step.after for step in change.steps)
    return change if whole is after and is_exact else difference(scenario, whole, label)
