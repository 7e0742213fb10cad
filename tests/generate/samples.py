"""Samples for tests of any room: bundled scenarios, and what is left of one without its trade."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from model.bundled import bundled_scenarios
from model.collection import Things
from model.files.scenario_files import load
from model.scenario.scenario import Scenario

BOARDS: Final = Path(__file__).parents[1] / "files" / "boards"
WESTERN_LINES: Final = BOARDS / "western-lines.milepost.yaml"
"""A board of routes that stays as it is, whatever becomes of the bundled ones."""


@cache
def sample(name: str) -> Scenario:
    """A bundled scenario."""
    return load(bundled_scenarios()[name])


@cache
def western_lines() -> Scenario:
    return load(WESTERN_LINES)


def bare() -> Scenario:
    """The tutorial without anything that can be proposed."""
    tutorial = sample("tutorial")
    cities = {name: replace(city, supplies=()) for name, city in tutorial.cities.items()}
    part = replace(tutorial.part, demands=Things(), events=Things())
    return replace(tutorial, goods=Things(), cities=Things(cities), part=part)
