"""What Santa Fe adds to the table of places: which railroads have their home in a city."""

from dataclasses import replace
from typing import Final

from model.imports.cannot import CannotImport
from model.imports.sheets.own_fields import BETWEEN
from model.imports.sheets.values import EMPTY, words
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart
from model.unreadable import quoted

HOME: Final = "home"
COLUMNS: Final = (HOME,)


def cell(scenario: Scenario, city: City, column: str) -> str:
    """The railroads that begin in a city."""
    railroads = scenario.part_as(SantaFePart).railroads
    found = [key for key, railroad in railroads.items() if railroad.home == city.id]
    return BETWEEN.join(found) if column == HOME and found else EMPTY


def taken(scenario: Scenario, said: dict[str, dict[str, str]]) -> Scenario:
    """The railroads with the homes that a table says; others keep theirs."""
    part = scenario.part_as(SantaFePart)
    railroads = part.railroads
    by_name = {one.name.casefold(): key for key, one in railroads.items()}
    for city, columns in said.items():
        for word in words(columns.get(HOME, "")):
            key = word if word in railroads else by_name.get(word.casefold(), word.lower())
            if key not in railroads:
                known = ", ".join(railroads)
                raise CannotImport(f"home: {quoted(word)} is no railroad; there are {known}")
            railroads = railroads.put(key, replace(railroads[key], home=city))
    return replace(scenario, part=replace(part, railroads=railroads))


def begun(scenario: Scenario) -> Scenario:
    """A new board with a Boomtown marker for each city that can take one (SFR-COMP-04)."""
    part, markers = scenario.part_as(SantaFePart), scenario.part_as(SantaFePart).boom_markers
    values = [city.value for city in scenario.cities.values() if isinstance(city, SantaFeCity)]
    for key, marker in markers.items():
        markers = markers.put(key, replace(marker, count=min(values.count(marker.on_value), 200)))
    return replace(scenario, part=replace(part, boom_markers=markers))
