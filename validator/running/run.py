"""Running the checks: what they find in a scenario, root causes only, with their places."""

import os
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from model.files.scenario_files import ScenarioFile
from model.forms.frozen import dataclass
from model.scenario.scenario import Scenario
from model.unreadable import quoted
from model.wording.speech import tr
from validator.check import Check, checks_of
from validator.finding import ERROR, Finding, Partly
from validator.reporting.allowing import Accepted, Allowance, allowances, unused
from validator.reporting.placing import Placing, Span
from validator.reporting.report_filter import EVERY, Heard, Hearing
from validator.reporting.root_causes import wholly_read
from validator.survey.survey import Survey, survey_of

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
    mark: str = ""
    """What tells it from the others of its file, whatever lines come and go."""
    is_known: bool = False
    """Whether a baseline knows it."""


def findings_of(scenario: Scenario, *, play: bool = False) -> list[Finding]:
    """Everything the checks find in a scenario, allowed or not, root causes only."""
    return examined(survey_of(scenario), allowances(scenario), play=play).told


def examined(
    survey: Survey,
    accepted: Collection[Allowance] = (),
    *,
    play: bool = False,
    hearing: Hearing = EVERY,
) -> Heard:
    """The same for a survey, which may know the file of the scenario, as somebody wants it told."""
    checks = checks_of(survey.scenario.system)
    found = [one for check in checks if not check.asks_engine for one in _safely(check, survey)]
    heard = hearing.heard(in_order(found), checks, accepted)
    if play:
        found += _played(survey, heard, hearing, Accepted(accepted))
        heard = hearing.heard(in_order(found), checks, accepted)
    return heard


def _played(survey: Survey, heard: Heard, hearing: Hearing, accepted: Accepted) -> list[Finding]:
    """What bots find. They play only where nothing is an error: they could but stumble over it.

    Where nobody is told of that error, it is told that no bot played.
    """
    playing = [check for check in checks_of(survey.scenario.system) if check.asks_engine]
    errors = [finding for finding in heard.told if finding.severity is ERROR]
    if not errors:
        return [one for check in playing for one in _safely(check, survey)]
    open_ones = (one for one in errors if one not in heard.familiar and not accepted.accepts(one))
    if any(hearing.told_as(one) is ERROR for one in open_ones):
        return []
    why = Partly(tr("no bot plays before {code} is repaired", code=errors[0].code))
    return [check.in_part(why) for check in playing]


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
        message=tr(
            "Milepost failed while checking this file: {kind} {error}",
            kind=kind,
            error=quoted(str(error)),
        ),
        help=tr(
            "please report it, with the file if you can; {traceback}=1 shows where",
            traceback=TRACEBACK,
        ),
    )


def results(check: Check, survey: Survey) -> Iterator[Finding]:
    """What one check finds in all of a scenario."""
    if check.stage != "scenario" or not can_run(check, survey):
        return
    subjects = survey.all_subjects(check.subjects) if check.subjects else None
    yield from (finding for finding in check.findings(survey, subjects) if finding is not None)


def can_run(check: Check, survey: Survey) -> bool:
    """Whether everything is there that a check needs; what is missing has a finding of its own."""
    if not survey.broken.isdisjoint(wholly_read(check)):
        return False
    return not any(map(survey.why_lacking, check.needs))


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
    hearing: Hearing = EVERY,
) -> list[Placed]:
    """What is to be said about a file: findings with their places, in the order of the file.

    Allowed ones are there too, with the reason; an entry of `allow:` that allows nothing is a
    finding itself. Without `allow` the entries are not heeded, and with `heeded` only those of
    these keys. So are those that the `hearing` does not want: only they hide nothing.
    """
    survey = survey_of(file.scenario, file)
    checks = checks_of(survey.scenario.system)
    entries = allowances(survey.scenario) if allow else []
    accepted = entries if heeded is None else [one for one in entries if one.key in heeded]
    heard = examined(survey, accepted, play=play, hearing=hearing)
    idle = unused(survey.scenario, entries, heard.told) if allow else []
    heard = heard.beside(hearing.heard(idle, checks, accepted))
    stale = list(hearing.stale(heard, play=play))
    return placed_of(file, heard.beside(hearing.heard(stale, checks, ())), accepted)


def placed_of(file: ScenarioFile, heard: Heard, accepted: Collection[Allowance]) -> list[Placed]:
    """Findings with their places, in the order of the file."""
    placing, heeded = Placing(file), Accepted(accepted)
    placed = [_placed(placing, finding, heeded, heard) for finding in heard.told]
    return sorted(placed, key=lambda one: (one.span, one.finding.code, one.finding.message))


def _placed(placing: Placing, finding: Finding, accepted: Accepted, heard: Heard) -> Placed:
    span = placing.of_finding(finding)
    also = tuple([(placing.of(other.route), other.text) for other in finding.also])
    reason = next((one.reason for one in accepted.all_for(finding)), "")
    return Placed(
        finding, span, also, reason, heard.marks[finding], is_known=finding in heard.familiar
    )
