"""Change: a list of "this was A, is now B" with a label; the only way a scenario is altered."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Self

from model.forms.form import Route, Step, shown
from model.forms.frozen import dataclass
from model.notation import Cell
from model.scenario.altering import alter_scenario
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at, refuse_overwriting, steps_between


class DoesNotApply(ValueError):
    """A step expects something else than the scenario says; `route` names the place."""

    def __init__(self, step: Step, found: Any) -> None:
        self.route = step.route
        super().__init__(
            f"{' / '.join(step.route)} is {shown(found)}, "
            f"not {shown(step.before)} as the change expects"
        )


@dataclass(frozen=True, slots=True)
class Touched:
    """What a change touches: cells of the board, things by collection and id, and other keys."""

    cells: frozenset[Cell]
    things: frozenset[tuple[str, str]]
    keys: frozenset[str]


@dataclass(frozen=True, slots=True)
class Change:
    """Steps that belong together: one stroke, one entry of the history."""

    label: str
    steps: tuple[Step, ...] = ()
    seams: tuple[int, ...] = ()
    """Where changes were joined that cannot be done at once: one part is done after the other."""

    def inverse(self) -> Self:
        """The change that takes this one back."""
        turned = (Step(step.route, step.after, step.before) for step in reversed(self.steps))
        seams = (len(self.steps) - seam for seam in reversed(self.seams))
        return type(self)(self.label, tuple(turned), tuple(seams))

    def join(self, later: "Change", label: str | None = None) -> "Change":
        """This change and a later one as a single change."""
        label = self.label if label is None else label
        if not self.steps or not later.steps:
            only = self if self.steps else later
            return Change(label, only.steps, only.seams)
        if _may_be_one(self, later):
            return Change(label, _merged(self.steps, later.steps))
        here = len(self.steps)
        seams = (*self.seams, here, *(here + seam for seam in later.seams))
        return Change(label, (*self.steps, *later.steps), seams)

    def touched(self) -> Touched:
        cells, things, keys = set(), set(), set()
        for step in self.steps:
            match step.route:
                case ("board", "terrain", cell):
                    cells.add(Cell.parse(cell))
                case ("blocked", edge):
                    cells.update(Cell.parse(cell) for cell in edge.split())
                case (collection, thing, *_):
                    things.add((collection, thing))
                case (key,):
                    keys.add(key)
        return Touched(frozenset(cells), frozenset(things), frozenset(keys))

    def to_plain(self) -> dict[str, Any]:
        """The change as data for a journal."""
        steps = [[list(step.route), step.before, step.after] for step in self.steps]
        seams = {"seams": list(self.seams)} if self.seams else {}
        return {"label": self.label, "steps": steps, **seams}

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Self:
        try:
            steps = [_step_from(*step) for step in plain["steps"]]
            seams = plain.get("seams", [])
            if isinstance(plain["label"], str) and _are_seams(seams, len(steps)):
                return cls(plain["label"], tuple(steps), tuple(seams))
        except (KeyError, TypeError):
            pass
        raise ValueError("this is no change: a change has a label and steps")

    def __bool__(self) -> bool:
        return bool(self.steps)


def _are_seams(seams: Any, length: int) -> bool:
    """Whether these are places between steps, in order."""
    return (
        isinstance(seams, list)
        and all(isinstance(seam, int) and 0 < seam < length for seam in seams)
        and seams == sorted(set(seams))
    )


def _step_from(route: Any, before: Any, after: Any) -> Step:
    if isinstance(route, list) and route and all(isinstance(name, str) for name in route):
        return Step(tuple(route), before, after)
    raise TypeError


def difference(old: Scenario, new: Scenario, label: str = "") -> Change:
    """The change that makes the new scenario of the old one."""
    return Change(label, tuple(steps_between(old, new)))


def apply(scenario: Scenario, change: Change) -> Scenario:
    """The scenario after the change; what did not change is shared with the old one."""
    if not change.steps:
        return scenario
    refuse_overwriting(scenario, [(step.route, step.after) for step in change.steps])
    for start, end in pairwise((0, *change.seams, len(change.steps))):
        scenario = _apply_part(scenario, change.steps[start:end])
    return scenario


def _apply_part(scenario: Scenario, steps: Sequence[Step]) -> Scenario:
    if are_independent(steps):
        return _apply_at_once(scenario, steps)
    for step in steps:
        scenario = _apply_at_once(scenario, (step,))
    return scenario


def _apply_at_once(scenario: Scenario, steps: Sequence[Step]) -> Scenario:
    for step in steps:
        found = look_at(scenario, step.route)
        if found != step.before:
            raise DoesNotApply(step, found)
    return alter_scenario(scenario, [(step.route, step.after) for step in steps])


def are_independent(steps: Sequence[Step]) -> bool:
    """Whether no two steps speak of one place, or of a place and something inside it."""
    routes = {step.route for step in steps}
    return len(routes) == len(steps) and not _nests(routes)


def _nests(routes: set[Route]) -> bool:
    return any(route[:length] in routes for route in routes for length in range(1, len(route)))


def _may_be_one(first: Change, then: Change) -> bool:
    """Whether two changes can be taken for one, applied at once."""
    if first.seams or then.seams or any(_is_sign(step) for step in then.steps):
        return False
    # A sign that went or got another meaning was needed for the cells of its own change only.
    if any(_is_sign(step) and step.before is not None for step in first.steps):
        return False
    both = {step.route for step in first.steps} | {step.route for step in then.steps}
    return are_independent(first.steps) and are_independent(then.steps) and not _nests(both)


def _is_sign(step: Step) -> bool:
    return step.route[:2] == ("board", "legend")


def _merged(first: Sequence[Step], then: Sequence[Step]) -> tuple[Step, ...]:
    """Two changes as one: two steps at one place become one."""
    steps = {step.route: step for step in first}
    for step in then:
        before = steps[step.route].before if step.route in steps else step.before
        steps[step.route] = Step(step.route, before, step.after)
    return tuple(step for step in steps.values() if step.before != step.after)
