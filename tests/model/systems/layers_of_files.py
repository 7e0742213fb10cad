"""Scenarios that stand on others, written into a folder and loaded."""

from pathlib import Path
from typing import Any

from model.files.scenario_files import load, read_text
from model.rules.resolving import resolve_rules
from model.scenario.scenario import Scenario


def sound(scenario: Scenario) -> Scenario:
    """The scenario, all of which could be read."""
    assert not scenario.misfits
    assert resolve_rules(scenario).troubles == ()
    return scenario


def read_soundly(text: str) -> Scenario:
    return sound(read_text(text).scenario)


def below_in(folder: Path, text: str) -> Path:
    """A file to stand on."""
    path = folder / "below.milepost.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def over(below: Path, text: str) -> Any:
    """A scenario that stands on the file and says no more than the text."""
    path = below.with_name("above.milepost.yaml")
    path.write_text(f"format: 1\nid: above\nextends: ./{below.name}\n{text}", encoding="utf-8")
    return sound(load(path))
