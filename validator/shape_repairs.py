"""Repairs of misspelt keys: the value moves to the key that was meant, if that one is free."""

from typing import Any

from model.change import Change, DoesNotApply, apply
from model.collection import Things, thaw
from model.forms import DoesNotFit, Misfit, Step
from model.scenario import Scenario
from model.scenario_form import look_at, misfit_key
from validator.finding import Repair, Way


def repair_of(scenario: Scenario, way: Way, meant: str) -> Repair | None:
    """The change that renames the last key of a way to what was meant, where that can be done."""
    wrong = str(way[-1])
    steps = _renamed_misfit(scenario, way, meant) or _renamed_inside(scenario, way, meant)
    if not steps:
        return None
    change = Change(f'Rename "{wrong}" to "{meant}"', tuple(steps))
    try:
        apply(scenario, change)
    except (DoesNotFit, DoesNotApply, ValueError):
        return None
    return Repair(f'rename "{wrong}" to "{meant}"', change, safe=True)


def _renamed_misfit(scenario: Scenario, way: Way, meant: str) -> list[Step]:
    """The key alone is the misfit: its value is said at the free key instead."""
    route = tuple(map(str, way))
    misfit = scenario.misfits.get(misfit_key(route))
    target = (*route[:-1], meant)
    if misfit is None:
        return []
    try:
        before = look_at(scenario, target)
    except DoesNotFit:
        return []
    if before not in (None, [], {}, "") and not _is_usual(scenario, target, before):
        return []
    return [_without(misfit), Step(target, before, thaw(misfit.plain))]


def _is_usual(scenario: Scenario, route: tuple[str, ...], value: Any) -> bool:
    """Whether a value is the one that is so when nothing is said."""
    try:
        return apply(scenario, Change("Say nothing", (Step(route, value, None),))) == scenario
    except (DoesNotFit, DoesNotApply, ValueError):
        return False


def _renamed_inside(scenario: Scenario, way: Way, meant: str) -> list[Step]:
    """A required key is misspelt, so that the whole thing could not be read."""
    if len(way) != 3:
        return []
    collection, name, wrong = map(str, way)
    for misfit in scenario.misfits.values():
        said: Any = misfit.plain
        if misfit.route[:1] != (collection,) or len(misfit.route) != 2:
            continue
        if isinstance(said, Things) and said.get("id") == name and wrong in said:
            plain = {meant if key == wrong else key: value for key, value in thaw(said).items()}
            if meant not in said and look_at(scenario, (collection, name)) is None:
                return [_without(misfit), Step((collection, name), None, plain)]
    return []


def _without(misfit: Misfit) -> Step:
    said = {"route": list(misfit.route), "plain": thaw(misfit.plain), "why": misfit.why}
    return Step(("misfits", misfit_key(misfit.route)), said, None)
