"""Small scenarios to draw on."""

from model.boards.lattice import MilepostBoard
from model.boards.terrain import Size
from model.collection import Things
from model.notation import Cell
from model.scenario import Scenario
from model.scenario_form import read_scenario, write_scenario
from model.things import City


def plain(cols: int = 12, rows: int = 10) -> Scenario:
    """A plain board of mileposts with two cities."""
    board = MilepostBoard(
        Size(cols, rows), Things({".": "clear", "^": "mountain"}), ("." * cols,) * rows
    )
    cities = [
        City(id="aston", name="Aston", kind="small", at=Cell(2, 2)),
        City(id="barrow", name="Barrow", kind="medium", at=Cell(8, 6)),
    ]
    return Scenario(
        id="plain",
        title="Plain",
        system="crayon",
        board=board,
        cities=Things({city.id: city for city in cities}),
    )


def settled_plain() -> Scenario:
    """The plain board as it is read from its file."""
    return read_scenario(write_scenario(plain()))
