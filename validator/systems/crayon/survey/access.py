"""Who can come into the cities of a crayon map: their real ways in, counted as the engine does."""

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from model.scenario.things import City
from model.systems.crayon.network.network import edge_key
from model.systems.crayon.rules.track_rules import CityAccess

if TYPE_CHECKING:
    from validator.systems.crayon.survey.survey import CrayonSurvey

WayIn = tuple[int, int]
"""A milepost of a city and one beside it, which a section can join."""


class Access:
    """The cities on the map with their mileposts, ways in and limits."""

    def __init__(self, survey: "CrayonSurvey") -> None:
        self.network = survey.ground.network
        self.players = survey.scenario.players.max
        self.rules = survey.rules.city
        self.cities: Mapping[str, City] = survey.on_the_map
        self._ground = survey.ground

    @cached_property
    def owner(self) -> Mapping[int, str]:
        """The city of each milepost; one that two cities claim belongs to the first."""
        owner: dict[int, str] = {}
        for name in self.cities:
            for number in self._ground.numbers_of(name):
                if self.network.has(number):
                    owner.setdefault(number, name)
        return owner

    @cached_property
    def ways_in(self) -> Mapping[str, tuple[WayIn, ...]]:
        """The edges with exactly one end in a city, each as its end inside and outside."""
        found: dict[str, dict[int, WayIn]] = {name: {} for name in self.owner.values()}
        for number, name in self.owner.items():
            for near in self.network.ways(number):
                if self.owner.get(near) != name:
                    found[name][edge_key(number, near)] = (number, near)
        return {name: tuple(ways.values()) for name, ways in found.items()}

    def access(self, city: str) -> CityAccess:
        return {
            "small": self.rules.small,
            "medium": self.rules.medium,
            "major": self.rules.major,
        }[self.cities[city].kind]

    def places(self, city: str) -> int:
        """How many players a city has room for, and must keep a way in for if the rules say so."""
        return self.capped(self.access(city).max_players)

    def capped(self, limit: int | None) -> int:
        """A limit of places; everybody without one, and no more than play where rules say so."""
        if limit is None:
            return self.players
        return min(limit, self.players) if self.rules.cap_by_players else limit

    @cached_property
    def limited(self) -> Mapping[int, str]:
        """The mileposts of cities in which not everybody has room."""
        return {n: name for n, name in self.owner.items() if self.is_limited(name)}

    def is_limited(self, city: str) -> bool:
        limit = self.access(city).max_players
        return limit is not None and limit < self.players
