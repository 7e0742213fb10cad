"""Searches that go out in waves: a whole front of mileposts at once, as the bits of one number.

They answer how far and how dear, not along which mileposts; for that there is `model.search`,
with which they agree. A map is asked for hundreds of prices when it is checked, and a front of
thousands of mileposts moves on by a few operations on long integers.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

from model.network import Network
from model.search import FAR, existing

Masks = tuple[tuple[int, int], ...]
"""Steps to a neighbour, each with the mileposts from which it can be made."""


class Waves:
    """The waves on one network. Making it costs about as much as one search."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self._codes = _codes(network)
        self._all = self._with_price((0).__le__)
        self._classes = [
            (price, self._with_price(price.__eq__))
            for price in sorted({g.price for g in network.grounds if g is not None})
        ]
        self._special = int(network.special.translate(_SIGNS)[::-1], 2)
        self._open: dict[int, Masks] = {}
        """Where a section can be built, by what the waters add to its price."""
        self._runs: Masks = ()
        """Where a train can run: the same, and within red areas."""
        self._measure_edges()
        self.reds = [mask for mask in map(self._own, range(len(network.majors))) if mask]
        """The mileposts of each Major City that has any."""
        self._ports = {
            1 << port: [(1 << other, cost) for other, cost in network.ferry_steps(port)]
            for port in network.ports
        }

    def prices_to(self, sources: Iterable[int], targets: Iterable[int]) -> dict[int, int]:
        """The cheapest price of track from the nearest source to each target that it can reach."""
        return self._prices({0: bits_of(existing(self.network, sources))}, targets)

    def prices_from(self, targets: Iterable[int], sources: Iterable[int]) -> dict[int, int]:
        """The same for track that is laid from each target to the source that is cheapest to reach.

        The sections of a line cost the same from either end but for the two mileposts at its ends,
        of which the one it begins at is not paid. Crossings that a port waives count all the same.
        """
        price = self.network.price
        begun: dict[int, int] = {}
        for number in existing(self.network, sources):
            begun[price[number]] = begun.get(price[number], 0) | 1 << number
        found = self._prices(begun, targets)
        return {number: max(total - price[number], 0) for number, total in found.items()}

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
        left = self._all
        while front and wanted:
            if hit := front & wanted:
                found.update(dict.fromkeys(numbers_in(hit), away))
                wanted ^= hit
            left &= ~front
            front, away = moved(front, self._runs) & left, away + 1
        return found

    def run_from(self, sources: Iterable[int]) -> int:
        """The mileposts that a train could run to on track everywhere, without ferries, as bits."""
        front, left = bits_of(existing(self.network, sources)), self._all
        while front:
            left &= ~front
            front = moved(front, self._runs) & left
        return self._all & ~left

    def joined_to(
        self, sources: Iterable[int], *, without: int = 0, dearest: int | None = None
    ) -> int:
        """The mileposts that track and ferries can join to the sources, as bits.

        No track comes to those of `without`, and none costs more than `dearest` in one step.
        """
        first = bits_of(existing(self.network, sources)) & ~without
        if dearest is None:
            return self._flooded(first, self._all & ~without)
        reached = 0
        for _, front in self._fronts({0: first}, without, dearest):
            reached |= front
        return reached

    def pieces(self, *, without: int = 0) -> list[int]:
        """The pieces that track and ferries can join, in the order of their first milepost."""
        return list(self.pieces_of(self._all & ~without))

    def pieces_of(self, left: int) -> Iterator[int]:
        """The pieces into which some mileposts fall, where no track leaves these mileposts."""
        left &= self._all
        while left:
            piece = self._flooded(left & -left, left)
            yield piece
            left ^= piece

    @property
    def everywhere(self) -> int:
        """All mileposts, as bits."""
        return self._all

    @cached_property
    def lonely(self) -> int:
        """The mileposts that neither a section nor a ferry nor a red area joins to another."""
        joined = bits_of(port for port in self.network.ports if self.network.ferry_steps(port))
        for _, members in self.ways:
            joined |= members
        for red in self.reds:
            joined |= red
        return self._all & ~joined

    @cached_property
    def ways(self) -> Masks:
        """The steps of sections, whatever they cost, with the mileposts they can be built from."""
        found: dict[int, int] = {}
        for masks in self._open.values():
            for step, members in masks:
                found[step] = found.get(step, 0) | members
        return tuple(found.items())

    def _flooded(self, first: int, left: int) -> int:
        """Everything among `left` that can be joined to the first ones, at whatever price."""
        front, reached, ways = first, 0, self.ways
        while front:
            waiting: dict[int, int] = {}
            front = self._joined(front, left, waiting, 0)
            left &= ~front
            reached |= front
            front = moved(front, ways)
            for by_ferry in waiting.values():
                front |= by_ferry
            front &= left
        return reached

    def _fronts(
        self, begun: dict[int, int], without: int = 0, dearest: int = FAR
    ) -> Iterator[tuple[int, int]]:
        """The mileposts at each price, cheapest first; `begun` says what the first ones cost."""
        waiting, left = dict(begun), self._all & ~without
        while waiting:
            price = min(waiting)
            front = self._joined(waiting.pop(price) & left, left, waiting, price, dearest)
            if not front:
                continue
            left ^= front
            yield price, front
            for extra, masks in self._open.items():
                reached = moved(front, masks) & left
                for into, members in self._classes if reached else ():
                    if extra + into <= dearest and (new := reached & members):
                        total = price + extra + into
                        waiting[total] = waiting.get(total, 0) | new

    def _joined(
        self, front: int, left: int, waiting: dict[int, int], price: int, dearest: int = FAR
    ) -> int:
        """A front with the rest of its red areas; ferries carry it on, some for a price."""
        for red in self.reds:
            if front & red:
                front |= red & left
        for port, opposite in self._ports.items():
            for other, cost in opposite if front & port else ():
                if cost <= dearest and other & left & ~front:
                    waiting[price + cost] = waiting.get(price + cost, 0) | other
        return front

    def _measure_edges(self) -> None:
        """Where sections can be built: for most mileposts at once, for special ones singly."""
        network = self.network
        plain = self._all & ~self._special
        rows = _rows(network)
        built: dict[int, dict[int, int]] = {0: {}}
        runs: dict[int, int] = {}
        for parity, steps in enumerate(network.steps):
            for step in steps:
                from_here = plain & rows[parity] & _shifted(self._all, -step)
                built[0][step] = built[0].get(step, 0) | from_here
                runs[step] = runs.get(step, 0) | from_here
        for number in numbers_in(self._special & self._all):
            bit = 1 << number
            for near in network.ways(number):
                masks = built.setdefault(network.surcharge(number, near), {})
                masks[near - number] = masks.get(near - number, 0) | bit
                runs[near - number] = runs.get(near - number, 0) | bit
            for near in network.red_steps(number):
                runs[near - number] = runs.get(near - number, 0) | bit
        self._open = {extra: tuple(masks.items()) for extra, masks in sorted(built.items())}
        self._runs = tuple(runs.items())

    def _own(self, place: int) -> int:
        network = self.network
        members = network.majors[place].members
        return bits_of(n for n in members if network.red.get(n) == place and network.has(n))

    def _with_price(self, is_wanted: Callable[[int], bool]) -> int:
        grounds = self.network.grounds
        wanted = [g is not None and is_wanted(g.price) for g in grounds]
        if len(grounds) > 256:
            signs = "".join("1" if wanted[code] else "0" for code in reversed(self.network.ground))
            return int(signs, 2)
        table = bytes(49 if code < len(wanted) and wanted[code] else 48 for code in range(256))
        return int(self._codes.translate(table)[::-1], 2)


_SIGNS = bytes([48, *[49] * 255])
"""Bytes as digits: 0 for nothing, 1 for everything else."""


def _codes(network: Network) -> bytes:
    """The ground of every number in a byte each, where there are no more grounds than that."""
    return b"" if len(network.grounds) > 256 else bytes(network.ground.tolist())


def _rows(network: Network) -> tuple[int, int]:
    """The numbers of the rows that take the first row of steps, and those that take the second."""
    row, width = (1 << network.width) - 1, network.width
    masks = [0, 0]
    for place in range(len(network.price) // width):
        masks[place & 1] |= row << place * width
    return masks[0], masks[1]


def bits_of(numbers: Iterable[int]) -> int:
    """Numbers of mileposts as the bits of one number."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def numbers_in(bits: int) -> Iterator[int]:
    """The numbers of the bits that are set, the lowest first."""
    return (found.start() for found in re.finditer("1", f"{bits:b}"[::-1]))


def _shifted(bits: int, step: int) -> int:
    return bits << step if step > 0 else bits >> -step


def moved(front: int, masks: Masks) -> int:
    """Where a front comes by one step of each kind."""
    reached = 0
    for step, members in masks:
        if going := front & members:
            reached |= going << step if step > 0 else going >> -step
    return reached
