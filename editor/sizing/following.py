"""After the map has got another size: what is selected, pinned and seen stays the same."""

from typing import TYPE_CHECKING, Final

from editor.desk import Desk
from editor.document import Happening
from editor.selection import Selection
from model.boards import grid
from model.boards.terrain import TerrainBoard
from model.notation import Cell

if TYPE_CHECKING:
    from editor.window import Window

ORIGIN: Final = Cell(0, 0)


def go_along(window: "Window", desk: Desk, to: Cell) -> None:
    """Follows the map, the first cell of which is there now; also when it is undone and redone."""
    document = desk.document
    step, place = document.history.to_undo, document.history.position - 1
    _follow(window, desk, ORIGIN, to)

    def heard(happening: Happening) -> None:
        if step not in document.history.steps[place : place + 1]:
            unlisten()  # another step was done instead
        elif happening.kind in ("undo", "redo"):
            now, is_back = document.history.position, happening.kind == "undo"
            first = now if is_back else now - happening.steps
            if first <= place < first + happening.steps:
                _follow(window, desk, *((to, ORIGIN) if is_back else (ORIGIN, to)))

    unlisten = document.listen(heard)


def _follow(window: "Window", desk: Desk, start: Cell, goal: Cell) -> None:
    """What lay at the start lies at the goal now."""
    chosen, pin = desk.selection, desk.pin
    desk.choose(Selection(frozenset(_on_map(desk, chosen.cells, start, goal)), chosen.things))
    if pin is not None:
        desk.pin_at(next(iter(_on_map(desk, {pin}, start, goal)), None))
    canvas = window.canvases.get(desk)
    if canvas is not None:
        canvas.go_along(start, goal)


def _on_map(desk: Desk, cells: frozenset[Cell] | set[Cell], start: Cell, goal: Cell) -> set[Cell]:
    board = desk.scenario.board
    if not isinstance(board, TerrainBoard):
        return set(cells)
    moved = (grid.shifted(cell, start, goal) for cell in cells)
    return {c for c in moved if 0 <= c.col < board.size.cols and 0 <= c.row < board.size.rows}
