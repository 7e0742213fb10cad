"""Scenarios in order, of which nothing is to be told: made up by their system, or bundled."""

from functools import cache

from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from model.systems import part_of, system_names
from tests.generate.samples import sample
from tests.generate.scenario import usual_system

PART = "sound.scenario"
"""Where a system makes up scenarios that are in order."""


def sound_scenario(seed: int, *, awkward: bool = False, system: str = "") -> Scenario:
    """A scenario with nothing wrong in it; `awkward` names trip writers."""
    name = system or usual_system()
    own = part_of("tests.generate", name, PART)
    if own is not None:
        made: Scenario = own.sound_scenario(seed, awkward=awkward)
        return made
    names = bundled_of(name)
    return sample(names[seed % len(names)])


def sound_systems() -> tuple[str, ...]:
    """The systems that have a scenario in order at all."""
    found = [one for one in system_names() if part_of("tests.generate", one, PART)]
    return tuple(name for name in system_names() if name in found or bundled_of(name))


@cache
def bundled_of(system: str) -> tuple[str, ...]:
    """The names of the bundled scenarios of a system."""
    paths = bundled_scenarios().items()
    return tuple(name for name, path in paths if load(path).system == system)
