"""What a system adds to a map from geography, such as ferries; by itself nothing.

A system's own are in its part `geography.additions`: a function of the same name, which is given
the land, and gives Additions of its own.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from model.imports.geo.ground.cells import Cells
from model.imports.geo.ground.frame import Frame
from model.imports.geo.ground.ground import Ground
from model.imports.geo.recipes.recipe import Recipe
from model.imports.geo.towns.placing import Settled
from model.imports.geo.waters.river_hexes import HexRiver
from model.notation import Cell
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import part_record
from model.systems import part_of

if TYPE_CHECKING:
    from model.imports.geo.draft_cities import DraftCities
    from model.imports.naming import Ids


class LandMade(NamedTuple):
    """A map before its system adds to it: the land with its cities, and the parts it falls into."""

    recipe: Recipe
    settled: Settled
    parts: Sequence[frozenset[Cell]]
    frame: Frame
    ground: Ground
    cells: Cells
    kinds: Mapping[Cell, str]
    """The terrain of the land, in the words of imports: clear, mountain, river."""
    rivers: Sequence[HexRiver]
    countries: Sequence[str] = ()
    """Whose land it is, by the numbers of the ground."""


class Additions:
    """What a system adds to a map, and what is to be said of it."""

    def troubles(self) -> Iterator[str]:
        """What the recipe asked for and could not be added."""
        yield from ()

    def unjoined(self) -> Iterator[str]:
        """Lands that no player can reach from the others, where that is a fault of a map."""
        yield from ()

    def counts(self) -> dict[str, int]:
        """How much was added, by the keys of its collections."""
        return {}

    def part(self, system: str, cities: "DraftCities", ids: "Ids") -> Any:
        """The system's part of the scenario; None where it has none."""
        record = part_record(system)
        return None if record is None else record.cls()

    def finished(self, drafted: Scenario, cities: "DraftCities") -> Scenario:
        """The scenario, on its preset, with what the system gives to its cities."""
        return drafted


def additions_of(system: str, land: LandMade) -> Additions:
    """What a system adds to a land."""
    part = part_of("model", system, "geography.additions")
    found: Additions = Additions() if part is None else part.additions(land)
    return found
