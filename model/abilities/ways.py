"""Ways along printed lines, in games of routes: the fewest pieces from city to city.

A system that has them brings `model/systems/NAME/ways` with a function `way_between(scenario, here,
there)` that gives a Way, or None where no lines lead there; it raises NoGround where this very
scenario has none.
"""

from collections.abc import Callable
from typing import NamedTuple

from model.scenario.scenario import Scenario
from model.systems import part_of


class Stage(NamedTuple):
    """One line of a way."""

    line: str
    start: str
    end: str
    pieces: int
    price: int


class Way(NamedTuple):
    """The lines with the fewest pieces between two cities; of several the cheapest."""

    stages: tuple[Stage, ...]
    unit: str
    """What prices are counted in."""
    notes: tuple[str, ...] = ()
    """What else there is to say of it, a clause each."""

    @property
    def pieces(self) -> int:
        return sum(stage.pieces for stage in self.stages)

    @property
    def price(self) -> int:
        return sum(stage.price for stage in self.stages)


WayBetween = Callable[[Scenario, str, str], Way | None]


def ways_on(system: str) -> WayBetween | None:
    """How a system finds ways along lines; None for one that is not about them."""
    part = part_of("model", system, "ways")
    found: WayBetween | None = None if part is None else part.way_between
    return found
