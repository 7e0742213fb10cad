"""What bots know of a map before anything is built: how far every place is, from everywhere.

Distances are efforts: a milepost of the way counts one, and a million paid for track two more, for
that is about what a turn is worth. Effort and mileposts are kept in one number, so that one search
finds both.
"""

from functools import cached_property
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from engine.systems.crayon.state.table import Table
from model.systems.crayon.network.network import NOWHERE, edge_key
from model.systems.crayon.network.search import FAR, Arcs, settle

SHIFT: Final = 14
STEP: Final = (1 << SHIFT) + 1
"""One milepost on track that is there."""
MILLION: Final = 2 << SHIFT
"""One million paid for track."""
MASK: Final = (1 << SHIFT) - 1
CROSSING: Final = 10
"""A ferry takes about as long as so many mileposts: a stop, and half a turn."""


class Goal(NamedTuple):
    """A place where something is loaded or delivered; overseas it is the port of a link."""

    city: str
    cells: tuple[int, ...]
    link: str = ""
    number: int = -1
    """Its number in the atlas."""

    @property
    def middle(self) -> int:
        return self.cells[len(self.cells) // 2]


class Effort(NamedTuple):
    """The way to a goal from every milepost, over land where nobody has built."""

    cost: list[int]
    """Effort and mileposts in one number; FAR where no way leads."""
    toward: list[int]
    """The next milepost of the way; -1 at the goal and where no way leads."""


class Straight(NamedTuple):
    """The way between two goals over land where nobody has built."""

    money: float
    steps: float
    effort: float


class Section(NamedTuple):
    """An edge where a section could be laid from a milepost."""

    near: int
    edge: int
    effort: int
    is_watched: bool
    """Whether it touches a city or a port."""


class Bare(NamedTuple):
    """A milepost in the open country: no city, no port, nor any beside it."""

    arcs: Arcs
    edges: frozenset[int]


NO_WAY: Final = Straight(FAR, FAR, FAR)


def money_of(cost: int) -> int:
    """The millions in an effort."""
    return ((cost >> SHIFT) - (cost & MASK)) >> 1


def steps_of(cost: int) -> int:
    """The mileposts in an effort."""
    return cost & MASK


class Atlas:
    """The map of a table as bots use it, worked out once and shared by all games on it."""

    def __init__(self, table: Table) -> None:
        # The table itself is not kept: it is the key under which the atlas is found.
        self.network = table.network
        self.ways = table.ways
        self.goals: dict[str, tuple[Goal, ...]] = {}
        """For each city the places where a train can serve it."""
        self.suppliers: dict[str, tuple[Goal, ...]] = {}
        self.watched = frozenset({*table.cities, *table.ports})
        """Where rules limit who may come."""
        self._land: dict[int, tuple[Section, ...]] = {}
        self._efforts: dict[tuple[int, ...], Effort] = {}
        self.straights: list[_Straights] = []
        """The way from each goal to each other one, by their numbers."""
        self.numbered: list[Goal] = []
        """Every goal by its number."""
        for place in table.places.values():
            self.goals[place.id] = (self._goal(place.id, place.cells),)
        for link in table.links.values():
            port = self.network.index(link.port)
            for city in link.serves:
                known = self.goals.get(city, ())
                self.goals[city] = (*known, self._goal(city, (port,), link.id))
        for city, goals in self.goals.items():
            known_city = table.scenario.cities.get(city)
            for good in known_city.supplies if known_city else ():
                self.suppliers[good] = (*self.suppliers.get(good, ()), *goals)
        self.majors = tuple(self._goal(major.id, major.cells) for major in table.majors)
        self.link_ports = {
            name: self._goal(name, (self.network.index(link.port),), name)
            for name, link in table.links.items()
        }
        self.opposite: dict[int, list[tuple[int, str, int]]] = {}
        """For each port the ports opposite, with the ferry and its fare where it is bought."""
        for name, ports in table.ports_of.items():
            fare = table.ferries[name].cost if table.is_bought(name) else 0
            for here, there in (ports, ports[::-1]):
                self.opposite.setdefault(here, []).append((there, name, fare))

    def _goal(self, city: str, cells: tuple[int, ...], link: str = "") -> Goal:
        goal = Goal(city, cells, link, len(self.numbered))
        self.numbered.append(goal)
        self.straights.append(_Straights(self, goal))
        return goal

    def effort(self, goal: Goal) -> Effort:
        """The way to a goal from everywhere."""
        found = self._efforts.get(goal.cells)
        if found is None:
            size = len(self.network.price)
            cost, toward = [FAR] * size, [-1] * size
            for cell in goal.cells:
                cost[cell] = 0
            settle(self._backward, cost, toward, goal.cells)
            found = self._efforts[goal.cells] = Effort(cost, toward)
        return found

    @cached_property
    def _backward(self) -> "_Backward":
        return _Backward(self)

    def red_steps(self, cell: int) -> list[int]:
        return self._red_steps.get(cell, [])

    @cached_property
    def _red_steps(self) -> dict[int, list[int]]:
        return {cell: self.network.red_steps(cell) for cell in self.network.red}

    def land(self, cell: int) -> tuple[Section, ...]:
        """The sections that could be laid from a milepost on an empty board."""
        found = self._land.get(cell)
        if found is None:
            watched = self.watched
            found = self._land[cell] = tuple(
                Section(
                    near,
                    edge_key(cell, near),
                    STEP + MILLION * self.price(cell, near),
                    cell in watched or near in watched,
                )
                for near in self.ways[cell]
            )
        return found

    def bare(self, cell: int) -> Bare | None:
        """What leads from a milepost where no rule but that of free edges limits who may build."""
        return self._bare.get(cell)

    @cached_property
    def _bare(self) -> dict[int, Bare]:
        found = {}
        for cell in range(len(self.network.price)):
            land = self.land(cell)
            if land and not any(one.is_watched for one in land):
                edges = frozenset(one.edge for one in land)
                found[cell] = Bare([(one.near, one.effort) for one in land], edges)
        return found

    def price(self, u: int, v: int) -> int:
        """The price of a section to be laid from u to v, or from v where that is a Major City."""
        network = self.network
        price = network.price[v] + network.surcharge(u, v)
        if v in network.red:
            price = min(price, network.again[u] + network.surcharge(v, u))
        return price


class _Straights(dict[int, Straight]):
    """The ways from a goal to others, worked out where they are asked for."""

    def __init__(self, atlas: Atlas, here: Goal) -> None:
        self._atlas = atlas
        self._here = here

    def __missing__(self, number: int) -> Straight:
        cost = self._atlas.effort(self._atlas.numbered[number]).cost[self._here.middle]
        money, steps = money_of(cost), steps_of(cost)
        found = Straight(money, steps, 2 * money + steps) if cost < FAR else NO_WAY
        self[number] = found
        return found


class _Backward(dict[int, Arcs]):
    """The steps that lead to a milepost from its neighbours, for searches that begin at goals."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas

    def __missing__(self, cell: int) -> Arcs:
        atlas = self.atlas
        arcs = [
            (near, STEP + MILLION * atlas.price(near, cell))
            for near in atlas.ways[cell]
            if near != NOWHERE
        ]
        arcs += [(near, STEP) for near in atlas.red_steps(cell)]
        for port, _, fare in atlas.opposite.get(cell, ()):
            arcs.append((port, STEP * CROSSING + MILLION * fare))
        self[cell] = arcs
        return arcs


_ATLASES: WeakKeyDictionary[Table, Atlas] = WeakKeyDictionary()


def atlas_of(table: Table) -> Atlas:
    found = _ATLASES.get(table)
    if found is None:
        found = _ATLASES[table] = Atlas(table)
    return found
