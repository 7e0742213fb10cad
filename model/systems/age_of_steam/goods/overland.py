"""Deliveries over hexes without track, by the module teleport (AOM-TELEPORT-03)."""

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from model.systems.age_of_steam.conditions.place import Place, is_one_of
from model.systems.age_of_steam.goods.bars import barred
from model.systems.age_of_steam.goods.deliveries import Cargo, cargo, search_for
from model.systems.age_of_steam.goods.network import Network
from model.systems.age_of_steam.goods.refusals import Refusal
from model.systems.age_of_steam.goods.shipping import Shipping
from model.systems.age_of_steam.rules.module_rules import Teleportation
from model.systems.age_of_steam.track.land import NONE, Land
from model.systems.age_of_steam.track.track import Track


class Country(NamedTuple):
    """The land as carts see it."""

    track: Track
    is_open: Callable[[int], bool]
    """Whether a hex may be built on in this turn, by its number."""

    def is_free(self, hex_: int) -> bool:
        """Whether a hex that is no city can be crossed."""
        is_bare = self.track.land.buildable[hex_] and hex_ not in self.track.tiles
        return is_bare and self.is_open(hex_)


def overland(
    shipping: Shipping, country: Country, rule: Teleportation
) -> Iterator[tuple[str, str, str]]:
    """Every cube that can go over bare hexes, with its start and its end."""
    for colour, start in cargo(shipping):
        if _why_not_from(shipping, rule, start) is None:
            for end in sorted(reached(country, rule, start)):
                if _why_not_to(shipping, rule, colour, start, end) is None:
                    yield colour, start, end


def why_not_overland(
    shipping: Shipping, country: Country, rule: Teleportation, cube: Cargo, end: str
) -> Refusal | None:
    """Why a cube cannot go overland to a city."""
    colour, start = cube
    if shipping.cubes.get(start, {}).get(colour, 0) < 1:
        return Refusal("AOS-GOODS-03", f"no {colour} cube lies there")
    refusal = _why_not_from(shipping, rule, start)
    if refusal is not None:
        return refusal
    if end not in reached(country, rule, start):
        return Refusal("AOM-TELEPORT-03", "no way over hexes without tiles is short enough")
    return _why_not_to(shipping, rule, colour, start, end)


def _why_not_from(shipping: Shipping, rule: Teleportation, start: str) -> Refusal | None:
    network = shipping.network
    stop = network.stops[network.numbers[start]] if start in network.numbers else None
    if stop is None or not stop.is_city or not _is_meant(network, rule, start, rule.not_from):
        return Refusal("AOM-TELEPORT-03", "nothing goes overland from there")
    if not stop.may_start:
        return Refusal("AOM-SETUP-12", "no delivery starts there")
    arcs = network.arcs[network.numbers[start]]
    if rule.needs_link and not any(shipping.mine[arc.number] for arc in arcs):
        return Refusal("AOM-TELEPORT-03", "no link of your own ends there")
    return None


def _why_not_to(
    shipping: Shipping, rule: Teleportation, colour: str, start: str, end: str
) -> Refusal | None:
    search, number = search_for(shipping, colour, start), shipping.network.numbers[end]
    if end == start or not search.takers >> number & 1:
        return Refusal("AOS-GOODS-05", f"this place takes no {colour} cube")
    if not _is_meant(shipping.network, rule, end, rule.not_to):
        return Refusal("AOM-TELEPORT-03", "nothing goes overland to there")
    bars = tuple(bar for bar in search.bars if bar.holds(1 << number, 0))
    return barred("this delivery is not allowed", bars) if bars else None


def _is_meant(
    network: Network, rule: Teleportation, place: str, without: tuple[Place, ...]
) -> bool:
    spot = network.spot(place)
    return is_one_of(rule.between, spot) and not (without and is_one_of(without, spot))


def reached(country: Country, rule: Teleportation, start: str) -> frozenset[str]:
    """The cities that lie within the range, over free hexes from any hex of the start."""
    track, most = country.track, rule.range or 0
    land = track.land
    ahead = [(0, hex_) for hex_ in land.hexes_of[land.number[start]]]
    best, found = {hex_: 0 for _, hex_ in ahead}, set[str]()
    walls = _walls(land)
    while ahead:
        cost, here = heappop(ahead)
        for near in land.across[here] if cost == best[here] else ():
            if near == NONE or (here, near) in walls:
                continue
            total = cost + rule.weights.get(land.terrain[near], 1)
            if total > most or total >= best.get(near, total + 1):
                continue
            if track.city_at[near] != NONE:
                found.add(land.stops[track.city_at[near]])
            elif country.is_free(near):
                best[near] = total
                heappush(ahead, (total, near))
    return frozenset(found) - {start}


def _walls(land: Land) -> frozenset[tuple[int, int]]:
    pairs = [(land.hex_at(a), land.hex_at(b)) for a, b in land.scenario.blocked]
    return frozenset([*pairs, *((b, a) for a, b in pairs)])
