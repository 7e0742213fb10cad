"""Sides and corners of cells in words, as they are seen: of hexes with a point or a side on top."""

from typing import TYPE_CHECKING

from editor.canvas.key_ways import HOURS, is_turned
from editor.words import later, tr
from model.boards import grid
from model.notation import Cell, Edge

if TYPE_CHECKING:
    from editor.desk.desk import Desk

ON_SIDES = {
    12: later("{thing} on the north side"),
    1: later("{thing} on the north-east side"),
    3: later("{thing} on the east side"),
    5: later("{thing} on the south-east side"),
    6: later("{thing} on the south side"),
    7: later("{thing} on the south-west side"),
    9: later("{thing} on the west side"),
    11: later("{thing} on the north-west side"),
}
TURNED = {2: 1, 4: 5, 8: 7, 10: 11}
"""Hours at which a hex with a side on top has its sides, as the others call them."""
MEANT_SIDES = {
    12: later("at the north side"),
    1: later("at the north-east side"),
    3: later("at the east side"),
    5: later("at the south-east side"),
    6: later("at the south side"),
    7: later("at the south-west side"),
    9: later("at the west side"),
    11: later("at the north-west side"),
}
MEANT_CORNERS = {
    12: later("at the top corner"),
    2: later("at the upper right corner"),
    3: later("at the right corner"),
    4: later("at the lower right corner"),
    6: later("at the bottom corner"),
    8: later("at the lower left corner"),
    9: later("at the left corner"),
    10: later("at the upper left corner"),
    1: later("at the upper right corner"),
    5: later("at the lower right corner"),
    7: later("at the lower left corner"),
    11: later("at the upper left corner"),
}
EAST = 3
"""The hour of the first side, of a hex with a point on top."""


def on_side(desk: "Desk", cell: Cell, edge: Edge, thing: str) -> str:
    """A thing on the side of a cell that an edge crosses."""
    other = edge.b if edge.a == cell else edge.a
    hour = EAST + 2 * (grid.side_of(cell, other) or 0)
    if is_turned(desk.scenario.board):
        hour += HOURS // 4
    hour = (hour - 1) % HOURS + 1
    return tr(ON_SIDES[TURNED.get(hour, hour)]).format(thing=thing)


def meant(desk: "Desk") -> str:
    """Which side or corner of the cursor's cell is meant; nothing for its middle."""
    hour, turned = desk.cursor_hour, is_turned(desk.scenario.board)
    if not hour or not isinstance(desk.cursor, Cell):
        return ""
    is_side = (hour % 2 == 0) if turned else (hour % 2 == 1)
    return tr(MEANT_SIDES[TURNED.get(hour, hour)] if is_side else MEANT_CORNERS[hour])
