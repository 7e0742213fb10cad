"""How lines leave their cities: spread like a fan, so that their spaces do not run together.

A line is drawn as a hand would draw it: straight where it can be, in a smooth curve through its
bends, and turned a little where it leaves a city between close neighbours.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import asin, atan2, pi, radians
from typing import NamedTuple

from drawing.shapes.sampled_curves import through
from drawing.shapes.symbols import Spot

MOST_TURN = radians(24)
"""How far a line may turn aside where it leaves a city."""
STRAIGHT = radians(1)
"""A smaller turn is not worth a curve."""
ROUNDS = 40
"""How often neighbours push each other aside."""
HANDLE = 0.36
"""How far a turn reaches into a line, as a part of its length."""


class End(NamedTuple):
    """One end of a strip of lines at a city."""

    strip: int
    is_last: bool
    angle: float
    """In which direction it leaves the city."""
    half: float
    """Half the width of all lines side by side."""


@dataclass(slots=True)
class Strip:
    """Lines side by side between two cities: the spots in their middle, how wide they are."""

    cities: tuple[str, str]
    spots: tuple[Spot, ...]
    half: float
    turns: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def direction(self, *, is_last: bool) -> float:
        """In which direction it leaves a city, as the file has it."""
        (x, y), (to_x, to_y) = self.spots[::-1][:2] if is_last else self.spots[:2]
        return atan2(to_y - y, to_x - x)

    def way(self, reach: float) -> tuple[Spot, ...]:
        """Where its middle runs; `reach` is how far into a line a turn goes at most."""
        if len(self.spots) == 2 and max(map(abs, self.turns)) < STRAIGHT:
            return self.spots
        first = self.direction(is_last=False) + self.turns[0]
        last = self.direction(is_last=True) + self.turns[1]
        return through(self.spots, (first, last + pi), HANDLE, reach)


def spread(strips: Sequence[Strip], away: Mapping[str, float], free: float) -> None:
    """Turns strips aside at their cities until they are `free` apart, so far as that may be.

    `away` is how far from the middle of each city they have to be apart.
    """
    for city, ends in _by_city(strips).items():
        for end, turn in zip(ends, _turns(ends, away[city], free), strict=True):
            strips[end.strip].turns[end.is_last] = turn


def _by_city(strips: Sequence[Strip]) -> dict[str, list[End]]:
    found: dict[str, list[End]] = defaultdict(list)
    for number, strip in enumerate(strips):
        for is_last, city in enumerate(strip.cities):
            angle = strip.direction(is_last=bool(is_last))
            found[city].append(End(number, bool(is_last), angle, strip.half))
    return {city: sorted(ends, key=lambda end: end.angle) for city, ends in found.items()}


def _turns(ends: Sequence[End], away: float, free: float) -> list[float]:
    """By how much each end turns aside, ends in the order of their angles."""
    count = len(ends)
    turns = [0.0] * count
    if count < 2:
        return turns
    after = [(number + 1) % count for number in range(count)]
    needs = [
        _apart(one.half + ends[n].half + free, away) for one, n in zip(ends, after, strict=True)
    ]
    whole = sum(needs)
    needs = [need * min(1.0, 2 * pi / whole) for need in needs]
    for _ in range(ROUNDS):
        for number, other in enumerate(after):
            around = 2 * pi if other == 0 else 0.0
            gap = ends[other].angle + turns[other] + around - ends[number].angle - turns[number]
            lacking = needs[number] - gap
            if lacking > 0:
                turns[number] = max(turns[number] - lacking / 2, -MOST_TURN)
                turns[other] = min(turns[other] + lacking / 2, MOST_TURN)
    return turns


def _apart(wide: float, away: float) -> float:
    """The angle under which a width is seen from so far away."""
    return 2 * asin(min(wide / (2 * away), 1.0))
