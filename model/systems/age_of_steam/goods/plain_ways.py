"""All ways of a cube where only the base rules hold: the same for every mover, and kept."""

from model.systems.age_of_steam.goods.network import Network
from model.systems.age_of_steam.goods.progress import Progress
from model.systems.age_of_steam.goods.reach import links_needed

Way = tuple[tuple[int, ...], tuple[int, ...]]
"""The numbers of the links, and of the stops that they lead to."""


def plain_ways(network: Network, ends: int, stopping: int, begin: Progress) -> list[Way]:
    """Every way to one of the ends that passes none of the stops which stop a cube."""
    key = ("ways", ends, stopping, begin.at, begin.left)
    found: list[Way] | None = network.kept.get(key)
    if found is None:
        found = network.kept[key] = _found(network, ends, stopping, begin)
    return found


def _found(network: Network, ends: int, stopping: int, begin: Progress) -> list[Way]:
    arcs, needed = network.arcs, links_needed(network, ends, stopping)
    found: list[Way] = []

    def go(at: int, seen: int, left: int, path: tuple[int, ...], stops: tuple[int, ...]) -> None:
        for to, bit, number, _ in arcs[at]:
            if seen & bit:
                continue
            if ends & bit:
                found.append(((*path, number), (*stops, to)))
            if left >= needed[to] and not stopping & bit:
                go(to, seen | bit, left - 1, (*path, number), (*stops, to))

    if begin.left:
        go(begin.at, begin.seen, begin.left - 1, (), ())
    return found
