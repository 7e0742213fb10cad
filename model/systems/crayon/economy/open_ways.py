"""The lands that are open to everybody: parted where a ferry or link has too little room."""

from collections.abc import Iterable, Mapping
from functools import cached_property

from model.forms.form import Route
from model.systems.crayon.ground.ground import CrayonGround, cities_on_the_map
from model.systems.crayon.network.search import pieces
from model.systems.crayon.things.part import CrayonPart, Ferry, Link


class OpenWays:
    """What all players together can join, over ferries and links that have room for all."""

    def __init__(self, ground: CrayonGround) -> None:
        self._ground = ground
        self._part = ground.scenario.part_as(CrayonPart)
        self._players = ground.scenario.players.max
        self._on_the_map = cities_on_the_map(ground)
        self._lands: dict[str, frozenset[int]] = {}

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
                one, other = (_first_of(joined, land[port]) for port in ports)
                joined[max(one, other)] = min(one, other)
        return [-1 if here < 0 else _first_of(joined, here) for here in land]

    def lands_of(self, city: str) -> frozenset[int]:
        """The lands from which everybody can come to a city."""
        if city not in self._lands:
            is_here, has, land = city in self._on_the_map, self._ground.network.has, self._land_of
            numbers = self._ground.numbers_of(city) if is_here else self._open_ports.get(city, ())
            self._lands[city] = frozenset(land[number] for number in numbers if has(number))
        return self._lands[city]

    @cached_property
    def _open_ports(self) -> Mapping[str, list[int]]:
        """The ports of the open links that serve each city overseas."""
        found: dict[str, list[int]] = {}
        for link in self._part.links.values():
            for city in link.serves if self._has_room(link) else ():
                found.setdefault(city, []).append(self._ground.network.index(link.port))
        return found


def _first_of(joined: list[int], land: int) -> int:
    """The first of the lands that are one with this; the way to it gets shorter every time."""
    while joined[land] != land:
        joined[land] = joined[joined[land]]
        land = joined[land]
    return land
