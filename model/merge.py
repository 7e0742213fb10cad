"""Three-way merge of scenarios by their things: two people's changes to one map, put together."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from model.boards.terrain import TerrainBoard
from model.change import Change, apply, difference
from model.forms import Route, Step
from model.scenario import Scenario
from model.scenario_form import look_at

_TERRAIN = ("board", "terrain")
_LEGEND = ("board", "legend")


@dataclass(frozen=True, slots=True)
class Conflict:
    """A place both sides changed in different ways."""

    route: Route
    base: Any
    ours: Any
    theirs: Any

    @property
    def thing(self) -> str:
        """The name of the thing in conflict, such as "cities / aston"."""
        return " / ".join(self.route)


@dataclass(frozen=True, slots=True)
class Merge:
    """The merged scenario; where the sides conflict it says what ours says."""

    scenario: Scenario
    conflicts: tuple[Conflict, ...]


def merge(base: Scenario, ours: Scenario, theirs: Scenario) -> Merge:
    """Both sets of changes to the base, and the conflicts by thing."""
    rivals = _Rivals(difference(base, ours).steps)
    their_steps = difference(base, theirs).steps
    taken: list[Step] = []
    conflicts: dict[Route, Conflict] = {}
    for step in their_steps:
        against = rivals.of(step)
        if not against:
            taken.append(step)
        elif against != [step] and not _is_new_sign(step):
            _note(conflicts, step, against)
    if _TERRAIN in conflicts:
        taken = [step for step in taken if step.route[0] != "board"]
    steps = _fitted(taken, base, ours)
    return Merge(apply(ours, Change("merge", tuple(steps))), tuple(conflicts.values()))


def _is_new_sign(step: Step) -> bool:
    """A new sign is no conflict: terrain is merged by kind and finds a free sign."""
    return step.route[:2] == _LEGEND and step.before is None


def _fitted(steps: Sequence[Step], base: Scenario, ours: Scenario) -> Iterator[Step]:
    """Their steps as they fit our board, whose signs may have got other meanings meanwhile."""
    by_cells = all(step.route != _TERRAIN for step in steps)
    for step in steps:
        if step.route[:2] == _TERRAIN and len(step.route) == 3:
            yield step._replace(before=look_at(ours, step.route))
        elif step.route[:2] != _LEGEND or not by_cells or _sign_fits(step, base, ours):
            yield step


def _sign_fits(step: Step, base: Scenario, ours: Scenario) -> bool:
    """Whether a sign may come or go: not if its kind has one already, nor if we paint with it."""
    if not isinstance(ours.board, TerrainBoard) or not isinstance(base.board, TerrainBoard):
        return True
    if step.before is None:
        ours_new = set(ours.board.legend.values()) - set(base.board.legend.values())
        return step.after not in ours_new
    return step.after is not None or not any(step.route[2] in row for row in ours.board.terrain)


class _Rivals:
    """Our steps, found by a place at, above or below theirs."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self._at = {step.route: step for step in steps}
        self._below: dict[Route, list[Step]] = {}
        for step in steps:
            for length in range(1, len(step.route)):
                self._below.setdefault(step.route[:length], []).append(step)

    def of(self, step: Step) -> list[Step]:
        for length in range(len(step.route), 0, -1):
            if step.route[:length] in self._at:
                return [self._at[step.route[:length]]]
        return self._below.get(step.route, [])


def _note(conflicts: dict[Route, Conflict], theirs: Step, ours: list[Step]) -> None:
    """Adds a conflict under the outer of the two places; several inside one thing are one."""
    rival = ours[0]
    if len(rival.route) < len(theirs.route):
        known = conflicts.get(rival.route)
        inside = {**(known.theirs if known else {}), **_inside(rival.route, [theirs])}
        conflicts[rival.route] = Conflict(rival.route, rival.before, rival.after, inside)
        return
    said = rival.after if rival.route == theirs.route else _inside(theirs.route, ours)
    conflicts[theirs.route] = Conflict(theirs.route, theirs.before, said, theirs.after)


def _inside(outer: Route, steps: list[Step]) -> dict[str, Any]:
    """What steps say inside a thing, for people."""
    return {"/".join(step.route[len(outer) :]): step.after for step in steps}
