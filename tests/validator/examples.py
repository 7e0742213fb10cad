"""The examples in the docstrings of checks, as files: layers over the tutorial, or whole files."""

from dataclasses import replace
from pathlib import Path

from model.bundled import bundled_scenarios
from model.change import apply
from model.files import ScenarioFile, read_text
from validator.check import Check
from validator.documentation import page_of
from validator.finding import Finding
from validator.run import examine, findings_of

HEAD = "format: 1\nid: example\nextends: tutorial.milepost.yaml\n"


def tutorial_folder() -> Path:
    return bundled_scenarios()["tutorial"].parent


def as_file(example: str) -> ScenarioFile:
    """An example as a file that lies beside the tutorial."""
    text = example if example.startswith("format:") else HEAD + example
    path = tutorial_folder() / "example.milepost.yaml"
    return replace(read_text(text, path.name, path.parent, (path,)), path=path)


def codes_in(example: str, *, play: bool = False) -> list[str]:
    """The codes that are told about an example, in order."""
    return sorted(placed.finding.code for placed in examine(as_file(example), play=play))


def bad_codes(check: Check) -> list[str]:
    return codes_in(page_of(check).bad, play=check.asks_engine)


def good_codes(check: Check) -> list[str]:
    return codes_in(page_of(check).good, play=check.asks_engine)


def told(example: str, code: str) -> list[Finding]:
    """The findings of one check about an example, in the order of the file."""
    placed = examine(as_file(example))
    return [one.finding for one in placed if one.finding.code == code]


def after_repair(example: str, code: str) -> list[str]:
    """The codes that are left once the only repair that a check offers is made."""
    file = as_file(example)
    (repair,) = (f.repair for f in told(example, code) if f.repair is not None)
    return sorted({finding.code for finding in findings_of(apply(file.scenario, repair.change))})
