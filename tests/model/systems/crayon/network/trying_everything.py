"""The cheapest way to build something, found by trying every order of building every section."""

from collections.abc import Callable, Iterable, Iterator
from heapq import heappop, heappush

from model.systems.crayon.network.network import Network, edge_key, price_of_section
from model.systems.crayon.network.section_prices import FerryLine

Edge = tuple[int, int]


class Position:
    """What a player has built, and what follows from it."""

    def __init__(
        self,
        network: Network,
        built: Iterable[Edge],
        standing: Iterable[int] = (),
        bought: Iterable[FerryLine] = (),
    ) -> None:
        self.network = network
        self.built = list(built)
        self.touched = {end for edge in self.built for end in edge} | set(standing)
        outside = self.touched - network.red.keys()
        self.ferries = [f for f in network.ferries if f.a in outside or f.b in outside]
        self.ferries += [ferry for ferry in bought if ferry not in self.ferries]
        self.ports = {port for ferry in self.ferries for port in (ferry.a, ferry.b)}

    def origins(self) -> set[int]:
        """Mileposts of Major Cities, of own sections, and the ports of own ferries."""
        return {*self.network.red, *self.touched, *self.ports}

    def has_been_at(self, number: int) -> bool:
        return number in self.touched or number in self.ports

    def component(self, number: int) -> set[int]:
        """All that is joined to a milepost by own sections, red areas and own ferries."""
        joins = [*self.built, *((ferry.a, ferry.b) for ferry in self.ferries)]
        found, queue = {number}, [number]
        for u in queue:
            city = self.network.red.get(u, -1)
            near = [v for edge in joins if u in edge for v in edge]
            near += [v for v, other in self.network.red.items() if other == city]
            fresh = [v for v in dict.fromkeys(near) if v not in found]
            found.update(fresh)
            queue += fresh
        return found


def cheapest_by_trying(
    network: Network, is_done: Callable[[Position], bool], standing: Iterable[int] = ()
) -> int | None:
    """What the cheapest building costs that leads to a position as wanted."""
    cells = [number for number in range(len(network.price)) if network.has(number)]
    edges = sorted({(min(u, v), max(u, v)) for u in cells for v in network.ways(u)})
    fares = [f for f in network.ferries if f.a in network.red or f.b in network.red]
    things: list[Edge | FerryLine] = [*edges, *fares]
    best, queue = {0: 0}, [(0, 0)]
    while queue:
        cost, bits = heappop(queue)
        if cost > best[bits]:
            continue
        own = [thing for i, thing in enumerate(things) if bits >> i & 1]
        built = [thing for thing in own if not isinstance(thing, FerryLine)]
        bought = [thing for thing in own if isinstance(thing, FerryLine)]
        position = Position(network, built, standing, bought)
        if is_done(position):
            return cost
        for i, price in _possible(position, things):
            more, total = bits | 1 << i, cost + price
            if total < best.get(more, total + 1):
                best[more] = total
                heappush(queue, (total, more))
    return None


def _possible(position: Position, things: list[Edge | FerryLine]) -> Iterator[tuple[int, int]]:
    """What can be built or bought next, with its price."""
    origins = position.origins()
    for i, thing in enumerate(things):
        if isinstance(thing, FerryLine):
            yield i, thing.cost
        elif thing not in position.built:
            for origin, end in (thing, thing[::-1]):
                again = position.has_been_at(end)
                price = price_of_section(position.network, origin, end, again=again)
                if price is not None and origin in origins:
                    yield i, price.total


def is_legal(
    network: Network, sections: Iterable[tuple[int, int, int]], standing: Iterable[int] = ()
) -> bool:
    """Whether sections (from, to, price) can be built in this order at these prices."""
    built: list[Edge] = []
    for origin, end, total in sections:
        position = Position(network, built, standing)
        price = price_of_section(network, origin, end, again=position.has_been_at(end))
        is_new = edge_key(origin, end) not in {edge_key(*edge) for edge in built}
        if price is None or price.total != total or origin not in position.origins() or not is_new:
            return False
        built.append((origin, end))
    return True
