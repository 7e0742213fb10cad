"""What planned track costs at least, found in waves: the price of `track.cheapest`, not its way.

A plan has states of two kinds (see `track`): mileposts that are fed, and mileposts that wait for a
line from the far side. So two fronts go out together. Where fronts are of no use, plans go from
milepost to milepost, as they do there.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from model.systems.crayon.network.bits import Masks, Stepping, bits_of, masks_of, moved, numbers_in
from model.systems.crayon.network.bitset_search import PATIENCE, Waves
from model.systems.crayon.network.search import existing

if TYPE_CHECKING:
    from model.systems.crayon.network.track import PlanArcs

Fronts = dict[int, int]
"""Mileposts by the price at which they are reached, as bits."""
Places = Mapping[int, Sequence[int]]
"""Mileposts by what is paid besides."""
MOST_KEPT = 20_000
"""Of so many states the arcs are kept for one search after another: about 20 MB."""


class PlannedWaves:
    """Plans on one network, beside its ordinary waves."""

    def __init__(self, waves: Waves) -> None:
        self._waves = waves
        self._network = waves.network

    def price_between(self, begun: Places, ends: Places) -> int | None:
        """What the cheapest line costs from one of several places to one of others.

        Places come by what is paid there besides. None if no track can join any two.
        """
        if not self._waves.is_patient:
            plan = _Plan(self, self._waves, self._fronts(begun))
            price = plan.price_to(self._fronts(ends))
            if not plan.is_given_up:
                return price
        return self._singly(begun, ends)

    def _fronts(self, places: Places) -> Fronts:
        return {more: bits_of(existing(self._network, them)) for more, them in places.items()}

    def _singly(self, begun: Places, ends: Places) -> int | None:
        from model.systems.crayon.network.track import price_between

        found = []
        for paid, here in begun.items():
            for more, there in ends.items():
                price = price_between(self._arcs, here, there)
                if price is not None:
                    found.append(paid + price + more)
        return min(found, default=None)

    @cached_property
    def _arcs(self) -> "PlanArcs":
        from model.systems.crayon.network.track import PlanArcs

        return PlanArcs(self._network, keeps=MOST_KEPT)

    @cached_property
    def later(self) -> tuple[tuple[int, int], ...]:
        """The mileposts at which a later section costs the same, by that price."""
        by_price: dict[int, list[int]] = {}
        for number, price in enumerate(self._network.again):
            if price >= 0:
                by_price.setdefault(price, []).append(number)
        return tuple([(price, bits_of(numbers)) for price, numbers in by_price.items()])

    @cached_property
    def sections_back(self) -> Mapping[int, Masks]:
        """Where a section can be built from a neighbour, by what the waters add to its price."""
        waves, network = self._waves, self._network
        if network.charges_both_ways():
            return waves.sections
        built: dict[int, Stepping] = {0: {}}
        for number in numbers_in(waves.special & waves.everywhere):
            for near in network.ways(number):
                steps = built.setdefault(network.surcharge(near, number), {})
                steps.setdefault(near - number, []).append(number)
        plain = masks_of(built.pop(0), waves.near_by)
        return {0: plain, **{extra: masks_of(steps) for extra, steps in built.items()}}


class _Plan:
    """One search: the fronts of what is fed and of what waits, each by its price."""

    def __init__(self, plans: PlannedWaves, waves: Waves, begun: Fronts) -> None:
        self._plans, self._waves, self._network = plans, waves, waves.network
        self._fed: Fronts = dict(begun)
        self._waiting: Fronts = {}
        self._fed_left = self._waiting_left = waves.everywhere
        moves = (2 + len(plans.later) + len(waves.classes)) * 6 * len(waves.sections)
        self._rounds = PATIENCE * len(waves.network.price) // (waves.weight * moves) + 1
        """After so many prices it is quicker to go from milepost to milepost."""
        self.is_given_up = False

    def price_to(self, ends: Fronts) -> int | None:
        """The least price at which an end is fed, with what is paid there besides."""
        best: int | None = None
        while self._fed or self._waiting:
            price = min([*self._fed, *self._waiting])
            if best is not None and price >= best:
                break
            if not self._rounds:
                self.is_given_up = True
                break
            self._rounds -= 1
            fed = self._go_on(price)
            hit = [price + more for more, wanted in ends.items() if fed & wanted]
            best = min([*hit, best] if best is not None else hit, default=None)
        return best

    def _go_on(self, price: int) -> int:
        """Goes on from what is reached at a price; what is fed by then."""
        fed = self._fed.pop(price, 0) & self._fed_left
        fed = self._waves.joined(fed, self._fed_left, self._fed, price)
        waiting = self._waiting.pop(price, 0) & self._waiting_left
        self._fed_left &= ~fed
        self._waiting_left &= ~waiting
        if fed:
            self._feed(price, fed)
        if waiting:
            self._wait(price, waiting)
        return fed

    def _feed(self, price: int, fed: int) -> None:
        """Goes on from mileposts that are fed, by a section, or by one at which lines meet."""
        plans, waves = self._plans, self._waves
        for extra, masks in waves.sections.items():
            reached = moved(fed, masks)
            plain = reached & self._fed_left & ~waves.reds
            for first, members in waves.classes if plain else ():
                if new := plain & members:
                    _add(self._fed, price + extra + first, new)
            for later, members in plans.later if reached else ():
                self._reach(price + extra + later, reached & members)
        for extra, masks in plans.sections_back.items():
            for later, members in plans.later:
                self._reach(price + extra + later, moved(fed & members, masks))
        for port in numbers_in(fed & waves.port_bits & waves.reds):
            for other, _ in self._network.ferry_steps(port):
                _add(self._waiting, price, (1 << other) & ~waves.reds & self._waiting_left)

    def _wait(self, price: int, waiting: int) -> None:
        """Goes on from mileposts that wait: each is paid for when the next one is known."""
        waves, network = self._waves, self._network
        for first, members in waves.classes:
            if part := waiting & members:
                for extra, masks in self._plans.sections_back.items():
                    self._reach(price + first + extra, moved(part, masks))
        for port in numbers_in(waiting & waves.port_bits):
            for other, cost in network.ports[port]:
                if network.has(other):
                    fare = cost if other in network.red else 0
                    self._reach(price + fare, 1 << other)

    def _reach(self, price: int, reached: int) -> None:
        """What lines come to that meet another: a red area is fed, everything else waits."""
        reds = self._waves.reds
        if new := reached & reds & self._fed_left:
            _add(self._fed, price, new)
        if new := reached & ~reds & self._waiting_left:
            _add(self._waiting, price, new)


def _add(fronts: Fronts, price: int, new: int) -> None:
    if new:
        fronts[price] = fronts.get(price, 0) | new
