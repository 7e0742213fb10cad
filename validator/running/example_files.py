"""The examples in the docstrings of checks, as files: layers over a map, or whole files.

A system names in `validator/systems/NAME/example_map` the bundled MAP that examples of its checks
stand on. The examples of checks for every system stand on the map that is shipped to learn from.
"""

from dataclasses import replace
from functools import cache
from typing import Final

from model.bundled import bundled_scenarios
from model.files.scenario_files import ScenarioFile, read_text
from model.systems import part_of
from validator.catalogue.documentation import page_of
from validator.check import Check
from validator.reporting.allowing import entry_for, place_of, why_never
from validator.running.run import in_order, results
from validator.survey.survey import survey_of

SHARED_MAP: Final = "tutorial"
"""What the examples of checks for every system stand on."""


@cache
def example_map(system: str = "") -> str:
    """The map over which examples of a system's checks are layers; nothing where it has none."""
    if not system:
        return SHARED_MAP
    part = part_of("validator", system, "example_map")
    return "" if part is None else str(part.MAP)


def head(system: str = "") -> str:
    """What stands before an example that is no whole file."""
    below = example_map(system)
    return f"format: 1\nid: example\nextends: {below}.milepost.yaml\n" if below else ""


def text_of(example: str, system: str = "") -> str:
    """The whole text of an example, which may be a layer over the map it stands on."""
    return example if example.startswith("format:") else head(system) + example


def as_file(example: str, system: str = "") -> ScenarioFile:
    """An example as a file that lies beside the map it stands on."""
    text = text_of(example, system)
    beside = bundled_scenarios().get(example_map(system) or example_map())
    if beside is None:
        return read_text(text, "example.milepost.yaml")
    path = beside.parent / "example.milepost.yaml"
    return replace(read_text(text, path.name, path.parent, (path,)), path=path)


def example_entry(check: Check) -> str:
    """The entry of `allow:` that would accept what a check finds in its bad example.

    Nothing where none can, where it should rather be mended, or where bots would have to play.
    """
    bad = page_of(check).bad
    if not bad or check.hides_all or check.asks_engine or why_never(check):
        return ""
    file = as_file(bad, check.system)
    # Its example raises this check and no other: nobody else has to be asked.
    found = in_order(results(check, survey_of(file.scenario, file)))
    return entry_for(check.code, place_of(found[0])) if found else ""
