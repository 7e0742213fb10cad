"""Track that somebody plans to lay: its sections in an order the rules allow, and cheapest lines.

A builder may begin at any Major City, so a line can be laid from both ends. While it is planned
from one end, a milepost is *fed* once it is reached by what was planned so far, or *waiting* if a
line from the far side will have to reach it. Where a waiting part begins, one section more is paid:
there two lines meet.
"""

import sys
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from model.systems.crayon.network.network import NOWHERE, Network, edge_key, price_of_section
from model.systems.crayon.network.search import FAR, Arcs, existing, settle, trail
from model.systems.crayon.network.section_prices import SectionPrice

EVERY = sys.maxsize


class Section(NamedTuple):
    """A section as it is built: from, to, the price, and whether its builder had been there."""

    origin: int
    end: int
    price: SectionPrice
    again: bool


class Step(NamedTuple):
    """One step of a plan: the state it leads to, its price, and what it lays or crosses, if any."""

    state: int
    """The number of a milepost that is fed; for a waiting one the size of the network is added."""
    price: int
    origin: int = NOWHERE
    end: int = NOWHERE
    is_ferry: bool = False
    meets: bool = False
    """The section joins two lines, so it is built when both are there."""


class Route(NamedTuple):
    """The cheapest line between two places."""

    total: int
    cells: tuple[int, ...]
    """The mileposts of the line, from the first place to the other."""
    sections: tuple[Section, ...]
    """The sections to build, in an order in which they can be built."""
    ferries: tuple[tuple[int, int], ...]
    """The ferries the line takes, by their ports."""
    meetings: tuple[int, ...]
    """Where lines laid from different places meet, each paying for the milepost."""


def cheapest(network: Network, here: Iterable[int], there: Iterable[int]) -> Route | None:
    """The cheapest line for a builder who stands at one place and wants to be joined to another.

    He may also begin at any Major City, the far end and those on the way included. None if no
    track can join the two places.
    """
    standing = existing(network, here)
    # One search asks for most arcs once.
    found, cost, back = _searched(PlanArcs(network, keeps=0), standing, there)
    return None if found < 0 else route_to(network, standing, found, cost, back)


def route_to(
    network: Network, standing: Iterable[int], found: int, cost: Sequence[int], back: Sequence[int]
) -> Route:
    """The line to a state that a search has settled."""
    size, states = len(network.price), trail(back, found)
    plan = [step_between(network, a, b, cost[b] - cost[a]) for a, b in pairwise(states)]
    sections = laid(network, plan, standing)
    return Route(
        total=cost[found],
        cells=tuple([state % size for state in states]),
        sections=tuple(sections),
        ferries=tuple([(step.origin, step.end) for step in plan if step.is_ferry]),
        meetings=tuple([s.end for s in sections if s.again and s.end not in network.red]),
    )


def price_between(arcs: "PlanArcs", here: Iterable[int], there: Iterable[int]) -> int | None:
    """What `cheapest` costs.

    Whoever asks for several lines hands over the same arcs, which get to know the network.
    """
    found, cost, _ = _searched(arcs, existing(arcs.network, here), there)
    return None if found < 0 else cost[found]


def prices_to_all(arcs: "PlanArcs", here: Iterable[int]) -> list[int]:
    """What `cheapest` costs from one place to every milepost; `FAR` where no track comes."""
    _, cost, _ = _searched(arcs, existing(arcs.network, here))
    return cost[: len(arcs.network.price)]


def _searched(
    arcs: "PlanArcs", standing: Iterable[int], there: Iterable[int] = ()
) -> tuple[int, list[int], list[int]]:
    """The state in which one of the places is reached, or -1; every cost, and where from."""
    states = 2 * len(arcs.network.price)
    cost, back = [FAR] * states, [-1] * states
    for number in standing:
        cost[number] = 0
    goals = [number for number in there if arcs.network.has(number)]
    return settle(arcs, cost, back, standing, goals), cost, back


class PlanArcs(dict[int, Arcs]):
    """The steps of plans as searches want them: for each state the next ones and their prices."""

    def __init__(self, network: Network, *, keeps: int = EVERY) -> None:
        """Of so many states the arcs are kept: on large maps they take more than the map itself."""
        self.network = network
        self._keeps = keeps

    def __missing__(self, state: int) -> Arcs:
        network = self.network
        here = state % len(network.price)
        around = network.around(here)
        # Where only the mileposts around count, which is nearly everywhere, most work is saved.
        plain = not network.special[here] and network.red.keys().isdisjoint(around)
        arcs = self._plain(state, here, around) if plain else self._special(state)
        if len(self) < self._keeps:
            self[state] = arcs
        return arcs

    def _plain(self, state: int, here: int, around: list[int]) -> Arcs:
        price, again, size = self.network.price, self.network.again, len(self.network.price)
        around = [near for near in around if price[near] >= 0]
        if state == here:
            second = again[here]
            feeding = [(near, price[near]) for near in around]
            return feeding + [(near + size, min(again[near], second)) for near in around]
        return [(near + size, price[here]) for near in around]

    def _special(self, state: int) -> Arcs:
        return [(step.state, step.price) for step in steps_from(self.network, state)]


def step_between(network: Network, state: int, other: int, price: int) -> Step:
    """The step that leads from one state to another at a price."""
    steps = steps_from(network, state)
    return next(step for step in steps if step.state == other and step.price == price)


def steps_from(network: Network, state: int) -> list[Step]:
    """Every way to go on with a plan from a state."""
    size = len(network.price)
    return _from_fed(network, state) if state < size else _from_waiting(network, state - size)


def _from_fed(network: Network, here: int) -> list[Step]:
    price, again, red, size = network.price, network.again, network.red, len(network.price)
    extra, second = network.extra, again[here]
    steps = []
    for near in network.ways(here):
        out = into = 0
        if edge_key(here, near) in extra:
            out, into = network.surcharge(here, near), network.surcharge(near, here)
        # Lines that meet on this edge pay for one of its ends, where a line has been before.
        state = near if near in red else near + size
        if again[near] + out <= second + into:
            meeting = Step(state, again[near] + out, here, near, False, True)
        else:
            meeting = Step(state, second + into, near, here, False, True)
        if state != near:
            steps.append(Step(near, price[near] + out, here, near))
        steps.append(meeting)
    steps += [Step(near, 0) for near in network.red_joins(here)]
    for port, fare in network.ferry_steps(here):
        steps.append(Step(port, fare, here, port, is_ferry=True))
        if here in red and port not in red:
            steps.append(Step(port + size, 0, port, here, is_ferry=True))
    return steps


def _from_waiting(network: Network, here: int) -> list[Step]:
    """The waiting milepost is reached from the next one, which waits too unless it is red."""
    price, red, size = network.price[here], network.red, len(network.price)
    steps = []
    for near in network.ways(here):
        state = near if near in red else near + size
        steps.append(Step(state, price + network.surcharge(near, here), near, here))
    for port, cost in network.ports.get(here, ()):
        if network.has(port):
            state, fare = (port, cost) if port in red else (port + size, 0)
            steps.append(Step(state, fare, port, here, is_ferry=True))
    return steps


def laid(network: Network, plan: Iterable[Step], standing: Iterable[int] = ()) -> list[Section]:
    """The sections of a plan in an order in which they can be built, at the prices then due."""
    crew = _Crew(network)
    lines: list[Step] = []
    meetings: list[Step] = []
    edges = set()
    for step in plan:
        if step.is_ferry:
            crew.crossed.setdefault(step.origin, []).append(step.end)
        elif step.origin != NOWHERE and edge_key(step.origin, step.end) not in edges:
            edges.add(edge_key(step.origin, step.end))
            (meetings if step.meets else lines).append(step)
    for number in standing:
        crew.stand_at(number)
    crew.build(lines)
    crew.build(meetings)
    return crew.built


class _Crew:
    """A builder at work: where he may begin a section, and what he has built."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.begun: list[int] = []
        self.touched: set[int] = set()
        self.built: list[Section] = []
        self.to_build: dict[int, list[int]] = {}
        self.crossed: dict[int, list[int]] = {}

    def build(self, plan: Iterable[Step]) -> None:
        """Builds the sections from every milepost where he may begin, or comes to."""
        for step in plan:
            self.to_build.setdefault(step.origin, []).append(step.end)
        red = sorted({*self.to_build, *self.crossed} & self.network.red.keys())
        ready = [*reversed(red), *reversed(self.begun)]
        while ready:
            origin = ready.pop()
            known = len(self.begun)
            for end in self.to_build.pop(origin, ()):
                self._lay(origin, end)
            for port in self.crossed.pop(origin, ()):
                self.touched.add(origin)  # who pays at a red area owns its ferry too
                self.begun.append(port)
            ready += self.begun[known:]

    def stand_at(self, number: int) -> None:
        """Comes to a milepost, and to the far port of its ferry, which a red area does not give."""
        if number not in self.network.red:
            self.touched.add(number)
            self.begun += [port for port, _ in self.network.ports.get(number, ())]
        self.begun.append(number)

    def _lay(self, origin: int, end: int) -> None:
        again = self._has_been_at(end)
        price = price_of_section(self.network, origin, end, again=again)
        if price is None:
            raise ValueError("the plan holds a section that cannot be built")
        self.built.append(Section(origin, end, price, again))
        self.stand_at(end)

    def _has_been_at(self, number: int) -> bool:
        """Whether his next section there is a later one: a ferry's owner has been at both ports."""
        ports = self.network.ports.get(number, ())
        return number in self.touched or any(port in self.touched for port, _ in ports)
