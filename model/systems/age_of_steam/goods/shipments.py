"""A delivery that could be made: the cube, its way, and what it uses."""

from typing import NamedTuple

from model.systems.age_of_steam.goods.progress import Progress
from model.systems.age_of_steam.goods.search import Search
from model.systems.age_of_steam.rules.module_rules import Teleportation
from model.systems.age_of_steam.track.links import Link


class Shipment(NamedTuple):
    """A cube on its whole way."""

    colour: str
    start: str
    stops: tuple[str, ...]
    """The stops on the way, the last one where the cube ends."""
    steps: tuple[Link | Teleportation, ...]
    passed: int = 0
    """How many cities that take the cube were passed at a price."""
    is_changed: bool = False
    """Whether it is left at a station, for another cube that goes on."""

    @property
    def end(self) -> str:
        return self.stops[-1]

    @property
    def links(self) -> tuple[Link, ...]:
        return tuple(step for step in self.steps if isinstance(step, Link))


def shipment_of(search: Search, way: Progress, *, is_changed: bool = False) -> Shipment:
    """What a way through the network means."""
    found = shipment_over(search, way.path, way.stops, way.passed)
    return found._replace(is_changed=True) if is_changed else found


def shipment_over(
    search: Search, path: tuple[int, ...], stops: tuple[int, ...], passed: int
) -> Shipment:
    """The same for a way told by links and stops."""
    network, hops = search.shipping.network, search.shipping.mover.hops
    return Shipment(
        search.colour,
        search.place,
        tuple([network.stops[number].spot.id for number in stops]),
        tuple([network.links[n] if n >= 0 else hops[~n] for n in path]),
        passed,
    )
