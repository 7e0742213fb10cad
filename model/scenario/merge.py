"""Three-way merge of scenarios by their things: two people's changes to one map, put together."""

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from itertools import pairwise
from typing import Any, NamedTuple

from model.boards.terrain import TerrainBoard
from model.collection import thaw
from model.forms.form import DoesNotFit, Route, Step
from model.forms.frozen import dataclass
from model.notation import Cell
from model.scenario.change import Change, apply, difference
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at, overwriting, read_scenario
from model.scenario.water_form import arm_by_arm

_TERRAIN = ("board", "terrain")
_LEGEND = ("board", "legend")
_SIZE = ("board", "size")
_MOST_LINES = 5_000


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
    """Both sets of changes to the base, and the conflicts by thing.

    A base that says nothing is that of a file which both sides added.
    """
    base = _of_one_system(base, ours, theirs)
    rivers = {name for one in (base, ours, theirs) for name in one.waters if one.waters[name].paths}
    rivals = _Rivals([*arm_by_arm(difference(base, ours).steps, rivers)])
    their_steps = [*arm_by_arm(difference(base, theirs).steps, rivers)]
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
    elif _SIZE in conflicts:
        taken = [step for step in taken if _is_within(ours, step)]
    taken = list(_without_overwriting(taken, ours, conflicts))
    steps = _fitted(taken, base, ours)
    return Merge(apply(ours, Change("merge", tuple(steps))), tuple(conflicts.values()))


def _without_overwriting(
    steps: Sequence[Step], ours: Scenario, conflicts: dict[Route, Conflict]
) -> Iterator[Step]:
    """Their steps but those into something of ours that cannot be read: these are conflicts."""
    spoilt = dict(overwriting(ours, [(step.route, step.after) for step in steps]))
    ours_written = {misfit.route: misfit.plain for misfit in ours.misfits.values()}
    for step in steps:
        misfit = spoilt.get(step.route)
        if misfit is None:
            yield step
        else:
            written = thaw(ours_written[misfit])
            conflicts[misfit] = Conflict(misfit, None, written, _inside(misfit, [step]))


def _of_one_system(base: Scenario, ours: Scenario, theirs: Scenario) -> Scenario:
    """The base as a scenario of our system, which must be theirs too."""
    if base == Scenario() and ours.system:
        base = read_scenario({"system": ours.system})
    named = {"ours": ours, "theirs": theirs, "the base": base}
    systems = {name: scenario.system for name, scenario in named.items()}
    if ours.system != theirs.system:
        del systems["the base"]
    if len(set(systems.values())) > 1:
        said = (f"{name} is {system or 'of no system'}" for name, system in systems.items())
        raise DoesNotFit(f"they are of different systems: {', '.join(said)}")
    return base


def _is_within(ours: Scenario, step: Step) -> bool:
    """Whether our board has room for a painted cell; where both resized it, ours stands."""
    if step.route[:2] != _TERRAIN or not isinstance(ours.board, TerrainBoard):
        return True
    return ours.board.in_bounds(Cell.parse(step.route[2]))


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


# -- texts


class _Hunk(NamedTuple):
    """Lines of the base, from start to before end, and what a side says in their place."""

    start: int
    end: int
    lines: tuple[str, ...]


def merged_text(base: str, ours: str, theirs: str) -> str | None:
    """Both sides' changed lines in one text; None where they meet, or where there are too many.

    Whoever takes the text must read it: lines know nothing of things.
    """
    lines = base.splitlines(keepends=True)
    sides = [_hunks(lines, side.splitlines(keepends=True)) for side in (ours, theirs)]
    if sides[0] is None or sides[1] is None:
        return None
    hunks = sorted({*sides[0], *sides[1]})
    if any(_meet(one, other) for one, other in pairwise(hunks)):
        return None
    for hunk in reversed(hunks):
        lines[hunk.start : hunk.end] = hunk.lines
    return "".join(lines)


def _meet(one: _Hunk, other: _Hunk) -> bool:
    """Whether two hunks overlap, or touch where one only adds lines: which is first is open."""
    adds = one.start == one.end or other.start == other.end
    return other.start < one.end or (adds and other.start == one.end)


def _hunks(base: list[str], side: list[str]) -> list[_Hunk] | None:
    """What a side changed; None where that would take long to find out."""
    first = _shared(base, side)
    before, after = base[first:], side[first:]
    last = _shared(before[::-1], after[::-1])
    before, after = before[: len(before) - last], after[: len(after) - last]
    if max(len(before), len(after)) > _MOST_LINES:
        return None
    return [
        _Hunk(first + start, first + end, tuple(after[begin:stop]))
        for what, start, end, begin, stop in SequenceMatcher(None, before, after).get_opcodes()
        if what != "equal"
    ]


def _shared(one: Sequence[str], other: Sequence[str]) -> int:
    """How many lines two texts share at their beginning."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((n for n, (a, b) in pairs if a != b), min(len(one), len(other)))
