"""Searches that go out in waves: a whole front of mileposts at once, as the bits of one number.

They answer how far and how dear, not along which mileposts; for that there is `search`, with
which they agree. A map is asked for hundreds of prices when it is checked, and a front of thousands
of mileposts moves on by a few operations on long integers.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from functools import cached_property
from heapq import heappop, heappush

from model.systems.crayon.network.bits import (
    Masks,
    Stepping,
    all_of,
    any_of,
    bits_of,
    masks_of,
    moved,
    numbers_in,
    shifted,
)
from model.systems.crayon.network.network import Network
from model.systems.crayon.network.search import FAR, existing
from model.systems.crayon.network.section_prices import FerryLine

MOST_PRICES = 100
"""Where more prices differ than this there are no fronts to speak of, only single mileposts."""
PATIENCE = 8_000
"""What going on from one milepost takes, in nanoseconds or so; fronts that take more are left."""


class Waves:
    """The waves on one network. Making it costs about as much as one search."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.work = 0
        """What searches took so far, the same on every machine: about a nanosecond each."""
        self.weight = 300 + len(network.price) // 25
        """What one move of a front takes."""
        self._ports = _ports(network)
        self.reds, self.port_bits = bits_of(network.red), bits_of(self._ports)
        prices = sorted({g.price for g in network.grounds if g is not None})
        ferries = {cost for steps in self._ports.values() for _, cost in steps}
        self.is_patient = len(prices) > MOST_PRICES or len(ferries) > MOST_PRICES
        """Whether prices are so many that searches go from milepost to milepost."""
        self.classes: list[tuple[int, int]] = []
        """The mileposts of each price."""
        self.everywhere = self._measure_prices(prices)
        """All mileposts, as bits."""
        self.special = int(network.special.translate(_SIGNS)[::-1], 2)
        self.sections: dict[int, Masks] = {}
        """Where a section can be built, by what the waters add to its price."""
        self.near_by: dict[int, int] = {}
        """The same for mileposts beside which nothing costs more."""
        self._within: dict[int, Masks] = {}
        """The same for builders who can pay for no dearer section, by its price."""
        self._runs: Masks = ()
        """Where a train can run: the same, and within red areas."""
        self._measure_edges()
        self._moves = len(self.classes) + sum(map(len, self.sections.values()))

    def with_fewer_ferries(self, ferries: Iterable[FerryLine]) -> "Waves":
        """The waves where only some of the ferries sail: sections and their prices are the same."""
        other = copy(self)
        other.network = self.network.with_ferries(ferries)
        other._ports = _ports(other.network)  # noqa: SLF001
        other.port_bits = bits_of(other._ports)  # noqa: SLF001
        other.__dict__.pop("lonely", None)
        return other

    def reds_of(self, front: int) -> int:
        """The red areas of which a front has a milepost, as bits."""
        hit, found = front & self.reds, 0
        for place in {self.network.red[number] for number in numbers_in(hit)} if hit else ():
            found |= self._own(place)
        return found

    def prices_to(self, sources: Iterable[int], targets: Iterable[int]) -> dict[int, int]:
        """The cheapest price of track from the nearest source to each target that it can reach."""
        return self._prices({0: bits_of(existing(self.network, sources))}, targets)

    def _prices(self, begun: dict[int, int], targets: Iterable[int]) -> dict[int, int]:
        found: dict[int, int] = {}
        wanted = bits_of(existing(self.network, targets))
        for price, front in self._fronts(begun):
            if hit := front & wanted:
                found.update(dict.fromkeys(numbers_in(hit), price))
                wanted ^= hit
                if not wanted:
                    break
        return found

    def mileposts_to(self, sources: Iterable[int], targets: Iterable[int]) -> dict[int, int]:
        """How many mileposts a train would count to each target, had it track everywhere."""
        found: dict[int, int] = {}
        wanted = bits_of(existing(self.network, targets))
        front, away = bits_of(existing(self.network, sources)), 0
        left = self.everywhere
        while front and wanted:
            if hit := front & wanted:
                found.update(dict.fromkeys(numbers_in(hit), away))
                wanted ^= hit
            left &= ~front
            self.work += self.weight * len(self._runs)
            front, away = moved(front, self._runs) & left, away + 1
        return found

    def within(self, mileposts: int, sources: int) -> int:
        """The mileposts that are at most so many away from a source, all as bits."""
        front, left = sources & self.everywhere, self.everywhere
        while front and mileposts >= 0:
            left &= ~front
            self.work += self.weight * len(self._runs)
            front, mileposts = moved(front, self._runs) & left, mileposts - 1
        return self.everywhere & ~left

    def run_from(self, sources: Iterable[int]) -> int:
        """The mileposts that a train could run to on track everywhere, without ferries, as bits."""
        front, left = bits_of(existing(self.network, sources)), self.everywhere
        while front:
            left &= ~front
            front = moved(front, self._runs) & left
        return self.everywhere & ~left

    def joined_to(
        self, sources: Iterable[int], *, without: int = 0, dearest: int | None = None
    ) -> int:
        """The mileposts that track and ferries can join to the sources, as bits.

        No track comes to those of `without`, and none costs more than `dearest` in one step.
        """
        first = bits_of(existing(self.network, sources)) & ~without
        if dearest is None:
            return self._flooded(first, self.everywhere & ~without)
        return self._flooded(first, self.everywhere & ~without, dearest)

    def pieces(self, *, without: int = 0) -> list[int]:
        """The pieces that track and ferries can join, in the order of their first milepost."""
        return list(self.pieces_of(self.everywhere & ~without))

    def pieces_of(self, left: int) -> Iterator[int]:
        """The pieces into which some mileposts fall, where no track leaves these mileposts."""
        left &= self.everywhere
        while left:
            piece = self._flooded(left & -left, left)
            yield piece
            left ^= piece

    @cached_property
    def lonely(self) -> int:
        """The mileposts that neither a section nor a ferry nor a red area joins to another."""
        joined = bits_of(port for port in self.network.ports if self.network.ferry_steps(port))
        for _, members in self.ways:
            joined |= members
        return self.everywhere & ~joined & ~self.reds

    @cached_property
    def ways(self) -> Masks:
        """The steps of sections, whatever they cost, with the mileposts they can be built from."""
        found: dict[int, int] = {}
        for masks in self.sections.values():
            for step, members in masks:
                found[step] = found.get(step, 0) | members
        return tuple(found.items())

    def _flooded(self, first: int, left: int, dearest: int | None = None) -> int:
        """Everything among `left` that can be joined to the first ones, by steps that are payable.

        In which order does not matter, so however many prices there are, fronts move at once.
        """
        ways = self.ways if dearest is None else self._ways_within(dearest)
        front, reached = first & left, 0
        while front:
            waiting: dict[int, int] = {}
            front = self.joined(front, left, waiting, 0, FAR if dearest is None else dearest)
            left &= ~front
            reached |= front
            front = moved(front, ways)
            for by_ferry in waiting.values():
                front |= by_ferry
            front &= left
        return reached

    def _ways_within(self, dearest: int) -> Masks:
        """The steps of sections that cost no more, with the mileposts they can be built from."""
        if dearest not in self._within:
            network, price = self.network, self.network.price
            payable = bits_of(n for n in numbers_in(self.everywhere) if price[n] <= dearest)
            plain = {s: members & shifted(payable, -s) for s, members in self.near_by.items()}
            special: Stepping = {}
            for number in numbers_in(self.special & self.everywhere):
                for near in network.ways(number):
                    if price[near] + network.surcharge(number, near) <= dearest:
                        special.setdefault(near - number, []).append(number)
            self._within[dearest] = masks_of(special, plain)
        return self._within[dearest]

    def _fronts(self, begun: dict[int, int]) -> Iterator[tuple[int, int]]:
        """The mileposts at each price, cheapest first; `begun` says what the first ones cost."""
        waiting, left = dict(begun), self.everywhere
        most = 0 if self.is_patient else self.work + PATIENCE * len(self.network.price)
        while waiting:
            if self.work >= most:
                yield from self._patiently(waiting, left)
                return
            self.work += self.weight * self._moves
            price = min(waiting)
            front = self.joined(waiting.pop(price) & left, left, waiting, price)
            if not front:
                continue
            left ^= front
            yield price, front
            for extra, masks in self.sections.items():
                if not front & self._beside[extra]:
                    continue
                reached = moved(front, masks) & left
                for into, members in self.classes if reached else ():
                    if new := reached & members:
                        total = price + extra + into
                        waiting[total] = waiting.get(total, 0) | new

    def _patiently(self, begun: dict[int, int], left: int) -> Iterator[tuple[int, int]]:
        """The same, from milepost to milepost: for maps on which hardly two prices are the same."""
        waiting = {price: list(numbers_in(bits)) for price, bits in begun.items()}
        is_left = bytearray(len(self.network.price))
        for number in numbers_in(left):
            is_left[number] = 1
        queue = sorted(waiting)
        while queue:
            price = heappop(queue)
            front = []
            for number in waiting[price]:
                if is_left[number]:
                    is_left[number] = 0
                    front.append(number)
                    for near, more in self._steps(number):
                        if is_left[near]:
                            if price + more not in waiting:
                                heappush(queue, price + more)
                            waiting.setdefault(price + more, []).append(near)
            del waiting[price]
            self.work += PATIENCE * len(front)
            if front:
                yield price, bits_of(front)

    def _steps(self, number: int) -> list[tuple[int, int]]:
        """Where a builder at a milepost can go; a red area is one place, whatever is left of it."""
        network = self.network
        place = network.red.get(number)
        if place is None:
            return network.arcs(number)
        price, ways = network.price, network.ways(number)
        sections = [(near, price[near] + network.surcharge(number, near)) for near in ways]
        return [*sections, *self._ports.get(number, ()), *((n, 0) for n in self._members(place))]

    def joined(
        self, front: int, left: int, waiting: dict[int, int], price: int, dearest: int = FAR
    ) -> int:
        """A front with the rest of its red areas; ferries carry it on, some for a price."""
        front |= self.reds_of(front) & left
        for port in numbers_in(hit) if (hit := front & self.port_bits) else ():
            for other, cost in self._ports[port]:
                if cost <= dearest and (new := 1 << other & left & ~front):
                    waiting[price + cost] = waiting.get(price + cost, 0) | new
        return front

    def _measure_prices(self, prices: list[int]) -> int:
        """Notes the mileposts of each price, and gives them all."""
        codes = _codes(self.network, {price: 1 + n % 255 for n, price in enumerate(prices)})
        if not self.is_patient:
            self.classes = [
                (price, _where(codes, code.__eq__)) for code, price in enumerate(prices, start=1)
            ]
        return _where(codes, bool)

    def _measure_edges(self) -> None:
        """Where sections can be built: for most mileposts at once, for special ones singly."""
        network = self.network
        plain = self.everywhere & ~self.special
        rows = _rows(network)
        near_by = self.near_by
        for parity, steps in enumerate(network.steps):
            for step in steps:
                from_here = plain & rows[parity] & shifted(self.everywhere, -step)
                near_by[step] = near_by.get(step, 0) | from_here
        built, runs = self._measure_special()
        self.is_patient |= len(built) > MOST_PRICES
        if self.is_patient:
            built = {0: all_of(built.values())}
        built.setdefault(0, {})
        self.sections = {extra: masks_of(built[extra]) for extra in sorted(built)}
        self.sections[0] = masks_of(built[0], near_by)
        self._beside = {extra: any_of(masks) for extra, masks in self.sections.items()}
        self._runs = masks_of(runs, near_by)

    def _measure_special(self) -> tuple[dict[int, Stepping], Stepping]:
        """Where sections can be built from special mileposts, and where trains can run."""
        network = self.network
        built: dict[int, Stepping] = {}
        runs: Stepping = {}
        for number in numbers_in(self.special & self.everywhere):
            for near in network.ways(number):
                steps = built.setdefault(network.surcharge(number, near), {})
                steps.setdefault(near - number, []).append(number)
                runs.setdefault(near - number, []).append(number)
            for near in network.red_steps(number):
                runs.setdefault(near - number, []).append(number)
        return built, runs

    def _own(self, place: int) -> int:
        return bits_of(self._members(place))

    def _members(self, place: int) -> list[int]:
        """The mileposts of a Major City that are no other's."""
        network = self.network
        members = network.majors[place].members
        return [n for n in members if network.red.get(n) == place and network.has(n)]


def _ports(network: Network) -> dict[int, list[tuple[int, int]]]:
    return {port: steps for port in network.ports if (steps := network.ferry_steps(port))}


_SIGNS = bytes([48, *[49] * 255])
"""Bytes as digits: 0 for nothing, 1 for everything else."""


def _codes(network: Network, code_of: Mapping[int, int]) -> bytes:
    """The code of every number's price in a byte each; 0 where there is no milepost."""
    codes = [0 if ground is None else code_of[ground.price] for ground in network.grounds]
    if len(codes) > 256:
        return bytes([codes[ground] for ground in network.ground])
    return bytes(network.ground.tolist()).translate(bytes(codes).ljust(256, b"\0"))


def _where(codes: bytes, is_wanted: Callable[[int], bool]) -> int:
    """The numbers of which the code is wanted, as bits."""
    table = bytes(49 if is_wanted(code) else 48 for code in range(256))
    return int(codes.translate(table)[::-1], 2)


def _rows(network: Network) -> tuple[int, int]:
    """The numbers of the rows that take the first row of steps, and those that take the second."""
    row, width = (1 << network.width) - 1, network.width
    masks = [0, 0]
    for place in range(len(network.price) // width):
        masks[place & 1] |= row << place * width
    return masks[0], masks[1]
