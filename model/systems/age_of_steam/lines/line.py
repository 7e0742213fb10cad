"""A line from stop to stop, and the steps by which a search comes to it."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from model.systems.age_of_steam.things.part import SpecialLink
from model.systems.age_of_steam.track.land import NONE, Land


class Line(NamedTuple):
    """A line: what it costs, and the hexes that get a tile, in order."""

    money: int
    hexes: tuple[int, ...]
    stops: tuple[str, ...]
    """All stops that it joins, from one end to the other."""
    claims: tuple[str, ...] = ()
    """The special links that are claimed for it."""
    sizes: tuple[int, ...] = ()
    """How many builds each of its links takes, tiles and claims."""
    way: tuple[int, ...] = ()
    """The hexes that it passes, those of its stops too."""
    exits: tuple[int, ...] = ()
    """The exits of each tile, as bits."""

    @property
    def tiles(self) -> int:
        return len(self.hexes)

    @property
    def builds(self) -> int:
        """How many builds it takes in all, of those that a turn allows."""
        return sum(self.sizes)

    @property
    def links(self) -> int:
        return len(self.stops) - 1


class Step(NamedTuple):
    """A line in the making: what it costs so far, and what was done last."""

    money: int
    builds: int
    links: int
    before: "Step | None"
    hex: int
    laid: int = NONE
    """The hex that got a tile."""
    exits: int = 0
    stop: int = NONE
    """The stop that was reached."""
    claimed: str = ""

    def to(self, hex_: int, stop: int) -> "Step":
        """A step that costs nothing."""
        return Step(self.money, self.builds, self._links(stop), self, hex_, stop=stop)

    def tile(self, hex_: int, exits: int, price: int, stop: int) -> "Step":
        money, links = self.money + price, self._links(stop)
        return Step(money, self.builds + 1, links, self, hex_, hex_, exits, stop)

    def claim(self, link: SpecialLink, hex_: int, stop: int) -> "Step":
        """A special link, at what its first owner pays."""
        money, builds = self.money + link.price(0), self.builds + link.builds
        return Step(money, builds, self._links(stop), self, hex_, stop=stop, claimed=link.id)

    def _links(self, stop: int) -> int:
        return self.links + (stop != NONE)

    def back(self) -> Iterator["Step"]:
        """This step and those before it."""
        step: Step | None = self
        while step is not None:
            yield step
            step = step.before

    def has_tile_on(self, node: tuple[int, int]) -> bool:
        """Whether the hex that would be entered has a tile of this line already."""
        hex_, side = node
        return side < 6 and any(step.laid == hex_ for step in self.back())


def line_of(land: Land, last: Step) -> Line:
    """The line that ends with a step."""
    steps = [*last.back()][::-1]
    at_stops = [step for step in steps if step.stop != NONE]
    builds = [step.builds for step in at_stops]
    way = [step.hex for step in steps if step.hex != NONE]
    return Line(
        last.money,
        tuple([step.laid for step in steps if step.laid != NONE]),
        tuple([land.stops[step.stop] for step in at_stops]),
        tuple([step.claimed for step in steps if step.claimed]),
        tuple([later - before for before, later in pairwise(builds)]),
        tuple(dict.fromkeys(way)),
        tuple([step.exits for step in steps if step.laid != NONE]),
    )
