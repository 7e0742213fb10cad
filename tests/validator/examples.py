"""The examples in the docstrings of checks, as files: layers over the tutorial, or whole files."""

from pathlib import Path

from model.bundled import bundled_scenarios
from model.files import ScenarioFile, read_text
from validator.check import Check
from validator.documentation import page_of
from validator.run import examine

HEAD = "format: 1\nid: example\nextends: tutorial.milepost.yaml\n"


def tutorial_folder() -> Path:
    return bundled_scenarios()["tutorial"].parent


def as_file(example: str) -> ScenarioFile:
    """An example as a file that lies beside the tutorial."""
    text = example if example.startswith("format:") else HEAD + example
    folder = tutorial_folder()
    return read_text(text, "example.milepost.yaml", folder, (folder / "example.milepost.yaml",))


def codes_in(example: str, *, play: bool = False) -> list[str]:
    """The codes that are told about an example, in order."""
    return sorted(placed.finding.code for placed in examine(as_file(example), play=play))


def bad_codes(check: Check) -> list[str]:
    return codes_in(page_of(check).bad, play=check.asks_engine)


def good_codes(check: Check) -> list[str]:
    return codes_in(page_of(check).good, play=check.asks_engine)
