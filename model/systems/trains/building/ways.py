"""The cheapest rails from one place to another on an empty board, whatever cards lay them."""

from collections.abc import Iterable, Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from model.notation import Cell
from model.systems.trains.building.land import Land
from model.systems.trains.building.rails import Builder, price

NO_WAIVERS: frozenset[str] = frozenset()


class Reached(NamedTuple):
    """A hex that rails come to."""

    coin: int
    rails: int
    before: Cell | None
    """The hex that the last rail comes from."""


def price_of(land: Land, cell: Cell, waived: frozenset[str] = NO_WAIVERS) -> int:
    """What a rail on a hex costs with no station and no marker there (TRN-RAIL-04)."""
    return price(Builder(land, frozenset(), {}, {}, waived), cell).coin


def reached_from(
    land: Land, starts: Iterable[Cell], waived: frozenset[str] = NO_WAIVERS
) -> dict[Cell, Reached]:
    """By hex the cheapest way from markers that lie already; of several the shortest."""
    found: dict[Cell, Reached] = {}
    waiting = [(0, 0, cell, cell) for cell in sorted(set(starts)) if cell in land.open]
    while waiting:
        coin, rails, cell, before = heappop(waiting)
        if cell in found:
            continue
        found[cell] = Reached(coin, rails, None if before == cell else before)
        for near in land.around[cell]:
            if near not in found:
                cost = coin + price_of(land, near, waived)
                heappush(waiting, (cost, rails + 1, near, cell))
    return found


def way_to(found: Mapping[Cell, Reached], goal: Cell) -> list[Cell]:
    """The hexes of the way to one that was reached, from where it began."""
    way = [goal]
    while (before := found[way[-1]].before) is not None:
        way.append(before)
    return way[::-1]
