"""What an Age of Steam map from geography has besides: colours, growth numbers and sea links."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from model.boards import grid
from model.collection import Things
from model.imports.geo.additions import Additions, LandMade
from model.imports.geo.towns.placing import Placed
from model.imports.naming import Ids
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.geography.dealing import dealt
from model.systems.age_of_steam.things.part import AgeOfSteamPart, SpecialLink

if TYPE_CHECKING:
    from model.imports.geo.draft_cities import DraftCities

LEAST_COST, COST_A_STEP = 4, 2
"""What a sea link costs at least, and for each step from port to port."""
HIGHEST_COST: Final = 10


def additions(land: LandMade) -> "AgeOfSteamAdditions":
    return AgeOfSteamAdditions(land)


class AgeOfSteamAdditions(Additions):
    """Links over the sea, so that every land with stops is joined to the others."""

    def __init__(self, land: LandMade) -> None:
        self._cities = land.settled.cities
        self._ways = tuple(_sea_ways(land))

    def counts(self) -> dict[str, int]:
        return {"special_links": len(self._ways)} if self._ways else {}

    def finished(self, drafted: Scenario, cities: "DraftCities") -> Scenario:
        ranking = sorted(self._cities, key=lambda city: -city.place.people)
        return dealt(drafted, [cities.by_name[city.place.name][0] for city in ranking])

    def part(self, system: str, cities: "DraftCities", ids: Ids) -> AgeOfSteamPart:
        links = [_link(one, other, cities, ids) for one, other in self._ways]
        return AgeOfSteamPart(special_links=Things({link.id: link for link in links}))


def _sea_ways(land: LandMade) -> Iterator[tuple[Placed, Placed]]:
    """The shortest ways between lands with stops: each joins one more land to the first."""
    stops = [[city for city in land.settled.cities if city.at in part] for part in land.parts]
    joined, *others = [part for part in stops if part] or [[]]
    while others:
        pairs = ((one, other, part) for part in others for one in joined for other in part)
        one, other, part = min(pairs, key=lambda pair: _sea_price(*pair[:2]))
        yield one, other
        joined = [*joined, *part]
        others.remove(part)


def _sea_price(one: Placed, other: Placed) -> tuple[int, int, str, str]:
    """What makes a way worse: its length, then ends that are towns."""
    towns = sum(end.place.kind != "major" for end in (one, other))
    return (grid.distance(one.at, other.at) + towns, towns, one.place.name, other.place.name)


def _link(one: Placed, other: Placed, cities: "DraftCities", ids: Ids) -> SpecialLink:
    ends = [cities.by_name[end.place.name][0] for end in (one, other)]
    name = f"{one.place.name}–{other.place.name}"
    steps = grid.distance(one.at, other.at)
    fields: dict[str, Any] = {} if _are_cities((one, other)) else {"requires": "towns"}
    return SpecialLink(
        id=ids.fresh(f"{name} sea link", "sea-link"),
        name=name,
        ends=tuple(ends),
        cost=(min(max(LEAST_COST, COST_A_STEP * (steps - 1)), HIGHEST_COST),),
        **fields,
    )


def _are_cities(ends: Iterable[Placed]) -> bool:
    return all(end.place.kind == "major" for end in ends)
