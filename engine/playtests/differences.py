"""What pairs of games on the same seeds tell: a mean difference, how sure it is, and of many which.

Both games of a pair begin alike, so that most of their chance is the same and falls out.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from statistics import NormalDist, fmean
from typing import NamedTuple

CERTAINTY = 0.95
_NORMAL = NormalDist()
_Z = _NORMAL.inv_cdf((1 + CERTAINTY) / 2)


class Difference(NamedTuple):
    """A mean difference with the interval that holds the true one in 95 of 100 cases."""

    mean: float
    low: float
    high: float
    chance: float
    """How often as much would come out if there were no difference."""


def of_numbers(differences: Sequence[float]) -> Difference | None:
    """By Student's t; None where all are alike, and nothing tells how they are spread."""
    if len(set(differences)) <= 1:
        return None
    trials, mean = len(differences), fmean(differences)
    freedom = trials - 1
    error = sqrt(sum((one - mean) ** 2 for one in differences) / freedom / trials)
    half = _student(_Z, freedom) * error
    return Difference(mean, mean - half, mean + half, _chance(_normal(mean / error, freedom)))


def of_wins(differences: Sequence[float]) -> Difference:
    """Of what was won, from -1 to 1: two pairs are added, of which half a win each way.

    That is the interval of Agresti and Min; it stays honest where few or no pairs differ.
    """
    trials, total = len(differences), sum(differences)
    mean = total / trials if trials else 0.0
    about = total / (trials + 2)
    spread = (sum(one * one for one in differences) + 1) / (trials + 2) - about * about
    error = sqrt(spread / (trials + 2))
    low, high = about - _Z * error, about + _Z * error
    return Difference(mean, max(-1.0, low), min(1.0, high), _chance(about / error))


def surely(chances: Sequence[float]) -> list[bool]:
    """Which of many are no accident, judged together by Holm: 1 of 20 times any is wrong."""
    found = [False] * len(chances)
    for rank, at in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        if chances[at] > (1 - CERTAINTY) / (len(chances) - rank):
            break
        found[at] = True
    return found


def _chance(normal: float) -> float:
    return 2 * (1 - _NORMAL.cdf(abs(normal)))


def _student(normal: float, freedom: int) -> float:
    """Student's number for a normal one, by Wallace."""
    part = normal * (8 * freedom + 3) / (8 * freedom + 1)
    return sqrt(freedom * (exp(part * part / freedom) - 1))


def _normal(student: float, freedom: int) -> float:
    """The other way round."""
    return (8 * freedom + 1) / (8 * freedom + 3) * sqrt(freedom * log(1 + student**2 / freedom))
