"""The edge tool: edges nobody builds across, and what a water crosses besides its line."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from editor.desk.tool import Add, Choice, Gesture, Option, Tool
from editor.edits.things import blocked, said
from editor.pointing.pointer import Pointer
from editor.pointing.sketch import EMPTY, Place, Sketch, SketchLine
from editor.words import tr
from model.boards import grid
from model.boards.terrain import TerrainBoard
from model.forms.form import Route
from model.notation import Edge
from model.scenario.change import Change
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk.desk import Desk

MEANING = Option("edge", "Edges")
SETS = ("also_crosses", "never_crosses", "crossable")
FAR = 4
"""No water is meant that is farther away, in columns."""


class EdgeTool(Tool):
    """Marks edges."""

    NAME = "edge"
    TITLE = "Edges"
    KEY = "E"
    GROUP = "lines"
    ORDER = 52
    OPTIONS: ClassVar = (MEANING,)
    LAYER = "crossings"

    def suits(self, scenario: Scenario) -> bool:
        return isinstance(scenario.board, TerrainBoard)

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        closed = Choice("blocked", tr("closed to track"), "icon edge-blocked")
        if not has_courses(desk.scenario):
            return (closed,)
        return (
            closed,
            Choice("also_crosses", tr("crosses the water anyway"), "icon edge-also"),
            Choice("never_crosses", tr("does not cross the water"), "icon edge-never"),
            Choice("crossable", tr("the only way across"), "icon edge-crossable"),
        )

    def wants_right(self) -> bool:
        return True

    def hint(self, desk: "Desk", at: Pointer) -> str:
        edge, meaning = edge_under(desk.scenario, at), meaning_in_hand(desk)
        if edge is None:
            return tr("No edge here: on both sides there must be a cell.")
        if meaning == "blocked":
            return tr("Click: close this edge · Alt or right: open it")
        water = water_meant(desk, at)
        if water is None:
            return tr("There is no water nearby whose crossings could be changed.")
        words = {
            "also_crosses": tr("Click: this edge crosses {water} · Alt or right: as drawn"),
            "never_crosses": tr("Click: this edge does not cross {water} · Alt or right: as drawn"),
            "crossable": tr("Click: {water} can be crossed here · Alt or right: no more"),
        }[meaning]
        return words.format(water=desk.scenario.waters[water].name or water)

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        edge = edge_under(desk.scenario, at)
        if edge is None:
            return EMPTY
        meaning = meaning_in_hand(desk)
        marked = edges_marked(desk, at, meaning)
        lines = [
            SketchLine(across(one), "bad" if meaning == "blocked" else "good") for one in marked
        ]
        return Sketch(lines=[*lines, SketchLine((edge.a, edge.b), "new")])

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        meaning, takes, event = meaning_in_hand(desk), press.is_opposite, press
        water = None if meaning == "blocked" else water_meant(desk, press)
        while event.kind != "release":
            edge = edge_under(desk.scenario, event)
            change = Change("")
            if edge is not None and meaning == "blocked":
                change = blocked(desk.scenario, [edge], is_blocked=not takes)
            elif edge is not None and water is not None:
                change = excepted(desk.scenario, water, meaning, edge, takes=takes)
            desk.show(self.sketch(desk, event))
            event = yield Add(change) if change else None
        return None


def meaning_in_hand(desk: "Desk") -> str:
    meaning = desk.settings.get("edge")
    return meaning if meaning in SETS and has_courses(desk.scenario) else "blocked"


def has_courses(scenario: Scenario) -> bool:
    """Whether there is a water that track can cross; one that is cells alone lies under track."""
    return any(water.courses or water.outline for water in scenario.waters.values())


def edge_under(scenario: Scenario, at: Pointer) -> Edge | None:
    """The edge under the pointer if both its ends are cells."""
    board, edge = scenario.board, at.edge
    is_there = isinstance(board, TerrainBoard) and board.has(edge.a) and board.has(edge.b)
    return edge if is_there else None


def water_meant(desk: "Desk", at: Pointer) -> str | None:
    """The selected water, or the nearest."""
    chosen = [key for key in desk.selection.of("waters") if key in desk.scenario.waters]
    if chosen:
        return chosen[0]
    found = desk.index.room(desk.scenario, "waters").nearest(at.spot, FAR)
    return None if found is None else found[1]


def edges_marked(desk: "Desk", at: Pointer, meaning: str) -> tuple[Edge, ...]:
    """The edges that are marked so already, nearby: those of the water that is meant."""
    if meaning == "blocked":
        marked = desk.scenario.blocked
    else:
        water = water_meant(desk, at)
        marked = getattr(desk.scenario.waters[water], meaning) if water is not None else ()
    return tuple(edge for edge in marked if math.dist(grid.position(edge.a), at.spot) < 3 * FAR)


def across(edge: Edge) -> tuple[Place, Place]:
    """The side of the hexes that an edge crosses."""
    side = grid.side_of(edge.a, edge.b)
    return grid.ends_of_side(edge.a, side or 0)


def excepted(scenario: Scenario, water: str, meaning: str, edge: Edge, *, takes: bool) -> Change:
    """An edge in one of the sets of a water, and in no other; or in none."""
    values: dict[Route, Any] = {
        ("waters", water, one, str(edge)): True if one == meaning and not takes else None
        for one in SETS
        if one == meaning or not takes
    }
    name = scenario.waters[water].name or water
    words = tr("crossings of {water}").format(water=name)
    return replace(said(scenario, values, words), label=words)
