"""Lots: the cubes that there are to be carried, where they lie and who takes them."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.systems.age_of_steam.planning.corridors import corridors_of
from engine.systems.age_of_steam.shipping.movers import shipping_of
from engine.systems.age_of_steam.state.play import Play
from model.notation import Cell
from model.systems.age_of_steam.goods.shipping import Shipping
from model.systems.age_of_steam.track.land import Land

Ends = tuple[int, int]
"""A link by the numbers of its stops."""


class Lot(NamedTuple):
    """Cubes of one colour in one place."""

    place: int
    """The number of the stop."""
    homes: int
    """The stops that take them, as bits."""
    number: float
    """How many there are; those of the display count by how likely they come."""
    colour: str
    over: Ends | None = None
    """The link beside whose track they lie, where that is no stop; the place is one of its ends."""


def lots_of(play: Play, seat: int, turns: int) -> Iterator[Lot]:
    """Cubes on stops, and those of the display that may come in time."""
    shipping, numbers = shipping_of(play, seat), play.table.land.number
    known = _known_homes(shipping)
    for place, lying in play.state.cubes.items():
        overs = [(numbers[place], None)] if place in numbers else _beside(play, seat, place)
        for colour, count in lying.items():
            homes = _homes(play, shipping, known, colour, place)
            yield from (Lot(at, homes, float(count), colour, over) for at, over in overs)
    for place, colour, chance in _to_come(play, turns):
        homes = _homes(play, shipping, known, colour, place)
        yield Lot(numbers[place], homes, chance, colour)


def lot_at(play: Play, seat: int, colour: str, place: str, count: float) -> Lot:
    """Cubes that would lie in a city or town."""
    homes = _homes(play, shipping_of(play, seat), {}, colour, place)
    return Lot(play.table.land.number[place], homes, count, colour)


def _beside(play: Play, seat: int, cell: str) -> list[tuple[int, Ends | None]]:
    """The links on which a cube of a bare hex could start (AOM-DELIVERY-01): built, or possible."""
    land = play.table.land
    hex_, number = land.hex_at(Cell.parse(cell)), land.number
    found = set(_corridors_over(land).get(hex_, ()))
    for link in play.state.track.links():
        one, other = sorted(number[end] for end in link.ends)
        if link.owner == seat and hex_ in link.hexes:
            found.add((one, other))
        elif link.owner == seat:
            found.discard((one, other))
    return [(ends[0], ends) for ends in sorted(found)]


@lru_cache(maxsize=8)
def _corridors_over(land: Land) -> dict[int, set[Ends]]:
    """By hex the pairs of stops whose cheapest corridor runs over it."""
    found: dict[int, set[Ends]] = {}
    for ends, several in corridors_of(land).items():
        for hex_, _ in several[0].sections:
            found.setdefault(hex_, set()).add(ends)
    return found


def _known_homes(shipping: Shipping) -> dict[tuple[str, str], int]:
    """What is known of homes already; it is kept while cubes have no say in it."""
    network = shipping.network
    if not network.as_printed:
        return {}
    key = ("homes", tuple(id(one) for one in shipping.filters))
    found: dict[tuple[str, str], int] = network.kept.setdefault(key, {})
    return found


def _homes(
    play: Play, shipping: Shipping, known: dict[tuple[str, str], int], colour: str, place: str
) -> int:
    """The stops that take a cube from a place, by their numbers on the land."""
    found = known.get((colour, place))
    if found is None:
        network, numbers = shipping.network, play.table.land.number
        takers = network.takers(colour, shipping.cubes)
        bars = shipping.bars(colour, place) if shipping.filters else ()
        found = 0
        for at, stop in enumerate(network.stops):
            bit = 1 << at
            if takers & bit and stop.id != place and not any(bar.holds(bit, 0) for bar in bars):
                found |= 1 << numbers[stop.id]
        known[colour, place] = found
    return found


def _to_come(play: Play, turns: int) -> Iterator[tuple[str, str, float]]:
    """Cubes of the display with the city they may come to, and how likely that is."""
    if turns < 2 or "growth" not in play.table.rules.phases:
        return
    rate = len(play.state.seats) / 6 * (turns - 1)
    new = {name: town for town, name in play.state.track.urbanized.items()}
    for column, squares in play.state.display.items():
        cities = play.table.cities_of.get(column) or ((new[column],) if column in new else ())
        for place, colour in enumerate([one for one in squares if one]):
            chance = min(1.0, max(0.0, rate - place)) * 0.5
            if chance > 0.1:
                for city in cities:
                    yield city, colour, chance
