"""Ports: mileposts from which ferries and links leave, and what is said of them."""

from editor.pointing.pointer import Pointer
from model.boards.terrain import TerrainBoard
from model.notation import Cell
from model.scenario.collections import record_in, things_in
from model.scenario.scenario import Scenario


def has_room(scenario: Scenario, room: str) -> bool:
    """Whether scenarios of this system hold such things."""
    is_terrain = isinstance(scenario.board, TerrainBoard)
    return is_terrain and record_in(scenario.system, room) is not None


def port_under(scenario: Scenario, at: Pointer) -> Cell | None:
    """The milepost under the pointer, where a ship can be reached."""
    board = scenario.board
    is_there = isinstance(board, TerrainBoard) and board.has(at.cell)
    return at.cell if is_there else None


def city_at(scenario: Scenario, cell: Cell) -> str:
    """The name of the city on a milepost; nothing where there is none."""
    for city in scenario.cities.values():
        if city.at == cell or cell in city.members:
            return city.name
    return ""


def name_between(scenario: Scenario, *cells: Cell) -> str:
    """A name made of the cities at some ports; nothing where one has no city."""
    names = [city_at(scenario, cell) for cell in cells]
    return "–".join(names) if all(names) else ""


def with_port(scenario: Scenario, room: str, cell: Cell) -> str | None:
    """The thing of a room that has a port at a cell."""
    for key, one in things_in(scenario, room).items():
        if cell == getattr(one, "port", None) or cell in getattr(one, "ports", ()):
            return str(key)
    return None
