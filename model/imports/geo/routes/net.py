"""Which of the ways become lines: a planar net with few detours, and no city at the end of one."""

import heapq
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import numpy as np

from model.imports.geo.rasters.arrays import Floats
from model.imports.geo.routes.courses import Drawn, go_together, is_clear_of_cities, shapes_of
from model.imports.geo.routes.ways import Way

DETOURS: Final = (2.0, 1.7, 1.5, 1.38, 1.28, 1.2, 1.14, 1.09, 1.05, 1.02, 1.0)
"""How much dearer the way over other lines must be for a line of its own, the strictest first."""
LEAST_LINES: Final = 3
"""So many lines every city should have."""
IsFit = Callable[[Drawn], bool]


def chosen_lines(
    ways: Sequence[Way], places: Sequence[tuple[float, float]], wanted: int, is_fit: IsFit
) -> list[Drawn]:
    """About as many lines as are wanted, where there are ways for so many.

    `is_fit` says which lines the ground allows.
    """
    net = _Net(ways, np.array(places).reshape(-1, 2), is_fit)
    for detour in DETOURS:
        net.widen(detour, wanted)
        if len(net.lines) >= wanted:
            break
    net.relieve()
    return net.lines


def joined_to_most(count: int, lines: Iterable[Drawn]) -> set[int]:
    """The largest group of cities that lines join."""
    around: dict[int, set[int]] = {city: set() for city in range(count)}
    for line in lines:
        around[line.one].add(line.other)
        around[line.other].add(line.one)
    best, left = set[int](), set(around)
    while left:
        group, waiting = set[int](), [min(left)]
        while waiting:
            city = waiting.pop()
            if city not in group:
                group.add(city)
                waiting.extend(around[city])
        left -= group
        best = max(best, group, key=len)
    return best


class _Net:
    """The lines so far, and the ways that are left."""

    def __init__(self, ways: Sequence[Way], places: Floats, is_fit: IsFit) -> None:
        self._is_fit = is_fit
        self.lines: list[Drawn] = []
        self._places = places
        self._left = {(way.one, way.other): way for way in ways}
        self._prices: dict[int, dict[int, float]] = {city: {} for city in range(len(places))}

    def widen(self, detour: float, wanted: int) -> None:
        """Lines for ways that would be a detour of so much over the lines so far."""
        for way in tuple(self._left.values()):
            if len(self.lines) >= wanted and detour < DETOURS[0]:
                return
            if self._detour(way) >= detour * way.price:
                self._take(way)

    def relieve(self) -> None:
        """More lines for cities that have few, as far as there are ways."""
        for least in range(2, LEAST_LINES + 1):
            for way in tuple(self._left.values()):
                if min(len(self._prices[city]) for city in way[:2]) < least:
                    self._take(way)

    def _take(self, way: Way) -> None:
        for line in shapes_of(way.one, way.other, way.course):
            if self._is_fit(line) and self._has_room(line):
                self.lines.append(line)
                self._prices[way.one][way.other] = self._prices[way.other][way.one] = way.price
                break
        else:
            return
        del self._left[way.one, way.other]

    def _has_room(self, line: Drawn) -> bool:
        is_clear = is_clear_of_cities(line, self._places)
        return is_clear and all(go_together(line, other, self._places) for other in self.lines)

    def _detour(self, way: Way) -> float:
        """The price of the cheapest way over the lines so far."""
        for paid, city in self._reached(way.one):
            if city == way.other:
                return paid
        return float("inf")

    def _reached(self, start: int) -> Iterator[tuple[float, int]]:
        queue, seen = [(0.0, start)], set[int]()
        while queue:
            paid, city = heapq.heappop(queue)
            if city in seen:
                continue
            seen.add(city)
            yield paid, city
            for near, price in self._prices[city].items():
                if near not in seen:
                    heapq.heappush(queue, (paid + price, near))
