"""What single checks tell about examples, for tests that look closer than at the codes."""

from model.change import apply
from model.files import ScenarioFile
from model.scenario import Scenario
from tests.validator.examples import as_file
from validator.check import check_called
from validator.finding import Finding
from validator.run import findings_of, results
from validator.survey import Survey, survey_of


def told(example: str, *codes: str) -> list[Finding]:
    """What these checks find in a layer over the tutorial, or in a whole file."""
    return told_of(as_file(example), *codes)


def told_of(file: ScenarioFile, *codes: str) -> list[Finding]:
    """What these checks find in a file."""
    return _found(survey_of(file.scenario, file), *codes)


def _found(survey: Survey, *codes: str) -> list[Finding]:
    checks = [check for code in codes if (check := check_called(code)) is not None]
    assert len(checks) == len(codes)
    return [finding for check in checks for finding in results(check, survey)]


def codes_after_repair(example: str, code: str) -> set[str]:
    """The codes that are left once everything of one code is repaired."""
    return {finding.code for finding in findings_of(repaired(example, code))}


def repaired(example: str, code: str) -> Scenario:
    """An example after the repairs of all findings of a code, and of what they lay bare."""
    scenario = as_file(example).scenario
    for _ in range(4):
        for finding in _found(survey_of(scenario), code):
            assert finding.repair is not None, finding.message
            scenario = apply(scenario, finding.repair.change)
    return scenario
