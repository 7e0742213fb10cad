"""Repairs of what does not fit: a misspelt key is renamed, a value is written as it was meant."""

from typing import Any

from model.collection import Things, thaw
from model.forms.form import DoesNotFit, Misfit, Route, Step
from model.scenario.change import Change, DoesNotApply, apply
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at, misfit_key
from model.wording.speech import tr
from model.yaml.canonical import item_key
from validator.finding import Repair, Way


def repair_of(scenario: Scenario, way: Way, meant: str) -> Repair | None:
    """The change that renames the last key of a way to what was meant, where that can be done."""
    wrong = str(way[-1])
    steps = _renamed_misfit(scenario, way, meant) or _renamed_inside(scenario, way, meant)
    if not steps:
        return None
    change = Change(tr('rename "{wrong}" to "{meant}"', wrong=wrong, meant=meant), tuple(steps))
    try:
        apply(scenario, change)
    except (DoesNotFit, DoesNotApply, ValueError):
        return None
    return Repair(tr('rename "{wrong}" to "{meant}"', wrong=wrong, meant=meant), change, safe=True)


def said_instead(
    scenario: Scenario, way: Way, values: tuple[Any, Any], written: str, *, safe: bool = False
) -> Repair | None:
    """The change that puts another value in the place of one that cannot be read; both are given.

    What stands under `rules` was kept as it is, and is said anew there.
    """
    try:
        change = Change(
            tr("write {written}", written=written), tuple(_replacing(scenario, way, *values))
        )
        apply(scenario, change)
    except (DoesNotFit, DoesNotApply, ValueError, LookupError, TypeError):
        return None
    return Repair(tr("write {written}", written=written), change, safe) if change.steps else None


def _replacing(scenario: Scenario, way: Way, said: Any, meant: Any) -> list[Step]:
    for misfit in scenario.misfits.values():
        if len(misfit.route) <= len(way) and _covers(misfit, way, said):
            plain = _with(thaw(misfit.plain), way[len(misfit.route) :], meant)
            return [without(misfit), _put(scenario, misfit.route, plain)]
    if way[0] != "rules":
        return []
    route = tuple(map(str, way))
    return [Step(route, look_at(scenario, route), meant)]


def _covers(misfit: Misfit, way: Way, said: Any) -> bool:
    """Whether a place is one that could not be read, or lies in it; `#2` is a nameless thing."""
    *around, last = misfit.route
    at = way[len(around)]
    if tuple(map(str, way[: len(around)])) != tuple(around):
        return False
    if not last.startswith("#"):
        return last == str(at)
    plain: Any = misfit.plain
    return _key_of(plain) == at if isinstance(plain, Things) else bool(thaw(plain) == said)


def _key_of(thing: Things[Any]) -> str | None:
    """The key of a thing that could not be read; all of it may be large."""
    return item_key({key: thing[key] for key in ("id", "code", "place") if key in thing})


def _with(plain: Any, rest: Way, meant: Any) -> Any:
    """Plain data with another value somewhere inside."""
    if not rest:
        return meant
    if isinstance(plain, list):
        place = next(n for n, item in enumerate(plain) if rest[0] in (n, item_key(item)))
        return [*plain[:place], _with(plain[place], rest[1:], meant), *plain[place + 1 :]]
    return {**plain, rest[0]: _with(plain[rest[0]], rest[1:], meant)}


def _put(scenario: Scenario, route: Route, plain: Any) -> Step:
    """Says something that can be read now; a thing that had no place gets that of its id."""
    if route[-1].startswith("#"):
        name = item_key(plain)
        route = (*route[:-1], plain if name is None else name)
        plain = plain if name is not None else True
    return Step(route, look_at(scenario, route), plain)


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
    return [without(misfit), Step(target, before, thaw(misfit.plain))]


def _is_usual(scenario: Scenario, route: tuple[str, ...], value: Any) -> bool:
    """Whether a value is the one that is so when nothing is said."""
    try:
        return apply(scenario, Change("say nothing", (Step(route, value, None),))) == scenario
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
                return [without(misfit), Step((collection, name), None, plain)]
    return []


def without(misfit: Misfit) -> Step:
    said = {"route": list(misfit.route), "plain": thaw(misfit.plain), "why": misfit.why}
    return Step(("misfits", misfit_key(misfit.route)), said, None)
