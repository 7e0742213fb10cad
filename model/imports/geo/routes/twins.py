"""Which lines have a twin: those that most traffic would run over, well spread over the board."""

import heapq
from collections.abc import Mapping, Sequence
from typing import Final

from model.imports.geo.routes.courses import Drawn

SHARED: Final = 0.55
"""What a line counts for each twin that one of its cities has already."""
BENT: Final = 1.12
"""Lines that are longer than a straight one by more have no room for a twin on their inside."""
WEIGHT: Final = 0.5
"""How much population counts: a root, as cities differ a thousandfold."""

Pair = tuple[int, int]


def twins_among(lines: Sequence[Drawn], people: Sequence[float], wanted: int) -> frozenset[Pair]:
    """The pairs of cities, by their numbers, that two lines join."""
    fit = {line.pair for line in lines if line.length <= BENT * line.straight}
    left = {pair: load for pair, load in _traffic(lines, people).items() if pair in fit}
    chosen: list[Pair] = []
    for _ in range(min(wanted, len(left))):
        best = max(left, key=lambda pair: (left[pair] * _spread(pair, chosen), pair))
        chosen.append(best)
        del left[best]
    return frozenset(chosen)


def _spread(pair: Pair, chosen: Sequence[Pair]) -> float:
    return float(SHARED ** sum(bool({*pair} & {*other}) for other in chosen))


def _traffic(lines: Sequence[Drawn], people: Sequence[float]) -> dict[Pair, float]:
    """What runs over each line if every city trades with every other, less the further it is."""
    around: dict[int, dict[int, float]] = {city: {} for city in range(len(people))}
    for line in lines:
        around[line.one][line.other] = around[line.other][line.one] = line.length
    weight = [max(number, 1000.0) ** WEIGHT for number in people]
    loads = {line.pair: 0.0 for line in lines}
    for city in around:
        for pair, load in _loads(city, around, weight).items():
            loads[pair if pair in loads else pair[::-1]] += load * weight[city]
    return loads


def _loads(
    start: int, around: Mapping[int, Mapping[int, float]], weight: Sequence[float]
) -> dict[Pair, float]:
    """What the trade of one city puts on lines, along the shortest ways from it."""
    order: list[tuple[float, int, int]] = []
    queue, seen = [(0.0, start, start)], set[int]()
    while queue:
        far, city, before = heapq.heappop(queue)
        if city not in seen:
            seen.add(city)
            order.append((far, city, before))
            for near, length in around[city].items():
                heapq.heappush(queue, (far + length, near, city))
    beyond = {city: weight[city] / max(far, 1.0) for far, city, _ in order}
    found: dict[Pair, float] = {}
    for _, city, before in reversed(order[1:]):
        found[before, city] = beyond[city]
        beyond[before] += beyond[city]
    return found
