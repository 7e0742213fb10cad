"""Hauls: what it takes to bring a good to a city from where it is nearest or cheapest to fetch."""

from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from model.scenario.scenario import Scenario
from model.systems.crayon.ground.ground import CrayonGround, cities_on_the_map
from model.systems.crayon.network.bitset_search import Waves
from model.systems.crayon.network.search import FAR
from model.systems.crayon.things.part import CrayonPart

if TYPE_CHECKING:
    from model.systems.crayon.network.planned_waves import PlannedWaves
    from model.systems.crayon.network.track import PlanArcs

OVERSEAS_MILEPOSTS = 5
"""How many mileposts a way overseas counts for, where payouts are compared with distances."""

WEIGHING = 1_000
"""What weighing one end of a haul takes, as waves count it."""


class Haul(NamedTuple):
    """What it takes to bring a good to a city."""

    track: int
    """The cheapest track and links that join the city to some supply, laid from the supply."""
    least: int
    """What track laid from the city would cost at least."""
    mileposts: int
    """The way of a train from the nearest supply."""


def supplies_of(scenario: Scenario) -> dict[str, tuple[str, ...]]:
    """The cities that supply each good."""
    found: dict[str, list[str]] = {}
    for city in scenario.cities.values():
        for good in city.supplies:
            found.setdefault(good, []).append(city.id)
    return {good: tuple(cities) for good, cities in found.items()}


class Hauls:
    """The hauls of one map. Only cities that there are count."""

    def __init__(self, ground: CrayonGround, waves: Waves) -> None:
        self._ground = ground
        self._waves = waves
        self._links = ground.scenario.part_as(CrayonPart).links.values()
        self._on_the_map = cities_on_the_map(ground)
        self._from_one: dict[int, tuple[Mapping[int, int], Mapping[int, int]]] = {}
        self._from_majors: dict[str, Mapping[int, int]] = {}

    @cached_property
    def supplies(self) -> Mapping[str, tuple[str, ...]]:
        """The cities that supply each good."""
        return supplies_of(self._ground.scenario)

    @cached_property
    def remoteness(self) -> Mapping[str, int]:
        """What the cheapest track to each city from the nearest Major City costs, with its link."""
        ground = self._ground
        majors = [number for name in ground.red for number in ground.numbers_of(name)]
        ends = {city: self._ends(city) for city in ground.scenario.cities}
        prices = self._waves.prices_to(majors, [n for end in ends.values() for n, _ in end])
        found = {
            city: [prices[n] + extra for n, extra in end if n in prices]
            for city, end in ends.items()
        }
        return {city: min(costs, default=0) for city, costs in found.items()}

    def of(self, good: str, cities: Iterable[str]) -> dict[str, Haul]:
        """The hauls of a good to those of some cities that it can come to."""
        return self.within(FAR, good, cities) or {}

    def within(self, work: int, good: str, cities: Iterable[str]) -> dict[str, Haul] | None:
        """The same; None where the waves have done so much work before all is known."""
        sources = self.supplies.get(good, ())
        ends = {city: end for city in cities for end in [self._ends(city)] if end}
        found: dict[str, Haul] = {}
        for extra, away, numbers in self._beginnings(sources):
            if self._waves.work > work:
                return None
            for city, haul in self._from(numbers, ends).items():
                far = Haul(haul.track + extra, haul.least + extra, haul.mileposts + away)
                found[city] = Haul(*map(min, found.get(city, far), far))
        return found

    def exact_track(self, good: str, city: str) -> int | None:
        """The cheapest track for a demand as `milepost cost` names it; slow, so ask for few."""
        begun: dict[int, list[int]] = {}
        for extra, _, numbers in self._beginnings(self.supplies.get(good, ())):
            begun.setdefault(extra, []).extend(numbers)
        return self._plans.price_between(begun, self._ends_by_price(city))

    def laid_from_major(self, good: str, city: str) -> int | None:
        """What the track for a demand costs if all of it is laid from its city, a Major City.

        The exact track is never dearer: it may be laid so, too.
        """
        if city not in self._ground.red or city not in self._on_the_map:
            return None
        if city not in self._from_majors:
            self._from_majors[city] = self._waves.prices_to(self._numbers(city), self._fetched)
        prices = self._from_majors[city]
        begun = self._beginnings(self.supplies.get(good, ()))
        found = [prices[n] + extra for extra, _, numbers in begun for n in numbers if n in prices]
        return min(found, default=None)

    @cached_property
    def _fetched(self) -> frozenset[int]:
        """The mileposts at which some good is fetched."""
        begun = [self._beginnings(cities) for cities in self.supplies.values()]
        return frozenset(n for many in begun for _, _, numbers in many for n in numbers)

    def searches_for(self, good: str, city: str) -> int:
        """How many searches the exact track of a demand takes."""
        begun = self._beginnings(self.supplies.get(good, ()))
        return len(begun) * len(self._ends_by_price(city))

    def _ends_by_price(self, city: str) -> Mapping[int, list[int]]:
        """Where a city is delivered to, by what is paid there besides."""
        ends: dict[int, list[int]] = {}
        for end, more in self._ends(city):
            ends.setdefault(more, []).append(end)
        return ends

    def exact_tracks(self, good: str, cities: Iterable[str]) -> dict[str, int]:
        """The same for every city among these that the good can come to."""
        from model.systems.crayon.network.track import prices_to_all

        ends = {city: self._ends(city) for city in cities}
        found: dict[str, int] = {}
        for extra, _, numbers in self._beginnings(self.supplies.get(good, ())):
            prices = prices_to_all(self._arcs, numbers)
            for city, places in ends.items():
                tracks = [prices[n] + extra + more for n, more in places if 0 <= prices[n] < FAR]
                if tracks:
                    found[city] = min(*tracks, found.get(city, FAR))
        return found

    @cached_property
    def _arcs(self) -> "PlanArcs":
        from model.systems.crayon.network.track import PlanArcs

        return PlanArcs(self._ground.network)

    @cached_property
    def _plans(self) -> "PlannedWaves":
        from model.systems.crayon.network.planned_waves import PlannedWaves

        return PlannedWaves(self._waves)

    def _beginnings(self, sources: Iterable[str]) -> list[tuple[int, int, list[int]]]:
        """Where a good is fetched: on the map all at once, overseas by each link."""
        on_the_map = self._on_the_map
        numbers = [n for city in sources if city in on_the_map for n in self._numbers(city)]
        begun = [(0, 0, numbers)] if numbers else []
        for city in sources:
            begun += [(cost, OVERSEAS_MILEPOSTS, [port]) for port, cost in self._ports(city)]
        return begun

    def _from(
        self, numbers: list[int], ends: Mapping[str, list[tuple[int, int]]]
    ) -> dict[str, Haul]:
        prices, mileposts = self._ways(numbers, ends)
        # From its other end a line pays for the supply and not for the city.
        price = self._ground.network.price
        supply = min((price[number] for number in numbers), default=0)
        self._waves.work += WEIGHING * sum(map(len, ends.values()))
        found = {}
        for city, places in ends.items():
            tracks = [(prices[n] + extra, n) for n, extra in places if n in prices]
            if tracks:
                track, end = min(tracks)
                least = max(track - max(price[end] - supply, 0), 0)
                # What only a ferry joins has a price and no way by land: the price stands for it.
                way = min([mileposts[n] for n, _ in places if n in mileposts], default=track)
                over = 0 if city in self._on_the_map else OVERSEAS_MILEPOSTS
                found[city] = Haul(track, least, way + over)
        return found

    def _ways(
        self, numbers: list[int], ends: Mapping[str, list[tuple[int, int]]]
    ) -> tuple[Mapping[int, int], Mapping[int, int]]:
        """The prices and the mileposts from the nearest of some places to every end."""
        if len(numbers) > 1:
            return self._searched(numbers, {n for places in ends.values() for n, _ in places})
        # A port serves many goods, and is asked for each of them.
        if numbers[0] not in self._from_one:
            cities = self._ground.scenario.cities
            every = {number for city in cities for number, _ in self._ends(city)}
            self._from_one[numbers[0]] = self._searched(numbers, every)
        return self._from_one[numbers[0]]

    def _searched(
        self, numbers: list[int], targets: Collection[int]
    ) -> tuple[Mapping[int, int], Mapping[int, int]]:
        waves = self._waves
        return waves.prices_to(numbers, targets), waves.mileposts_to(numbers, targets)

    def _ends(self, city: str) -> list[tuple[int, int]]:
        """The mileposts at which a city is delivered to, each with what is paid besides."""
        if city in self._on_the_map:
            return [(number, 0) for number in self._numbers(city)]
        return self._ports(city)

    def _ports(self, city: str) -> list[tuple[int, int]]:
        """The ports of the links that serve a city overseas, with their prices."""
        return self._ports_to.get(city, [])

    @cached_property
    def _ports_to(self) -> Mapping[str, list[tuple[int, int]]]:
        found: dict[str, list[tuple[int, int]]] = {}
        for link in self._links:
            port = self._ground.network.index(link.port)
            for city in link.serves:
                found.setdefault(city, []).append((port, link.cost))
        return found

    def _numbers(self, city: str) -> list[int]:
        return self._ground.numbers_of(city)
