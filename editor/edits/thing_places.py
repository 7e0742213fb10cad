"""Where a thing is shown: the places of the most telling of its fields, whatever kind it is."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from editor.edits.crossing_ways import way_points
from editor.edits.line_positions import laid
from editor.pointing.paper import art_corners
from editor.pointing.sketch import Place
from model.boards import grid
from model.notation import Cell, Corner, Edge, Point
from model.scenario.collections import LINES, things_in
from model.scenario.scenario import Scenario
from model.scenario.things import Art
from model.schema.fields import fields_of

FIELDS = ("at", "xy", "port", "ports", "path", "outline", "cells", "members")
"""Fields of things that name places, the most telling first."""


_PLACES = frozenset(
    ("cell", "cells", "cell_set", "edge", "edge_set", "point", "path", "path_set", "area")
)
"""Notations of fields that name places."""


@cache
def lies_on_map(system: str, collection: str) -> bool:
    """Whether things of a collection lie on the map; goods and cards do not."""
    return any(field.notation in _PLACES for field in fields_of(system, collection))


def thing(scenario: Scenario, collection: str, name: str) -> Any:
    """A thing by collection and id; None where there is none."""
    return things_in(scenario, collection).get(name)


def places_of(scenario: Scenario, collection: str, name: str) -> list[Place]:
    """The places of the first field that names any; once around a line of a board of routes."""
    return [place for line in lines_of(scenario, collection, name) for place in line]


def lines_of(scenario: Scenario, collection: str, name: str) -> list[list[Place]]:
    """The same line by line: a river may have several arms."""
    if collection == LINES:
        way = laid(scenario).get(name)
        return [] if way is None else [list(way.outline)]
    found = thing(scenario, collection, name)
    if isinstance(found, Art):
        return [_around_art(scenario, found)]
    for field in FIELDS:
        if places := _places(getattr(found, field, None)):
            return [places]
    if points := way_points(scenario, (collection, name)):
        return [[*points]]
    if between := _between_cities(scenario, getattr(found, "ends", ())):
        return [between]
    return [list(path) for path in getattr(found, "paths", ())]


def _around_art(scenario: Scenario, art: Art) -> list[Place]:
    """Once around a picture on the map."""
    corners = art_corners(scenario.board, art)
    spots = [(round(x * 1000), round(y / grid.ROW_HEIGHT * 1000)) for x, y in corners]
    return [Point(*spot) for spot in (*spots, spots[0])]


def _between_cities(scenario: Scenario, ends: Sequence[str]) -> list[Place]:
    """The places of the cities that a thing joins, where it says nothing but their ids."""
    cities = [scenario.cities.get(end) for end in ends]
    places = [city.at or city.xy for city in cities if city is not None]
    return [place for place in places if place is not None]


def remark_places(scenario: Scenario) -> list[Place]:
    """Where remarks are pinned that nobody has done yet."""
    found: list[Place] = []
    for key, remark in scenario.remarks.items():
        if not remark.done:
            room, _, inner = remark.of.partition("/")
            found += (places_of(scenario, "remarks", key) or places_of(scenario, room, inner))[:1]
    return found


def _places(value: Any) -> list[Place]:
    if isinstance(value, (Cell, Corner, Point)):
        return [value]
    if isinstance(value, tuple) and not isinstance(value, Edge):
        return [one for one in value if isinstance(one, (Cell, Corner, Point))]
    return []
