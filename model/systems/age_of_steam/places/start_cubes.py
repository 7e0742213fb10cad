"""Which cubes begin where: what a place says of itself, else the first entry of the list."""

from typing import Final

from model.scenario.scenario import Scenario
from model.systems.age_of_steam.conditions.place import is_one_of
from model.systems.age_of_steam.places.spots import Spots
from model.systems.age_of_steam.things.city import CITY, AgeOfSteamCity
from model.systems.age_of_steam.things.cubes import Cubes, StartCubes
from model.systems.age_of_steam.things.part import AgeOfSteamPart

USUAL: Final = Cubes(draw=2)
"""The cubes of a printed city where no list says anything (AOM-SETUP-07)."""


def start_cubes(scenario: Scenario) -> dict[str, Cubes]:
    """What lies at the beginning on each place that has anything, by id or cell."""
    spots = Spots(scenario)
    places = [*scenario.cities, *spots.hexes()]
    found = {place: _cubes_of(scenario, spots, place) for place in places}
    return {place: cubes for place, cubes in found.items() if cubes not in (None, Cubes())}


def _cubes_of(scenario: Scenario, spots: Spots, place: str) -> Cubes | None:
    part = scenario.part_as(AgeOfSteamPart)
    city, data = scenario.cities.get(place), part.cells.get(place)
    own = city.cubes if isinstance(city, AgeOfSteamCity) else data.cubes if data else None
    if own is not None:
        return Cubes(draw=own) if isinstance(own, int) else own
    spot = spots.of(place)
    for entry in part.start_cubes:
        if is_one_of(entry.where, spot):
            return _without_place(entry)
    is_printed = city is not None and city.kind == CITY
    return USUAL if is_printed and not part.start_cubes else None


def _without_place(entry: StartCubes) -> Cubes:
    return Cubes(
        draw=entry.draw, per_player=entry.per_player, fixed=entry.fixed, filter=entry.filter
    )
