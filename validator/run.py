"""Running the checks: what they find in a scenario, root causes only, with their places."""

import os
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from model.files import ScenarioFile
from model.scenario import Scenario
from model.unreadable import quoted
from validator.allowing import Accepted, Allowance, allowances, unused
from validator.check import Check, checks_of
from validator.finding import ERROR, Finding
from validator.placing import Placing, Span
from validator.survey import Survey, survey_of

INTERNAL: Final = "INT001"
TRACEBACK: Final = "MILEPOST_TRACEBACK"
"""Who sets this in the environment sees where a check breaks down."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A finding with its places in the file, and the reason where somebody accepts it."""

    finding: Finding
    span: Span
    also: tuple[tuple[Span, str], ...] = ()
    allowed: str = ""


def findings_of(scenario: Scenario, *, play: bool = False) -> list[Finding]:
    """Everything the checks find in a scenario, allowed or not, root causes only."""
    return examined(survey_of(scenario), allowances(scenario), play=play)


def examined(
    survey: Survey, accepted: Collection[Allowance] = (), *, play: bool = False
) -> list[Finding]:
    """The same for a survey, which may know the file of the scenario.

    Bots play only where nothing is an error: they could but stumble over what is known already.
    """
    checks = checks_of(survey.scenario.system)
    found = [one for check in checks if not check.asks_engine for one in _safely(check, survey)]
    told = roots(found, checks, accepted)
    if play and not any(finding.severity is ERROR for finding in told):
        found += [one for check in checks if check.asks_engine for one in _safely(check, survey)]
        told = roots(found, checks, accepted)
    return in_order(told)


def _safely(check: Check, survey: Survey) -> list[Finding]:
    """What one check finds; one that breaks down says so, and the others are heard all the same."""
    try:
        return list(results(check, survey))
    except Exception as error:
        if os.environ.get(TRACEBACK):
            raise
        return [broken_down(error)]


def broken_down(error: Exception) -> Finding:
    """What is to be said where Milepost itself fails; checks that fail alike say it alike."""
    kind = type(error).__name__
    return Finding(
        code=INTERNAL,
        severity=ERROR,
        message=f"Milepost failed while checking this file: {kind} {quoted(str(error))}",
        help=f"please report it, with the file if you can; {TRACEBACK}=1 shows where",
    )


def results(check: Check, survey: Survey) -> Iterator[Finding]:
    """What one check finds in all of a scenario."""
    if check.stage != "scenario" or not can_run(check, survey):
        return
    subjects = survey.all_subjects(check.subjects) if check.subjects else None
    yield from (finding for finding in check.findings(survey, subjects) if finding is not None)


def can_run(check: Check, survey: Survey) -> bool:
    """Whether everything is there that a check needs; what is missing has a finding of its own."""
    if not survey.broken.isdisjoint(_wholly_read(check)):
        return False
    return not any(map(survey.why_lacking, check.needs))


def _wholly_read(check: Check) -> frozenset[str]:
    """The keys under which everything must be readable for a check to make sense."""
    if check.hides_all:
        return frozenset()
    players = check.reads & {"players"}
    return frozenset(check.whole) | players | ({"board"} if "ground" in check.needs else set())


def roots(
    found: Iterable[Finding], checks: Iterable[Check], accepted: Collection[Allowance] = ()
) -> list[Finding]:
    """The findings that do not only follow from another one.

    What is accepted stays as it is, so it hides nothing but what follows at its own place. And no
    warning hides an error elsewhere: then a map would pass that cannot be played.
    """
    found = list(found)
    by_code = {check.code: check for check in checks}
    hidden_at: dict[str, set[object]] = {}
    for finding in found:
        check = by_code.get(finding.code)
        for code in check.implies if check is not None else ():
            hidden_at.setdefault(code, set()).update(finding.places)
    is_accepted = Accepted(accepted).accepts
    open_ones = [one for one in found if not is_accepted(one)]
    hidden = _hidden_by([one for one in open_ones if one.severity is ERROR], by_code)
    unfit = {one.route[0] for one in found if one.route and _is_unread(one, by_code)}
    for code, check in by_code.items() if unfit else ():
        if not unfit.isdisjoint(_wholly_read(check)):
            hidden.add(code)
    unread = _not_to_be_judged(found, by_code)
    for code in _judging(by_code.values()) if unread else ():
        hidden_at.setdefault(code, set()).update(unread)
    doubtful = hidden | _hidden_by(open_ones, by_code)
    return [
        finding
        for finding in found
        if finding.code not in (hidden if finding.severity is ERROR else doubtful)
        and hidden_at.get(finding.code, _NONE).isdisjoint(finding.places)
    ]


def _hidden_by(found: Iterable[Finding], by_code: Mapping[str, Check]) -> set[str]:
    """The codes that follow from findings anywhere, or rest on what these say not to trust."""
    found = [one for one in found if one.code in by_code]
    spoilt = {what for one in found for what in one.spoils}
    errors = {one.code for one in found if one.severity is ERROR}
    spoilt |= {what for code in errors for what in by_code[code].spoils}
    followed = {code for one in found for code in by_code[one.code].implies_anywhere}
    return followed | {
        code
        for code, check in by_code.items()
        if not spoilt.difference(check.spoils).isdisjoint((*check.needs, *check.whole))
    }


def _judging(checks: Iterable[Check]) -> Iterator[str]:
    """The codes of checks that judge what is read, and so not what cannot be read."""
    return (check.code for check in checks if not check.hides_all and check.stage == "scenario")


def _not_to_be_judged(found: Iterable[Finding], by_code: Mapping[str, Check]) -> set[object]:
    """The places of which something is told that hides all else there."""
    telling = (one for one in found if _is_unread(one, by_code))
    return {place for finding in telling for place in finding.places}


def _is_unread(finding: Finding, by_code: Mapping[str, Check]) -> bool:
    """Whether a finding says that something cannot be read, or not as it was meant."""
    return finding.code in by_code and by_code[finding.code].hides_all


_NONE: frozenset[object] = frozenset()


def in_order(found: Iterable[Finding]) -> list[Finding]:
    """Findings in an order that does not hang on the order of checks or on hashes."""
    return sorted(dict.fromkeys(found), key=_order)


def _order(finding: Finding) -> tuple[object, ...]:
    where = [str(name).zfill(6) if isinstance(name, int) else name for name in finding.route]
    return (where, finding.code, finding.word, finding.message)


def examine(
    file: ScenarioFile,
    *,
    play: bool = False,
    allow: bool = True,
    heeded: frozenset[str] | None = None,
) -> list[Placed]:
    """What is to be said about a file: findings with their places, in the order of the file.

    Allowed ones are there too, with the reason; an entry of `allow:` that allows nothing is a
    finding itself. Without `allow` the entries are not heeded, and with `heeded` only those of
    these keys.
    """
    survey = survey_of(file.scenario, file)
    entries = allowances(survey.scenario) if allow else []
    accepted = entries if heeded is None else [one for one in entries if one.key in heeded]
    found = examined(survey, accepted, play=play)
    found += unused(survey.scenario, entries, found) if allow else []
    placing = Placing(file)
    heard = Accepted(accepted)
    placed = [_placed(placing, finding, heard) for finding in found]
    return sorted(placed, key=lambda one: (one.span, one.finding.code, one.finding.message))


def _placed(placing: Placing, finding: Finding, accepted: Accepted) -> Placed:
    span = placing.of_finding(finding)
    also = tuple([(placing.of(other.route), other.text) for other in finding.also])
    reason = next((one.reason for one in accepted.all_for(finding)), "")
    return Placed(finding, span, also, reason)
