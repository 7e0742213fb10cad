"""Lines that a player could lay in any number of turns: where his train gets, and for what price.

What events forbid for a while is left out; taken edges and full cities are not.
"""

from collections.abc import Iterator, Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from engine.systems.crayon.limits.access import why_not_enter
from engine.systems.crayon.phases.building import origins
from engine.systems.crayon.phases.entry import fitting_cards
from engine.systems.crayon.phases.prices import price_now
from engine.systems.crayon.state.money import for_rent
from engine.systems.crayon.state.play import Play
from model.systems.crayon.network.network import edge_key

RUNS, OWNS, AWAITS = range(3)
"""How a milepost is part of a line: the train gets there; new track of the player ends there; or
track is to be built to it from the far end, which must be where track may begin."""

FIRST = 5
"""So dear are the lines that are looked at first: most players have something to do near by."""
Spot = tuple[int, int]


class Step(NamedTuple):
    """One milepost on, and what the track for it costs."""

    price: int
    to: Spot


class Lines:
    """The cheapest lines from some spots, up to a price; `searched` finds them, near ones first.

    Where the train can get already is what `starts` says; it may not be able to turn round there,
    and then only new track leads it on.
    """

    def __init__(
        self, play: Play, starts: Mapping[int, int], most: int, *, may_turn: bool = True
    ) -> None:
        self._play, self._starts, self._may_turn, self._most = play, starts, may_turn, most
        self._origins = frozenset(origins(play, play.seat))
        self._came: dict[Spot, Spot] = {}
        self.price: dict[Spot, int] = {}
        # What stands at the beginning came from itself.
        self._ahead = [(0, spot, spot) for spot in sorted(starts.items())]

    def searched(self) -> Iterator[int]:
        """Searches farther and farther, and tells how far, until no line can be paid any more."""
        price = min(FIRST, self._most)
        while True:
            self._search(price)
            yield price
            if price == self._most:
                return
            price = min(2 * price, self._most)

    def _search(self, farthest: int) -> None:
        ahead, most = self._ahead, self._most
        while ahead and ahead[0][0] <= farthest:
            price, spot, before = heappop(ahead)
            if spot in self.price:
                continue
            self.price[spot], self._came[spot] = price, before
            for step in self._steps(spot):
                if price + step.price <= most and step.to not in self.price:
                    heappush(ahead, (price + step.price, step.to, spot))

    def to_city(self, city: str) -> tuple[int, Spot] | None:
        """The price of the cheapest line to a city, or to a port that serves it, and its end."""
        table = self._play.table
        place = table.places.get(city)
        ends = [(0, (cell, how)) for cell in (place.cells if place else ()) for how in (RUNS, OWNS)]
        ends += self._overseas(city)
        found = [(more + self.price[end], end) for more, end in ends if end in self.price]
        return min(found, default=None)

    def _overseas(self, city: str) -> list[tuple[int, Spot]]:
        table, owns = self._play.table, self._play.state.track.owns
        found = []
        for cell, names in table.links_at.items():
            for link in (table.links[name] for name in names if city in table.links[name].serves):
                if owns(self._play.seat, link.id):
                    found += [(0, (cell, RUNS)), (0, (cell, OWNS))]
                else:
                    found.append((link.cost if link.mode == "purchase" else 0, (cell, OWNS)))
        return found

    def with_line(self, end: Spot) -> dict[int, int]:
        """Where the next line may start once the line to a spot is laid."""
        starts, spot = dict(self._starts), end
        while True:
            cell, how = spot
            starts[cell] = max(starts.get(cell, RUNS), OWNS if how == AWAITS else how)
            if self._came[spot] == spot:
                return starts
            spot = self._came[spot]

    def _steps(self, spot: Spot) -> Iterator[Step]:
        play, (cell, how) = self._play, spot
        if how == AWAITS:
            for near in self._free(cell):
                joined = RUNS if near in self._origins else AWAITS
                if _may_lay(play, near, cell):
                    yield Step(price_now(play, play.seat, near, cell), (near, joined))
            return
        yield Step(0, (cell, AWAITS))
        if how == OWNS or self._may_turn or cell not in self._starts:
            yield from (Step(0, (near, RUNS)) for near in runs_on(play, cell))
        if how == OWNS:
            yield from (Step(0, (port, OWNS)) for port in _across(play, cell))
        if how == OWNS or cell in self._origins:
            for near in self._free(cell):
                if _may_lay(play, cell, near):
                    yield Step(price_now(play, play.seat, cell, near), (near, OWNS))

    def _free(self, cell: int) -> list[int]:
        """The neighbours to which nobody has track or a right to build it first."""
        track, seat = self._play.state.track, self._play.seat
        return [
            near
            for near in self._play.table.ways[cell]
            if (edge := edge_key(cell, near)) not in track.sections
            and (edge not in track.reserved or track.reserved[edge].seat == seat)
        ]


def _may_lay(play: Play, origin: int, end: int) -> bool:
    return why_not_enter(play, play.seat, origin, end) is None and fitting_cards(play, end) != []


def _across(play: Play, cell: int) -> Iterator[int]:
    """The far ports of the ferries that come with track to a port."""
    for ferry in play.table.ferries_at.get(cell, ()):
        yield from (port for port in play.table.ports_of[ferry] if port != cell)


def runs_on(play: Play, at: int) -> Iterator[int]:
    """The mileposts to which a train can go on, with the money for somebody's track."""
    table, track = play.table, play.state.track
    rent, cash = table.rules.rent, for_rent(play.mover)
    red = table.red_steps.get(at, ())
    for near in table.steps[at]:
        owner = track.sections.get(edge_key(at, near))
        if owner is None:
            usable = near in red
        elif owner == play.seat:
            usable = cash >= table.rules.move.own_track_fee
        else:
            usable = rent.when == "late" or cash >= rent.fee
        if usable:
            yield near
    for ferry in table.ferries_at.get(at, ()):
        if track.owns(play.seat, ferry):
            yield from (port for port in table.ports_of[ferry] if port != at)
