"""Examples as files, layers over the tutorial or whole ones: what is told of them, and repaired."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from model.bundled import bundled_scenarios
from model.files.scenario_files import ScenarioFile
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from validator.catalogue.documentation import page_of
from validator.check import Check, check_called
from validator.finding import Finding
from validator.reporting.allowing import Allowance
from validator.reporting.report_filter import Heard, Hearing
from validator.running import example_files
from validator.running.run import Placed, examine, findings_of, results
from validator.survey.survey import Survey, survey_of

HEAD = example_files.head()
as_file = example_files.as_file
SHARED_MAP = example_files.SHARED_MAP
ROUNDS = 4
"""A repair may lay something bare that can be repaired too."""


def tutorial_folder() -> Path:
    return bundled_scenarios()["tutorial"].parent


# -- what is told


@dataclass(frozen=True, slots=True)
class Noting(Hearing):
    """Somebody who wants to be told everything, and writes down what was found before that."""

    found: list[tuple[Finding, ...]] = field(default_factory=list)
    """What was found in each round: all that checks find in the first."""

    def heard(
        self, found: Sequence[Finding], checks: Collection[Check], accepted: Collection[Allowance]
    ) -> Heard:
        self.found.append(tuple(found))
        return Hearing.heard(self, found, checks, accepted)


Looked = tuple[tuple[Placed, ...], tuple[Finding, ...]]


def _looked_at(example: str, system: str, *, play: bool) -> Looked:
    """What is told of an example and what is found, whichever system is named with its text."""
    home = system if _folder(system) != _folder("") else ""
    return _looked_at_once(example_files.text_of(example, system), home, play=play)


@cache
def _folder(system: str) -> Path | None:
    """Where the map lies that examples of a system stand on."""
    found = bundled_scenarios().get(example_files.example_map(system) or SHARED_MAP)
    return found.parent if found else None


@cache
def _looked_at_once(text: str, home: str, *, play: bool) -> Looked:
    """The same of a whole text: those of pages are looked at by many tests."""
    noting = Noting()
    placed = examine(as_file(text, home), play=play, hearing=noting)
    return tuple(placed), noting.found[0]


def examined(example: str, system: str = "", *, play: bool = False) -> tuple[Placed, ...]:
    """All that is told of an example, allowed or not."""
    return _looked_at(example, system, play=play)[0]


def all_found(example: str) -> tuple[Finding, ...]:
    """All that checks find in an example, whatever only follows from something else."""
    return _looked_at(example, "", play=False)[1]


def told(example: str, *codes: str) -> list[Finding]:
    """Everything that is told about an example, or what has these codes, in order of the file."""
    found = [placed.finding for placed in examined(example)]
    return [finding for finding in found if not codes or finding.code in codes]


def messages(example: str) -> list[str]:
    return [f"{finding.code} {finding.message}" for finding in told(example)]


def codes_in(example: str, *, play: bool = False, system: str = "") -> list[str]:
    """The codes that are told about an example, in order."""
    return sorted(placed.finding.code for placed in examined(example, system, play=play))


def bad_codes(check: Check) -> list[str]:
    return codes_in(page_of(check).bad, play=check.asks_engine, system=check.system)


def good_codes(check: Check) -> list[str]:
    return codes_in(page_of(check).good, play=check.asks_engine, system=check.system)


def found_by(example: str, *codes: str) -> list[Finding]:
    """What these checks find in an example, whatever others say that would hide it."""
    return found_in(as_file(example), *codes)


def found_in(file: ScenarioFile, *codes: str) -> list[Finding]:
    """The same for a file."""
    return _found(survey_of(file.scenario, file), *codes)


def _found(survey: Survey, *codes: str) -> list[Finding]:
    checks = [check for code in codes if (check := check_called(code)) is not None]
    assert len(checks) == len(codes)
    return [finding for check in checks for finding in results(check, survey)]


# -- what is repaired


def repaired(example: str, *codes: str) -> Scenario:
    """An example after the repairs of all that is told, or of all that these checks find.

    Whatever has one of these codes must have a repair.
    """
    scenario = as_file(example).scenario
    if not codes:
        return _with_repairs(scenario, told(example))
    for _ in range(ROUNDS):
        scenario = _with_repairs(scenario, _found(survey_of(scenario), *codes), all_have_one=True)
    return scenario


def _with_repairs(
    scenario: Scenario, findings: Iterable[Finding], *, all_have_one: bool = False
) -> Scenario:
    for finding in findings:
        assert finding.repair is not None or not all_have_one, finding.message
        if finding.repair is not None:
            scenario = apply(scenario, finding.repair.change)
    return scenario


def codes_after_repair(example: str, *codes: str) -> set[str]:
    """The codes that are left once everything of some codes is repaired."""
    return {finding.code for finding in findings_of(repaired(example, *codes))}


# -- examples


def card(name: str, *effects: str, duration: str = "1 turn", count: int = 1) -> str:
    """A card instead of one of the tutorial, or besides."""
    lines = "".join(f"  - {{effect: {effect}}}\n" for effect in effects)
    head = f"- id: {name}\n  name: {name.title()}\n  duration: {duration}\n  count: {count}\n"
    return head + (f"  effects:\n{lines}" if effects else "  effects: []\n")


def cards(*texts: str) -> str:
    """A layer with these event cards; the number of cards in the deck is not promised."""
    return "rules: {declared: {event_cards: null}}\nevents:\n" + "".join(texts)
