"""What a scenario means to its players: cities and ports with their limits, cards, areas, trains.

All of it follows from the scenario alone, is worked out once, and is shared by every game on it.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, Literal

from engine.systems.crayon.state.card_list import Card, cards_of
from model.forms.frozen import dataclass
from model.notation import Cell
from model.scenario.areas import Area
from model.systems.crayon.ground.areas_on_ground import Where, where
from model.systems.crayon.ground.ground import CrayonGround
from model.systems.crayon.network.network import Network, edge_key
from model.systems.crayon.network.search import pieces
from model.systems.crayon.network.section_prices import Crossing
from model.systems.crayon.rules.crayon_rules import CrayonRules
from model.systems.crayon.rules.track_rules import CityAccess
from model.systems.crayon.things.consequences import price_after
from model.systems.crayon.things.effects import Rekind
from model.systems.crayon.things.part import CrayonPart, Event, Ferry, Link


@dataclass(frozen=True, slots=True, eq=False)
class CityPlace:
    """A city as builders and trains meet it: its mileposts, the edges that lead in, its goods."""

    id: str
    name: str
    kind: str
    cells: tuple[int, ...]
    approach: tuple[int, ...]
    access: CityAccess
    supplies: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class PortPlace:
    """A port of a ferry, or of a link that is built into: who comes there pays and may use it."""

    id: str
    name: str
    kind: Literal["ferry", "link"]
    cell: int
    approach: tuple[int, ...]
    max_players: int | None
    reserve: bool
    cost: int


@dataclass(frozen=True, slots=True)
class Ground:
    """An area of the map by numbers of mileposts, and the cities that count as lying in it."""

    cells: frozenset[int]
    cities: frozenset[str]


class Table:
    """The board with everybody's rights on it, and everything that lies beside it."""

    def __init__(self, ground: CrayonGround) -> None:
        self.ground = ground
        self.scenario = ground.scenario
        self.rules: CrayonRules = ground.rules
        self.network = ground.network
        part = self.scenario.part_as(CrayonPart)
        self.ferries: Mapping[str, Ferry] = {
            ferry.id: ferry for ferry in part.ferries.values() if self._has_ports(ferry)
        }
        self.links: Mapping[str, Link] = {
            link.id: link for link in part.links.values() if self.has(link.port)
        }
        self.ports_of = {
            ferry.id: tuple(self.network.index(cell) for cell in ferry.ports)
            for ferry in self.ferries.values()
        }
        self.cells: list[Cell] = [self.network.cell(n) for n in range(len(self.network.price))]
        self.cities: dict[int, CityPlace] = {}
        """The city that each milepost belongs to."""
        self.places: dict[str, CityPlace] = {}
        """The cities on the map, those overseas left out."""
        self.ports: dict[int, tuple[PortPlace, ...]] = {}
        """The ports at each milepost whose ferry or link is paid for by building there."""
        self.ferries_at: dict[int, tuple[str, ...]] = {}
        self.links_at: dict[int, tuple[str, ...]] = {}
        self._add_cities()
        self._add_ports()
        self.majors = tuple(city for city in self.places.values() if city.kind == "major")
        self.cards: Mapping[str, Card] = cards_of(self.scenario, self.rules)
        self.weathers: dict[tuple[object, ...], Any] = {}
        """What events in play mean together, kept by the module that works it out."""
        self.last_weather: tuple[Any, Any, Any] | None = None
        self.threads: dict[int, Any] = {}
        """For each seat a way through that was found in some position, see reach.Thread."""
        self._grounds: dict[Area, Ground] = {}
        self._networks: dict[tuple[str, ...], Network] = {(): self.network}

    # -- making it

    def has(self, cell: Cell) -> bool:
        return self.network.has(self.network.index(cell))

    def _has_ports(self, ferry: Ferry) -> bool:
        two = len(ferry.ports) == 2 and ferry.ports[0] != ferry.ports[1]
        return two and all(self.has(cell) for cell in ferry.ports)

    def _add_cities(self) -> None:
        for city in self.scenario.cities.values():
            numbers = () if city.overseas else self.ground.numbers_of(city.id)
            cells = tuple(n for n in numbers if self.network.has(n) and n not in self.cities)
            if not cells:
                continue
            access = getattr(self.rules.city, city.kind)
            approach = approach_edges(self.network, cells)
            goods = tuple(good for good in city.supplies if good in self.scenario.goods)
            name = city.name or city.id
            place = CityPlace(city.id, name, city.kind, cells, approach, access, goods)
            self.places[city.id] = place
            self.cities.update(dict.fromkeys(cells, place))

    def _add_ports(self) -> None:
        for ferry in self.ferries.values():
            for number in self.ports_of[ferry.id]:
                self.ferries_at[number] = (*self.ferries_at.get(number, ()), ferry.id)
                if number not in self.network.red:
                    self._add_port(ferry, "ferry", number, self.rules.ferry.reserve)
        for link in self.links.values():
            number = self.network.index(link.port)
            self.links_at[number] = (*self.links_at.get(number, ()), link.id)
            if not self.is_bought(link.id):
                self._add_port(link, "link", number, self.rules.link.reserve)

    def _add_port(
        self, thing: Ferry | Link, kind: Literal["ferry", "link"], cell: int, reserve: bool
    ) -> None:
        approach = approach_edges(self.network, (cell,))
        name = thing.name or thing.id
        limit, cost = thing.max_players, thing.cost
        port = PortPlace(thing.id, name, kind, cell, approach, limit, reserve, cost)
        self.ports[cell] = (*self.ports.get(cell, ()), port)

    # -- asking it

    def is_bought(self, name: str) -> bool:
        """Whether a ferry or link is bought with money alone, not with a section into its port."""
        red = self.network.red
        if name in self.ferries:
            return any(port in red for port in self.ports_of[name])
        link = self.links[name]
        return link.mode == "purchase" or self.network.index(link.port) in red

    def ground_of(self, area: Area) -> Ground:
        """What an area of an event card means, by numbers."""
        known = self._grounds.get(area)
        if known is None:
            known = self._grounds[area] = self.numbered(where(self.ground, area))
        return known

    def numbered(self, found: Where) -> Ground:
        return Ground(frozenset(self.network.index(cell) for cell in found.cells), found.cities)

    @cached_property
    def over(self) -> Mapping[str, frozenset[int]]:
        """For each water the edges that cross it, red areas included."""
        return {
            water: frozenset(
                self.network.edge(edge.a, edge.b) for edge in self.ground.edges_over(water)
            )
            for water in self.scenario.waters
        }

    def network_after(self, rains: tuple[str, ...]) -> Network:
        """The network after events have changed kinds of water for good (CRY-EVENT-60)."""
        if rains not in self._networks:
            network = self.network
            for event in rains:
                for effect in self.rekinds(event):
                    network = _rekinded(network, effect, self.rules)
            self._networks[rains] = network
        return self._networks[rains]

    def rekinds(self, event: str) -> Iterator[Rekind]:
        effects = self.events[event].effects if event in self.events else ()
        return (effect for effect in effects if isinstance(effect, Rekind))

    @cached_property
    def events(self) -> Mapping[str, Event]:
        """The event cards, those that variants add included."""
        return {card.event.id: card.event for card in self.cards.values() if card.event}

    @cached_property
    def chips(self) -> Mapping[str, int]:
        """How many chips of each good there are in the game (CRY-COMP-08, CRY-VAR-20, -54)."""
        fewer = self.rules.chips.fewer_per_good
        chips = {good.id: max(0, good.chips - fewer) for good in self.scenario.goods.values()}
        if self.rules.circus.enabled:
            chips[self.rules.circus.good] = self.rules.circus.chips
        return chips

    @cached_property
    def major_groups(self) -> list[tuple[int, ...]]:
        """Major Cities that track could join while the board is empty, by a milepost of each.

        Nobody may part them (CRY-CITY-06); a city that nothing could join to another is left out.
        """
        piece = pieces(self.network)
        groups: dict[int, list[int]] = {}
        for major in self.majors:
            groups.setdefault(piece[major.cells[0]], []).append(major.cells[0])
        return [tuple(group) for group in groups.values() if len(group) > 1]

    @cached_property
    def red_joins(self) -> Mapping[int, tuple[int, ...]]:
        """For every milepost of a Major City those that the city joins to it for builders."""
        network = self.network
        return {cell: tuple(network.red_joins(cell)) for cell in network.red if network.has(cell)}

    @cached_property
    def red_steps(self) -> Mapping[int, tuple[int, ...]]:
        """For every milepost of a Major City those to which a train can run within the city."""
        network = self.network
        return {cell: tuple(network.red_steps(cell)) for cell in network.red if network.has(cell)}

    @cached_property
    def steps(self) -> list[tuple[int, ...]]:
        """For every milepost the neighbours that an edge joins it to, red areas included."""
        network = self.network
        return [
            (*network.ways(number), *network.red_steps(number)) if network.has(number) else ()
            for number in range(len(network.price))
        ]

    @cached_property
    def ways(self) -> list[tuple[int, ...]]:
        """For every milepost the neighbours that a section can join it to."""
        network = self.network
        return [tuple(network.ways(number)) for number in range(len(network.price))]

    @cached_property
    def edges_at(self) -> list[tuple[tuple[int, int], ...]]:
        """The same neighbours, each with the edge that leads to it."""
        return [
            tuple((near, edge_key(number, near)) for near in ways)
            for number, ways in enumerate(self.ways)
        ]

    @cached_property
    def limited(self) -> frozenset[int]:
        """The mileposts of cities and ports that have no room for everybody."""
        cities = (c for place in self.places.values() if _is_limited(place) for c in place.cells)
        ports = (cell for cell, here in self.ports.items() if any(p.max_players for p in here))
        return frozenset((*cities, *ports))

    def city_name(self, city: str) -> str:
        known = self.scenario.cities.get(city)
        return known.name or city if known is not None else city

    def place_name(self, number: int) -> str:
        """How a player would call a milepost: by its city, or by its cell."""
        city = self.cities.get(number)
        return str(self.cells[number]) if city is None else f"{city.name} ({self.cells[number]})"


def _is_limited(place: CityPlace) -> bool:
    return place.access.max_players is not None


def _rekinded(network: Network, effect: Rekind, rules: CrayonRules) -> Network:
    price = price_after(effect, rules)

    def changed(crossing: Crossing) -> Crossing:
        if crossing.kind != effect.kind:
            return crossing
        kind = crossing.kind if effect.becomes is None else effect.becomes
        return Crossing(crossing.water, kind, crossing.surcharge if price is None else price)

    return network.with_crossings(
        {
            key: tuple(changed(crossing) for crossing in over)
            for key, over in network.crossings.items()
            if any(crossing.kind == effect.kind for crossing in over)
        }
    )


def approach_edges(network: Network, cells: tuple[int, ...]) -> tuple[int, ...]:
    """The edges that can be built with exactly one end among the cells (CRY-CITY-05)."""
    found = {
        edge_key(cell, near) for cell in cells for near in network.ways(cell) if near not in cells
    }
    return tuple(sorted(found))
