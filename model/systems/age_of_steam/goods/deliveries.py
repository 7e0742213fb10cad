"""All deliveries of a mover: which cubes can be moved, and over which links."""

from collections.abc import Iterator

from model.systems.age_of_steam.goods.network import ON_A_HEX
from model.systems.age_of_steam.goods.progress import Progress
from model.systems.age_of_steam.goods.search import Search
from model.systems.age_of_steam.goods.shipments import Shipment, shipment_of, shipment_over
from model.systems.age_of_steam.goods.shipping import Shipping
from model.systems.age_of_steam.goods.transfer import SearchWithStations, second_leg

Cargo = tuple[str, str]
"""A cube: its colour and where it lies."""


def search_for(shipping: Shipping, colour: str, place: str) -> Search:
    """The ways of a cube from where it lies."""
    found: Search | None = shipping.kept.get((colour, place))
    if found is None:
        kind = SearchWithStations if shipping.stations else Search
        number = shipping.network.numbers.get(place, ON_A_HEX)
        begin = Progress(number, 1 << number if number >= 0 else 0, shipping.mover.links)
        found = shipping.kept[colour, place] = kind(shipping, colour, place, begin)
    return found


def cargo(shipping: Shipping) -> Iterator[Cargo]:
    """The cubes that may start, those of one colour in one place once."""
    for place in sorted(shipping.cubes):
        if shipping.may_start(place):
            yield from _lying(shipping, place)


def _lying(shipping: Shipping, place: str) -> Iterator[Cargo]:
    lying = shipping.cubes[place]
    yield from ((colour, place) for colour in sorted(lying) if lying[colour] > 0)


def movable(shipping: Shipping) -> Iterator[Cargo]:
    """The cubes that can be delivered, or changed for another at a station."""
    for place in sorted(filter(shipping.has_way_out, shipping.cubes)):
        if shipping.may_start(place):
            for colour, _ in _lying(shipping, place):
                if search_for(shipping, colour, place).can_arrive():
                    yield colour, place


def shipments(shipping: Shipping) -> Iterator[Shipment]:
    """Every delivery; where a cube may be left for another also each such first leg."""
    for colour, place in cargo(shipping):
        search = search_for(shipping, colour, place)
        if isinstance(search, SearchWithStations):
            yield from _with_changes(search)
        else:
            yield from (shipment_over(search, *way) for way in search.all_ways())


def _with_changes(search: SearchWithStations) -> Iterator[Shipment]:
    for way in search.complete():
        if search.may_end(way):
            yield shipment_of(search, way)
        if search.may_change(way):
            yield shipment_of(search, way, is_changed=True)


def second_shipments(search: Search, way: Progress) -> Iterator[Shipment]:
    """Every delivery of another cube after the first was left at a station."""
    if isinstance(search, SearchWithStations):
        for colour in search.changes(way):
            second = second_leg(search, way, colour)
            yield from (shipment_of(second, one) for one in second.complete())
