"""Slips are found at the right line, and little else is said of them."""

from random import Random

import pytest

from model.files.scenario_files import read_text
from tests.validator.slips.campaign import run, slips, summed, tallies
from tests.validator.slips.editing import Edit, edited, line_after
from tests.validator.slips.operators import all_operators
from tests.validator.slips.samples import all_samples, samples_of
from tests.validator.slips.slip import Outcome, Sample, outcome_of, tried
from validator.running.run import examine

SLIPS, SEED = len(all_operators()), 7
"""One of every kind: `make slips` makes a thousand."""


def findings_in(sample: Sample) -> list[str]:
    found = [one for one in examine(read_text(sample.text, sample.name)) if not one.allowed]
    return [f"{sample.name}: {one.finding.code} {one.finding.message}" for one in found]


def test_slips_are_made_in_scenarios_without_findings() -> None:
    """Of all at once: to make them is work, not to be done whenever tests are looked for."""
    assert [told for sample in all_samples() for told in findings_in(sample)] == []


def test_nearly_every_slip_is_found_at_its_line_and_little_else_is_said() -> None:
    outcomes = run(all_samples(), SLIPS, SEED)
    total = summed(tallies(outcomes).values())
    missed = "\n".join(str(one) for one in outcomes if not one.is_found)
    assert total.slips == SLIPS
    assert total.found >= 0.98 * SLIPS, missed
    assert total.findings <= 1.5 * SLIPS


@pytest.mark.parametrize("name", sorted(all_operators()))
def test_every_operator_finds_a_place_and_says_what_is_expected(name: str) -> None:
    """A slip alters the text, and expects a code at a line that the file has."""
    rng = Random(f"one of {name}")
    make, systems = all_operators()[name]
    samples = [sample for system in systems for sample in samples_of(system)]
    tries = (tried(make, sample, rng) for _ in range(20) for sample in samples)
    slip = next(one for one in tries if one is not None)
    assert slip.text != slip.sample.text
    assert slip.codes
    assert slip.lines
    assert max(slip.lines) <= slip.text.count("\n") + 1


def test_the_same_seed_makes_the_same_slips() -> None:
    one, same = ([slip.text for slip in slips(all_samples(), 20, 3)] for _ in range(2))
    assert one == same
    assert one != [slip.text for slip in slips(all_samples(), 20, 4)]


def test_a_slip_that_is_told_elsewhere_or_otherwise_counts_as_missed() -> None:
    slip = next(slips(all_samples(), 1, 1))
    outcome = outcome_of(slip)
    assert outcome.is_found
    assert not Outcome(slip._replace(codes=frozenset(("MAP014",))), outcome.findings).is_found
    assert not Outcome(slip._replace(lines=frozenset((1,))), outcome.findings).is_found
    assert not Outcome(slip, ()).is_found


def test_lines_are_counted_after_the_edits() -> None:
    text = "a\nb\nc\n"
    edits = [Edit(0, 2), Edit(4, 4, "x\ny\n")]
    assert edited(text, edits) == "b\nx\ny\nc\n"
    assert [line_after(text, edits, index) for index in (2, 4, 5)] == [1, 2, 4]
