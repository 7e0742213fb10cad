"""The ways of one cube over links: each step that is allowed, and whether it can lead to a city.

Every rule about paths is kept here once, in `ahead` and `may_end`; the list of deliveries, the
steps of a move under way and the reasons against a step all ask these two. Where a map has none of
the rules that make it difficult, distances and plain ways say the same sooner.
"""

from collections.abc import Iterator
from typing import Self

from model.systems.age_of_steam.goods.bars import ALL_MARKS, Bar
from model.systems.age_of_steam.goods.plain_ways import Aims, plain_ways
from model.systems.age_of_steam.goods.progress import Progress
from model.systems.age_of_steam.goods.reach import links_needed
from model.systems.age_of_steam.goods.shipping import Shipping


class Search:
    """One cube of a colour at a place, and the mover who ships it."""

    __slots__ = (
        "_needed", "arcs", "barred", "bars", "begin", "blocking", "closing", "colour", "exact",
        "is_plain", "own", "place", "shipping", "takers",
    )  # fmt: skip

    def __init__(
        self,
        shipping: Shipping,
        colour: str,
        place: str,
        begin: Progress,
        barred: frozenset[int] = frozenset(),
    ) -> None:
        """`barred` are links that another cube of the same move has used."""
        network = shipping.network
        self.shipping, self.colour, self.place = shipping, colour, place
        self.begin, self.barred, self.arcs = begin, barred, network.arcs
        self.takers = network.takers(colour, shipping.cubes)
        self.blocking = self.takers & ~network.freely_passed
        self.bars = shipping.bars(colour, place)
        self.closing = tuple(bar for bar in self.bars if bar.closes)
        self.exact = shipping.rules.links.exact
        self.own = shipping.rules.links.own
        self.is_plain = not self.bars and self.own == "any" and self.exact is None
        self._needed: tuple[int, ...] | None = None

    def without(self, bars: tuple[Bar, ...]) -> Self:
        """The same search if these filters did not stand against it."""
        other = self.__class__(self.shipping, self.colour, self.place, self.begin, self.barred)
        other.bars = tuple(bar for bar in self.bars if bar not in bars)
        other.closing = tuple(bar for bar in other.bars if bar.closes)
        return other

    # -- a step

    def ahead(self, way: Progress) -> Iterator[Progress]:
        """Where a cube may go from where it is, be it of use or not."""
        passed = way.passed
        if way.path:
            here = 1 << way.at
            if here & self.shipping.network.termini:
                return
            if here & self.blocking:
                passed += 1
                if passed > self.shipping.paid_passes:
                    return
        yield from self._over_links(way, passed)
        if self.shipping.hops:
            yield from self._over_hops(way, passed)

    def _over_links(self, way: Progress, passed: int) -> Iterator[Progress]:
        _, seen, left, path, stops, used, own, marks, _, hopped = way
        arcs = self.arcs[way.at] if way.at >= 0 else self.shipping.first_arcs(self.place)
        if left < 1:
            return
        mine, marked, closing = self.shipping.mine, self.shipping.marks, self.closing
        for to, bit, number, _ in arcs:
            if seen & bit or number in path or number in self.barred:
                continue
            is_mine, mark = mine[number], marks | marked[number]
            if not is_mine and self.own == "all":
                continue
            if closing and any(bar.holds(bit, mark) for bar in closing):
                continue
            yield Progress(
                to, seen | bit, left - 1, (*path, number), (*stops, to),
                used + 1, own + is_mine, mark, passed, hopped,
            )  # fmt: skip

    def _over_hops(self, way: Progress, passed: int) -> Iterator[Progress]:
        for to, bit, number, cost in self.shipping.hops.get(way.at, ()):
            if way.seen & bit or cost > way.left or way.hopped >> ~number & 1:
                continue
            if any(bar.holds(bit, way.marks) for bar in self.closing):
                continue
            yield way._replace(
                at=to,
                seen=way.seen | bit,
                left=way.left - cost,
                path=(*way.path, number),
                stops=(*way.stops, to),
                passed=passed,
                hopped=way.hopped | 1 << ~number,
            )

    # -- an end

    def may_end(self, way: Progress) -> bool:
        """Whether the cube is delivered if it stops here."""
        return bool(self.takers >> way.at & 1) and self.fits(way)

    def fits(self, way: Progress) -> bool:
        """Whether the links used and the filters let a delivery end here, whatever is taken."""
        return self.is_plain or (
            self.uses_the_right_links(way)
            and not any(bar.holds(1 << way.at, way.marks) for bar in self.bars)
        )

    def uses_the_right_links(self, way: Progress) -> bool:
        """Whether enough links are own, and their number is the right one (AOM-DELIVERY-03)."""
        if self.exact is not None and way.used != self.exact:
            return False
        return self.own != "half" or 2 * way.own >= way.used

    # -- whole ways

    @property
    def needed(self) -> tuple[int, ...]:
        """For each stop how many links a cube there needs at least to a place where it may end."""
        if self._needed is None:
            self._needed = self._links_needed()
        return self._needed

    def _links_needed(self) -> tuple[int, ...]:
        shipping, termini = self.shipping, self.shipping.network.termini
        if shipping.hops:
            return (0,) * len(shipping.network.stops)
        ends = self.takers | shipping.stations
        stopping = termini if shipping.paid_passes else termini | self.blocking
        return links_needed(shipping.network, ends, stopping)

    def may_stop(self, way: Progress) -> bool:
        """Whether the cube may be left here, delivered or exchanged."""
        return self.may_end(way)

    def all_ways(self) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], int]]:
        """Every complete way: its links, its stops, and how many cities were passed at a price."""
        if self._has_plain_ways:
            found = plain_ways(self.shipping.network, self._aims(), self.begin)
            yield from ((path, stops, 0) for path, stops in found)
        else:
            yield from ((way.path, way.stops, way.passed) for way in self.complete())

    def complete(self, way: Progress | None = None) -> Iterator[Progress]:
        """Every way to a place where the cube may stop, beginning with the steps so far."""
        needed = self.needed
        for one in self.ahead(self.begin if way is None else way):
            if self.may_stop(one):
                yield one
            if one.left >= needed[one.at] and (self.is_plain or self._is_hopeful(one)):
                yield from self.complete(one)

    def _is_hopeful(self, way: Progress) -> bool:
        """Whether the number of links, and of own ones among them, can still become right."""
        if self.exact is not None and not way.used <= self.exact <= way.used + way.left:
            return False
        return self.own != "half" or 2 * (way.own + way.left) >= way.used + way.left

    def can_arrive(self, way: Progress | None = None) -> bool:
        """Whether any way leads from here to a place where the cube may stop."""
        told = self._by_distance() if way is None else None
        return next(self.complete(way), None) is not None if told is None else told

    def _by_distance(self) -> bool | None:
        """Whether the distance alone tells if the cube can arrive; None where it does not.

        A shortest way comes nowhere twice, so one to a city that no filter is about is enough; but
        not after a first leg, whose stops it might come to. Only where there is nothing but base
        rules no way at all follows from the lack of a short one.
        """
        at, left = self.begin.at, self.begin.left
        has_come = at < 0 or self.begin.seen != 1 << at
        if has_come or self.own != "any" or self.exact is not None or self.barred:
            return None
        if left < self.needed[at]:
            return False
        if self._links_to_an_open_end(at) <= left:
            return True
        return False if self.is_plain and self._has_plain_ways else None

    @property
    def _has_plain_ways(self) -> bool:
        """Whether nothing but base rules and filters holds for a cube at a stop.

        No filter may close a stop to some paths and not to others.
        """
        shipping = self.shipping
        return (
            self.begin.at >= 0
            and self.own == "any"
            and self.exact is None
            and not (self.barred or shipping.hops or shipping.stations or shipping.paid_passes)
            and not any(bar.mark for bar in self.closing)
        )

    def _aims(self) -> Aims:
        """Where plain ways end and stop."""
        shut, ends = 0, [self.takers] * (ALL_MARKS + 1)
        for bar in self.closing:
            shut |= bar.stops
        for bar in self.bars:
            for marks in range(ALL_MARKS + 1):
                if not bar.mark or bar.mark & marks:
                    ends[marks] &= ~bar.stops
        stopping = self.shipping.network.termini | self.blocking
        return Aims(tuple(ends), stopping, shut, self.shipping.marks)

    def _links_to_an_open_end(self, at: int) -> int:
        """How far it is to the next city that takes the cube and that no filter is about."""
        network, shut = self.shipping.network, 1 << at if self.takers >> at & 1 else 0
        for bar in self.bars:
            shut |= bar.stops
        stopping = network.termini | self.blocking | shut
        return links_needed(network, self.takers & ~shut, stopping)[at]
