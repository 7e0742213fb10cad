"""Spots by how far down they lie: which of many thousands are in a band of a picture."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import pairwise

from drawing.shapes.symbols import Spot


class Rows:
    """Spots that mostly come row by row, as cells do; those in another order keep it."""

    def __init__(self, spots: Sequence[Spot]) -> None:
        self._spots = spots
        down = [y for _, y in spots]
        self._down = down if all(y <= after for y, after in pairwise(down)) else []

    def between(self, top: float, bottom: float) -> Sequence[Spot]:
        """The spots from one height to another; all of them where they come in another order."""
        if not self._down:
            return self._spots
        return self._spots[bisect_left(self._down, top) : bisect_right(self._down, bottom)]
