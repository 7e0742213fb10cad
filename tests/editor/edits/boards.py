"""Boards and scenarios that edits are tried on: mileposts, hexes and routes."""

from dataclasses import replace
from typing import Any

from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.routes import Line, RouteBoard
from model.boards.terrain import Size, TerrainBoard
from model.collection import Things
from model.files.scenario_files import new_text, read_text
from model.notation import Cell, Point
from model.scenario.change import Change, apply
from model.scenario.own_classes import city_class
from model.scenario.preset_things import read_over_preset
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario, write_scenario
from model.systems import described

LEGEND = Things({".": "clear", "^": "mountain", "~": "sea"})


def lattice(*rows: str) -> MilepostBoard:
    return MilepostBoard(Size(max(map(len, rows)), len(rows)), LEGEND, rows)


def hexes(*rows: str) -> HexBoard:
    return HexBoard(Size(max(map(len, rows)), len(rows)), LEGEND, rows)


def board_of(scenario: Scenario) -> TerrainBoard:
    assert isinstance(scenario.board, TerrainBoard)
    return scenario.board


def on(board: Any, **more: Any) -> Scenario:
    """A scenario on a board, of no system where it is no lattice."""
    system = "crayon" if isinstance(board, MilepostBoard) else ""
    plain = {"format": 1, "id": "trial", "title": "Trial", **({"system": system} if system else {})}
    return replace(read_scenario(plain), board=board, **more)


def route_scenario(system: str = "") -> Scenario:
    """Three cities on two lines, as a system has them."""
    kind = "small" if described(system).kinds else ""
    cities = {
        key: city_class(system)(id=key, name=key.title(), kind=kind, xy=Point(x, y))
        for key, x, y in (("aston", 0, 0), ("beck", 4000, 0), ("corby", 4000, 3000))
    }
    lines = {
        "aston-beck": Line("aston-beck", "aston", "beck", 2),
        "beck-corby": Line("beck-corby", "beck", "corby", 3),
    }
    whole = on(RouteBoard(Things(lines)), cities=Things(cities))
    if not system:
        return whole
    return read_over_preset({**write_scenario(whole), "system": system}, Things())


def after(scenario: Scenario, change: Change) -> Scenario:
    """The scenario after a change, once it is shown that it can be taken back, saved and read."""
    new = apply(scenario, change)
    assert apply(new, change.inverse()) == scenario
    assert Change.from_plain(change.to_plain()) == change
    assert all(step.before != step.after for step in change.steps)
    assert read_text(new_text(new)).scenario == new
    return new


def cells(*places: str) -> frozenset[Cell]:
    return frozenset(map(Cell.parse, places))
