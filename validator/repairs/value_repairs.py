"""Simple repairs: some values of a scenario are said otherwise, where it can take them."""

from collections.abc import Mapping
from typing import Any

from model.forms.form import DoesNotFit, Route, Step
from model.scenario.change import Change, DoesNotApply, apply, difference
from model.scenario.preset_things import rebased
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at
from validator.finding import Repair


def saying(
    scenario: Scenario, title: str, values: Mapping[Route, Any], *, safe: bool = False
) -> Repair | None:
    """The repair that says other values at some routes; None where they would not fit.

    `title` is a clause such as `ask for 3 cities`; None takes away what is said at a route.
    """
    label = title[:1].upper() + title[1:]
    try:
        steps = [Step(route, look_at(scenario, route), value) for route, value in values.items()]
        change = Change(label, tuple(step for step in steps if step.before != step.after))
        after = apply(scenario, change)
        # With another preset goes what the old one holds, and what the new one holds comes.
        whole = rebased(scenario, after)
        change = change if whole is after else difference(scenario, whole, label)
    except (DoesNotFit, DoesNotApply, ValueError):
        return None
    return Repair(title, change, safe) if change.steps else None
