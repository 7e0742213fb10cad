"""A board of Santa Fe in characters: the value of each city, and whose squares and homes it has."""

from collections.abc import Iterator

from drawing.systems.santa_fe.railroads.livery import liveries
from model.scenario.names_in_words import city_name, joined
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart

BASE = "#"
"""A city without cards."""


def city_sign(city: City) -> str:
    """The value of a city."""
    value = city.value if isinstance(city, SantaFeCity) else None
    return BASE if value is None else str(value)


def city_lines(scenario: Scenario) -> Iterator[str]:
    """Home bases and squares, city by city."""
    known, railroads = liveries(scenario), scenario.part_as(SantaFePart).railroads
    for city in scenario.cities.values():
        homes = [one.letters for key, one in known.items() if railroads[key].home == city.id]
        squares = city.squares if isinstance(city, SantaFeCity) else ()
        paid = [known[key].letters for key in squares if key in known]
        told = [f"home of {joined(homes)}"] if homes else []
        told += [f"square of {joined(paid)}"] if paid else []
        if told:
            yield f"{city_name(scenario, city.id)}: {', '.join(told)}"
