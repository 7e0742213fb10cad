"""How much of a crayon map games used: its sections by trains, its cities by loads."""

from collections.abc import Mapping
from typing import Any

from model.boards.terrain import TerrainBoard
from model.notation import Edge, NotationError
from model.pieces.places import Place
from model.scenario.scenario import Scenario
from validator.pictures.uses import Rows, Topics, Use, number_in

HEADS = {"passed": "Trains on a section", "built": "Track built on a section"}


def use_of(scenario: Scenario, topics: Topics) -> Use:
    """Passages of trains, or where none ran what was built; loads taken and delivered."""
    sections, cities = (list(topics.get(name, ())) for name in ("sections", "cities"))
    column, places = _section_use(sections, scenario)
    rows = _by_city(cities, scenario)
    served = {city: number_in(row.get("games")) for city, row in rows.items()}
    used = {
        city: float(number_in(row.get("delivered")) + number_in(row.get("loaded")))
        for city, row in rows.items()
    }
    loaded = {city: number for city, number in used.items() if number > 0}
    return Use(places, HEADS.get(column, ""), loaded, served if cities else None)


def _section_use(rows: Rows, scenario: Scenario) -> tuple[str, dict[Place, float]]:
    rows, board = list(rows), scenario.board
    for column in HEADS:
        found: dict[Place, float] = {}
        for row in rows:
            edge, number = _edge(row.get("section"), board), number_in(row.get(column))
            if edge is not None and number > 0:
                found[edge] = float(number)
        if found:
            return column, found
    return "", {}


def _edge(text: object, board: object) -> Edge | None:
    """A section, unless it lies beside the map."""
    try:
        edge = Edge.parse(text) if isinstance(text, str) else None
    except NotationError:
        return None
    if edge is None or not isinstance(board, TerrainBoard):
        return None
    return edge if all(board.in_bounds(cell) for cell in edge) else None


def _by_city(rows: Rows, scenario: Scenario) -> dict[str, Mapping[str, Any]]:
    """Each row by the id of its city."""
    ids = {city.name or name: name for name, city in scenario.cities.items()}
    named = [(row.get("city"), row) for row in rows]
    return {ids[name]: row for name, row in named if isinstance(name, str) and name in ids}
