"""The build graph of a milepost board: what every section costs, in integer arrays cheap to patch.

Mileposts are numbered on a grid with a rim of nothing around it, so the six neighbours of a
milepost are fixed steps away and no search ever asks whether it left the board. A network is never
altered: the `with_` methods return a new one that shares whatever stayed the same.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace
from functools import lru_cache
from typing import Final

from model.forms.frozen import dataclass
from model.notation import Cell
from model.systems.crayon.network.section_prices import (
    BuildRules,
    Crossing,
    FerryLine,
    Ground,
    Major,
    SectionPrice,
    check_price,
)

NOWHERE: Final = 0
"""The number of every place beside the board: a spot of the rim, never a milepost."""
LARGEST: Final = 1 << 20
"""A network numbers fewer places than this, rim included."""
USUAL: Final = BuildRules()


@lru_cache(maxsize=64)
def _steps(w: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The ways to neighbours on a board so wide: asked for again and again in every search."""
    return (1, w + 1, w, -1, -w, 1 - w), (1, w, w - 1, -1, -w - 1, -w)


def edge_key(u: int, v: int) -> int:
    """One number for the edge between two mileposts, whichever is named first."""
    return u * LARGEST + v if u < v else v * LARGEST + u


def edge_ends(key: int) -> tuple[int, int]:
    return divmod(key, LARGEST)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Network:
    """A milepost board as builders see it: begin with `Network.of`, add by the `with_` methods."""

    cols: int
    rows: int
    rules: BuildRules
    grounds: tuple[Ground | None, ...]
    ground: array[int]
    """For every number the place of its ground in `grounds`; 0 where there is no milepost."""
    price: array[int]
    """The price of a first section into each milepost; -1 where there is none."""
    again: array[int]
    """The price of a later section of the same player; -1 where there is no milepost."""
    special: bytes
    """1 where a search must look closer: beside water and closed edges, in red areas, at ports."""
    crossings: Mapping[int, tuple[Crossing, ...]]
    extra: Mapping[int, int]
    """The surcharges of each crossed edge in one number."""
    closed: frozenset[int]
    majors: tuple[Major, ...]
    red: Mapping[int, int]
    """For every milepost of a red area the place of its Major City in `majors`."""
    ferries: tuple[FerryLine, ...]
    ports: Mapping[int, tuple[tuple[int, int], ...]]
    """For every ferry port the ports opposite, each with the cost of its ferry."""
    known_arcs: dict[int, list[tuple[int, int]]] = field(init=False, default_factory=dict)
    """The arcs of special mileposts once they were asked for; a changed network starts afresh."""

    @classmethod
    def of(
        cls,
        size: tuple[int, int],
        terrain: Sequence[str],
        legend: Mapping[str, Ground],
        rules: BuildRules = USUAL,
    ) -> Network:
        """The network of bare terrain: a character a milepost, none where the legend has none."""
        cols, rows = max(size[0], 0), max(size[1], 0)
        if (cols + 2) * (rows + 2) >= LARGEST:
            raise ValueError(f"a board of {cols} columns and {rows} rows is too large")
        grounds = (None, *dict.fromkeys(legend.values()))
        ground = _numbered(cols, rows, terrain, {s: grounds.index(g) for s, g in legend.items()})
        first, later = _prices(grounds)
        return cls(
            cols=cols,
            rows=rows,
            rules=rules,
            grounds=grounds,
            ground=ground,
            price=array("i", map(first.__getitem__, ground)),
            again=array("i", map(later.__getitem__, ground)),
            special=bytes(len(ground)),
            crossings={},
            extra={},
            closed=frozenset(),
            majors=(),
            red={},
            ferries=(),
            ports={},
        )

    @property
    def width(self) -> int:
        return self.cols + 2

    @property
    def steps(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The ways to the six neighbours, clockwise from the east: for odd rows, for even rows.

        Which of the two a number takes is `number // width & 1`: the rim moved every row by one.
        """
        return _steps(self.cols + 2)

    def index(self, cell: tuple[int, int]) -> int:
        """The number of a cell; `NOWHERE` for one beside the board."""
        col, row = cell
        if 0 <= col < self.cols and 0 <= row < self.rows:
            return (row + 1) * self.width + col + 1
        return NOWHERE

    def cell(self, number: int) -> Cell:
        row, col = divmod(number, self.width)
        return Cell(col - 1, row - 1)

    def edge(self, one: tuple[int, int], other: tuple[int, int]) -> int:
        """The key of the edge between two cells."""
        return edge_key(self.index(one), self.index(other))

    def has(self, number: int) -> bool:
        return self.price[number] >= 0

    def ground_at(self, number: int) -> Ground | None:
        return self.grounds[self.ground[number]]

    def around(self, number: int) -> list[int]:
        """The six places around a milepost, whether or not there are mileposts."""
        width = self.cols + 2
        return [number + step for step in _steps(width)[number // width & 1]]

    def ways(self, number: int) -> list[int]:
        """The neighbours that a section can join to this milepost, whoever builds it."""
        price, closed, city = self.price, self.closed, self.red.get(number)
        if price[number] < 0:
            return []
        open_ways = [
            near
            for near in self.around(number)
            if price[near] >= 0 and edge_key(number, near) not in closed
        ]
        if city is None:
            return open_ways
        return [near for near in open_ways if self.red.get(near) != city]

    def red_steps(self, number: int) -> list[int]:
        """The neighbours to which a train can run within the red area of a Major City."""
        city = self.red.get(number)
        if city is None or not self.has(number):
            return []
        centre = self.majors[city].centre
        return [
            near
            for near in self.around(number)
            if self.red.get(near) == city
            and self.has(near)
            and edge_key(number, near) not in self.closed
            and (self.rules.perimeter or centre in (number, near))
        ]

    def red_joins(self, number: int) -> list[int]:
        """The mileposts that a Major City joins to this one for builders.

        Besides its steps these are its middle and, from there, all members: a Major City is one
        place to builders, even one that was drawn in several parts.
        """
        city = self.red.get(number)
        if city is None:
            return []
        own = [n for n in self.majors[city].members if self.red[n] == city and self.has(n)]
        centre = self.majors[city].centre
        hub = centre if centre in own else own[0]
        joined = own if number == hub else [*self.red_steps(number), hub]
        return [near for near in dict.fromkeys(joined) if near != number]

    def ferry_steps(self, number: int) -> list[tuple[int, int]]:
        """The ports opposite, with what is still to pay by a builder who has come to this port.

        Who has built into a port owns its ferry. Nobody needs to build into a red area to be there,
        so a ferry that leaves from one is paid on crossing.
        """
        in_red = number in self.red
        opposite = self.ports.get(number, ()) if self.has(number) else ()
        return [(port, cost if in_red else 0) for port, cost in opposite if self.has(port)]

    def surcharge(self, origin: int, end: int) -> int:
        """What the waters add to the price of a section between two neighbours."""
        extra = self.extra.get(edge_key(origin, end), 0)
        return extra if extra and self._pays_crossings(end) else 0

    def charges_both_ways(self) -> bool:
        """Whether a crossing costs the same in both directions; it may not where ports waive it."""
        ends = (end for key in self.extra for end in edge_ends(key))
        return self.rules.port_crossings or all(map(self._pays_crossings, ends))

    def crossings_paid(self, origin: int, end: int) -> tuple[Crossing, ...]:
        """The crossings that a section between two neighbours pays for."""
        over = self.crossings.get(edge_key(origin, end), ())
        return self.rules.counted(over) if over and self._pays_crossings(end) else ()

    def arcs(self, number: int) -> list[tuple[int, int]]:
        """Where a builder who is at a milepost can go from it, each with its price."""
        price = self.price
        if not self.special[number]:
            return [(near, price[near]) for near in self.around(number) if price[near] >= 0]
        if number not in self.known_arcs:
            ways, red = self.ways(number), self.red_joins(number)
            sections = [(near, price[near] + self.surcharge(number, near)) for near in ways]
            free = [(near, 0) for near in red]
            self.known_arcs[number] = sections + free + self.ferry_steps(number)
        return self.known_arcs[number]

    def with_cells(self, changes: Mapping[int, Ground | None]) -> Network:
        """The network after other things stand at some mileposts; None takes a milepost away."""
        changes = {number: what for number, what in changes.items() if number != NOWHERE}
        grounds = tuple(dict.fromkeys((*self.grounds, *changes.values())))
        first, later = _prices(grounds)
        codes = {what: code for code, what in enumerate(grounds)}
        ground, price, again = self.ground[:], self.price[:], self.again[:]
        for number, what in changes.items():
            code = codes[what]
            ground[number], price[number], again[number] = code, first[code], later[code]
        return replace(self, grounds=grounds, ground=ground, price=price, again=again)

    def with_crossings(self, changes: Mapping[int, tuple[Crossing, ...]]) -> Network:
        """The network after some edges pass over other waters, or over none."""
        crossings, extra = dict(self.crossings), dict(self.extra)
        for key, over in changes.items():
            if over:
                crossings[key], extra[key] = over, _sum(self.rules.counted(over))
            elif key in crossings:
                del crossings[key], extra[key]
        gone, come = (_ends(k for k in changes if bool(changes[k]) is it) for it in (False, True))
        return _marked(replace(self, crossings=crossings, extra=extra), gone, come)

    def with_closed(self, edges: Iterable[int]) -> Network:
        """The network in which exactly these edges cannot be built."""
        closed = frozenset(edges)
        gone, come = _ends(self.closed - closed), _ends(closed - self.closed)
        return _marked(replace(self, closed=closed), gone, come)

    def with_majors(self, majors: Iterable[Major]) -> Network:
        """The network with exactly these Major Cities; a milepost of two belongs to the first."""
        majors = tuple(majors)
        red: dict[int, int] = {}
        for place, major in enumerate(majors):
            for number in major.members:
                red.setdefault(number, place)
        red.pop(NOWHERE, None)
        return _marked(replace(self, majors=majors, red=red), self.red, red)

    def with_ferries(self, ferries: Iterable[FerryLine]) -> Network:
        """The network with exactly these ferries; a port beside the board joins nothing."""
        ferries = tuple(ferries)
        ports: dict[int, tuple[tuple[int, int], ...]] = {}
        for ferry, a, b, cost in ferries:
            if NOWHERE not in (a, b):
                ports[a] = (*ports.get(a, ()), (b, check_price(ferry, cost)))
                ports[b] = (*ports.get(b, ()), (a, cost))
        return _marked(replace(self, ferries=ferries, ports=ports), self.ports, ports)

    def _pays_crossings(self, end: int) -> bool:
        if self.rules.port_crossings:
            return True
        ground = self.ground_at(end)
        return ground is None or ground.kind != "port"


def price_of_section(
    network: Network, origin: int, end: int, *, again: bool = False
) -> SectionPrice | None:
    """The price of a section and its parts; None where no section can be built.

    The price belongs to the milepost the section is built to, so the direction counts. `again` asks
    for a builder who has been at that milepost before (at a port: who owns its ferry or link).
    """
    ground = network.ground_at(end)
    if ground is None or end not in network.ways(origin):
        return None
    milepost = ground.again if again else ground.price
    crossings = network.crossings_paid(origin, end)
    total = milepost + sum(crossing.surcharge for crossing in crossings)
    return SectionPrice(total, ground, milepost, crossings)


def _numbered(cols: int, rows: int, terrain: Sequence[str], codes: Mapping[str, int]) -> array[int]:
    """The code of every place, rim included; what cannot be read is no milepost."""
    ground = array("H", bytes(2 * (cols + 2)))
    for text in terrain[:rows]:
        signs = [codes.get(sign, 0) for sign in text[:cols]]
        ground.extend([0, *signs, *[0] * (cols + 1 - len(signs))])
    ground.extend([0] * ((cols + 2) * (rows + 2) - len(ground)))
    return ground


def _prices(grounds: Sequence[Ground | None]) -> tuple[list[int], list[int]]:
    first = [-1 if ground is None else check_price(ground.name, ground.price) for ground in grounds]
    later = [-1 if ground is None else check_price(ground.name, ground.again) for ground in grounds]
    return first, later


def _ends(keys: Iterable[int]) -> list[int]:
    return [end for key in keys for end in edge_ends(key)]


def _sum(crossings: Iterable[Crossing]) -> int:
    return sum([check_price(crossing.water, crossing.surcharge) for crossing in crossings])


def _marked(network: Network, gone: Iterable[int], come: Iterable[int]) -> Network:
    """The network after something left some mileposts, and something came to others."""
    special = bytearray(network.special)
    for number in gone:
        special[number] = _is_special(network, number)
    for number in come:
        special[number] = 1
    return replace(network, special=bytes(special))


def _is_special(network: Network, number: int) -> bool:
    if number in network.red or number in network.ports:
        return True
    keys = [edge_key(number, near) for near in network.around(number)]
    return any(key in network.extra or key in network.closed for key in keys)
