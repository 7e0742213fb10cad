"""Many slips, the same for the same seed, and what the validator made of them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from model.files.scenario_files import new_text, read_text
from tests.generate.sound import sound_scenario, sound_systems
from tests.validator.slips.operators import all_operators
from tests.validator.slips.slip import Outcome, Sample, Slip, outcome_of, tried
from validator.running.run import examine


def slips(samples: Sequence[Sample], count: int, seed: int) -> Iterator[Slip]:
    """So many slips, of every kind in turn, in every sample in turn; no two are the same."""
    rng = Random(f"slips {seed}")
    seen: set[tuple[object, ...]] = set()
    while len(seen) < count:
        before = len(seen)
        for name, (make, systems) in all_operators().items():
            fitting = [sample for sample in samples if sample.scenario.system in systems]
            sample = fitting[len(seen) % len(fitting)] if fitting else None
            slip = None if sample is None else tried(make, sample, rng)
            if slip is None or (slip.sample.name, slip.edits) in seen or len(seen) == count:
                continue
            seen.add((slip.sample.name, slip.edits))
            yield slip._replace(operator=name)
        assert len(seen) > before, "no other slip can be made in these samples"


class Tally(NamedTuple):
    """Of one kind of slips: how many there were, were found, and how much was said."""

    slips: int
    found: int
    findings: int


def tallies(outcomes: Iterable[Outcome]) -> dict[str, Tally]:
    """The outcomes by operator."""
    made, found, said = Counter[str](), Counter[str](), Counter[str]()
    for outcome in outcomes:
        name = outcome.slip.operator
        made[name] += 1
        found[name] += outcome.is_found
        said[name] += len(outcome.findings)
    return {name: Tally(made[name], found[name], said[name]) for name in sorted(made)}


def summed(parts: Iterable[Tally]) -> Tally:
    return Tally(*map(sum, zip(*parts, strict=True)))


def false_alarms(count: int) -> list[str]:
    """What is found in so many scenarios that are in order, of every system in turn."""
    found, systems = [], sound_systems()
    for seed in range(count):
        system = systems[seed % len(systems)]
        number = seed // len(systems)
        scenario = sound_scenario(number, awkward=number % 2 == 1, system=system)
        file = read_text(new_text(scenario), f"sound-{seed}")
        told = [placed.finding for placed in examine(file) if not placed.allowed]
        found += [f"{system} {number}: {finding.code} {finding.message}" for finding in told]
    return found


def run(samples: Sequence[Sample], count: int, seed: int) -> list[Outcome]:
    return [outcome_of(slip) for slip in slips(samples, count, seed)]
