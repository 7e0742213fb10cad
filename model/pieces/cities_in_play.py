"""Cities that appear while a game is played, such as a town that becomes a city."""

from collections.abc import Iterable
from dataclasses import replace

from model.scenario.scenario import Scenario
from model.scenario.things import City


def with_cities(scenario: Scenario, cities: Iterable[City]) -> Scenario:
    """A scenario with more cities; one of a known id takes the place of that one."""
    found = scenario.cities
    for city in cities:
        if found.get(city.id) != city:
            found = found.put(city.id, city)
    return scenario if found is scenario.cities else replace(scenario, cities=found)
