"""The kinds of cities as pictures show them: what a system says of each, and the cells they cover.

A hexagon on a board of mileposts is the mark of an area: the mileposts that the city lists, or its
centre and the ring around it. Every other mark stands on one place.
"""

from model.boards import grid
from model.boards.lattice import MilepostBoard
from model.notation import Cell
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.systems import described
from model.systems.system import KindOfCity

PLAIN = KindOfCity("plain", "city", "cities", "dot", 2)
"""What a city is drawn as where its system has no kinds, or none of this word."""
AREA = "hexagon"
LIGHTEST, HEAVIEST = 1, 3


def kind_named(system: str, word: str) -> KindOfCity:
    """A kind of a system by its word in files."""
    return described(system).kind(word) or PLAIN


def kind_of(scenario: Scenario, city: City) -> KindOfCity:
    return kind_named(scenario.system, getattr(city, "kind", ""))


def heaviest_first(system: str) -> tuple[KindOfCity, ...]:
    """The kinds of a system from the most important down, and last the plain one."""
    return (*sorted(described(system).kinds, key=lambda kind: -kind.weight), PLAIN)


def is_foremost(scenario: Scenario, city: City) -> bool:
    """Whether a city is of the most important kind that its system has."""
    return kind_of(scenario, city).weight >= heaviest_first(scenario.system)[0].weight


def city_areas(scenario: Scenario) -> dict[str, tuple[Cell, ...]]:
    """The mileposts of each city that is an area, its centre first."""
    board = scenario.board
    if not isinstance(board, MilepostBoard):
        return {}
    cities = [one for one in scenario.cities.values() if one.at is not None]
    centres = {city.at for city in cities}
    return {
        city.id: _members(board, city, city.at, centres)
        for city in cities
        if city.at is not None and not city.overseas and kind_of(scenario, city).mark == AREA
    }


def _members(
    board: MilepostBoard, city: City, at: Cell, centres: set[Cell | None]
) -> tuple[Cell, ...]:
    around = set(city.members) or set(grid.neighbours(at)) - centres
    return (at, *sorted(cell for cell in around - {at} if board.has(cell)))
