"""The status line: the cell, what is there, and what a click will do."""

from editor.desk.desk import Desk
from editor.edits.thing_names import name_in, no_cell
from editor.gestures.under_pointer import city_under, line_under, things_on, things_under
from editor.pointing.pointer import Pointer
from editor.words import tr
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.notation import Cell
from model.scenario.collections import LINES


def status_line(desk: Desk) -> str:
    """What is under the pointer or the keyboard's cursor."""
    if desk.pointer is not None and isinstance(desk.scenario.board, RouteBoard):
        parts = [str(desk.pointer.point), what_is_under(desk, desk.pointer)]
    else:
        cell = desk.aim
        parts = [] if cell is None else [str(cell), what_is_at(desk, cell), _price_at(desk, cell)]
    parts += [desk.said or desk.hint]
    return "   ·   ".join(part for part in parts if part)


def _price_at(desk: Desk, cell: Cell) -> str:
    """What building costs on a cell; not while the map changes with every move of a hand."""
    return "" if desk.is_busy else desk.lines.here(cell)


def what_is_at(desk: Desk, cell: Cell) -> str:
    """Terrain and things of a cell, in words."""
    board = desk.scenario.board
    words: list[str] = []
    if isinstance(board, TerrainBoard):
        if not board.in_bounds(cell):
            return tr("beside the map")
        words.append(board.kind_at(cell) or no_cell(board))
    return ", ".join([*words, *(name_in(desk.scenario, *one) for one in things_on(desk, cell))])


def what_is_under(desk: Desk, at: Pointer) -> str:
    """The things that lie under the pointer on a board without cells; else a segment of a line."""
    things = [one for one in things_under(desk, at) if one[0] != LINES]
    words = [name_in(desk.scenario, *one) for one in things]
    found = line_under(desk.scenario, at)
    if found is not None and city_under(desk.scenario, at) is None:
        line, segment = found
        told = tr("segment {n} of {count}").format(n=segment + 1, count=line.segments)
        words += [name_in(desk.scenario, LINES, line.id), told, *line.terrain_of(segment)]
    return ", ".join(words)
