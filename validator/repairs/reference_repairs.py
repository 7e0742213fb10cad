"""Repairs of names that dangle: the thing gets its name again, or the places name another."""

import re
from copy import deepcopy
from typing import Any, Final

from model.forms.form import DoesNotFit, Route, Step
from model.scenario.change import Change, DoesNotApply, apply
from model.scenario.collections import own_collections, record_in
from model.scenario.references import THINGS, Reference
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at
from model.wording.speech import tr
from validator.finding import Repair, Way
from validator.repairs.value_repairs import saying

MOST_RENAMED: Final = 200


def called_again(scenario: Scenario, room: str, near: str, name: str) -> Repair | None:
    """Gives the thing that nothing names the id by which everything calls it."""
    said = look_at(scenario, (room, near))
    values: dict[Route, Any] = {(room, near): None, (room, name): {**said, "id": name}}
    return saying(scenario, tr("call {near} {name} again", near=near, name=name), values)


def named_instead(
    scenario: Scenario, named_at: list[Reference], near: str, *, safe: bool
) -> Repair | None:
    """Says everywhere what was probably meant."""
    if len(named_at) > MOST_RENAMED:
        return None
    steps: dict[tuple[str, ...], Step] = {}
    try:
        for reference in named_at:
            is_thing = reference.target == THINGS and "/" not in near
            room = f"{reference.name.partition('/')[0]}/" if is_thing else ""
            _rename(scenario, reference, f"{room}{near}", steps)
        change = Change(tr("name {near}", near=near), tuple(steps.values()))
        apply(scenario, change)
    except (DoesNotFit, DoesNotApply, ValueError, LookupError, TypeError):
        return None
    return Repair(tr("name {near} instead", near=near), change, safe)


def _rename(
    scenario: Scenario, reference: Reference, near: str, steps: dict[tuple[str, ...], Step]
) -> None:
    """Adds to the steps what makes one place name something else."""
    place, rest = _alterable(scenario.system, reference)
    if place[-1] == reference.name and not rest:
        steps[place] = Step(place, True, None)
        steps[(*place[:-1], near)] = Step(
            (*place[:-1], near), look_at(scenario, (*place[:-1], near)), True
        )
        return
    before = look_at(scenario, place)
    after = steps[place].after if place in steps else before
    steps[place] = Step(place, before, _said_otherwise(after, rest, reference.name, near))


def _alterable(system: str, reference: Reference) -> tuple[tuple[str, ...], Way]:
    """The place that a Change can alter, and the rest of the way below it."""
    route = reference.route
    room = str(route[0])
    if room in own_collections(system) and record_in(system, room) is None:
        # Things that have no fields, such as cards that are lists, are replaced as a whole.
        return (room, str(route[1])), route[2:]
    cut = next((n for n, name in enumerate(route) if isinstance(name, int)), len(route))
    return tuple(map(str, route[:cut])), route[cut:]


def _said_otherwise(plain: Any, rest: Way, old: str, new: str) -> Any:
    """Plain data with a name replaced somewhere below."""
    if isinstance(plain, str):
        return re.sub(rf"(?<![\w-]){re.escape(old)}(?![\w-])", new, plain)
    if isinstance(plain, list):
        plain = list(plain)
        for place, item in enumerate(plain):
            if not rest or rest[0] in (place, item):
                plain[place] = _said_otherwise(item, rest[1:], old, new)
        return plain
    if isinstance(plain, dict):
        if rest and rest[0] == old:
            return {new if key == old else key: value for key, value in plain.items()}
        plain = deepcopy(plain)
        plain[rest[0]] = _said_otherwise(plain[rest[0]], rest[1:], old, new)
    return plain
