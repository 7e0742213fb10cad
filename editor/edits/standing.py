"""What stands where: the things at a cell, at an edge, or near a position on the map.

Found by the types of their fields, so that things of any system answer. Answers begin with what
takes least room: a city before the region it lies in.
"""

import math
from collections.abc import Iterable, Iterator
from dataclasses import fields
from itertools import pairwise
from typing import Any

from editor.selection import Thing
from model.boards import grid
from model.boards.routes import Line
from model.boards.terrain import Size
from model.crossings import anywhere, crossed_by_outline, crossed_by_path
from model.notation import Cell, Edge, Path
from model.places import places_in
from model.rooms import LINES, rooms, things_in
from model.scenario import Scenario
from model.things import City

Spot = tuple[float, float]


def at_cell(scenario: Scenario, cell: Cell) -> list[Thing]:
    """The things that stand on a cell: with it as a member, as a port, or in their red area."""
    found = [
        (len(own), thing)
        for thing, value in _all(scenario)
        if cell in (own := set(cells_of(value)))
    ]
    return [thing for _, thing in sorted(found)]


def cells_of(thing: Any) -> Iterator[Cell]:
    """The cells that a thing lists, and the ring around a major city that lists none."""
    yield from (place for place in places_in(thing) if isinstance(place, Cell))
    if isinstance(thing, City) and thing.kind == "major" and not thing.members and thing.at:
        yield from grid.neighbours(thing.at)


def on_cells(scenario: Scenario, cells: Iterable[Cell]) -> list[Thing]:
    """The things of which every cell is among these, and that have one."""
    chosen = frozenset(cells)
    found = []
    for thing, value in _all(scenario):
        own = {place for place in places_in(value) if isinstance(place, Cell)}
        if own and own <= chosen:
            found.append(thing)
    return found


def at_edge(scenario: Scenario, edge: Edge) -> list[Thing]:
    """The things that list an edge, and the waters that cross it."""
    return [thing for thing, value in _all(scenario) if _is_at_edge(value, edge)]


def near(scenario: Scenario, at: Spot, reach: float) -> list[Thing]:
    """The things within a distance (in columns) of a position, the nearest first.

    A thing is as near as the nearest of its places and lines; the inside of an outline is not near.
    """
    found = []
    for thing, value in _all(scenario):
        far = min((away(at, stretch) for stretch in stretches(scenario, value)), default=None)
        if far is not None and far <= reach:
            # A line between two cities comes after the city at its end.
            found.append((far, sum(1 for _ in places_in(value)) or 2, thing))
    return [thing for *_, thing in sorted(found)]


def _all(scenario: Scenario) -> Iterator[tuple[Thing, Any]]:
    for room in (*rooms(scenario.system), LINES):
        for key, thing in things_in(scenario, room).items():
            yield (room, key), thing


def _paths(thing: Any) -> Iterator[tuple[Path, bool]]:
    """The paths of a thing, and whether each is closed."""
    for field in fields(thing):
        value = getattr(thing, field.name)
        if isinstance(value, Path):
            yield value, field.name == "outline"


def _is_at_edge(thing: Any, edge: Edge) -> bool:
    if any(edge == place for place in places_in(thing)):
        return True
    if not hasattr(thing, "also_crosses"):
        return False
    # Beyond the edge nothing has to be worked out.
    within = Size(max(edge.a.col, edge.b.col) + 1, edge.b.row + 1)
    for path, is_closed in _paths(thing):
        crossed = crossed_by_outline if is_closed else crossed_by_path
        if edge in crossed(path, anywhere, within).edges:
            return True
    return False


def stretches(scenario: Scenario, thing: Any) -> Iterator[tuple[Spot, Spot]]:
    """All of a thing as stretches between two positions, which are the same for a single place."""
    if isinstance(thing, Line):
        ends = [city.xy for end in (thing.a, thing.b) if (city := scenario.cities.get(end))]
        if len(ends) == 2 and ends[0] and ends[1]:
            yield grid.position(ends[0]), grid.position(ends[1])
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
