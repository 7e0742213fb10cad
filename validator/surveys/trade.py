"""The trade of a crayon scenario: who supplies and asks for what, how far and how dear it is."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from model.systems.crayon.part import Demand

if TYPE_CHECKING:
    from validator.surveys.crayon import CrayonSurvey

OVERSEAS_MILEPOSTS = 5
"""How many mileposts a way overseas counts for, where payouts are compared with distances."""


class Haul(NamedTuple):
    """What it takes to bring a good to a city from where it is nearest or cheapest to fetch."""

    track: int
    """The cheapest track and links that join the city to some supply, laid from the supply."""
    least: int
    """What track laid from the city would cost at least."""
    mileposts: int
    """The way of a train from the nearest supply."""


class Trade:
    """What goes from where to where. Only cities and goods that there are count."""

    def __init__(self, survey: "CrayonSurvey") -> None:
        self._survey = survey
        self._hauls: dict[str, dict[str, Haul]] = {}
        self._exact: dict[tuple[str, str], int | None] = {}

    @cached_property
    def supplies(self) -> Mapping[str, tuple[str, ...]]:
        """The cities that supply each good."""
        found: dict[str, list[str]] = {}
        for city in self._survey.scenario.cities.values():
            for good in city.supplies:
                found.setdefault(good, []).append(city.id)
        return {good: tuple(cities) for good, cities in found.items()}

    @cached_property
    def demands(self) -> tuple[tuple[str, Demand], ...]:
        """Every demand with the number of its card."""
        cards = self._survey.part.demands.items()
        return tuple([(number, demand) for number, card in cards for demand in card])

    @cached_property
    def wanted(self) -> Counter[str]:
        """How many demands there are for each good."""
        return Counter(demand.good for _, demand in self.demands)

    @cached_property
    def cards_with(self) -> Counter[str]:
        """How many cards ask for each good."""
        cards = self._survey.part.demands.values()
        return Counter(good for card in cards for good in {demand.good for demand in card})

    @cached_property
    def served(self) -> Counter[str]:
        """How many demands there are in each city."""
        return Counter(demand.city for _, demand in self.demands)

    def haul(self, demand: Demand) -> Haul | None:
        """What a demand takes; None where its good cannot come to its city at all."""
        if demand.good not in self._hauls:
            cities = {other.city for _, other in self.demands if other.good == demand.good}
            self._hauls[demand.good] = self._found(demand.good, cities)
        return self._hauls[demand.good].get(demand.city)

    def _found(self, good: str, cities: Iterable[str]) -> dict[str, Haul]:
        """The hauls of a good to some cities: from every kind of beginning the best."""
        sources = self.supplies.get(good, ())
        ends = {city: end for city in cities for end in [self._ends(city)] if end}
        found: dict[str, Haul] = {}
        for extra, away, numbers in self._beginnings(sources):
            for city, haul in self._from(numbers, ends).items():
                far = Haul(haul.track + extra, haul.least + extra, haul.mileposts + away)
                found[city] = Haul(*map(min, found.get(city, far), far))
        return found

    def _beginnings(self, sources: Iterable[str]) -> list[tuple[int, int, list[int]]]:
        """Where a good is fetched: on the map all at once, overseas by each link."""
        on_the_map = self._survey.on_the_map
        numbers = [n for city in sources if city in on_the_map for n in self._numbers(city)]
        begun = [(0, 0, numbers)] if numbers else []
        for city in sources:
            begun += [(cost, OVERSEAS_MILEPOSTS, [port]) for port, cost in self._ports(city)]
        return begun

    def _from(
        self, numbers: list[int], ends: Mapping[str, list[tuple[int, int]]]
    ) -> dict[str, Haul]:
        targets = {number for places in ends.values() for number, _ in places}
        waves = self._survey.waves
        prices = waves.prices_to(numbers, targets)
        mileposts = waves.mileposts_to(numbers, targets)
        # From its other end a line pays for the supply and not for the city.
        price = self._survey.ground.network.price
        supply = min((price[number] for number in numbers), default=0)
        found = {}
        for city, places in ends.items():
            tracks = [(prices[n] + extra, n) for n, extra in places if n in prices]
            if tracks:
                track, end = min(tracks)
                least = max(track - max(price[end] - supply, 0), 0)
                # What only a ferry joins has a price and no way by land: the price stands for it.
                way = min([mileposts[n] for n, _ in places if n in mileposts], default=track)
                over = 0 if city in self._survey.on_the_map else OVERSEAS_MILEPOSTS
                found[city] = Haul(track, least, way + over)
        return found

    def exact_track(self, demand: Demand) -> int | None:
        """The cheapest track for a demand as `milepost cost` names it; slow, so ask for few."""
        wanted = (demand.good, demand.city)
        if wanted not in self._exact:
            self._exact[wanted] = self._exactly(*wanted)
        return self._exact[wanted]

    def _exactly(self, good: str, city: str) -> int | None:
        from model.track import cheapest

        ends: dict[int, list[int]] = {}
        for end, more in self._ends(city):
            ends.setdefault(more, []).append(end)
        found = []
        for extra, _, numbers in self._beginnings(self.supplies.get(good, ())):
            for more, there in ends.items():
                if route := cheapest(self._survey.ground.network, numbers, there):
                    found.append(route.total + extra + more)
        return min(found, default=None)

    def _ends(self, city: str) -> list[tuple[int, int]]:
        """The mileposts at which a city is delivered to, each with what is paid besides."""
        if city in self._survey.on_the_map:
            return [(number, 0) for number in self._numbers(city)]
        return self._ports(city)

    def _ports(self, city: str) -> list[tuple[int, int]]:
        """The ports of the links that serve a city overseas, with their prices."""
        index = self._survey.ground.network.index
        links = self._survey.part.links.values()
        return [(index(link.port), link.cost) for link in links if city in link.serves]

    def _numbers(self, city: str) -> list[int]:
        return self._survey.ground.numbers_of(city)


class Offer(NamedTuple):
    """A demand with the number of its card and what it takes."""

    card: str
    demand: Demand
    haul: Haul


def offers(survey: "CrayonSurvey") -> list[Offer]:
    """Every demand that can be met at all."""
    trade = survey.trade
    pairs = [(number, demand, trade.haul(demand)) for number, demand in trade.demands]
    return [Offer(number, demand, haul) for number, demand, haul in pairs if haul]
