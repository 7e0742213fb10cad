"""Deliveries: for every cube the way that gains most, for the mover and against the others."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final, NamedTuple

from model.systems.age_of_steam.goods.deliveries import cargo, search_for
from model.systems.age_of_steam.goods.income import earnings
from model.systems.age_of_steam.goods.search import Search
from model.systems.age_of_steam.goods.shipments import shipment_over
from model.systems.age_of_steam.goods.shipping import Shipping
from model.systems.age_of_steam.goods.transfer import SearchWithStations, second_leg

SPITE: Final = 0.25
"""What income of others counts for against own."""
CASH: Final = 0.2
"""What a dollar counts for against a point of income."""
WAYS: Final = 600
"""Of one cube no more ways than this are compared."""
CHANGES: Final = 60
"""Of one cube no more ways to stations than this are compared."""

Steps = tuple[tuple[int, ...], tuple[int, ...], int]
"""The numbers of links and stops, and how many cities were passed at a price."""
Weigh = Callable[[Steps], tuple[float, int]]
"""What a way gains, and how much of it is own income."""


class Way(NamedTuple):
    """A delivery, and what it gains."""

    gain: float
    """Own income, less a part of that of the others."""
    own: int
    colour: str
    place: str
    path: tuple[int, ...]
    stops: tuple[int, ...]
    onward: "Way | None" = None
    """The cube that goes on instead, where this one is left at a station."""


def best_ways(shipping: Shipping) -> list[Way]:
    """The best delivery of each cube that can be moved, the best of all first."""
    found = list[Way]()
    is_plain = _pays_by_link(shipping)
    owners = [link.owner for link in shipping.network.links]
    for colour, place in cargo(shipping):
        search = search_for(shipping, colour, place)
        weigh = _by_link(shipping, owners) if is_plain else _by_rules(search)
        ways = [_best_of(search, weigh, search.all_ways())]
        if isinstance(search, SearchWithStations):
            ways = [_best_of(search, weigh, _ends(search)), _best_change(search, weigh)]
        found += [way for way in ways if way is not None]
    found.sort(key=lambda way: (-way.gain, way.colour, way.place))
    return found


def _best_of(search: Search, weigh: Weigh, ways: Iterable[Steps]) -> Way | None:
    """The way of one cube that gains most, the shortest of equals."""
    best: Way | None = None
    for path, stops, passed in islice(ways, WAYS):
        gain, own = weigh((path, stops, passed))
        if best is None or (gain, -len(path)) > (best.gain, -len(best.path)):
            best = Way(gain, own, search.colour, search.place, path, stops)
    return best


def _ends(search: Search) -> Iterator[Steps]:
    """Every way to a city that takes the cube."""
    ways = (way for way in search.complete() if search.may_end(way))
    return ((way.path, way.stops, way.passed) for way in ways)


def _best_change(search: SearchWithStations, weigh: Weigh) -> Way | None:
    """The best way to a station from where another cube goes on (AOM-CHAIN-03)."""
    best: Way | None = None
    ways = (way for way in search.complete() if search.may_change(way))
    for way in islice(ways, CHANGES):
        gain, own = weigh((way.path, way.stops, way.passed))
        for colour in search.changes(way):
            second = second_leg(search, way, colour)
            onward = _best_of(second, _by_rules(second), _ends(second))
            if onward is not None and (best is None or gain + onward.gain > best.gain):
                first = Way(gain, own, search.colour, search.place, way.path, way.stops, onward)
                best = first._replace(gain=gain + onward.gain, own=own + onward.own)
    return best


def _pays_by_link(shipping: Shipping) -> bool:
    """Whether a delivery pays the owners of links the same for each, and nothing else."""
    rules = shipping.rules.income
    return rules.per_link == 1 and rules.fixed is None and not (rules.bonuses or shipping.hops)


def _by_link(shipping: Shipping, owners: list[int]) -> Weigh:
    seat = shipping.mover.seat

    def weigh(steps: Steps) -> tuple[float, int]:
        own = others = 0
        for number in steps[0]:
            owner = owners[number]
            own += owner == seat
            others += owner >= 0 and owner != seat
        cost = shipping.mover.price_of_passing(steps[2]) if steps[2] else 0
        return own - SPITE * others - CASH * cost, own

    return weigh


def _by_rules(search: Search) -> Weigh:
    """Asks the model, where maps pay in other ways."""
    shipping = search.shipping
    mover, rules = shipping.mover, shipping.rules.income

    def weigh(steps: Steps) -> tuple[float, int]:
        shipment = shipment_over(search, *steps)
        situation = shipping.about(search.colour, search.place, shipment.end)
        paid = earnings(shipment, rules, mover, situation)
        own = paid.income[mover.seat]
        others = sum(paid.income.values()) - own
        return own - SPITE * others + CASH * paid.cash[mover.seat], own

    return weigh
