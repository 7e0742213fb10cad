"""Findings that a designer accepts: the entries of `allow:`, each for a code at a place."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from model.change import Change
from model.forms import Step
from model.scenario import Scenario
from model.scenario_form import look_at
from validator.check import check_called
from validator.finding import ERROR, WARNING, Finding, Repair, Way

UNUSED = "SUP002"


class Allowance(NamedTuple):
    """One entry of `allow:`."""

    key: str
    code: str
    place: str
    reason: str

    def allows(self, finding: Finding) -> bool:
        """Whether it is this finding that is accepted. Without a place: one about no one thing."""
        if finding.code != self.code:
            return False
        return self.place in names_of(finding) if self.place else not finding.subject


def names_of(finding: Finding) -> Iterator[str]:
    """What an entry of `allow:` may call the place of a finding, the best name first."""
    if finding.subject:
        yield finding.subject
    if len(finding.route) > 1:
        yield "/".join(map(str, finding.route[:2]))
    yield from map(str, finding.cells)
    yield from map(str, finding.edges)


def allowances(scenario: Scenario) -> list[Allowance]:
    """The entries whose code means something; SUP001 speaks of the others."""
    found = []
    for key, entry in scenario.allow.items():
        known = check_called(entry.code)
        if known is not None:
            found.append(Allowance(key, known.code, entry.place, entry.reason or "allowed"))
    return found


def accepting(scenario: Scenario, code: str) -> Callable[[Way], bool]:
    """Whether a designer accepts what a check says of a thing, so that it is told by itself."""
    places = {entry.place for entry in allowances(scenario) if entry.code == code}
    return lambda route: not places.isdisjoint(names_of(Finding(message="", route=route)))


def unused(
    scenario: Scenario, entries: Iterable[Allowance], found: Iterable[Finding]
) -> list[Finding]:
    """A finding for each entry that accepts nothing that was found.

    Where there are errors nobody knows: they may hide what an entry is for.
    """
    found, entries = list(found), list(entries)
    errors = (one for one in found if one.severity is ERROR)
    if any(not any(entry.allows(error) for entry in entries) for error in errors):
        return []
    idle = [entry for entry in entries if not any(map(entry.allows, found))]
    return [_unused(scenario, entry) for entry in idle]


def _unused(scenario: Scenario, entry: Allowance) -> Finding:
    where = f" at {entry.place}" if entry.place else ""
    step = Step(("allow", entry.key), look_at(scenario, ("allow", entry.key)), None)
    change = Change(f"Stop allowing {entry.key}", (step,))
    return Finding(
        code=UNUSED,
        severity=WARNING,
        message=f"nothing is found that {entry.code}{where} would allow",
        route=("allow", entry.key),
        help="take the entry away",
        repair=Repair("take the entry away", change, safe=True),
    )
