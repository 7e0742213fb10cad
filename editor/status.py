"""The status line: the cell, what is there, and what a click will do."""

from editor.desk import Desk
from editor.edits.places import thing
from editor.gestures.under import things_on
from editor.words import tr
from model.boards.terrain import TerrainBoard
from model.notation import Cell


def status_line(desk: Desk) -> str:
    """What is under the pointer or the keyboard's cursor."""
    cell = desk.pointer.cell if desk.pointer is not None else desk.cursor
    parts = [] if cell is None else [str(cell), what_is_at(desk, cell)]
    parts += [desk.said or desk.hint]
    return "   ·   ".join(part for part in parts if part)


def what_is_at(desk: Desk, cell: Cell) -> str:
    """Terrain and things of a cell, in words."""
    board = desk.scenario.board
    words: list[str] = []
    if isinstance(board, TerrainBoard):
        if not board.in_bounds(cell):
            return tr("beside the map")
        words.append(board.kind_at(cell) or tr("no milepost"))
    for collection, name in things_on(desk, cell):
        found = thing(desk.scenario, collection, name)
        words.append(getattr(found, "name", "") or name)
    return ", ".join(words)
