"""The links that carry goods as a graph of stops, in numbers and bits so that searches are quick.

A network is made when track changes, and never altered; what is asked again and again of it is kept
with it. Sets of stops are whole numbers with a bit for each.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, NamedTuple

from model.systems.age_of_steam.conditions.place import Place, Spot, is_one_of
from model.systems.age_of_steam.goods.stops import Lying, Stop
from model.systems.age_of_steam.track.links import Link

Cubes = Mapping[str, Lying]
"""What lies where: by the id of a city or town, or the cell of a bare hex."""
ON_A_HEX = -1
"""The number of no stop: where a cube is that lies on a bare hex."""


class Arc(NamedTuple):
    """A way from one stop to the next."""

    to: int
    bit: int
    number: int
    """That of the link, or for a hop its complement."""
    cost: int
    """How many links it counts."""


def bare_hex(_: str) -> Spot:
    """A hex of which nothing is known but that no stop is there."""
    return Spot("", ("cell",), (), "", (), (), ())


class Network:
    """Stops and the links between them."""

    __slots__ = (
        "arcs", "as_printed", "columns", "hex_spot", "kept", "links", "numbers", "on_hexes",
        "stops", "termini",
    )  # fmt: skip

    def __init__(
        self,
        stops: Iterable[Stop],
        links: Iterable[Link],
        columns: int = 0,
        hex_spot: Callable[[str], Spot] = bare_hex,
    ) -> None:
        """`hex_spot` tells what a bare hex is, by its cell."""
        self.columns, self.hex_spot = columns, hex_spot
        self.stops = tuple(sorted(stops, key=lambda stop: stop.id))
        self.numbers = {stop.id: number for number, stop in enumerate(self.stops)}
        self.links = tuple(links)
        self.arcs = self._arcs_by_stop()
        self.as_printed = all(stop.is_as_printed for stop in self.stops if stop.is_city)
        self.termini = self.those(lambda stop: stop.passing == "never")
        self.on_hexes: dict[int, list[int]] | None = None
        self.kept: dict[Hashable, Any] = {}

    def _arcs_by_stop(self) -> tuple[tuple[Arc, ...], ...]:
        around: list[list[Arc]] = [[] for _ in self.stops]
        for number, link in enumerate(self.links):
            a, b = (self.numbers[end] for end in link.ends)
            around[a].append(Arc(b, 1 << b, number, 1))
            around[b].append(Arc(a, 1 << a, number, 1))
        return tuple(tuple(sorted(arcs)) for arcs in around)

    # -- sets of stops

    def those(self, wanted: Callable[[Stop], bool]) -> int:
        """The stops of which something is true."""
        return sum(1 << number for number, stop in enumerate(self.stops) if wanted(stop))

    def at(self, places: tuple[Place, ...]) -> int:
        """The stops that a PLACE means."""
        key = ("places", places)
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = self.those(lambda stop: is_one_of(places, stop.spot))
        return int(found)

    def takers(self, colour: str, cubes: Cubes) -> int:
        """The stops that take a colour, with the cubes that lie there now."""
        if not self.as_printed:
            return self.those(lambda stop: stop.takes(colour, cubes.get(stop.id, {})))
        key = ("takers", colour)
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = self.those(lambda stop: stop.takes(colour, {}))
        return int(found)

    @property
    def freely_passed(self) -> int:
        """The stops that a cube may pass although they take it."""
        found = self.kept.get("always")
        if found is None:
            found = self.kept["always"] = self.those(lambda stop: stop.passing == "always")
        return int(found)

    # -- beginnings

    def spot(self, place: str) -> Spot:
        """What a stop or a bare hex is."""
        number = self.numbers.get(place)
        return self.hex_spot(place) if number is None else self.stops[number].spot

    def from_hex(self, cell: str) -> tuple[Arc, ...]:
        """The ways of a cube on a bare hex: along a link there, to either end (AOM-DELIVERY-01)."""
        column, row = map(int, cell.split(","))
        if self.on_hexes is None:
            self.on_hexes = {}
            for number, link in enumerate(self.links):
                for one in link.hexes:
                    self.on_hexes.setdefault(one, []).append(number)
        ends = (
            (self.numbers[end], number)
            for number in self.on_hexes.get(row * self.columns + column, ())
            for end in self.links[number].ends
        )
        return tuple(sorted(Arc(end, 1 << end, number, 1) for end, number in ends))
