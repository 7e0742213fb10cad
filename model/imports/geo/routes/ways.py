"""Ways that a railway might take between neighbouring cities: cheapest over relief and waters.

From every city at once the land is taken possession of, cheap ground first. Where two of these
realms meet the two cities are neighbours, and the cheapest way over their border joins them.
"""

import heapq
import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from model.imports.geo.ground.frame import LEFT, PIXELS, TOP, Frame
from model.imports.geo.ground.ground import Ground
from model.imports.geo.rasters.arrays import Floats, Line

COARSE: Final = 4
"""Pixels of the common raster that are one spot here, in both directions."""
ROUGH, MOST_ROUGH = 420.0, 2.5
"""Metres of relief that double the price of a spot, and the most that they add to it."""
ON_LAKE, ON_INLET, ON_SEA = 4.0, 5.0, 16.0
"""What a spot of water costs, where one of level land costs 1."""
ABROAD: Final = 2.5
"""How much dearer it is where the land is not played on."""
AROUND: Final = tuple(
    (down, right, math.hypot(down, right))
    for down in (-1, 0, 1)
    for right in (-1, 0, 1)
    if down or right
)

Spot = tuple[int, int]


class Way(NamedTuple):
    """The cheapest way between two cities, by their numbers: its price in steps, and its course."""

    one: int
    other: int
    price: float
    course: Line


def ways_between(places: Sequence[tuple[float, float]], frame: Frame, ground: Ground) -> list[Way]:
    """The ways between cities that are neighbours, the cheapest first."""
    realms = _Realms(_prices(ground), [_spot(frame, place) for place in places])
    ways = [
        Way(one, other, paid * COARSE / PIXELS, _course(places, one, other, spots))
        for (one, other), (paid, spots) in realms.meetings()
    ]
    return sorted(ways, key=lambda way: (way.price, way.one, way.other))


def _prices(ground: Ground) -> Floats:
    """What it costs to build over each spot."""
    land = 1.0 + np.minimum(ground.relief / ROUGH, MOST_ROUGH)
    land = np.where(ground.neighbour, ABROAD * land, land)
    price = np.where(ground.lake > 0, ON_LAKE, land)
    price = np.where(ground.sea | ground.overseas, ON_INLET, price)
    price = np.where(ground.open_sea, ON_SEA, price)
    rows, cols = (max(1, side // COARSE) for side in price.shape)
    fit = price[: rows * COARSE, : cols * COARSE]
    return np.asarray(fit.reshape(rows, COARSE, cols, COARSE).mean(axis=(1, 3)), dtype=np.float64)


def _spot(frame: Frame, place: tuple[float, float]) -> Spot:
    (row,), (col,) = frame.pixels(np.array([place]))
    rows, cols = (max(1, side // COARSE) for side in frame.raster)
    return min(int(row) // COARSE, rows - 1), min(int(col) // COARSE, cols - 1)


def _course(
    places: Sequence[tuple[float, float]], one: int, other: int, spots: Sequence[Spot]
) -> Line:
    size = COARSE / PIXELS
    inner = [(LEFT + (col + 0.5) * size, TOP + (row + 0.5) * size) for row, col in spots[1:-1]]
    return np.array([places[one], *inner, places[other]])


class _Realms:
    """Whose each spot is, what it costs to come there, and from which spot one comes."""

    def __init__(self, prices: Floats, cities: Sequence[Spot]) -> None:
        self._prices: list[list[float]] = prices.tolist()
        self._paid: dict[Spot, float] = {}
        self._owner: dict[Spot, int] = {}
        self._before: dict[Spot, Spot] = {}
        queue = [(0.0, number, spot, spot) for number, spot in enumerate(cities)]
        heapq.heapify(queue)
        while queue:
            paid, owner, here, before = heapq.heappop(queue)
            if here in self._paid:
                continue
            self._paid[here], self._owner[here], self._before[here] = paid, owner, before
            for there, price in self._around(here):
                if there not in self._paid:
                    heapq.heappush(queue, (paid + price, owner, there, here))

    def _around(self, here: Spot) -> Iterator[tuple[Spot, float]]:
        prices = self._prices
        row, col = here
        price = prices[row][col]
        for down, right, far in AROUND:
            to_row, to_col = row + down, col + right
            if 0 <= to_row < len(prices) and 0 <= to_col < len(prices[0]):
                yield (to_row, to_col), far * (price + prices[to_row][to_col]) / 2

    def meetings(self) -> Iterator[tuple[tuple[int, int], tuple[float, list[Spot]]]]:
        """For every two neighbours what the cheapest way costs, and its spots."""
        best: dict[tuple[int, int], tuple[float, Spot, Spot]] = {}
        for here, owner in self._owner.items():
            for there, price in self._around(here):
                other = self._owner[there]
                if owner < other:
                    paid = self._paid[here] + price + self._paid[there]
                    found = (paid, here, there)
                    best[owner, other] = min(best.get((owner, other), found), found)
        for pair in sorted(best):
            paid, here, there = best[pair]
            yield pair, (paid, [*self._back(here)[::-1], *self._back(there)])

    def _back(self, spot: Spot) -> list[Spot]:
        """From a spot back to its city."""
        way = [spot]
        while self._before[way[-1]] != way[-1]:
            way.append(self._before[way[-1]])
        return way
