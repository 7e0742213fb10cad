"""Where a thing lies: its cells, and all of it as stretches between two positions.

Found by the types of its fields, so that things of any system answer.
"""

import math
from collections.abc import Iterator
from dataclasses import fields
from itertools import pairwise
from typing import Any

from editor.edits.line_positions import laid
from model.boards import grid
from model.boards.lattice import MilepostBoard
from model.boards.routes import Line
from model.notation import Cell, Edge, Path
from model.scenario.places import places_in
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.systems import described

Spot = tuple[float, float]


def cells_of(scenario: Scenario, thing: Any) -> Iterator[Cell]:
    """The cells that a thing lists, and the ring around a city that is an area and lists none."""
    yield from (place for place in places_in(thing) if isinstance(place, Cell))
    if isinstance(thing, City) and not thing.members and thing.at and _is_area(scenario, thing):
        yield from grid.neighbours(thing.at)


def _is_area(scenario: Scenario, city: City) -> bool:
    """Whether a city covers mileposts: a hexagon is the mark of such a kind."""
    kind = described(scenario.system).kind(getattr(city, "kind", ""))
    is_lattice = isinstance(scenario.board, MilepostBoard)
    return is_lattice and kind is not None and kind.mark == "hexagon"


def _paths(thing: Any) -> Iterator[tuple[Path, bool]]:
    """The paths of a thing, and whether each is closed."""
    for field in fields(thing):
        value = getattr(thing, field.name)
        if isinstance(value, Path):
            yield value, field.name == "outline"
        elif isinstance(value, tuple):
            yield from ((one, False) for one in value if isinstance(one, Path))


def stretches(scenario: Scenario, thing: Any) -> Iterator[tuple[Spot, Spot]]:
    """All of a thing as stretches between two positions, which are the same for a single place."""
    if isinstance(thing, Line) and (way := laid(scenario).get(thing.id)):
        yield from pairwise(way.spots)
    for path, is_closed in _paths(thing):
        spots = [grid.position(place) for place in path]
        yield from pairwise([*spots, *spots[:1]] if is_closed else spots)
    for place in places_in(thing):
        if isinstance(place, Edge):
            yield grid.position(place.a), grid.position(place.b)
        else:
            yield (grid.position(place),) * 2


def away(spot: Spot, stretch: tuple[Spot, Spot]) -> float:
    """How far a position lies from a stretch."""
    (x, y), ((ax, ay), (bx, by)) = spot, stretch
    along, down = bx - ax, by - ay
    length = along * along + down * down
    share = ((x - ax) * along + (y - ay) * down) / length if length else 0.0
    share = min(max(share, 0.0), 1.0)
    return math.hypot(x - ax - share * along, y - ay - share * down)
