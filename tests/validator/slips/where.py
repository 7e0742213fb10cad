"""Where things stand in a file: its board, its rows, and the cells of its things."""

from random import Random

from model.boards.terrain import TerrainBoard
from model.notation import Cell
from model.yaml.node_tree import Scalar
from tests.validator.slips.editing import said_as
from tests.validator.slips.places import Place
from tests.validator.slips.slip import Sample, Slip, slip_of


def board_of(sample: Sample) -> TerrainBoard:
    board = sample.scenario.board
    assert isinstance(board, TerrainBoard)
    return board


def no_cell(sample: Sample, rng: Random) -> Cell:
    """A cell of the size of the board where there is none, or one beyond it."""
    board = board_of(sample)
    cells = [Cell(col, row) for col in range(board.size.cols) for row in range(board.size.rows)]
    sea = [cell for cell in cells if not board.has(cell)]
    return rng.choice([*sea, Cell(board.size.cols + 1, 3)])


def places_in(sample: Sample, room: str, key: str) -> list[Place]:
    return [p for p in sample.places if p.route[::2] == (room, key)]


def said_in(place: Place) -> str:
    assert isinstance(place.node, Scalar)
    return str(place.node.value)


def moved(sample: Sample, place: Place, cell: Cell, code: str) -> Slip:
    return put(sample, place, str(cell), code)


def put(sample: Sample, place: Place, value: str | int, codes: str | tuple[str, ...]) -> Slip:
    what = f"{'/'.join(map(str, place.route))} is {str(value)[:40]}"
    return slip_of(sample, [said_as(place.node, value, place.key)], codes, place.head, what)


def rows_of(sample: Sample) -> list[tuple[int, str]]:
    """Where each row of the terrain begins in the text, and what it says."""
    node = sample.by_route[("board", "terrain")].node
    start = sample.text.index("\n", node.start) + 1
    found = []
    for line in sample.text[start : node.end].splitlines(keepends=True):
        row = line.strip()
        if row:
            found.append((start + line.index(row), row))
        start += len(line)
    return found
