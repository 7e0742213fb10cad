"""The valid scenarios in which slips are made: what systems bring, else what is bundled."""

from functools import cache

from model.bundled import bundled_scenarios
from model.files.scenario_files import new_text
from model.scenario.scenario import Scenario
from model.systems import part_of, system_names
from tests.generate.samples import sample
from tests.generate.sound import bundled_of
from tests.validator.slips.slip import Sample


@cache
def all_samples() -> tuple[Sample, ...]:
    """The samples of every system."""
    return tuple(one for system in system_names() for one in samples_of(system))


@cache
def samples_of(system: str) -> tuple[Sample, ...]:
    """The samples of one system, a bundled one as it stands in its file."""
    own = part_of("tests.validator.slips", system, "samples")
    bundled = {name: sample(name) for name in bundled_of(system)}
    brought: dict[str, Scenario] = bundled if own is None else own.samples()
    return tuple(Sample(name, _text(name, one)) for name, one in brought.items())


def sample_named(name: str) -> Sample:
    return next(one for one in all_samples() if one.name == name)


def _text(name: str, scenario: Scenario) -> str:
    path = bundled_scenarios().get(name)
    if path is not None and scenario == sample(name):
        return path.read_text(encoding="utf-8")
    return new_text(scenario)
