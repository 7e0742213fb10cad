"""The size of the sheet of a board of routes, as two numbers over the map."""

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QLabel, QPushButton, QSpinBox

from editor.canvas.widget import Canvas
from editor.map_dialogs.bar import Bar
from editor.words import tr
from model.boards import grid
from model.boards.routes import RouteBoard
from model.boards.terrain import Size
from model.notation import Corner, Point
from model.rules.new_scenario import LARGEST_SIDE
from model.scenario.change import Change, difference
from model.scenario.collections import LINES, things_in
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow

LEAST: Final = 2


class SheetBar(Bar):
    """Columns and rows, not fewer than what lies on the board takes."""

    def __init__(self, window: "MapWindow", canvas: Canvas, board: RouteBoard) -> None:
        super().__init__(window, canvas)
        needed = needed_for(canvas.desk.scenario)
        cols, rows = board.size or needed
        self.cols = self._number(tr("Columns"), needed.cols, cols)
        self.rows_ = self._number(tr("Rows"), needed.rows, rows)
        self.row(QLabel(tr("The sheet, in columns and rows")), closes=True)
        self.button = QPushButton(tr("Set"))
        self.button.clicked.connect(self.set_size)
        words = tr("What lies on it takes {cols} × {rows}.")
        told = QLabel(words.format(cols=needed.cols, rows=needed.rows), wordWrap=True)
        self.row(told, self.cols, QLabel("×"), self.rows_, self.button)
        self.come()
        self.cols.setFocus()
        self.cols.selectAll()

    def _number(self, title: str, least: int, value: int) -> QSpinBox:
        box = QSpinBox(minimum=least, maximum=max(LARGEST_SIDE, least))
        box.setValue(value)
        box.setAccessibleName(title)
        return box

    def set_size(self) -> None:
        size = Size(self.cols.value(), self.rows_.value())
        if self.canvas.desk.attempt(lambda: with_size(self.canvas.desk.scenario, size)):
            self.leave()


def needed_for(scenario: Scenario) -> Size:
    """The smallest sheet that holds all cities, bends and labels."""
    places: list[Corner | Point] = [c.xy for c in scenario.cities.values() if c.xy is not None]
    places += [label.at for label in scenario.labels.values()]
    places += [bend for line in things_in(scenario, LINES).values() for bend in line.bends]
    spots = [grid.position(place) for place in places]
    cols = max((math.ceil(x) for x, _ in spots), default=0)
    rows = max((math.ceil(round(y / grid.ROW_HEIGHT, 3)) for _, y in spots), default=0)
    return Size(max(cols, LEAST), max(rows, LEAST))


def with_size(scenario: Scenario, size: Size) -> Change:
    """The same board on another sheet."""
    board = scenario.board
    if not isinstance(board, RouteBoard):
        return Change("")
    after = replace(scenario, board=replace(board, size=size))
    return difference(scenario, after, tr("size of the sheet"))
