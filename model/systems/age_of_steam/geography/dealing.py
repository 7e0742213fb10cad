"""Cities of a drafted map with what a city has: a colour each, and a number of growth."""

from dataclasses import replace
from typing import cast

from model.collection import Things
from model.notation import Cell
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.systems.age_of_steam.geography.colours import spread_colours
from model.systems.age_of_steam.things.city import CITY, SLOTS, TOWN, AgeOfSteamCity
from model.systems.age_of_steam.things.colours import Colours


def dealt(scenario: Scenario, ranking: list[str]) -> Scenario:
    """The cities, each of a colour and with a slot; those beyond the twelve slots are towns.

    `ranking` has the ids of the largest first.
    """
    ranked = [key for key in ranking if _is_city(scenario.cities[key])][: len(SLOTS)]
    places = {key: scenario.cities[key].at for key in ranked}
    stands = {key: at for key, at in places.items() if at is not None}
    colours = spread_colours(stands, usual_colours(scenario))
    slots = _slots(stands)
    cities = {
        key: _with_own(city, colours.get(key), slots.get(key))
        for key, city in scenario.cities.items()
    }
    return replace(scenario, cities=Things(cities))


def usual_colours(scenario: Scenario) -> list[str]:
    """The colours that printed cities have: those of which there are most cubes."""
    most = max((good.chips for good in scenario.goods.values()), default=0)
    return [key for key, good in scenario.goods.items() if good.chips == most]


def _is_city(city: City) -> bool:
    return city.kind == CITY and city.at is not None


def _slots(stands: dict[str, Cell]) -> dict[str, str]:
    """A slot for each city: light ones in the west, dark ones in the east, from the north on."""
    by_length = sorted(stands, key=lambda key: (stands[key].col, stands[key].row))
    half = (len(by_length) + 1) // 2
    found: dict[str, str] = {}
    for side, keys in (("light", by_length[:half]), ("dark", by_length[half:])):
        in_order = sorted(keys, key=lambda key: (stands[key].row, stands[key].col))
        found |= {key: f"{side}-{number}" for number, key in enumerate(in_order, 1)}
    return found


def _with_own(city: City, colour: str | None, slot: str | None) -> City:
    if slot is None:
        return replace(city, kind=TOWN) if city.kind == CITY else city
    colours = Colours() if colour is None else Colours("listed", (colour,))
    return replace(cast("AgeOfSteamCity", city), colours=colours, slots=(slot,))
