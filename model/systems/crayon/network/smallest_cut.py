"""The smallest cut between two places, which is how many separate tracks can join them."""

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import NamedTuple

from model.systems.crayon.network.network import Network
from model.systems.crayon.network.search import FAR, existing, flags


class Cut(NamedTuple):
    """The fewest edges whose loss would part two places."""

    size: int
    """How many tracks can run side by side; each place on a ferry counts as one."""
    edges: tuple[tuple[int, int], ...]
    """The edges of one such cut, nearest the first place, named from its side to the other."""
    ferries: tuple[tuple[int, int], ...]
    """The ferries it needs besides, by their ports."""


def cut(
    network: Network,
    here: Iterable[int],
    there: Iterable[int],
    *,
    ferry_room: int | Mapping[str, int] = 0,
    enough: int = FAR,
) -> Cut:
    """The smallest cut between two groups of mileposts, by the largest number of separate tracks.

    An edge carries one track, a ferry `ferry_room` (or what that says of it by its id), a red area
    any number. With `enough` the search ends at that many tracks, and then names no edges.
    """
    first, last = existing(network, here), existing(network, there)
    if _are_one(network, first, last):
        raise ValueError("the two places are one, so no cut can part them")
    flow = _Flow(network, ferry_room)
    is_last, size = flags(len(network.price), last), 0
    while size < enough:
        way = flow.free_way(first, is_last)
        if not way:
            return flow.cut(size)
        size += flow.take(way)
    return Cut(size, (), ())


class _Flow:
    """Tracks that share no edge, while their number grows."""

    def __init__(self, network: Network, ferry_room: int | Mapping[str, int]) -> None:
        self.network = network
        self.ferries = _ferry_rooms(network, ferry_room)
        self.rooms: dict[int, dict[int, int]] = {}
        self.used: dict[tuple[int, int], int] = {}
        self.back: dict[int, int] = {}

    def free_way(self, first: list[int], is_last: bytearray) -> list[int]:
        """The shortest way for one more track; it may take an edge back from an earlier one."""
        used = self.used
        back = self.back = dict.fromkeys(first, -1)
        reached = list(first)
        for u in reached:
            for v, room in self._rooms_at(u).items():
                if v not in back and used.get((u, v), 0) < room:
                    back[v] = u
                    reached.append(v)
                    if is_last[v]:
                        return self._way_to(v)
        return []

    def take(self, way: list[int]) -> int:
        """Lays as many tracks along the way as it has room for."""
        pairs = list(pairwise(way))
        count = min(self.rooms[u][v] - self.used.get((u, v), 0) for u, v in pairs)
        for u, v in pairs:
            self.used[u, v] = self.used.get((u, v), 0) + count
            self.used[v, u] = self.used.get((v, u), 0) - count
        return count

    def cut(self, size: int) -> Cut:
        """What leads out of the part that the last search could still reach."""
        out = sorted((u, v) for u in self.back for v in self.rooms[u] if v not in self.back)
        edges = tuple([(u, v) for u, v in out if v in self.network.ways(u)])
        by_ferry = tuple([(u, v) for u, v in out if v in self.ferries.get(u, ())])
        return Cut(size, edges, by_ferry)

    def _rooms_at(self, u: int) -> dict[int, int]:
        if u not in self.rooms:
            rooms = dict.fromkeys(self.network.ways(u), 1)
            rooms.update(dict.fromkeys(self.network.red_joins(u), FAR))
            for port, room in self.ferries.get(u, {}).items():
                rooms[port] = rooms.get(port, 0) + room
            self.rooms[u] = rooms
        return self.rooms[u]

    def _way_to(self, last: int) -> list[int]:
        way = [last]
        while (last := self.back[last]) >= 0:
            way.append(last)
        return way[::-1]


def _ferry_rooms(network: Network, room: int | Mapping[str, int]) -> dict[int, dict[int, int]]:
    """For each port the ports opposite, with the room of the ferries between them."""
    found: dict[int, dict[int, int]] = {}
    for ferry, a, b, _ in network.ferries:
        tracks = room if isinstance(room, int) else room.get(ferry, 0)
        if tracks and a != b and network.has(a) and network.has(b):
            for here, there in ((a, b), (b, a)):
                opposite = found.setdefault(here, {})
                opposite[there] = opposite.get(there, 0) + tracks
    return found


def _are_one(network: Network, first: list[int], last: list[int]) -> bool:
    cities = {network.red[u] for u in first if u in network.red}
    return any(v in first or network.red.get(v) in cities for v in last)
