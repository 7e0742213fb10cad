"""After the map has got another size: what is selected, pinned and seen stays the same."""

from typing import TYPE_CHECKING, Final

from editor.document.document import Happening
from editor.pointing.selection import Selection
from model.boards import grid
from model.boards.terrain import TerrainBoard
from model.notation import Cell
from model.scenario.change import Change
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.canvas.widget import Canvas

ORIGIN: Final = Cell(0, 0)


class Following:
    """Follows a map whose cells come to other places, also when that is undone and redone."""

    def __init__(self, canvas: "Canvas") -> None:
        self._canvas = canvas
        self._moves: list[tuple[Change, Cell]] = []
        """Steps that have moved the whole map, and where each has put the first cell."""

    def went(self, to: Cell, *, since: Scenario) -> None:
        """The last step has put the first cell there, if it has changed anything at all."""
        history = self._canvas.desk.document.history
        if self._canvas.desk.scenario is since:
            return
        steps = {id(step) for step in history.steps}
        self._moves = [(step, there) for step, there in self._moves if id(step) in steps]
        if history.to_undo is not None:
            self._moves.append((history.to_undo, to))
            self._follow(ORIGIN, to)

    def heard(self, happening: Happening) -> None:
        """Goes back and forth with the steps that are undone and done again."""
        if happening.kind not in ("undo", "redo") or not self._moves:
            return
        history, is_back = self._canvas.desk.document.history, happening.kind == "undo"
        first = history.position - (0 if is_back else happening.steps)
        steps = {id(step) for step in history.steps[first : first + happening.steps]}
        to = ORIGIN
        for step, there in self._moves:
            if id(step) in steps:
                to = grid.shifted(to, ORIGIN, there)
        if to != ORIGIN:
            self._follow(*((to, ORIGIN) if is_back else (ORIGIN, to)))

    def _follow(self, start: Cell, goal: Cell) -> None:
        """What lay at the start lies at the goal now."""
        desk, spot = self._canvas.desk, self._canvas.scene.sheet.spot
        moved = {cell: grid.shifted(cell, start, goal) for cell in desk.selection.cells}
        cells = frozenset(cell for cell in moved.values() if self._is_on_map(cell))
        desk.choose(Selection(cells, desk.selection.things))
        if desk.pin is not None:
            pin = grid.shifted(desk.pin, start, goal)
            desk.pin_at(pin if self._is_on_map(pin) else None)
        if isinstance(desk.cursor, Cell):
            cursor = grid.shifted(desk.cursor, start, goal)
            desk.cursor = cursor if self._is_on_map(cursor) else None  # and the view stays
        self._canvas.move_by(spot(goal), spot(start))

    def _is_on_map(self, cell: Cell) -> bool:
        board = self._canvas.desk.scenario.board
        return isinstance(board, TerrainBoard) and board.in_bounds(cell)
