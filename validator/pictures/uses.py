"""How much of a map games used, read from the tables of a playtest.

A system reads its own tables in `validator/systems/NAME/use.py`: `use_of(scenario, topics)`. Of one
that brings no such module it is told how many pieces came to lie on each place.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from engine.playtests.tally import PLACES
from model.notation import NotationError
from model.pieces.naming import place_in
from model.pieces.places import AtCity, Place
from model.scenario.scenario import Scenario
from model.systems import part_of

Rows = Iterable[Mapping[str, Any]]
Topics = Mapping[str, Rows]
"""The tables by their names; those of a file may hold anything."""
MOST_TIMES = 10**12
"""More than anything happens in games."""


class Use(NamedTuple):
    """How often each place and each city was used."""

    places: Mapping[Place, float]
    about: str
    """What was counted, as the head of a legend."""
    cities: Mapping[str, float]
    served: Mapping[str, int] | None = None
    """In how many games each city was used; None where that was not counted."""


def use_of(scenario: Scenario, topics: Topics) -> Use:
    """What the tables say of a map."""
    module = part_of("validator", scenario.system, "use")
    use: Use = by_pieces(scenario, topics) if module is None else module.use_of(scenario, topics)
    return use


def number_in(found: object) -> int:
    """A count of a table; a file that somebody wrote by hand may say anything."""
    return max(0, min(found, MOST_TIMES)) if isinstance(found, int) else 0


def by_city(rows: Rows, scenario: Scenario) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The rows of a table of cities, each by the id of its city."""
    ids = {city.name or name: name for name, city in scenario.cities.items()}
    for row in rows:
        name = row.get("city")
        if isinstance(name, str) and name in ids:
            yield ids[name], row


def by_pieces(scenario: Scenario, topics: Topics) -> Use:
    places: dict[Place, float] = {}
    for row in topics.get(PLACES, ()):
        place, number = _place(scenario, row.get("place")), number_in(row.get("pieces"))
        if place is not None and number > 0:
            places[place] = float(number)
    cities = {place.id: used for place, used in places.items() if isinstance(place, AtCity)}
    for city in cities:
        del places[AtCity(city)]
    return Use(places, "Pieces on a place", cities)


def _place(scenario: Scenario, text: object) -> Place | None:
    try:
        return place_in(scenario, text) if isinstance(text, str) else None
    except NotationError:
        return None
