"""What a system adds to a map in characters: signs on cells, and lines of the legend.

A system tells them in its module `terminal`: `marks(scenario)` gives the signs, and `lines(place)`
what the legend says of them, in a part of the map. On a board of routes it may tell instead with
`city_sign(city)` what stands for a city, and with `city_lines(scenario)` what the list says of
cities; on a large map of hexes `inside_sign(city, marks)` some characters of its own for a city,
`marks` being what terminals show for marks. One that has no such module adds nothing.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from model.forms.frozen import dataclass
from model.notation import Cell
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.systems import part_of
from model.systems.system import CityMark


class PlaceMark(NamedTuple):
    """A sign on a cell, and the word that explains it."""

    at: Cell
    sign: str
    """A single character that every terminal has."""
    word: str


@dataclass(frozen=True, slots=True)
class Shown:
    """The part of a map that is shown, for whoever explains what lies on it."""

    scenario: Scenario
    shows: Callable[[Cell], bool]
    written: Callable[[str], str]
    """A text in letters that the terminal has."""
    name_of: Callable[[City], str]


def place_marks(scenario: Scenario) -> Iterable[PlaceMark]:
    module = part_of("drawing", scenario.system, "terminal")
    if module is None or not hasattr(module, "marks"):
        return ()
    found: Iterable[PlaceMark] = module.marks(scenario)
    return found


def city_sign(scenario: Scenario, city: City) -> str:
    """The character that a system has for a city on a board of routes; empty where it has none."""
    module = part_of("drawing", scenario.system, "terminal")
    if module is None or not hasattr(module, "city_sign"):
        return ""
    return str(module.city_sign(city))[:1]


def inside_sign(scenario: Scenario, city: City, marks: Mapping[CityMark, str]) -> str:
    """What a system says of a city inside its hex, where there is room; empty for nothing."""
    module = part_of("drawing", scenario.system, "terminal")
    if module is None or not hasattr(module, "inside_sign"):
        return ""
    return str(module.inside_sign(city, marks))


def city_lines(scenario: Scenario) -> Iterable[str]:
    """What a system says of the cities on a board of routes."""
    module = part_of("drawing", scenario.system, "terminal")
    if module is None or not hasattr(module, "city_lines"):
        return ()
    found: Iterable[str] = module.city_lines(scenario)
    return found


def legend_lines(shown: Shown) -> Iterable[str]:
    module = part_of("drawing", shown.scenario.system, "terminal")
    if module is None or not hasattr(module, "lines"):
        return ()
    found: Iterable[str] = module.lines(shown)
    return found
