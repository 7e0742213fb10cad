"""Saying something else at some places of a scenario, as one named Change that is sure to fit."""

from collections.abc import Mapping
from typing import Any

from model.change import Change, apply
from model.fields import why_not
from model.forms import DoesNotFit, Route, Step
from model.scenario import Scenario
from model.scenario_form import look_at


def said(scenario: Scenario, values: Mapping[Route, Any], label: str) -> Change:
    """Other values at some routes; None takes away what is said there.

    DoesNotFit says why where a value cannot stand at its place.
    """
    steps = []
    for route, plain in values.items():
        why = "" if plain is True else why_not(scenario.system, route, plain)
        if why:
            raise DoesNotFit(why[:1].upper() + why[1:])
        before = look_at(scenario, route)
        if before != plain or type(before) is not type(plain):
            steps.append(Step(route, before, plain))
    change = Change(label, tuple(steps))
    apply(scenario, change)
    return change
