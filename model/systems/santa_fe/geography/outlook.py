"""A board as it is seen from one of its sides: who lies how far out, and who abreast of whom."""

import math
from collections.abc import Iterable, Mapping
from typing import Final, Literal

from model.boards.grid import ROW_HEIGHT
from model.boards.routes import RouteBoard
from model.forms.frozen import dataclass
from model.scenario.scenario import Scenario

Side = Literal["north", "east", "south", "west"]
SIDES: Final[tuple[Side, ...]] = ("east", "west", "north", "south")
LONGER: Final = 1.15
"""A way across the map that is so much longer than the other is where railroads should run."""
NEAR_SIDE: Final = 0.3
"""The part of the map within which cities count for a side."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """The cities of a board by their ids."""

    board: RouteBoard
    spots: Mapping[str, tuple[float, float]]
    people: Mapping[str, float]
    side: Side

    def out(self, city: str) -> float:
        """How far a city lies from the side, from 0 to 1."""
        across, down = _shares(self.spots, city)
        return {"west": across, "east": 1 - across, "north": down, "south": 1 - down}[self.side]

    def abreast(self, city: str) -> float:
        """Where a city lies along the side, from 0 to 1."""
        across, down = _shares(self.spots, city)
        return down if self.side in ("west", "east") else across

    def outward(self) -> list[str]:
        """The cities, the nearest to the side first."""
        return sorted(self.spots, key=lambda city: (self.out(city), city))

    def largest(self, cities: Iterable[str]) -> str:
        return max(cities, key=lambda city: (self.people[city], city))


def outlook(scenario: Scenario, people: Mapping[str, float], asked: str) -> Outlook:
    """The board from the side that was asked for, or from the one where most people live."""
    board = scenario.board if isinstance(scenario.board, RouteBoard) else RouteBoard()
    spots = {
        key: (city.xy.x / 1000, city.xy.y / 1000 * ROW_HEIGHT)
        for key, city in scenario.cities.items()
        if city.xy is not None
    }
    known = {city: people.get(city, 0.0) for city in spots}
    sides = [side for side in SIDES if side == asked] or _ends(spots)
    views = [Outlook(board, spots, known, side) for side in sides]
    return max(views, key=_crowd)


def _crowd(view: Outlook) -> float:
    """How many people live near a side."""
    near = [city for city in view.spots if view.out(city) <= NEAR_SIDE]
    return sum(math.sqrt(view.people[city]) for city in near)


def _ends(spots: Mapping[str, tuple[float, float]]) -> list[Side]:
    """The sides at the ends of the longer way; all where the map is about square."""
    (left, right), (top, bottom) = _extent(spots)
    wide, high = right - left, bottom - top
    if wide >= LONGER * high:
        return ["east", "west"]
    return ["north", "south"] if high >= LONGER * wide else list(SIDES)


def _extent(spots: Mapping[str, tuple[float, float]]) -> list[tuple[float, float]]:
    places = spots.values()
    return [(min(numbers), max(numbers)) for numbers in zip(*places, strict=True)] or [(0, 1)] * 2


def _shares(spots: Mapping[str, tuple[float, float]], city: str) -> tuple[float, float]:
    (left, right), (top, bottom) = _extent(spots)
    x, y = spots[city]
    return (x - left) / max(right - left, 1e-9), (y - top) / max(bottom - top, 1e-9)
