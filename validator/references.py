"""References: every place of a scenario where one thing names another."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from model.areas import Area, AreaNode, CitiesNamed, Combined, RegionNamed, TerrainNamed, Within
from model.scenario import Scenario
from validator.finding import Way

if TYPE_CHECKING:
    pass

TERRAIN: Final = "terrain"
THINGS: Final = "things"
NAMING: Final = frozenset(
    "cities goods regions labels remarks waters links ferries demands events rules variants "
    "position board system misfits".split()
)
"""The keys of a scenario that hold references, or things that are referred to."""
RENAMED: Final = frozenset("cities goods waters regions links ferries".split())
"""Collections whose things are known by an id that may be corrected."""
CALLED: Final = {
    "cities": "city",
    "goods": "good",
    "waters": "water",
    "regions": "region",
    "links": "link",
    "ferries": "ferry",
    "events": "event",
    "trains": "train",
    "cards": "card",
    TERRAIN: "terrain",
    THINGS: "thing",
}


class Reference(NamedTuple):
    """One place that names something: `target` is the collection in which it is looked for."""

    target: str
    name: str
    route: Way
    word: str = ""
    is_key: bool = False
    hint: str = ""
    """What is to be done if there is no such thing, where that is plain."""


def in_core(scenario: Scenario) -> Iterator[Reference]:
    """The references that scenarios of every system can hold."""
    for key, city in scenario.cities.items():
        for good in city.supplies:
            yield Reference("goods", good, ("cities", key, "supplies", good))
    for key, region in scenario.regions.items():
        for name in region.cities:
            yield Reference("cities", name, ("regions", key, "cities", name))
        if region.area is not None:
            yield from in_area(region.area, ("regions", key, "area"))
    for key, label in scenario.labels.items():
        if label.of:
            yield Reference(THINGS, label.of, ("labels", key, "of"))
    for key, remark in scenario.remarks.items():
        if remark.of:
            yield Reference(THINGS, remark.of, ("remarks", key, "of"))


def in_area(area: Area, route: Way) -> Iterator[Reference]:
    """What an area expression names."""
    nodes: list[AreaNode] = [area.node]
    while nodes:
        match nodes.pop():
            case Within(_, of):
                nodes.append(of)
            case Combined(left, _, right):
                nodes += (left, right)
            case RegionNamed(region):
                yield Reference("regions", region, route, region)
            case CitiesNamed(cities):
                yield from (Reference("cities", name, route, name) for name in cities)
            case TerrainNamed(kinds):
                yield from (Reference(TERRAIN, kind, route, kind) for kind in kinds)
