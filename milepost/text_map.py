"""A map in plain text: the signs of its terrain, and a sign for each kind of city."""

from collections.abc import Iterator

from model.boards.terrain import TerrainBoard
from model.notation import Cell
from model.scenario import Scenario

_WIDEST = 100
CITY_SIGNS = {"small": "o", "medium": "#", "major": "@"}


def map_lines(scenario: Scenario) -> Iterator[str]:
    """The board as rows of text, odd rows moved by half a cell."""
    board = scenario.board
    if not isinstance(board, TerrainBoard) or 2 * board.size.cols > _WIDEST:
        return
    cities = {city.at: city for city in scenario.cities.values() if city.at is not None}
    for row in range(board.size.rows):
        line = [" " if row & 1 else ""]
        for col in range(board.size.cols):
            cell = Cell(col, row)
            city = cities.get(cell)
            sign = _sign(board, cell) if city is None else CITY_SIGNS[city.kind]
            line.append(f"{sign} ")
        yield "".join(line).rstrip()


def _sign(board: TerrainBoard, cell: Cell) -> str:
    return board.terrain[cell.row][cell.col] if board.has(cell) else " "


def legend_line(scenario: Scenario) -> str:
    """What the signs of the map mean."""
    signs = {f"{kind} city": sign for kind, sign in reversed(CITY_SIGNS.items())}
    if isinstance(scenario.board, TerrainBoard):
        signs |= {kind: sign for sign, kind in scenario.board.legend.items()}
    return "   ".join(f"{sign} {kind}" for kind, sign in signs.items())
