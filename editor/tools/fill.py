"""The fill tool: paints all connected cells of one kind, within the selection if there is one."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from editor.desk.tool import Add, Choice, Gesture, Option, Tool
from editor.edits.cell_sets import connected
from editor.edits.painting import painted
from editor.gestures.under_pointer import is_on_board
from editor.pointing.pointer import Pointer
from editor.pointing.sketch import EMPTY, Sketch
from editor.tools.terrain import (
    KIND,
    erased_kind,
    kept_out,
    kind_in_hand,
    pick_terrain,
    terrain_choices,
)
from editor.words import tr
from model.boards.terrain import TerrainBoard
from model.notation import Cell
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk.desk import Desk


class Fill(Tool):
    """Floods an area."""

    NAME = "fill"
    TITLE = "Fill"
    KEY = "F"
    GROUP = "paint"
    ORDER = 21
    OPTIONS: ClassVar = (KIND,)
    LAYER = "terrain"

    def suits(self, scenario: Scenario) -> bool:
        return isinstance(scenario.board, TerrainBoard)

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        return terrain_choices(desk)

    def wants_right(self) -> bool:
        return True

    def hint(self, desk: "Desk", at: Pointer) -> str:
        if not is_on_board(desk.scenario, at.cell):
            return tr("Nothing to fill here.")
        chosen = desk.selection.cells
        if chosen and at.cell not in chosen:
            return kept_out()
        kind = kind_in_hand(desk) or tr("no cells")
        return tr("Click: fill the area with {kind} · Alt or right: erase it").format(kind=kind)

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        if not is_on_board(desk.scenario, at.cell):
            return EMPTY
        return Sketch(cells=(at.cell,))

    def pick(self, desk: "Desk", at: Pointer) -> bool:
        return pick_terrain(desk, at)

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        kind = erased_kind(desk) if press.is_opposite else kind_in_hand(desk)
        yield Add(painted(desk.scenario, area(desk, press.cell), kind))
        return None


def area(desk: "Desk", at: Cell) -> frozenset[Cell]:
    """The connected cells of one kind, those of the selection alone where there is one."""
    board, chosen = desk.scenario.board, desk.selection.cells
    if not isinstance(board, TerrainBoard):
        return frozenset()
    return connected(board, at, chosen or None)
