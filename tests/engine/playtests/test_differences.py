"""Paired differences: against numbers of tables, by hand, and by trial."""

from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from engine.playtests.differences import of_numbers, of_wins, surely

STUDENT = {4: 2.776445, 9: 2.262157, 29: 2.045230, 120: 1.979930}
"""By degrees of freedom the number that is exceeded in 5 of 100 cases: from the usual tables."""


@pytest.mark.parametrize("freedom", STUDENT)
def test_numbers_have_the_interval_of_student(freedom: int) -> None:
    rng = Random(freedom)
    numbers = [rng.gauss(2, 3) for _ in range(freedom + 1)]
    found = of_numbers(numbers)
    assert found is not None
    half = STUDENT[freedom] * stdev(numbers) / sqrt(len(numbers))
    assert found.mean == pytest.approx(fmean(numbers))
    assert found.high - found.mean == pytest.approx(half, rel=0.005)
    assert found.mean - found.low == pytest.approx(half, rel=0.005)


@pytest.mark.parametrize("freedom", STUDENT)
def test_what_is_at_the_edge_of_the_interval_has_a_chance_of_5_in_100(freedom: int) -> None:
    rng = Random(freedom)
    numbers = [rng.gauss(0, 1) for _ in range(freedom + 1)]
    edge = STUDENT[freedom] * stdev(numbers) / sqrt(len(numbers)) - fmean(numbers)
    found = of_numbers([one + edge for one in numbers])
    assert found is not None
    assert found.low == pytest.approx(0.0, abs=0.02)
    assert found.chance == pytest.approx(0.05, abs=0.001)


def test_numbers_that_are_all_alike_tell_nothing_of_their_spread() -> None:
    assert of_numbers([]) is None
    assert of_numbers([7]) is None
    assert of_numbers([0.0] * 400) is None


def test_wins_of_many_pairs_have_the_interval_of_mcnemar() -> None:
    """150 of 1,600 pairs one way and 86 the other: 0.04 with an error of 0.0095."""
    found = of_wins([1.0] * 150 + [-1.0] * 86 + [0.0] * 1364)
    assert found.mean == pytest.approx(0.04)
    assert found.low == pytest.approx(0.04 - 1.96 * 0.0095, abs=0.0003)
    assert found.high == pytest.approx(0.04 + 1.96 * 0.0095, abs=0.0003)
    assert found.chance < 0.0001


def test_of_few_pairs_two_are_added() -> None:
    """5 pairs one way and 1 the other of 10: by hand (5 - 1) / 12 and its error."""
    found = of_wins([1.0] * 5 + [-1.0] + [0.0] * 4)
    error = sqrt((7 / 12 - (4 / 12) ** 2) / 12)
    assert found.mean == pytest.approx(0.4)
    assert found.low == pytest.approx(4 / 12 - 1.959964 * error)
    assert found.high == pytest.approx(4 / 12 + 1.959964 * error)


def test_wins_that_never_differ_may_still_differ_sometimes() -> None:
    few, many = of_wins([0.0] * 10), of_wins([0.0] * 1000)
    assert few.mean == many.mean == 0.0
    assert few.high > 0.15
    assert 0 < many.high < 0.01
    assert few.chance == many.chance == 1.0
    assert of_wins([]).high > 0.95


@pytest.mark.parametrize("trials", [12, 60, 400])
def test_intervals_hold_the_truth_in_95_of_100_studies(trials: int) -> None:
    rng, held, held_wins = Random(trials), 0, 0
    for _ in range(2000):
        found = of_numbers([rng.gauss(1.5, 4) for _ in range(trials)])
        assert found is not None
        held += found.low <= 1.5 <= found.high
        wins = of_wins(rng.choices((1.0, 0.0, -1.0), (0.25, 0.6, 0.15), k=trials))
        held_wins += wins.low <= 0.1 <= wins.high
    assert held / 2000 == pytest.approx(0.95, abs=0.015)
    assert held_wins / 2000 >= 0.935


def test_many_are_judged_together() -> None:
    """Holm: 0.05 is parted among those that are left, the least first, until one fails."""
    assert surely([0.01, 0.04, 0.03, 0.005]) == [True, False, False, True]
    assert surely([0.04]) == [True]
    assert surely([0.04, 0.04]) == [False, False]
    assert surely([]) == []


def test_where_nothing_is_there_hardly_any_study_finds_something() -> None:
    rng, wrong = Random(5), 0
    for _ in range(400):
        chances = [
            of_wins(rng.choices((1.0, 0.0, -1.0), (1, 3, 1), k=60)).chance for _ in range(20)
        ]
        wrong += any(surely(chances))
    assert wrong / 400 <= 0.07
