"""The searches: cheapest track, mileposts apart, connected pieces.

All loops over a network that can run long are here, over plain lists of small integers, so that
this one module can be compiled. Nothing in it depends on the order of sets: the same question
always gets the same answer, ties included.
"""

from collections.abc import Container, Generator, Iterable, Mapping, Sequence
from heapq import heapify, heappop, heappush
from typing import Final, NamedTuple

from model.systems.crayon.network.network import Network

FAR: Final = 1 << 60
"""A cost or distance for what was not reached."""

Arcs = list[tuple[int, int]]


class Costs(NamedTuple):
    """What a search found: for each number its cost and the number it was reached from."""

    cost: list[int]
    """`FAR` where it did not come; -1 where there is no milepost."""
    back: list[int]
    """-1 at the beginnings and where it did not come."""
    found: int
    """The target that ended the search, -1 if none did."""


def costs(  # noqa: C901, PLR0912 (one loop without calls: nothing else is asked so often)
    network: Network, sources: Iterable[int], targets: Iterable[int] = (), limit: int = FAR - 1
) -> Costs:
    """The cheapest price of track from the sources to every milepost, or to the nearest target.

    A section costs the milepost it is built to and its crossings; red areas cost nothing, and
    ferries nothing beyond their ports. With a target or a limit, costs above the one found are of
    no meaning.
    """
    price, special, width = network.price.tolist(), network.special, network.width
    odd, even = network.steps
    cost = [limit + 1 if into >= 0 else -1 for into in price]
    back = [-1] * len(price)
    is_target = flags(len(price), targets)
    first = existing(network, sources)
    for number in first:
        cost[number] = 0
    buckets, queue = {0: first}, [0]
    while queue:
        so_far = heappop(queue)
        for u in buckets[so_far]:
            if cost[u] != so_far:
                continue
            if is_target[u]:
                return Costs(cost, back, u)
            if special[u]:
                for v, more in network.arcs(u):
                    total = so_far + more
                    if total < cost[v]:
                        cost[v] = total
                        back[v] = u
                        if total in buckets:
                            buckets[total].append(v)
                        else:
                            buckets[total] = [v]
                            heappush(queue, total)
            else:
                for step in even if u // width & 1 else odd:
                    v = u + step
                    total = so_far + price[v]
                    if total < cost[v]:
                        cost[v] = total
                        back[v] = u
                        if total in buckets:
                            buckets[total].append(v)
                        else:
                            buckets[total] = [v]
                            heappush(queue, total)
        del buckets[so_far]
    return Costs([FAR if known > limit else known for known in cost], back, -1)


def settle(
    arcs: Mapping[int, Arcs],
    cost: list[int],
    back: list[int],
    beginnings: Iterable[int],
    targets: Iterable[int] = (),
) -> int:
    """Lowers the costs of states along arcs until none can be lowered, noting where from.

    The beginnings cost what the list says; every other state is reached only below what it says.
    Returns the first target reached, which ends the search, or -1.
    """
    levels = settling(arcs, cost, back, beginnings, targets)
    while True:
        try:
            next(levels)
        except StopIteration as end:
            found: int = end.value
            return found


def settling(
    arcs: Mapping[int, Arcs],
    cost: list[int],
    back: list[int],
    beginnings: Iterable[int],
    targets: Iterable[int] = (),
) -> Generator[int, None, int]:
    """The same bit by bit: tells each cost up to which every state is settled."""
    is_target = flags(len(cost), targets)
    buckets: dict[int, list[int]] = {}
    for state in beginnings:
        buckets.setdefault(cost[state], []).append(state)
    queue = sorted(buckets)
    while queue:
        so_far = heappop(queue)
        for u in buckets[so_far]:
            if cost[u] != so_far:
                continue
            if is_target[u]:
                return u
            for v, more in arcs[u]:
                total = so_far + more
                if total < cost[v]:
                    cost[v] = total
                    back[v] = u
                    if total in buckets:
                        buckets[total].append(v)
                    else:
                        buckets[total] = [v]
                        heappush(queue, total)
        del buckets[so_far]
        yield so_far
    return -1


def spread(
    arcs: Mapping[int, Arcs], beginnings: Iterable[int], step: int
) -> tuple[dict[int, int], dict[int, int]]:
    """Everything that arcs join to the beginnings: what it costs and where it was reached from.

    Like `settle` for few states among many, where every arc costs a step or several.
    """
    layer = list(beginnings)
    cost, back = dict.fromkeys(layer, 0), dict.fromkeys(layer, -1)
    waiting: dict[int, list[tuple[int, int]]] = {}
    so_far = 0
    while layer or waiting:
        if not layer:
            so_far = min(waiting)
        for v, u in waiting.pop(so_far, ()) if waiting else ():
            if v not in cost:
                cost[v] = so_far
                back[v] = u
                layer.append(v)
        outer = []
        for u in layer:
            for v, more in arcs[u]:
                if v in cost:
                    continue
                if more == step:
                    cost[v] = so_far + step
                    back[v] = u
                    outer.append(v)
                else:
                    waiting.setdefault(so_far + more, []).append((v, u))
        layer = outer
        so_far += step
    return cost, back


def guided(
    arcs: Mapping[int, Arcs],
    begun: Mapping[int, int],
    ahead: Sequence[int],
    targets: Container[int],
) -> list[int]:
    """The states from a beginning to a target, found by way of a guess at what lies ahead.

    `begun` holds what each beginning costs. `ahead` says for each state, counted round and round
    where there are more states than guesses, what is still to come; where it never says too much,
    nothing is cheaper than what is found. Empty where no target can be reached.
    """
    cost, back, size = dict(begun), dict.fromkeys(begun, -1), len(ahead)
    queue = [(so_far + ahead[state % size], state) for state, so_far in begun.items()]
    heapify(queue)
    done = set()
    while queue:
        _, u = heappop(queue)
        if u in done:
            continue
        if u in targets:
            return trail_of(back, u)
        done.add(u)
        so_far = cost[u]
        for v, more in arcs[u]:
            total = so_far + more
            if total < cost.get(v, FAR):
                cost[v] = total
                back[v] = u
                heappush(queue, (total + ahead[v % size], v))
    return []


def trail_of(back: Mapping[int, int], target: int) -> list[int]:
    """The same as `trail` for a search that noted only where it came."""
    states = [target]
    while (target := back[target]) >= 0:
        states.append(target)
    return states[::-1]


def join(
    states: Iterable[int], cost: list[int], other: list[int], joined: list[int], red: Container[int]
) -> None:
    """Lowers the costs of trees that consist of two trees with a milepost in common.

    One of them may feed it, or neither, or both if it is red. The second half of each list is for
    mileposts that wait to be fed. `states` are those in which the first tree is known.
    """
    size = len(cost) // 2
    for state in states:
        if state >= size:
            if (total := cost[state] + other[state]) < joined[state]:
                joined[state] = total
            if (total := cost[state] + other[state - size]) < joined[state - size]:
                joined[state - size] = total
        else:
            partner = state if state in red else state + size
            if (total := cost[state] + other[partner]) < joined[state]:
                joined[state] = total


def trail(back: Sequence[int], target: int) -> list[int]:
    """The numbers from a beginning to the target."""
    numbers = [target]
    while (target := back[target]) >= 0:
        numbers.append(target)
    return numbers[::-1]


def distances(network: Network, sources: Iterable[int], limit: int = FAR - 1) -> list[int]:
    """How many mileposts a train would count from the nearest source, had it track everywhere.

    Closed edges are not crossed, ferries and links not used. `FAR` where a milepost is not reached
    within the limit, -1 where there is none. For a Major City the source is its centre.
    """
    special, width = network.special, network.width
    odd, even = network.steps
    apart = [FAR if into >= 0 else -1 for into in network.price]
    layer, count = existing(network, sources), 0
    for number in layer:
        apart[number] = 0
    while layer and count < limit:
        count += 1
        reached = []
        for u in layer:
            if special[u]:
                near = network.ways(u) + network.red_steps(u)
            else:
                near = [u + step for step in (even if u // width & 1 else odd)]
            for v in near:
                if count < apart[v]:
                    apart[v] = count
                    reached.append(v)
        layer = reached
    return apart


def reach(network: Network, sources: Iterable[int], mileposts: int) -> list[int]:
    """The mileposts at most so many away from a source, in the order of their numbers."""
    apart = distances(network, sources, mileposts)
    return [number for number, away in enumerate(apart) if 0 <= away <= mileposts]


def pieces(network: Network, *, by_ferry: bool = True) -> list[int]:
    """For each milepost the piece of the board it can be joined to by track; -1 for no milepost.

    Pieces are counted from 0 in the order of their first milepost.
    """
    special, width, (odd, even) = network.special, network.width, network.steps
    new = -2
    piece = [new if into >= 0 else -1 for into in network.price]
    count = 0
    for first in range(len(piece)):
        if piece[first] != new:
            continue
        piece[first] = count
        found = [first]
        for u in found:
            if special[u]:
                near = _joined(network, u, by_ferry)
            else:
                near = [u + step for step in (even if u // width & 1 else odd)]
            for v in near:
                if piece[v] == new:
                    piece[v] = count
                    found.append(v)
        count += 1
    return piece


def _joined(network: Network, u: int, by_ferry: bool) -> list[int]:
    joined = network.ways(u) + network.red_joins(u)
    return joined + [port for port, _ in network.ferry_steps(u)] if by_ferry else joined


def existing(network: Network, numbers: Iterable[int]) -> list[int]:
    """The mileposts among these, in order and each once."""
    return sorted({number for number in numbers if network.has(number)})


def flags(size: int, numbers: Iterable[int]) -> bytearray:
    """A row of zeros with ones at these numbers."""
    flags = bytearray(size)
    for number in numbers:
        flags[number] = 1
    return flags
