"""How sure a share is that was counted, and how numbers are spread."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

CERTAINTY = 0.95
_Z = NormalDist().inv_cdf((1 + CERTAINTY) / 2)


class Share(NamedTuple):
    """A share of all trials, with the interval that holds the true one in 95 of 100 cases."""

    share: float
    low: float
    high: float


def wilson(wins: float, trials: int) -> Share:
    """The share of wins with its Wilson interval; a shared win may count as a part of one."""
    if trials == 0:
        return Share(0.0, 0.0, 1.0)
    share, square = wins / trials, _Z * _Z
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    spread = share * (1 - share) / trials + square / (4 * trials * trials)
    half = _Z / (1 + square / trials) * sqrt(spread)
    return Share(share, max(0.0, middle - half), min(1.0, middle + half))


class Spread(NamedTuple):
    """How numbers are spread: the least, the quarters, the most, and their mean."""

    least: int
    lower: int
    median: int
    upper: int
    most: int
    mean: float


def spread(numbers: Sequence[int]) -> Spread | None:
    """The spread of numbers, each of its marks being one of them; None where there are none."""
    if not numbers:
        return None
    line = sorted(numbers)
    last = len(line) - 1
    marks = [line[round(last * quarter / 4)] for quarter in range(5)]
    return Spread(marks[0], marks[1], marks[2], marks[3], marks[4], sum(line) / len(line))
