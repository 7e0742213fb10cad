"""The lands that are open to everybody: parted where a ferry or link has too little room."""

from collections.abc import Iterable
from functools import cached_property

from model.forms import Route
from model.search import pieces
from model.systems.crayon.ground import CrayonGround, cities_on_the_map
from model.systems.crayon.part import CrayonPart, Ferry, Link


class OpenWays:
    """What all players together can join, over ferries and links that have room for all."""

    def __init__(self, ground: CrayonGround) -> None:
        self._ground = ground
        self._part = ground.scenario.part_as(CrayonPart)
        self._players = ground.scenario.players.max
        self._on_the_map = cities_on_the_map(ground)

    @cached_property
    def limited(self) -> list[tuple[Route, Ferry | Link]]:
        """The ferries and links without room for everybody."""
        ways: list[tuple[Route, Ferry | Link]] = [
            *((("ferries", name), ferry) for name, ferry in self._part.ferries.items()),
            *((("links", name), link) for name, link in self._part.links.items()),
        ]
        return [(way, one) for way, one in ways if not self._has_room(one)]

    def is_open(self, city: str, sources: Iterable[str]) -> bool:
        """Whether everybody can bring something to a city from one of these."""
        there = self.lands_of(city)
        return any(not there.isdisjoint(self.lands_of(source)) for source in sources)

    def _has_room(self, one: Ferry | Link) -> bool:
        return one.max_players is None or one.max_players >= self._players

    @cached_property
    def _land_of(self) -> list[int]:
        """The land of every milepost; lands that an open ferry joins are one."""
        network = self._ground.network
        land = pieces(network, by_ferry=False)
        joined = list(range(max(land, default=-1) + 1))
        for ferry in self._part.ferries.values():
            ports = [n for n in map(network.index, ferry.ports) if network.has(n)]
            if self._has_room(ferry) and len(ports) == 2:
                one, other = (joined[land[port]] for port in ports)
                joined = [one if first == other else first for first in joined]
        return [-1 if here < 0 else joined[here] for here in land]

    def lands_of(self, city: str) -> frozenset[int]:
        """The lands from which everybody can come to a city."""
        ground = self._ground
        if city in self._on_the_map:
            numbers = ground.numbers_of(city)
        else:
            links = self._part.links.values()
            ports = [one.port for one in links if city in one.serves and self._has_room(one)]
            numbers = [ground.network.index(port) for port in ports]
        return frozenset(self._land_of[n] for n in numbers if ground.network.has(n))
