"""Where goods come from: in cities that fit them, far from each other, and every city its share."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from model.boards import grid
from model.chance import shuffle
from model.notation import Cell
from model.scenario.things import City
from model.systems.crayon.economy.goods_list import ListedGood
from model.systems.crayon.economy.open_ways import OpenWays
from model.systems.crayon.economy.surroundings import Latitudes, surroundings
from model.systems.crayon.ground.ground import CrayonGround

SHARES: Final = {"small": 1, "medium": 2, "major": 3}
"""How many goods a city supplies, by its kind."""
LEAST: Final = 2
"""In how many cities at least a good is to be had."""
MOST: Final = 4
"""And at most, unless there are many cities for few goods."""
ASKING: Final = 3
"""At least so many cities must be left to ask for a good."""
ALIKE: Final = 120
"""How much it counts against a city that it supplies a good of the same kind already."""


class Source(NamedTuple):
    """A city that shall supply a good, how well that fits, and what of it fits best."""

    good: str
    city: str
    fit: int
    because: tuple[str, ...]


class Sourcing:
    """Cities while goods are given to them. What they supply already is never touched."""

    def __init__(
        self,
        ground: CrayonGround,
        goods: Sequence[ListedGood],
        seed: int,
        latitudes: Latitudes | None = None,
    ) -> None:
        cities = ground.scenario.cities
        self._cities = shuffle(seed, {}, "cities", list(cities))
        self._goods = goods
        self._around = surroundings(ground, latitudes)
        self._at = {name: _place(city) for name, city in cities.items()}
        self._span = max(max(ground.board.extent()) // 2, 1)
        self._supplies = {name: list(city.supplies) for name, city in cities.items()}
        self._room = {
            name: 0 if city.supplies else SHARES[city.kind] for name, city in cities.items()
        }
        self._share = dict(self._room)
        self._kinds = {good.id: good.kind for good in goods}
        self._main = _main_land(ground, self._cities)
        self._given: dict[str, list[str]] = {good.id: [] for good in goods}
        self._fits: dict[tuple[str, str], int] = {}
        self.sources: list[Source] = []

    def fit(self, good: ListedGood, city: str) -> int:
        """How well a good fits a city, from 0 to 100."""
        if (good.id, city) not in self._fits:
            around, total = self._around[city], sum(good.likes.values())
            liked = sum(weight * around[feature] for feature, weight in good.likes.items())
            self._fits[good.id, city] = liked // total if total else 50
        return self._fits[good.id, city]

    def best_fit(self, good: ListedGood) -> int:
        """How well a good fits the cities that suit it best."""
        fits = sorted((self.fit(good, city) for city in self._cities), reverse=True)[:LEAST]
        return sum(fits) // max(len(fits), 1)

    def supply(self) -> None:
        """Gives every good its sources, the hardest to place first, and every city its share."""
        goods = sorted(self._goods, key=self._usual_fit)
        for good in goods:
            for city in good.cities:
                self._give(good, city)
        for number in range(1, LEAST + 1):
            for good in goods:
                if self._count(good) < min(number, self._most(good)):
                    self._place(good)
        for city in self._cities:
            if not self._supplies[city]:
                self._fill(city)
        for city in self._cities:
            while self._room[city] > 0 and self._fill(city):
                pass

    def _usual_fit(self, good: ListedGood) -> int:
        return sum(self.fit(good, city) for city in self._cities)

    def _most(self, good: ListedGood) -> int:
        """How many sources a good may have: some cities must be left to ask for it."""
        cities = len(self._cities)
        usual = max(MOST, -(-cities // max(len(self._goods), 1)))
        return max(min(good.sources or usual, cities - ASKING), 1)

    def _count(self, good: ListedGood) -> int:
        return len(self._given[good.id])

    def _place(self, good: ListedGood) -> None:
        """One source more, where there is room; where there is none, in a city that has most."""
        can = [city for city in self._cities if good.id not in self._supplies[city]]
        if not self._count(good):
            can = [city for city in can if city in self._main] or can
        free = [city for city in can if self._room[city] > 0]
        if not free:
            own = [city for city in can if self._share[city]] or can
            least = min((len(self._supplies[city]) for city in own), default=0)
            free = [city for city in own if len(self._supplies[city]) == least]
        if free:
            self._give(good, max(free, key=lambda city: self._score(good, city)))

    def _fill(self, city: str) -> bool:
        """One good more for a city; whether there was one."""
        goods = [
            good
            for good in self._goods
            if good.id not in self._supplies[city] and self._count(good) < self._most(good)
        ]
        if self._room[city] <= 0 or not goods:
            return False
        rarest = min(self._count(good) for good in goods)
        rare = [good for good in goods if self._count(good) <= rarest + 1]
        self._give(max(rare, key=lambda good: self._score(good, city)), city)
        return True

    def _give(self, good: ListedGood, city: str) -> None:
        if good.id in self._supplies[city]:
            return
        self._supplies[city].append(good.id)
        self._given[good.id].append(city)
        self._room[city] -= 1
        around = self._around[city]
        liked = sorted(good.likes, key=lambda one: -good.likes[one] * around[one])
        because = tuple([one for one in liked[:2] if around[one] >= 50])
        self.sources.append(Source(good.id, city, self.fit(good, city), because))

    def _score(self, good: ListedGood, city: str) -> int:
        """How good a source would be: it fits, is far from the others, and the city has room."""
        others = [grid.distance(self._at[city], self._at[one]) for one in self._given[good.id]]
        spread = min(100 * min(others, default=self._span) // self._span, 100)
        room = 100 * max(self._room[city], 0) // max(self._share[city], 1)
        alike = any(self._kinds.get(other) == good.kind != "" for other in self._supplies[city])
        return 3 * self.fit(good, city) + 2 * spread + room - ALIKE * alike


def _place(city: City) -> Cell:
    """Where a city lies, overseas too."""
    if city.at is not None:
        return city.at
    return grid.nearest_cell(*grid.position(city.xy)) if city.xy is not None else Cell(0, 0)


def _main_land(ground: CrayonGround, cities: Iterable[str]) -> set[str]:
    """The cities on the land where most of them are, and where everybody can come."""
    ways = OpenWays(ground)
    lands: Mapping[str, frozenset[int]] = {city: ways.lands_of(city) for city in cities}
    counted = Counter(land for there in lands.values() for land in sorted(there))
    main = min(counted, key=lambda land: (-counted[land], land), default=None)
    return {city for city, there in lands.items() if main in there}
