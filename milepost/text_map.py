"""A map in plain text: terrain signs, cities by the first letter of their names."""

from collections.abc import Iterator

from model.boards.terrain import TerrainBoard
from model.notation import Cell
from model.scenario import Scenario

_WIDEST = 100


def map_lines(scenario: Scenario) -> Iterator[str]:
    """The board as rows of text, odd rows moved by half a cell; major cities in brackets."""
    board = scenario.board
    if not isinstance(board, TerrainBoard) or 2 * board.size.cols > _WIDEST:
        return
    cities = {city.at: city for city in scenario.cities.values() if city.at is not None}
    for row in range(board.size.rows):
        line = [" " if row & 1 else ""]
        for col in range(board.size.cols):
            cell = Cell(col, row)
            city = cities.get(cell)
            sign = _sign(board, cell) if city is None else _letter(city.name, city.kind)
            line.append(f"{sign} ")
        yield "".join(line).rstrip()


def _sign(board: TerrainBoard, cell: Cell) -> str:
    return board.terrain[cell.row][cell.col] if board.has(cell) else " "


def _letter(name: str, kind: str) -> str:
    letter = name[:1] or "?"
    return letter.upper() if kind == "major" else letter.lower()
