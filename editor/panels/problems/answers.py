"""What can be done about a problem: repair it, repair all of its kind, or allow it here."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from editor.words import tr, trn
from model.forms.form import DoesNotFit, Step
from model.scenario.change import Change, DoesNotApply, apply, difference
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at
from validator.check import check_called
from validator.finding import Finding
from validator.reporting.allowing import place_of, why_never


class Mended(NamedTuple):
    """The repairs of a kind as one change, and how many were made."""

    change: Change
    number: int


def can_repair(finding: Finding) -> bool:
    """Whether there is a change that mends it."""
    return finding.repair is not None and bool(finding.repair.change)


def asks_first(finding: Finding) -> bool:
    """Whether its repair may be other than what the designer wants."""
    return finding.repair is not None and not finding.repair.safe


def repair_title(finding: Finding) -> str:
    title = finding.repair.title if finding.repair else ""
    return title[:1].upper() + title[1:]


def alike(finding: Finding, findings: Iterable[Finding]) -> list[Finding]:
    """The findings of the same code that can be repaired."""
    return [one for one in findings if one.code == finding.code and can_repair(one)]


def all_repaired(scenario: Scenario, findings: Iterable[Finding]) -> Mended:
    """The repairs of some findings as one step; those that another one has made needless fail."""
    after, count = scenario, 0
    for finding in findings:
        if finding.repair is None:
            continue
        try:
            after = apply(after, finding.repair.change)
            count += 1
        except (DoesNotApply, DoesNotFit):
            continue
    label = trn("repair of {n} problem", "repair of {n} problems", count)
    return Mended(difference(scenario, after, label), count)


def why_not_allowed(finding: Finding) -> str:
    """Why nobody can allow it; nothing where that is possible."""
    check = check_called(finding.code)
    return why_never(check) if check is not None else tr("it has no check")


def allowed_here(scenario: Scenario, finding: Finding, reason: str) -> Change:
    """The change that writes an entry of `allow:` for a finding."""
    if not reason.strip():
        raise DoesNotFit(tr("Say why this is as it should be."))
    entry: dict[str, Any] = {"code": finding.code}
    place = place_of(finding)
    if place:
        entry["place"] = place
    entry["reason"] = " ".join(reason.split())
    route = ("allow", " ".join(part for part in (finding.code, place) if part))
    label = tr("allow {code}").format(code=finding.code)
    return Change(label, (Step(route, look_at(scenario, route), entry),))


def no_longer_allowed(scenario: Scenario, finding: Finding) -> Change:
    """The change that takes the entries away that accept a finding."""
    from validator.reporting.allowing import Accepted, allowances

    entries = Accepted(allowances(scenario)).all_for(finding)
    routes = [("allow", entry.key) for entry in entries]
    steps = tuple(Step(route, look_at(scenario, route), None) for route in routes)
    return Change(tr("no longer allow {code}").format(code=finding.code), steps)
