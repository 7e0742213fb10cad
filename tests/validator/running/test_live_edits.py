"""Live findings after edits and slips of every kind: the settled table is that of a full run."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.files.scenario_files import read_text
from model.scenario.change import difference
from model.scenario.scenario import Scenario
from model.unreadable import Unreadable
from tests.generate.edits import edits
from tests.generate.scenario import scenarios
from tests.generate.sound import sound_scenario
from tests.validator.running.test_live import from_nothing
from tests.validator.slips.operators import operators
from tests.validator.slips.samples import all_samples
from tests.validator.slips.slip import tried
from validator.running.live import Live

Edit = Callable[[Scenario], Scenario]


@settings(max_examples=25, deadline=None)
@given(scenarios(largest=10), st.lists(edits(3), min_size=1, max_size=4), st.integers(0, 60))
def test_after_edits_of_made_up_scenarios(before: Scenario, made: list[Edit], steps: int) -> None:
    assert_follows(before, _edited(before, made), steps)


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 99), st.lists(edits(3), min_size=1, max_size=4), st.integers(0, 60))
def test_after_edits_of_sound_scenarios(seed: int, made: list[Edit], steps: int) -> None:
    before = sound_scenario(seed)
    assert_follows(before, _edited(before, made), steps)


@pytest.mark.parametrize("seed", range(3))
def test_after_slips_that_come_and_go(seed: int) -> None:
    """Slips leave what does not fit; each is made in the scenario that the last one left behind."""
    rng = Random(f"live slips {seed}")
    sample = all_samples()[0]
    after = [sample.scenario]
    for _, make in sorted(operators(sample.scenario.system).items(), key=lambda _: rng.random()):
        slip = tried(make, sample, rng)
        if slip is not None and len(after) < 14:
            try:
                after.append(read_text(slip.text, "slip").scenario)
            except Unreadable:
                continue
    assert_follows(sample.scenario, iter(after), steps=20)


def _edited(before: Scenario, made: list[Edit]) -> Iterator[Scenario]:
    for edit in made:
        before = edit(before)
        yield before


def assert_follows(before: Scenario, after: Iterator[Scenario], steps: int) -> None:
    """Follows a scenario from change to change, with little time between them."""
    live = Live(before)
    for scenario in after:
        live.change(scenario, difference(before, scenario))
        live.work(iter([False] * steps + [True] * 9999).__next__)
        before = scenario
    assert live.settle() == from_nothing(before)
