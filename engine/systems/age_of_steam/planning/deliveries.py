"""Deliveries: for every cube the way that gains most, for the mover and against the others."""

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Final, NamedTuple

from model.systems.age_of_steam.goods.deliveries import cargo, search_for
from model.systems.age_of_steam.goods.income import earnings
from model.systems.age_of_steam.goods.search import Search
from model.systems.age_of_steam.goods.shipments import shipment_over
from model.systems.age_of_steam.goods.shipping import Shipping

SPITE: Final = 0.25
"""What income of others counts for against own."""
CASH: Final = 0.2
"""What a dollar counts for against a point of income."""
WAYS: Final = 600
"""Of one cube no more ways than this are compared."""

Steps = tuple[tuple[int, ...], tuple[int, ...], int]
"""The numbers of links and stops, and how many cities were passed at a price."""


class Way(NamedTuple):
    """A delivery, and what it gains."""

    gain: float
    """Own income, less a part of that of the others."""
    own: int
    colour: str
    place: str
    path: tuple[int, ...]
    stops: tuple[int, ...]


def best_ways(shipping: Shipping) -> list[Way]:
    """The best delivery of each cube that can be moved, the best of all first."""
    found = list[Way]()
    is_plain = _pays_by_link(shipping)
    owners = [link.owner for link in shipping.network.links]
    for colour, place in cargo(shipping):
        search = search_for(shipping, colour, place)
        weigh = _by_link(shipping, owners) if is_plain else _by_rules(search)
        best: Way | None = None
        for path, stops, passed in islice(_ways(search), WAYS):
            gain, own = weigh((path, stops, passed))
            if best is None or (gain, -len(path)) > (best.gain, -len(best.path)):
                best = Way(gain, own, colour, place, path, stops)
        if best is not None:
            found.append(best)
    found.sort(key=lambda way: (-way.gain, way.colour, way.place))
    return found


def _ways(search: Search) -> Iterable[Steps]:
    """Every way to a city that takes the cube; changes at stations are left aside."""
    if not search.shipping.stations:
        return search.all_ways()
    ways = (way for way in search.complete() if search.may_end(way))
    return ((way.path, way.stops, way.passed) for way in ways)


def _pays_by_link(shipping: Shipping) -> bool:
    """Whether a delivery pays the owners of links the same for each, and nothing else."""
    rules = shipping.rules.income
    return rules.per_link == 1 and rules.fixed is None and not (rules.bonuses or shipping.hops)


def _by_link(shipping: Shipping, owners: list[int]) -> Callable[[Steps], tuple[float, int]]:
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


def _by_rules(search: Search) -> Callable[[Steps], tuple[float, int]]:
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
