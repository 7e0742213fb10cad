"""What sentences call a region that has no name: by the cities beside it."""

from collections.abc import Iterator
from typing import Final

from model.boards import grid
from model.notation import Cell
from model.scenario.names_in_words import called, city_name
from model.scenario.scenario import Scenario
from model.scenario.things import Region

KINDS: Final = {"coast": "the coast", "desert": "the desert", "border": "the border"}


def region_name(scenario: Scenario, key: str) -> str:
    """Its name; without one `the coast from Pescara to Rimini`; its id where nothing is near."""
    region = scenario.regions.get(key)
    if region is None or region.name or region.kind not in KINDS:
        return called(scenario.regions, key)
    reach = _reach(scenario, region)
    return f"{KINDS[region.kind]} {reach}" if reach else called(scenario.regions, key)


def _reach(scenario: Scenario, region: Region) -> str:
    """From which city to which it goes, from west to east or from north to south."""
    near = [(at.row, at.col, key) for at, key in _cities_beside(scenario, region)]
    if len(near) < 2:
        return f"around {city_name(scenario, near[0][2])}" if near else ""
    rows, cols, _ = zip(*near, strict=True)
    if max(cols) - min(cols) > max(rows) - min(rows):
        near.sort(key=lambda one: (one[1], one[0], one[2]))
    else:
        near.sort()
    first, last = (city_name(scenario, one[2]) for one in (near[0], near[-1]))
    return f"from {first} to {last}"


def _cities_beside(scenario: Scenario, region: Region) -> Iterator[tuple[Cell, str]]:
    cells = set(region.cells)
    for key, city in scenario.cities.items():
        if city.at is not None and not cells.isdisjoint(grid.disc(city.at, 1)):
            yield city.at, key
