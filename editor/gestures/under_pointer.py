"""What lies under the pointer: things to select, to move, to paint goods onto."""

import math
from typing import TYPE_CHECKING

from drawing.map.marks.place_spots import apart
from editor.desk.index import REACH
from editor.edits.crossing_ways import crossings_near
from editor.edits.line_positions import laid
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Thing
from model.boards import grid
from model.boards.routes import Line, RouteBoard
from model.boards.terrain import TerrainBoard
from model.notation import Cell
from model.scenario.collections import LINES, things_in
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import part_record
from model.scenario.things import City

if TYPE_CHECKING:
    from editor.desk.desk import Desk

LAYERS = {
    "cities": "cities",
    "waters": "waters",
    "regions": "regions",
    "labels": "labels",
    "art": "art",
    "shapes": "terrain",
    "lines": "routes",
}
"""The layer on which things of a collection are shown: what is hidden is not under the pointer."""
OF_SYSTEMS = "crossings"
"""The layer of what a system adds to a map."""
SMALL = 7
"""A thing of more cells comes after lines nearby: a country is mostly not what was meant."""


def things_under(desk: "Desk", at: Pointer) -> list[Thing]:
    """The things under the pointer, those that take least room first."""
    rooms = desk.index.rooms(desk.scenario)
    is_terrain = isinstance(desk.scenario.board, TerrainBoard)
    cell = at.cell
    on_cell = (
        sorted(one for room in rooms for one in room.by_cell.get(cell, ())) if is_terrain else []
    )
    near = sorted(one for room in rooms for one in room.near(at.spot))
    joining = sorted(crossings_near(desk.scenario, at.spot, REACH))
    found = [
        *(one for size, one in on_cell if size <= SMALL),
        *(one for _, _, one in near),
        *(one for _, one in joining),
        *(one for _, one in on_cell),
        *(one for room in rooms for one in room.around(at.spot)),
    ]
    part = part_record(desk.scenario.system)
    layers = {**dict.fromkeys(part.slots if part else (), OF_SYSTEMS), **LAYERS}
    return [one for one in dict.fromkeys(found) if layers.get(one[0], "") not in desk.hidden]


def things_held(desk: "Desk", at: Pointer) -> list[Thing]:
    """The things that a drag takes hold of: not a country, in which one only happens to be."""
    rooms = desk.index.rooms(desk.scenario)
    wide = {one for room in rooms for size, one in room.by_cell.get(at.cell, ()) if size > SMALL}
    near = {one for room in rooms for _, _, one in room.near(at.spot)}
    around = {one for room in rooms for one in room.around(at.spot)} - near
    around |= {one for _, one in crossings_near(desk.scenario, at.spot, REACH)}
    held = [one for one in things_under(desk, at) if one not in wide | around]
    return [one for one in held if one[0] != LINES or _goes_along(desk, one[1])]


def _goes_along(desk: "Desk", key: str) -> bool:
    """Whether a line of a board of routes moves with what is selected: with both its cities."""
    line = things_in(desk.scenario, LINES)[key]
    return all(("cities", end) in desk.selection.things for end in (line.a, line.b))


def things_on(desk: "Desk", cell: Cell) -> list[Thing]:
    """The things that stand on a cell, the smallest first."""
    rooms = desk.index.rooms(desk.scenario)
    return [one for _, one in sorted(one for room in rooms for one in room.by_cell.get(cell, ()))]


def city_under(scenario: Scenario, at: Pointer) -> City | None:
    """The city whose mileposts, red area or drawn spot is under the pointer."""
    found = [
        (far, city)
        for city in scenario.cities.values()
        if (far := _away(city, at)) is not None and far <= REACH + 0.16
    ]
    return min(found, key=lambda one: (one[0], one[1].id))[1] if found else None


def _away(city: City, at: Pointer) -> float | None:
    places = [place for place in (city.at, city.xy, *city.members) if place is not None]
    return min((math.dist(grid.position(place), at.spot) for place in places), default=None)


def line_under(scenario: Scenario, at: Pointer) -> tuple[Line, int] | None:
    """The line of a board of routes under the pointer, and which of its segments."""
    board = scenario.board
    if not isinstance(board, RouteBoard):
        return None
    ways = laid(scenario)
    found = [(apart(at.spot, way.spots), key) for key, way in ways.items()]
    far, key = min(found, default=(REACH + 1, ""))
    return (board.lines[key], ways[key].segment_at(at.spot)) if far <= REACH else None


def is_on_board(scenario: Scenario, cell: Cell) -> bool:
    """Whether a cell lies within the size of the board, so that it can be written."""
    board = scenario.board
    return isinstance(board, TerrainBoard) and board.in_bounds(cell)
