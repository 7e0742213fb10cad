"""All ways of a cube where but base rules and filters no rule holds: over numbers, and kept."""

from typing import NamedTuple

from model.systems.age_of_steam.goods.network import Network
from model.systems.age_of_steam.goods.progress import Progress
from model.systems.age_of_steam.goods.reach import links_needed

Way = tuple[tuple[int, ...], tuple[int, ...]]
"""The numbers of the links, and of the stops that they lead to."""


class Aims(NamedTuple):
    """Where a cube may end and where it may go on; stops as bits."""

    ends: tuple[int, ...]
    """By the marks of a path the stops where it may end; without marks they are the most."""
    stopping: int
    """The stops that it may not pass."""
    shut: int
    """The stops that it may not even enter."""
    marks: tuple[int, ...]
    """By the number of a link what a path that uses it is marked with."""


def plain_ways(network: Network, aims: Aims, begin: Progress) -> list[Way]:
    """Every way to one of the ends that passes none of the stops which stop a cube."""
    key = ("ways", aims, begin)
    found: list[Way] | None = network.kept.get(key)
    if found is None:
        found = network.kept[key] = _found(network, aims, begin)
    return found


def _found(network: Network, aims: Aims, begin: Progress) -> list[Way]:
    arcs, (ends, stopping, shut, marks) = network.arcs, aims
    needed = links_needed(network, ends[0], stopping | shut)
    found: list[Way] = []

    def go(at: int, seen: int, left: int, way: Way, mark: int) -> None:
        path, stops = way
        for to, bit, number, _ in arcs[at]:
            if seen & bit:
                continue
            longer, marked = ((*path, number), (*stops, to)), mark | marks[number]
            if ends[marked] & bit:
                found.append(longer)
            if left >= needed[to] and not stopping & bit:
                go(to, seen | bit, left - 1, longer, marked)

    if begin.left:
        go(begin.at, begin.seen | shut, begin.left - 1, ((), ()), 0)
    return found
