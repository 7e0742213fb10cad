"""The ferry tool: a drag from port to port, or a click on each."""

from collections.abc import Generator
from typing import TYPE_CHECKING, ClassVar

from editor.desk.tool import Answer, Done, Gesture, Option, Tool, number
from editor.edits.things import added, fresh_id
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Selection
from editor.pointing.sketch import EMPTY, Place, Sketch, SketchLine
from editor.systems.crayon.tools.ports import has_room, name_between, port_under
from editor.words import tr
from model.boards.terrain import TerrainBoard
from model.notation import Cell
from model.scenario.change import Change
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk.desk import Desk

ROOM = "ferries"
COST = Option("ferry-cost", "Price of the ferry", "number", 0, 99, usual=6)


class Ferry(Tool):
    """Joins two ports over water."""

    NAME = "ferry"
    TITLE = "Ferry"
    KEY = "Y"
    GROUP = "lines"
    ORDER = 54
    OPTIONS: ClassVar = (COST,)
    LAYER = "crossings"
    DRAWS = ROOM

    def suits(self, scenario: Scenario) -> bool:
        return isinstance(scenario.board, TerrainBoard) and has_room(scenario, ROOM)

    def hint(self, desk: "Desk", at: Pointer) -> str:
        if port_under(desk.scenario, at) is None:
            return tr("A ferry begins at a milepost: there is none here.")
        cost = number(desk, COST.key, COST.usual)
        return tr("Drag to the other port: a ferry for {cost}").format(cost=cost)

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        port = port_under(desk.scenario, at)
        return EMPTY if port is None else Sketch(rings=(port,))

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        start = port_under(desk.scenario, press)
        if start is None:
            desk.say(tr("A ferry begins at a milepost."))
            return None
        goal = yield from far_port(desk, start)
        if goal is not None and goal != start:
            change, key = joined_by_ferry(desk, start, goal)
            return Done(change, Selection(things=frozenset({(ROOM, key)})))
        return None


def far_port(desk: "Desk", start: Cell) -> Generator[Answer, Pointer, Cell | None]:
    """Where a drag ends, or the second click; None where it is given up."""
    event = yield None
    while event.key != "Return":
        goal = port_under(desk.scenario, event)
        if event.kind == "double" or (event.kind in ("press", "release") and event.cell != start):
            return goal
        _show(desk, start, goal or event.point)
        event = yield None
    return port_under(desk.scenario, event)


def _show(desk: "Desk", start: Cell, there: Place) -> None:
    is_port = isinstance(there, Cell)
    line = SketchLine((start, there), "good" if is_port else "bad")
    hint = tr("Release or click at the other port") if is_port else tr("No milepost here")
    desk.show(Sketch(lines=(line,), rings=(start, there) if is_port else (start,)), hint)


def joined_by_ferry(desk: "Desk", start: Cell, goal: Cell) -> tuple[Change, str]:
    """A new ferry between two ports, named after their cities, and its id."""
    scenario = desk.scenario
    name = name_between(scenario, start, goal)
    key = fresh_id(scenario, ROOM, name)
    plain = {"id": key, "ports": f"{start} {goal}", "cost": number(desk, COST.key, COST.usual)}
    return added(scenario, ROOM, {**plain, **({"name": name} if name else {})}), key
