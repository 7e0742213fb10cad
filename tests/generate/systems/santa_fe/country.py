"""A country for railways: cities at free points, and lines between them that never cross."""

from itertools import combinations, pairwise
from math import atan2, cos, dist, pi, sin
from random import Random
from typing import Any, NamedTuple

STEP = 4.5
"""How far cities lie from each other, about."""
SEGMENT = 2.1
"""The length of a segment, about."""
MARKS = 0.9
"""What the marks of two cities take of a line."""
NEAR = 1.1
"""A line keeps so far off a city that it does not lead to."""
NARROWEST = 0.35
"""The least angle between two lines at a city."""

Spot = tuple[float, float]
Way = list[Spot]


class Stretch(NamedTuple):
    """A line of the country: its two cities and the points it runs through."""

    a: str
    b: str
    way: Way

    @property
    def length(self) -> float:
        return sum(dist(*pair) for pair in pairwise(self.way))


class Country:
    """Cities in crooked rows, joined by a tree of short lines and some more."""

    def __init__(self, rng: Random, names: list[str]) -> None:
        self.cols = max(3, round(len(names) ** 0.5 * rng.uniform(0.9, 1.4)))
        self.rows = -(-len(names) // self.cols)
        self.size = (round(self.cols * STEP + 1), round(self.rows * STEP + 1))
        self.spots = dict(zip(names, self._spots(rng, len(names)), strict=True))
        self.stretches: list[Stretch] = []
        self._join(rng)

    def _spots(self, rng: Random, count: int) -> list[Spot]:
        cells = [(col, row) for row in range(self.rows) for col in range(self.cols)]
        return [
            (
                round((col + 0.5 + rng.uniform(-0.22, 0.22)) * STEP + 0.5, 2),
                round((row + 0.5 + rng.uniform(-0.22, 0.22)) * STEP + 0.5, 2),
            )
            for col, row in sorted(rng.sample(cells, count))
        ]

    def _join(self, rng: Random) -> None:
        """A tree of the shortest lines that fit, then others as long as there is room."""
        pairs = sorted(combinations(self.spots, 2), key=lambda pair: self.apart(*pair))
        group = {name: name for name in self.spots}
        for is_tree in (True, False):
            for a, b in pairs:
                if is_tree and group[a] == group[b]:
                    continue
                if not is_tree and (self.apart(a, b) > 2 * STEP or rng.random() < 0.35):
                    continue
                if self._fits(a, b, [self.spots[a], self.spots[b]]):
                    self.stretches.append(Stretch(a, b, [self.spots[a], self.spots[b]]))
                    old, new = group[b], group[a]
                    group = {name: new if one == old else one for name, one in group.items()}
        self._keep(group)
        self.stretches = [self._bent(rng, one) for one in self.stretches]

    def _keep(self, group: dict[str, str]) -> None:
        """Only what hangs together is left."""
        members = list(group.values())
        largest = max(sorted(set(members)), key=members.count)
        self.spots = {name: at for name, at in self.spots.items() if group[name] == largest}
        self.stretches = [one for one in self.stretches if one.a in self.spots]

    def _bent(self, rng: Random, one: Stretch) -> Stretch:
        """A line with a bend, if there is room for it."""
        if rng.random() > 0.2:
            return one
        (x, y), (to_x, to_y) = one.way
        aside = rng.choice((-0.15, 0.15))
        middle = (x + to_x) / 2 - (to_y - y) * aside, (y + to_y) / 2 + (to_x - x) * aside
        way = [one.way[0], (round(middle[0], 2), round(middle[1], 2)), one.way[1]]
        others = [old for old in self.stretches if old is not one]
        return Stretch(one.a, one.b, way) if self._fits(one.a, one.b, way, others) else one

    def _fits(self, a: str, b: str, way: Way, others: list[Stretch] | None = None) -> bool:
        for old in self.stretches if others is None else others:
            if {old.a, old.b} == {a, b} or _cross(old.way, way):
                return False
            for city in {old.a, old.b} & {a, b}:
                if _angle(self.spots[city], old.way, way) < NARROWEST:
                    return False
        rest = [at for name, at in self.spots.items() if name not in (a, b)]
        return all(_off(at, *pair) > NEAR for at in rest for pair in pairwise(way))

    def apart(self, one: str, other: str) -> float:
        return dist(self.spots[one], self.spots[other])

    def forest(self, lines: list[dict[str, Any]], bases: list[str]) -> int:
        """So many segments join every city to a base, at least."""
        joined, total = set(bases), 0
        while len(joined) < len(self.spots):
            leaving = [one for one in lines if (one["a"] in joined) != (one["b"] in joined)]
            shortest = min(leaving, key=lambda one: int(one["segments"]))
            joined |= {shortest["a"], shortest["b"]}
            total += shortest["segments"]
        return total

    # -- as a file says it

    def lines(self, rng: Random) -> list[dict[str, Any]]:
        """Lines with their segments, bends and terrain."""
        peak = rng.choice(list(self.spots.values()))
        return [self._line(one, peak) for one in self.stretches]

    def _line(self, one: Stretch, peak: Spot) -> dict[str, Any]:
        segments = max(1, min(6, round((one.length - MARKS) / SEGMENT)))
        said = {"id": f"{one.a}-{one.b}", "a": one.a, "b": one.b, "segments": segments}
        terrain = [
            self._terrain(one, (number + 0.5) / segments, peak) for number in range(segments)
        ]
        if any(terrain):
            said["terrain"] = terrain
        if len(one.way) > 2:
            said["bends"] = " ".join(written(spot) for spot in one.way[1:-1])
        return said

    def _terrain(self, one: Stretch, part: float, peak: Spot) -> list[str]:
        """Mountains around a peak, and a river from top to bottom of the sheet."""
        (x, y), (to_x, to_y) = one.way[0], one.way[-1]
        at = x + (to_x - x) * part, y + (to_y - y) * part
        found = ["mountain"] if dist(at, peak) < 1.6 * STEP else []
        river = self.size[0] * (0.5 + 0.05 * sin(at[1]))
        return [*found, "river"] if abs(at[0] - river) < 0.8 else found


def written(spot: Spot) -> str:
    return f"{spot[0]},{spot[1]}"


def _cross(one: Way, other: Way) -> bool:
    """Whether two lines meet anywhere but at an end of both."""
    return any(_meet(*p, *q) for p in pairwise(one) for q in pairwise(other))


def _meet(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    if {a, b} & {c, d}:
        return False
    return _side(a, b, c) * _side(a, b, d) <= 0 and _side(c, d, a) * _side(c, d, b) <= 0


def _side(a: Spot, b: Spot, at: Spot) -> float:
    return (b[0] - a[0]) * (at[1] - a[1]) - (b[1] - a[1]) * (at[0] - a[0])


def _angle(city: Spot, one: Way, other: Way) -> float:
    """The angle at which two lines leave a city."""
    first, second = (_heading(city, way) for way in (one, other))
    apart = abs(first - second) % (2 * pi)
    return min(apart, 2 * pi - apart)


def _heading(city: Spot, way: Way) -> float:
    toward = way[1] if way[0] == city else way[-2]
    return atan2(toward[1] - city[1], toward[0] - city[0])


def _off(at: Spot, a: Spot, b: Spot) -> float:
    """How far a spot is from a straight line."""
    angle, length = atan2(b[1] - a[1], b[0] - a[0]), dist(a, b)
    far = (at[0] - a[0]) * cos(angle) + (at[1] - a[1]) * sin(angle)
    far = min(max(far, 0.0), length)
    return dist(at, (a[0] + far * cos(angle), a[1] + far * sin(angle)))
