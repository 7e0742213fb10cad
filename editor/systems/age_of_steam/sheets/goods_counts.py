"""What is counted of colours in Age of Steam: who takes them, and what lies there at first."""

from collections import Counter

from editor.panels.sheets.goods_sheet import Count
from editor.words import later
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.places.start_cubes import start_cubes
from model.systems.age_of_steam.things.city import TOWN, AgeOfSteamCity
from model.systems.age_of_steam.things.part import AgeOfSteamPart


def _cities(scenario: Scenario) -> Counter[str]:
    """How many printed cities take each colour."""
    cities = scenario.cities.values()
    own = [one for one in cities if isinstance(one, AgeOfSteamCity) and one.kind != TOWN]
    return Counter(colour for one in own for colour in one.colours.among(scenario.goods))


def _new_cities(scenario: Scenario) -> Counter[str]:
    tiles = scenario.part_as(AgeOfSteamPart).new_cities.values()
    return Counter(colour for one in tiles for colour in one.colours.among(scenario.goods))


def _fixed(scenario: Scenario) -> Counter[str]:
    """How many cubes of each colour lie somewhere by the map itself."""
    return Counter(colour for cubes in start_cubes(scenario).values() for colour in cubes.fixed)


COUNTS = (
    Count(later("Cities"), later("How many cities take it."), _cities, is_needed=True),
    Count(later("New Cities"), later("How many New Cities take it."), _new_cities),
    Count(later("Lying"), later("How many cubes of it lie somewhere at the start."), _fixed),
)
