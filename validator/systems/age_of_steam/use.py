"""How much of an Age of Steam map games used: its hexes by tiles, its stops by cubes."""

from collections.abc import Iterator, Mapping
from typing import Any

from model.boards.terrain import TerrainBoard
from model.notation import Cell, NotationError
from model.pieces.places import AtLine, Place
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.things.part import AgeOfSteamPart
from validator.pictures.uses import Rows, Topics, Use, by_city, number_in

HEAD = "Tiles on a hex"
LAID = "tiles laid"
"""The column of a table; in a file its words are joined."""


def use_of(scenario: Scenario, topics: Topics) -> Use:
    """Tiles laid and special links bought; cubes that were delivered to a stop or came from it."""
    places = {
        **dict(_hexes(topics.get("hexes", ()), scenario)),
        **dict(_links(topics.get("links", ()), scenario)),
    }
    rows = dict(by_city(topics.get("cities", ()), scenario))
    used = {stop: float(_cubes(row)) for stop, row in rows.items() if _cubes(row)}
    served = {stop: number_in(row.get("games")) for stop, row in rows.items()}
    return Use(places, HEAD, used, served if rows else None)


def _cubes(row: Mapping[str, Any]) -> int:
    return number_in(row.get("delivered")) + number_in(row.get("shipped"))


def _hexes(rows: Rows, scenario: Scenario) -> Iterator[tuple[Place, float]]:
    board = scenario.board
    for row in rows:
        cell, number = _cell(row.get("hex")), number_in(row.get("tiles_laid", row.get(LAID)))
        is_there = cell is not None and isinstance(board, TerrainBoard) and board.in_bounds(cell)
        if is_there and cell is not None and number > 0:
            yield cell, float(number)


def _links(rows: Rows, scenario: Scenario) -> Iterator[tuple[Place, float]]:
    links = scenario.part_as(AgeOfSteamPart).special_links
    ids = {link.name or key: key for key, link in links.items()}
    for row in rows:
        name, number = row.get("link"), number_in(row.get("claimed"))
        if isinstance(name, str) and name in ids and number > 0:
            yield AtLine(ids[name]), float(number)


def _cell(text: object) -> Cell | None:
    try:
        return Cell.parse(text) if isinstance(text, str) else None
    except NotationError:
        return None
