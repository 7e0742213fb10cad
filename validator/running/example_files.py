"""The examples in the docstrings of checks, as files: layers over the tutorial, or whole files."""

from dataclasses import replace

from model.bundled import bundled_scenarios
from model.files.scenario_files import ScenarioFile, read_text
from validator.catalogue.documentation import page_of
from validator.check import Check
from validator.reporting.allowing import entry_for, place_of, why_never
from validator.running.run import examined
from validator.survey.survey import survey_of

HEAD = "format: 1\nid: example\nextends: tutorial.milepost.yaml\n"


def as_file(example: str) -> ScenarioFile:
    """An example as a file that lies beside the tutorial."""
    text = example if example.startswith("format:") else HEAD + example
    path = bundled_scenarios()["tutorial"].parent / "example.milepost.yaml"
    return replace(read_text(text, path.name, path.parent, (path,)), path=path)


def example_entry(check: Check) -> str:
    """The entry of `allow:` that would accept what a check finds in its bad example.

    Nothing where none can, where it should rather be mended, or where bots would have to play.
    """
    bad = page_of(check).bad
    if not bad or check.hides_all or check.asks_engine or why_never(check):
        return ""
    file = as_file(bad)
    found = examined(survey_of(file.scenario, file)).told
    places = [place_of(finding) for finding in found if finding.code == check.code]
    return entry_for(check.code, places[0]) if places else ""
