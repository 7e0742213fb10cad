"""Ways over a crayon map, for tests that ask how far and how dear things are."""

from collections.abc import Iterable, Iterator
from itertools import chain

from model.boards import grid
from model.notation import Cell, Path
from model.scenario.scenario import Scenario
from model.systems.crayon.ground.areas_on_ground import where
from model.systems.crayon.ground.ground import CrayonGround
from model.systems.crayon.network.network import Network
from model.systems.crayon.network.search import distances
from model.systems.crayon.network.track import Route, cheapest
from model.systems.crayon.things.effects import NoMove
from model.systems.crayon.things.part import CrayonPart, Demand

OVERSEAS = 5
"""How many mileposts a voyage over a container link is thought to be worth."""


def port_of(ground: CrayonGround, city: str) -> list[int]:
    """Where loads for a city leave the train: in the city, or at the port of its link."""
    if not ground.scenario.cities[city].overseas:
        return ground.numbers_of(city)
    links = ground.scenario.part_as(CrayonPart).links.values()
    return [ground.network.index(link.port) for link in links if city in link.serves]


def supplies_of(ground: CrayonGround, good: str) -> list[str]:
    return [city.id for city in ground.scenario.cities.values() if good in city.supplies]


def apart(ground: CrayonGround, here: str, there: str) -> int:
    """Mileposts between two cities, with the voyage if one of them is overseas."""
    away = distances(ground.network, port_of(ground, here))
    voyage = any(ground.scenario.cities[city].overseas for city in (here, there))
    return min(away[number] for number in port_of(ground, there)) + OVERSEAS * voyage


def nearest_supply(ground: CrayonGround, demand: Demand) -> tuple[int, str]:
    cities = supplies_of(ground, demand.good)
    return min((apart(ground, city, demand.city), city) for city in cities)


def line(network: Network, here: Iterable[int], there: Iterable[int]) -> Route:
    route = cheapest(network, here, there)
    assert route is not None
    return route


def line_between(ground: CrayonGround, network: Network, here: str, there: str) -> Route:
    return line(network, port_of(ground, here), port_of(ground, there))


def without(network: Network, cells: Iterable[Cell]) -> Network:
    return network.with_cells(dict.fromkeys(map(network.index, cells)))


def dammed(ground: CrayonGround, *waters: str) -> Network:
    """The network in which nothing crosses these waters."""
    edges = chain.from_iterable(map(ground.edges_over, waters))
    return ground.network.with_closed(ground.network.edge(*edge) for edge in edges)


def snowed_in(ground: CrayonGround) -> frozenset[Cell]:
    """The mileposts that the snow event closes to trains."""
    effects = ground.scenario.part_as(CrayonPart).events["snow"].effects
    (area,) = (effect.area for effect in effects if isinstance(effect, NoMove))
    return where(ground, area).cells


def course(scenario: Scenario, river: str) -> Path:
    path = scenario.waters[river].path
    assert path is not None
    return path


def touching(cells: Iterable[Cell], others: Iterable[Cell]) -> bool:
    others = set(others)
    return any(near in others for cell in cells for near in grid.neighbours(cell))


def demands_of(part: CrayonPart) -> Iterator[Demand]:
    return chain.from_iterable(part.demands.values())
