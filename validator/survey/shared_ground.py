"""How much ground two plain outlines share, without shapely, which takes long to load."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from model.boards import grid
from model.notation import Path

CELL_AREA = grid.COLUMN * grid.ROW
"""A hex in square units."""


class Bounds(NamedTuple):
    """The upright rectangle around an outline, in units of the grid."""

    left: int
    top: int
    right: int
    bottom: int

    def meets(self, other: "Bounds") -> bool:
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


class _Strip(NamedTuple):
    """What lies above a side of an outline: it counts, or is taken away again."""

    left: int
    right: int
    at_left: int
    at_right: int
    sign: int

    def height(self, x: int) -> float:
        share = (x - self.left) / (self.right - self.left)
        return self.at_left + (self.at_right - self.at_left) * share


def bounds(outline: Path) -> Bounds:
    """The bounds of an outline that has points."""
    places = [grid.units(place) for place in outline]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return Bounds(min(xs), min(ys), max(xs), max(ys))


def shared_hexes(one: Path, other: Path) -> float:
    """The ground that two outlines share, in hexes; each must meet itself nowhere.

    An area is the sum of the strips above its sides, those of one direction counted and those of
    the other taken away. So what two areas share is the sum of what each two strips share.
    """
    ours, theirs = list(_strips(one)), list(_strips(other))
    pairs = ((a, b) for a in ours for b in theirs if a.left < b.right and b.left < a.right)
    return abs(sum(a.sign * b.sign * _both(a, b) for a, b in pairs)) / CELL_AREA


def _strips(outline: Path) -> Iterator[_Strip]:
    places = [grid.units(place) for place in outline]
    for (x, y), (u, v) in pairwise([*places, places[0]]):
        if x < u:
            yield _Strip(x, u, y, v, 1)
        elif u < x:
            yield _Strip(u, x, v, y, -1)


def _both(one: _Strip, other: _Strip) -> float:
    """The area under both of two sides, down from the top of the board."""
    left, right = max(one.left, other.left), min(one.right, other.right)
    a, b = one.height(left), other.height(left)
    c, d = one.height(right), other.height(right)
    if (a - b) * (c - d) >= 0:
        return (min(a, b) + min(c, d)) / 2 * (right - left)
    share = (a - b) / (a - b - c + d)
    middle = a + (c - a) * share
    before, after = min(a, b) + middle, middle + min(c, d)
    return (before * share + after * (1 - share)) / 2 * (right - left)
