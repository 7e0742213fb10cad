"""What sentences call a region that has no name: by the cities beside it."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from model.boards import grid
from model.notation import Cell
from model.scenario.names_in_words import called, city_name
from model.scenario.scenario import Scenario
from model.scenario.things import Region
from model.wording.speech import later, tr


class _Called(NamedTuple):
    """How a kind of region is called by the cities beside it."""

    between: str
    around: str


KINDS: Final = {
    "coast": _Called(later("the coast from {first} to {last}"), later("the coast around {city}")),
    "desert": _Called(
        later("the desert from {first} to {last}"), later("the desert around {city}")
    ),
    "border": _Called(
        later("the border from {first} to {last}"), later("the border around {city}")
    ),
}


def region_name(scenario: Scenario, key: str) -> str:
    """Its name; without one `the coast from Pescara to Rimini`; its id where nothing is near."""
    region = scenario.regions.get(key)
    if region is None or region.name or region.kind not in KINDS:
        return called(scenario.regions, key)
    return _by_cities(scenario, region) or called(scenario.regions, key)


def _by_cities(scenario: Scenario, region: Region) -> str:
    """From which city to which it goes, from west to east or from north to south."""
    near = [(at.row, at.col, key) for at, key in _cities_beside(scenario, region)]
    words = KINDS[region.kind]
    if len(near) < 2:
        return tr(words.around, city=city_name(scenario, near[0][2])) if near else ""
    rows, cols, _ = zip(*near, strict=True)
    if max(cols) - min(cols) > max(rows) - min(rows):
        near.sort(key=lambda one: (one[1], one[0], one[2]))
    else:
        near.sort()
    first, last = (city_name(scenario, one[2]) for one in (near[0], near[-1]))
    return tr(words.between, first=first, last=last)


def _cities_beside(scenario: Scenario, region: Region) -> Iterator[tuple[Cell, str]]:
    cells = set(region.cells)
    for key, city in scenario.cities.items():
        if city.at is not None and not cells.isdisjoint(grid.disc(city.at, 1)):
            yield city.at, key
