"""Small scenarios to draw on."""

from dataclasses import replace

from model.boards.lattice import MilepostBoard
from model.boards.terrain import Size
from model.collection import Things
from model.notation import Cell
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario, write_scenario
from model.scenario.things import City


def plain(cols: int = 12, rows: int = 10) -> Scenario:
    """A plain board of mileposts with two cities."""
    board = MilepostBoard(
        Size(cols, rows), Things({".": "clear", "^": "mountain"}), ("." * cols,) * rows
    )
    cities = [
        City(id="aston", name="Aston", kind="small", at=Cell(2, 2)),
        City(id="barrow", name="Barrow", kind="medium", at=Cell(8, 6)),
    ]
    said = {"format": 1, "id": "plain", "title": "Plain", "system": "crayon"}
    things = Things({city.id: city for city in cities})
    return replace(read_scenario(said), board=board, cities=things)


def settled_plain() -> Scenario:
    """The plain board as it is read from its file."""
    return read_scenario(write_scenario(plain()))
