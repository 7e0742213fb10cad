"""The numbers of cities and remote places: room for stations, and what a rail costs."""

from typing import Final

from editor.desk.tool import Option
from editor.gestures.city_numbers import CityNumber
from editor.words import later
from model.rules.resolving import NoRules, rules_of
from model.scenario.scenario import Scenario
from model.systems.trains.rules.trains_rules import TrainsRules

USUAL_ROOMS: Final = 3
"""The most stations of a city where no rules tell."""
LARGEST_NUMBER: Final = 5
LARGEST: Final = 9
"""Larger ones are typed in the properties."""


def rooms(scenario: Scenario) -> list[int]:
    """As many stations as score, and what cities of the map have besides."""
    try:
        most = len(rules_of(scenario, TrainsRules).scoring.stations) - 1
    except NoRules:
        most = USUAL_ROOMS
    return _with_those_there(scenario, "city", "room", most)


def numbers(scenario: Scenario) -> list[int]:
    return _with_those_there(scenario, "remote", "number", LARGEST_NUMBER)


def _with_those_there(scenario: Scenario, kind: str, field: str, most: int) -> list[int]:
    cities = (city for city in scenario.cities.values() if city.kind == kind)
    there = {int(getattr(city, field)) for city in cities}
    usual = range(1, min(max(most, 1), LARGEST) + 1)
    return sorted({*usual, *(one for one in there if one <= LARGEST)})


ROOM: Final = CityNumber(
    "room", Option("city-room", "Room of a city"), later("room for {n}"), rooms
)
NUMBER: Final = CityNumber(
    "number", Option("remote-number", "Number of a remote place"), later("number {n}"), numbers
)
NUMBERS: Final = {"city": ROOM, "remote": NUMBER}
