"""The valid scenarios in which slips are made: the tutorial, and games on the draft maps."""

from functools import cache

from model.bundled import bundled_scenarios
from model.canonical import canonical_text
from model.scenario_form import write_scenario
from tests.engine.drafts import china_game_scenario, north_america_game_scenario
from tests.validator.slips.slip import Sample


@cache
def tutorial() -> Sample:
    return Sample("tutorial", bundled_scenarios()["tutorial"].read_text(encoding="utf-8"))


@cache
def china() -> Sample:
    return Sample("china", canonical_text(write_scenario(china_game_scenario())))


@cache
def north_america() -> Sample:
    return Sample("north-america", canonical_text(write_scenario(north_america_game_scenario())))


@cache
def all_samples() -> tuple[Sample, ...]:
    return (tutorial(),)
