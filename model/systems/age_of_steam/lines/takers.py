"""From where goods of a colour can come to a city that takes them: in how many links, for how much.

A cube stops at the first city that takes it, so every way ends at the nearest such city: waves that
start at all of them reach each stop by the fewest links, and of those by the cheapest.
"""

from collections.abc import Collection, Mapping
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from model.scenario.scenario import Scenario
from model.systems.age_of_steam.lines.reach import links_of_one_build, most_builds
from model.systems.age_of_steam.things.city import TOWN, AgeOfSteamCity
from model.systems.age_of_steam.track.land import Land


class WayHome(NamedTuple):
    """How a cube comes from a stop to the nearest city that takes it."""

    links: int
    money: int
    """What the links cost on an empty board."""
    stops: tuple[str, ...]
    """All stops on the way, the city that takes it last."""


class Neighbour(NamedTuple):
    """A stop that a link could join another one to, and what the link costs."""

    stop: str
    money: int


def takers_of(scenario: Scenario, colour: str) -> tuple[str, ...]:
    """The printed cities that take a colour."""
    goods = scenario.goods
    return tuple(
        key
        for key, city in scenario.cities.items()
        if isinstance(city, AgeOfSteamCity) and city.kind != TOWN
        if colour in city.colours.among(goods)
    )


@lru_cache(maxsize=4)
def neighbours_of(land: Land) -> Mapping[str, tuple[Neighbour, ...]]:
    """By stop those that a link of one build, or a special link, could join it to."""
    found: dict[tuple[str, str], int] = {
        ends: line.money for ends, line in links_of_one_build(land, most_builds(land.rules)).items()
    }
    for link in land.special.values():
        ends = min(link.ends), max(link.ends)
        if all(end in land.number for end in ends) and ends[0] != ends[1]:
            found[ends] = min(link.price(0), found.get(ends, link.price(0)))
    near: dict[str, list[Neighbour]] = {stop: [] for stop in land.stops}
    for (one, other), money in sorted(found.items()):
        near[one].append(Neighbour(other, money))
        near[other].append(Neighbour(one, money))
    return {stop: tuple(some) for stop, some in near.items()}


def ways_home(land: Land, takers: Collection[str]) -> dict[str, WayHome]:
    """By stop the way of a cube to the nearest taker; takers are no links away from themselves."""
    near, found = neighbours_of(land), dict[str, WayHome]()
    heap = [WayHome(0, 0, (stop,)) for stop in sorted(takers) if stop in land.number]
    while heap:
        way = heappop(heap)
        here = way.stops[0]
        if here in found:
            continue
        found[here] = way
        for stop, money in near[here]:
            if stop not in found:
                heappush(heap, WayHome(way.links + 1, way.money + money, (stop, *way.stops)))
    return found
