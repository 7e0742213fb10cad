"""Repairs of what does not fit: a misspelt key is renamed, a value is written as it was meant."""

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


def said_instead(scenario: Scenario, way: Way, value: Any, written: str) -> Repair | None:
    """The change that puts another value in the place of one that cannot be read."""
    for misfit in scenario.misfits.values():
        target = _told_of(misfit, way)
        if target is None:
            continue
        plain = _with(thaw(misfit.plain), way[len(target) :], value)
        try:
            steps = (_without(misfit), Step(target, look_at(scenario, target), plain))
            change = Change(f"Write {written}", steps)
            apply(scenario, change)
        except (DoesNotFit, DoesNotApply, ValueError, LookupError, TypeError):
            return None
        return Repair(f"write {written}", change)
    return None


def _told_of(misfit: Misfit, way: Way) -> tuple[str, ...] | None:
    """The route of the thing that cannot be read, if a way leads to it or into it."""
    names = tuple(map(str, way[: len(misfit.route)]))
    if names == misfit.route:
        return names
    is_thing = len(names) == 2 and misfit.route[0] == names[0] and misfit.route[1].startswith("#")
    said = misfit.plain.get("id") if is_thing and isinstance(misfit.plain, Things) else None
    return names if said is not None and said == names[-1] else None


def _with(plain: Any, rest: Way, value: Any) -> Any:
    """Plain data with another value somewhere below."""
    if not rest:
        return value
    plain[rest[0]] = _with(plain[rest[0]], rest[1:], value)
    return plain


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
