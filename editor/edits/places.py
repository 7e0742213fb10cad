"""Where a thing of the map lies: the places that its fields name, whatever kind of thing it is."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from editor.sketch import Place
from model.collection import Things
from model.notation import Cell, Corner, Edge, Point
from model.scenario import Scenario

FIELDS = ("at", "xy", "port", "ports", "path", "outline", "cells", "members")
"""Fields of things that name places, the most telling first."""


def thing(scenario: Scenario, collection: str, name: str) -> Any:
    """A thing by collection and id; None where there is none."""
    return collection_of(scenario, collection).get(name)


def collection_of(scenario: Scenario, collection: str) -> Mapping[str, Any]:
    """The things of a collection, of the core or of the system's own part."""
    for holder in (scenario, scenario.part, scenario.board):
        found = getattr(holder, collection, None)
        if isinstance(found, Mapping):
            return found
    return {}


def places_of(scenario: Scenario, collection: str, name: str) -> list[Place]:
    """The places of the first field that names any."""
    found = thing(scenario, collection, name)
    for field in FIELDS:
        places = _places(getattr(found, field, None))
        if places:
            return places
    return []


def cells_of(scenario: Scenario, collection: str, name: str) -> list[Cell]:
    """The cells at or beside which a thing lies."""
    from model.boards import grid

    return [
        place if isinstance(place, Cell) else grid.nearest_cell(*grid.position(place))
        for place in places_of(scenario, collection, name)
    ]


def _places(value: Any) -> list[Place]:
    if isinstance(value, (Cell, Corner, Point)):
        return [value]
    if isinstance(value, tuple) and not isinstance(value, Edge):
        return [one for one in value if isinstance(one, (Cell, Corner, Point))]
    return []


def things_at(scenario: Scenario, cell: Cell) -> list[tuple[str, str]]:
    """The things that lie at a cell, by collection and id."""
    return [
        (collection, name)
        for collection in placed_collections(scenario)
        for name, one in collection_of(scenario, collection).items()
        if _lies_at(one, cell)
    ]


def placed_collections(scenario: Scenario) -> tuple[str, ...]:
    """The collections whose things lie on the map, of the core and of the system's own part."""
    found = []
    for holder in (scenario, scenario.part):
        for field in fields(holder) if is_dataclass(holder) else ():
            things = getattr(holder, field.name)
            if isinstance(things, Things) and field.name not in ("rules", "misfits", "presets"):
                found.append(field.name)
    return tuple(found)


def _lies_at(one: Any, cell: Cell) -> bool:
    if not is_dataclass(one):
        return False
    return any(cell in _places(getattr(one, field, None)) for field in FIELDS)
