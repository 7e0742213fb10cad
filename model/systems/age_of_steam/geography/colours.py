"""Colours dealt to cities: of each as many, and those of one colour far from each other."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from model.boards import grid
from model.notation import Cell

MOST_SWAPS: Final = 400
"""Exchanges that are tried at the most, so that also a map of hundreds of cities is done soon."""


def spread_colours(cities: Mapping[str, Cell], colours: Sequence[str]) -> dict[str, str]:
    """A colour for each city, by id; two cities exchange theirs while that parts equals."""
    order = sorted(cities, key=lambda key: (cities[key].col, cities[key].row, key))
    dealt = {key: colours[number % len(colours)] for number, key in enumerate(order)}
    for _ in range(MOST_SWAPS):
        better = _best_exchange(cities, dealt)
        if better is None:
            break
        one, other = better
        dealt[one], dealt[other] = dealt[other], dealt[one]
    return dealt


def _best_exchange(cities: Mapping[str, Cell], dealt: Mapping[str, str]) -> tuple[str, str] | None:
    """The two cities whose exchange relieves most, or None where none does."""
    found: tuple[float, tuple[str, str] | None] = (1e-9, None)
    for one, other in combinations(dealt, 2):
        if dealt[one] == dealt[other]:
            continue
        now = _crowding(cities, dealt, one) + _crowding(cities, dealt, other)
        then_dealt = {**dealt, one: dealt[other], other: dealt[one]}
        then = _crowding(cities, then_dealt, one) + _crowding(cities, then_dealt, other)
        if now - then > found[0]:
            found = now - then, (one, other)
    return found[1]


def _crowding(cities: Mapping[str, Cell], dealt: Mapping[str, str], key: str) -> float:
    """How near the other homes of a city's colour are."""
    same = (other for other in dealt if other != key and dealt[other] == dealt[key])
    return sum(1 / grid.distance(cities[key], cities[other]) ** 2 for other in same)
