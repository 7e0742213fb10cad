"""The ground of a map: what building costs on it, in games that are about building.

A system that has one brings `model/systems/NAME/ground` with a function `ground_of(scenario)` that
gives a BuildingGround, or raises NoGround where this very scenario has none.
"""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple, Protocol

from model.notation import Cell
from model.scenario.scenario import Scenario
from model.systems import described, part_of


class NoGround(ValueError):
    """There is nothing to build on; the text says why in a clause."""


class PricePart(NamedTuple):
    """So many cells or crossings of one sort, and what they cost together."""

    name: str
    number: int
    price: int


class PricedLine(NamedTuple):
    """The cheapest line between two places, as it is told to people and programs."""

    total: int
    length: str
    """How long it is, in words of the system: `14 sections`."""
    parts: tuple[PricePart, ...]
    """What its price is made of."""
    way: tuple[Cell, ...]
    notes: tuple[str, ...] = ()
    """What else there is to say of it, a clause each."""
    data: Mapping[str, Any] = {}
    """What programs are told besides the total and its parts."""


class BuildingGround(Protocol):
    """What a map means to builders; it is worked out of a scenario and never alters it."""

    @property
    def scenario(self) -> Scenario: ...
    @property
    def unit(self) -> str:
        """What prices are counted in."""

    @property
    def place_word(self) -> str:
        """What one place to build on is called: `milepost`."""

    def has(self, cell: Cell) -> bool:
        """Whether a line can begin or end at a cell."""

    def price_at(self, cell: Cell) -> int | None:
        """What building to a cell costs; None where nothing can be built."""

    def cells_of(self, city: str) -> tuple[Cell, ...]:
        """The cells of a city; none of one that is not on the map."""

    def cheapest(self, here: Collection[Cell], there: Collection[Cell]) -> PricedLine | None:
        """The cheapest line from one of some cells to one of others; None where none can be."""

    def after(self, scenario: Scenario) -> "BuildingGround":
        """The ground of a later scenario; a system may work out only what changed."""


def has_ground(system: str) -> bool:
    """Whether games of a system are about building that has a price."""
    return part_of("model", system, "ground") is not None


def ground_of(scenario: Scenario) -> BuildingGround:
    """The ground of a scenario of any system; NoGround where it has none."""
    part = part_of("model", scenario.system, "ground")
    if part is None:
        raise NoGround(_why_none(scenario.system))
    ground: BuildingGround = part.ground_of(scenario)
    return ground


def _why_none(system: str) -> str:
    if not system:
        return "it names no system, and each has its own prices"
    title = described(system).title
    return f"games of {title} have no cheapest track: nothing tells what building costs in them"
