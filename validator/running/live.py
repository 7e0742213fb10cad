"""Live findings for an editor: after a Change only what it can matter to is checked again.

Checks with few subjects near the change run at once; searches over the whole map wait in a queue
and go on in slices whenever there is time. Once the queue is empty the table holds exactly what
a run from nothing would find.
"""

import os
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

from model.boards import grid
from model.boards.terrain import TerrainBoard
from model.notation import Cell
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from validator.check import Check, checks_of
from validator.finding import Finding
from validator.reporting.allowing import allowances, unused
from validator.reporting.choosing import Choice
from validator.reporting.root_causes import roots
from validator.running.run import TRACEBACK, broken_down, can_run, in_order
from validator.survey.survey import CELLS, Survey, survey_of

AT_ONCE = 2_000
"""A check is run at once for at most so many subjects."""
CHUNK = 1_000
BOARD, LEGEND = "board", "legend"

Table = dict[str, tuple[Finding, ...]]


class Live:
    """The findings of a scenario that is being edited."""

    def __init__(self, scenario: Scenario, choice: Choice | None = None) -> None:
        self.choice = choice or Choice()
        """As how grave findings are told: a target keeps the verdicts of its version."""
        self._begin(scenario)

    def _begin(self, scenario: Scenario) -> None:
        self.survey = survey_of(scenario)
        self._checks = {c.code: c for c in checks_of(scenario.system) if not c.asks_engine}
        self._tables: dict[str, Table] = {code: {} for code in self._checks}
        self._could: dict[str, bool] = {}
        self._waiting: dict[str, Iterator[tuple[str, Finding] | None]] = {}
        self._fresh: dict[str, dict[str, list[Finding]]] = {}
        for check in self._checks.values():
            self._later(check)

    def check_anew(self) -> None:
        """Forgets what was found, and begins from nothing."""
        self._begin(self.survey.scenario)

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to check."""
        return not self._waiting

    def findings(self) -> list[Finding]:
        """What is known by now, root causes only."""
        found = (f for table in self._tables.values() for many in table.values() for f in many)
        scenario = self.survey.scenario
        accepted = allowances(scenario)
        by_weight = roots(found, self._checks.values(), accepted, self.choice.severity_of)
        told = in_order(map(self._as_told, by_weight))
        if not self.is_settled:
            return told
        return in_order([*told, *unused(scenario, accepted, told)])

    def _as_told(self, finding: Finding) -> Finding:
        severity = self.choice.severity_of(finding)
        return finding if severity == finding.severity else replace(finding, severity=severity)

    def change(self, scenario: Scenario, change: Change) -> None:
        """The scenario has become another one by this change."""
        if scenario.system != self.survey.scenario.system:
            self._begin(scenario)
            return
        before, self.survey = self.survey, survey_of(scenario, None, self.survey)
        before.before = None
        keys, cells = _touched(change)
        for check in self._checks.values():
            if not keys.isdisjoint(check.reads) or self._toggled(check):
                self._look_again(check, keys, cells, before)

    def work(self, is_time_up: Callable[[], bool]) -> bool:
        """Checks on until the time is up; False once there is nothing left to do."""
        while self._waiting:
            code = next(iter(self._waiting))
            for found in self._waiting[code]:
                if found is not None:
                    self._fresh[code].setdefault(found[0], []).append(found[1])
                if is_time_up():
                    return True
            del self._waiting[code]
            self._tables[code] = {key: tuple(many) for key, many in self._fresh.pop(code).items()}
        return False

    def settle(self) -> list[Finding]:
        """Checks everything that waits, and gives the findings."""
        self.work(lambda: False)
        return self.findings()

    def _toggled(self, check: Check) -> bool:
        """Whether a check that could not run now can, or the other way round."""
        return can_run(check, self.survey) != self._could[check.code]

    def _look_again(
        self, check: Check, keys: Collection[str], cells: frozenset[Cell], before: Survey
    ) -> None:
        """Runs a check again, at once where it is about few things, else later."""
        is_near = keys == {BOARD} and check.reach is not None and check.code not in self._waiting
        could, self._could[check.code] = self._could[check.code], can_run(check, self.survey)
        if not could or not self._could[check.code] or not is_near:
            self._afresh(check)
            return
        subjects = _near(check, cells, (before, self.survey))
        if len(subjects) > AT_ONCE:
            self._later(check)
        else:
            self._now(check, subjects)

    def _afresh(self, check: Check) -> None:
        few = check.subjects and len(self.survey.all_subjects(check.subjects)) <= AT_ONCE
        if check.subjects and check.subjects != CELLS and few:
            self._drop(check)
            if self._could[check.code]:
                self._now(check, list(self.survey.all_subjects(check.subjects)))
        else:
            self._later(check)

    def _drop(self, check: Check) -> None:
        self._tables[check.code] = {}
        self._waiting.pop(check.code, None)
        self._fresh.pop(check.code, None)

    def _now(self, check: Check, subjects: Collection[Any]) -> None:
        table = self._tables[check.code]
        for name in map(str, subjects):
            table.pop(name, None)
        found: dict[str, list[Finding]] = {}
        for one in _heard_out(check, self.survey, _picked(self.survey, check, subjects)):
            if one is not None:
                found.setdefault(one.subject, []).append(one)
        table.update({name: tuple(many) for name, many in found.items()})

    def _later(self, check: Check) -> None:
        self._waiting.pop(check.code, None)
        self._could[check.code] = can_run(check, self.survey)
        self._fresh[check.code] = {}
        self._waiting[check.code] = self._searching(check, self.survey)

    def _searching(self, check: Check, survey: Survey) -> Iterator[tuple[str, Finding] | None]:
        """A check over the whole scenario, with pauses."""
        yield None
        if check.stage != "scenario" or not can_run(check, survey):
            return
        everything = survey.all_subjects(check.subjects) if check.subjects else None
        for part in [None] if everything is None else _in_chunks(everything):
            subjects = None if part is None else _picked(survey, check, part)
            for found in _heard_out(check, survey, subjects):
                yield None if found is None else (found.subject, found)
            yield None


def _heard_out(check: Check, survey: Survey, subjects: Any) -> Iterator[Finding | None]:
    """What a check finds; one that breaks down says so, and whoever edits can go on."""
    try:
        yield from check.findings(survey, subjects)
    except Exception as error:
        if os.environ.get(TRACEBACK):
            raise
        yield broken_down(error)


def _in_chunks(subjects: Iterable[Any]) -> Iterator[list[Any]]:
    left = iter(subjects)
    while chunk := list(islice(left, CHUNK)):
        yield chunk


def _picked(survey: Survey, check: Check, subjects: Iterable[Any]) -> Any:
    """Some subjects as the check wants them: cells, or things by id."""
    if check.subjects == CELLS:
        board = survey.scenario.board
        return [cell for cell in subjects if isinstance(board, TerrainBoard) and board.has(cell)]
    things = survey.things(check.subjects)
    return {name: things[name] for name in subjects if name in things}


def _touched(change: Change) -> tuple[frozenset[str], frozenset[Cell]]:
    """The keys that a change touches, and the cells that it paints.

    Painted cells touch the board; whatever else changes of a board touches its legend as well.
    """
    keys, cells = set(), set()
    for step in change.steps:
        keys.add(step.route[0])
        if step.route[:2] == (BOARD, "terrain") and len(step.route) == 3:
            cells.add(Cell.parse(step.route[2]))
        elif step.route[0] == BOARD:
            keys.add(LEGEND)
        elif step.route[0] == "misfits":
            keys |= _keys_of_misfit(step.before) | _keys_of_misfit(step.after)
    return frozenset(keys), frozenset(cells)


def _keys_of_misfit(plain: Any) -> set[str]:
    return {str(plain["route"][0])} if plain and plain["route"] else set()


def _near(
    check: Check, cells: frozenset[Cell], surveys: tuple[Survey, Survey]
) -> Collection[Cell] | Collection[str]:
    """The subjects to which a change of these cells can matter, as it was or as it is."""
    around = set(cells)
    edge = around
    for _ in range(check.reach or 0):
        edge = {near for cell in edge for near in grid.neighbours(cell)} - around
        around |= edge
    if check.subjects == CELLS:
        return around
    names = dict.fromkeys(name for s in surveys for name in s.all_subjects(check.subjects))
    return [name for name in names if any(_is_near(s, check, name, around) for s in surveys)]


def _is_near(survey: Survey, check: Check, name: str, around: set[Cell]) -> bool:
    cells = survey.cells_of(check.subjects, name)
    return cells is None or not around.isdisjoint(cells)
