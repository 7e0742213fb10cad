"""A board of Trains in characters: a sign for each place of a station, the numbers of others."""

from collections.abc import Iterator, Mapping

from drawing.terminal.own_marks import Shown
from model.scenario.things import City
from model.systems.system import CityMark
from model.systems.trains.things.city import TrainsCity

MOST = 3
"""Signs side by side; of more there is their number."""


def inside_sign(city: City, marks: Mapping[CityMark, str]) -> str:
    """As many signs of a city as it has room for stations; the number of a remote place."""
    if not isinstance(city, TrainsCity):
        return ""
    if city.is_remote:
        return f"({city.number})"
    sign = marks["hexagon"]
    return sign * city.room if city.room <= MOST else f"{sign}{city.room}"


def lines(shown: Shown) -> Iterator[str]:
    """What the signs in hexes are that stand for more than a kind of city."""
    cities = [one for one in shown.scenario.cities.values() if isinstance(one, TrainsCity)]
    there = [one for one in cities if one.at is not None and shown.shows(one.at)]
    if any(one.room > 1 for one in there if not one.is_remote):
        yield "a city has a sign for each station that it has room for"
    if any(one.is_remote for one in there):
        yield "(n) number of a remote place"
