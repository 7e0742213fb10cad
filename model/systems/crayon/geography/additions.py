"""What a crayon map from geography has besides: ferries over narrow seas, links to lands beyond."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeVar

from model.collection import Things
from model.imports.geo.additions import Additions, LandMade
from model.imports.naming import Ids
from model.notation import Cells
from model.rules.resolving import rules_of
from model.scenario.scenario import Scenario
from model.systems.crayon.geography.ferries import Crossing, asked_for, proposed
from model.systems.crayon.geography.local_money import local_unit
from model.systems.crayon.rules.crayon_rules import CrayonRules
from model.systems.crayon.things.part import CrayonPart, Ferry, Link

if TYPE_CHECKING:
    from model.imports.geo.draft_cities import DraftCities

LINK_COST: Final = 8
ROOM: Final = 2
"""Players that share a ferry, or a link that does not begin in a major city."""

Thing = TypeVar("Thing", Ferry, Link)


def additions(land: LandMade) -> "CrayonAdditions":
    return CrayonAdditions(land)


class CrayonAdditions(Additions):
    """The ferries that are asked for by name or proposed for islands, and the links."""

    def __init__(self, land: LandMade) -> None:
        self._land, self._recipe = land, land.recipe
        self._parts = land.parts
        self._is_hexes = land.recipe.grid == "hexes"
        self.ferries: tuple[Crossing, ...] = ()
        self._no_ferries: list[str] = []
        if not self._is_hexes:
            stands = {city.place.name: city.at for city in land.settled.cities}
            found, self._no_ferries = asked_for(land.recipe.ferries, stands)
            more = proposed(land.parts, set(stands.values()), land.frame, land.ground)
            self.ferries = tuple(dict.fromkeys([*found, *more]))

    def troubles(self) -> Iterator[str]:
        for pair in self._no_ferries:
            yield f"ferry {pair}: a ferry joins two cities of the map"

    def unjoined(self) -> Iterator[str]:
        ports = {port for ferry in self.ferries for port in ferry}
        for part in () if self._is_hexes else self._parts[1:]:
            if not ports & part:
                at = min(part, key=lambda cell: (cell.row, cell.col))
                size = len(part)
                yield f"the land around {at} ({size} mileposts) is joined to nothing by a ferry"

    def counts(self) -> dict[str, int]:
        return {} if self._is_hexes else {"ferries": len(self.ferries)}

    def part(self, system: str, cities: "DraftCities", ids: Ids) -> CrayonPart:
        return CrayonPart(
            ferries=_by_id(_ferry(crossing, cities, ids) for crossing in self.ferries),
            links=_by_id(self._links(cities, ids)),
        )

    def finished(self, drafted: Scenario, cities: "DraftCities") -> Scenario:
        """Money is called as where the map lies."""
        usual = rules_of(drafted, CrayonRules).money.unit
        unit = local_unit(self._land, usual)
        if unit == usual:
            return drafted
        return replace(drafted, rules=drafted.rules.put("money", Things({"unit": unit})))

    def _links(self, cities: "DraftCities", ids: Ids) -> Iterator[Link]:
        """Links from a port to cities overseas, as the recipe lists them."""
        for port, *served in self._recipe.links:
            _, city = cities.by_name.get(port, ("", None))
            overseas = [cities.by_name[name][0] for name in served if name in cities.by_name]
            if city is None or not overseas:
                continue
            is_major = city.place.kind == "major"
            yield Link(
                id=ids.fresh(f"{port} link", "link"),
                name=f"{port} link",
                port=city.at,
                mode="purchase" if is_major else "build-into",
                cost=LINK_COST,
                serves=tuple(overseas),
                max_players=None if is_major else ROOM,
            )


def _ferry(crossing: Crossing, cities: "DraftCities", ids: Ids) -> Ferry:
    ends = [cities.at.get(port, "") for port in crossing]
    name = "–".join(end for end in ends if end)
    return Ferry(
        id=ids.fresh(f"{name} ferry" if name else "ferry", "ferry"),
        name=f"{name} ferry" if name else "",
        ports=Cells(crossing),
        cost=crossing.cost,
        max_players=ROOM,
    )


def _by_id(things: Iterable[Thing]) -> Things[Thing]:
    return Things({thing.id: thing for thing in things})
