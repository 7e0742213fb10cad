"""The fog tool: a drag lays fog over cells, or takes it away where it begins on some."""

from typing import TYPE_CHECKING

from model.systems.beacons.things import BeaconsPart

from editor.desk.tool import Add, Gesture, Tool
from editor.pointing.pointer import Pointer
from editor.pointing.sketch import EMPTY, Sketch
from editor.words import tr
from model.forms.form import Step
from model.notation import Cell
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at

if TYPE_CHECKING:
    from editor.desk.desk import Desk


class Fog(Tool):
    """Lays fog."""

    NAME = "fog"
    TITLE = "Fog"
    ICON = "lake"
    GROUP = "paint"
    ORDER = 60
    LAYER = "fog"

    def suits(self, scenario: Scenario) -> bool:
        return isinstance(scenario.part, BeaconsPart)

    def hint(self, desk: "Desk", at: Pointer) -> str:
        return tr("Drag: lay fog, or lift it where there is some")

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        return Sketch(rings=(at.cell,)) if _is_cell(desk, at.cell) else EMPTY

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        lifts = look_at(desk.scenario, ("fog", str(press.cell))) is not None
        event = press
        while event.kind != "release":
            change = _laid(desk, event.cell, lifts=lifts)
            event = yield Add(change) if change else None


def _is_cell(desk: "Desk", cell: Cell) -> bool:
    board = desk.scenario.board
    return board is not None and hasattr(board, "has") and board.has(cell)


def _laid(desk: "Desk", cell: Cell, *, lifts: bool) -> Change | None:
    route = ("fog", str(cell))
    before, after = look_at(desk.scenario, route), None if lifts else True
    if before == after or not _is_cell(desk, cell):
        return None
    return Change(tr("fog"), (Step(route, before, after),))
