"""The lands that are open to everybody: parted where a ferry or link has too little room."""

from functools import cached_property
from typing import TYPE_CHECKING

from model.search import pieces

if TYPE_CHECKING:
    from model.systems.crayon.part import Ferry, Link
    from validator.finding import Way
    from validator.surveys.crayon import CrayonSurvey


class OpenWays:
    """What all players together can join, over ferries and links that have room for all."""

    def __init__(self, survey: "CrayonSurvey") -> None:
        self._survey = survey
        self._players = survey.scenario.players.max

    @cached_property
    def limited(self) -> "list[tuple[Way, Ferry | Link]]":
        """The ferries and links without room for everybody."""
        part = self._survey.part
        ways: list[tuple[Way, Ferry | Link]] = [
            *((("ferries", name), ferry) for name, ferry in part.ferries.items()),
            *((("links", name), link) for name, link in part.links.items()),
        ]
        return [(way, one) for way, one in ways if not self._has_room(one)]

    def _has_room(self, one: "Ferry | Link") -> bool:
        return one.max_players is None or one.max_players >= self._players

    @cached_property
    def _land_of(self) -> list[int]:
        """The land of every milepost; lands that an open ferry joins are one."""
        network = self._survey.ground.network
        land = pieces(network, by_ferry=False)
        joined = list(range(max(land, default=-1) + 1))
        for ferry in self._survey.part.ferries.values():
            ports = [n for n in map(network.index, ferry.ports) if network.has(n)]
            if self._has_room(ferry) and len(ports) == 2:
                one, other = (joined[land[port]] for port in ports)
                joined = [one if first == other else first for first in joined]
        return [-1 if here < 0 else joined[here] for here in land]

    def lands_of(self, city: str) -> frozenset[int]:
        """The lands from which everybody can come to a city."""
        survey = self._survey
        if city in survey.on_the_map:
            numbers = survey.ground.numbers_of(city)
        else:
            links = survey.part.links.values()
            ports = [one.port for one in links if city in one.serves and self._has_room(one)]
            numbers = [survey.ground.network.index(port) for port in ports]
        return frozenset(self._land_of[n] for n in numbers if survey.ground.network.has(n))
