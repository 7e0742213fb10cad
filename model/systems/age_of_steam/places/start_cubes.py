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
_OWN: Final = -1
"""Before all entries of the list comes what places say of themselves."""


def start_cubes(scenario: Scenario) -> dict[str, Cubes]:
    """What lies at the beginning on each place that has anything, by id or cell."""
    return {place: cubes for place, (_, cubes) in _found(scenario, Spots(scenario)).items()}


def as_put_out(scenario: Scenario, spots: Spots) -> tuple[tuple[str, Cubes], ...]:
    """The same in the order of set-up: places of their own, then the list, entry by entry."""
    found = sorted(_found(scenario, spots).items(), key=lambda one: one[1][0])
    return tuple([(place, cubes) for place, (_, cubes) in found])


def _found(scenario: Scenario, spots: Spots) -> dict[str, tuple[int, Cubes]]:
    places = [*scenario.cities, *spots.hexes()]
    found = {place: _cubes_of(scenario, spots, place) for place in places}
    return {place: one for place, one in found.items() if one is not None and one[1] != Cubes()}


def _cubes_of(scenario: Scenario, spots: Spots, place: str) -> tuple[int, Cubes] | None:
    """The cubes of a place, with the number of the entry that says so."""
    part = scenario.part_as(AgeOfSteamPart)
    city, data = scenario.cities.get(place), part.cells.get(place)
    own = city.cubes if isinstance(city, AgeOfSteamCity) else data.cubes if data else None
    if own is not None:
        return _OWN, Cubes(draw=own) if isinstance(own, int) else own
    spot = spots.of(place)
    for number, entry in enumerate(part.start_cubes):
        if is_one_of(entry.where, spot):
            return number, _without_place(entry)
    is_printed = city is not None and city.kind == CITY
    return (0, USUAL) if is_printed and not part.start_cubes else None


def _without_place(entry: StartCubes) -> Cubes:
    return Cubes(
        draw=entry.draw, per_player=entry.per_player, fixed=entry.fixed, filter=entry.filter
    )
