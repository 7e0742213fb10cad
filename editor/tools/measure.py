"""The measure: two places, the steps between them, the best way and what it is made of."""

from collections import Counter
from typing import TYPE_CHECKING

from editor.desk.tool import Gesture, Tool
from editor.edits.line_positions import laid
from editor.gestures.under_pointer import city_under
from editor.pointing.pointer import Pointer, at
from editor.pointing.sketch import EMPTY, Place, Sketch, SketchLine, SketchNote
from editor.words import tr, trn
from model.boards import grid
from model.boards.routes import RouteBoard
from model.notation import Cell
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk.desk import Desk

UNKNOWN = "…"
"""Stands for a price that is still looked for, on a large map."""


class Measure(Tool):
    """Tells how far it is, and what it costs."""

    NAME = "measure"
    TITLE = "Measure"
    KEY = "M"
    GROUP = "look"
    ORDER = 80

    def __init__(self) -> None:
        self._known: tuple[Scenario, Place, Place] | None = None
        self._sketch = EMPTY

    def suits(self, scenario: Scenario) -> bool:
        return scenario.board is not None

    def hint(self, desk: "Desk", at: Pointer) -> str:
        if isinstance(desk.scenario.board, RouteBoard):
            if desk.measured is not None:
                return tr("Click on a city: measure from here · Esc: forget")
            return tr("Click on two cities: the fewest segments between them")
        if not desk.lines.are_there:
            if desk.measured is not None:
                return tr("Click: measure from here · Esc: forget")
            return tr("Click on two places: the steps between them")
        if desk.measured is not None:
            return tr("Click: measure from here · Shift: pin prices here · Esc: forget")
        return tr("Click on two places: steps and cheapest price · Shift: pin prices here")

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        return self.resting(desk)

    def resting(self, desk: "Desk") -> Sketch:
        return EMPTY if desk.measured is None else self._between(desk, *desk.measured)

    def _between(self, desk: "Desk", start: Place, goal: Place) -> Sketch:
        """What was measured last is not searched for again at every move of the hand."""
        known = self._known
        if known is None or known[0] is not desk.scenario or known[1:] != (start, goal):
            self._sketch = measure_sketch(desk, start, goal)
            # As long as a price is still looked for, it is asked for again.
            is_told = not any(UNKNOWN in note.text for note in self._sketch.notes)
            self._known = (desk.scenario, start, goal) if is_told else None
        return self._sketch

    def let_go(self, desk: "Desk") -> bool:
        was, desk.measured = desk.measured, None
        desk.show(EMPTY)
        return was is not None

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        start = _place(desk, press)
        if press.shift and isinstance(start, Cell) and desk.lines.are_there:
            desk.pin_at(None if desk.pin == start else start)
            return None
        event, desk.measured = press, None
        while event.key != "Return":
            sketch = self._between(desk, start, _place(desk, event))
            desk.show(sketch, tr("Click: measure to here"))
            event = yield None
            if event.kind in ("press", "double") or (
                event.kind == "release" and _place(desk, event) != start
            ):
                break
        desk.measured = (start, _place(desk, event))
        return None


def _place(desk: "Desk", at: Pointer) -> Place:
    """What is measured: a cell, or the city under the pointer where there are no cells."""
    if not isinstance(desk.scenario.board, RouteBoard):
        return at.cell
    city = city_under(desk.scenario, at)
    return at.point if city is None or city.xy is None else city.xy


def measure_sketch(desk: "Desk", start: Place, goal: Place) -> Sketch:
    """The straight line, the best way, and the words about both."""
    if isinstance(start, Cell) and isinstance(goal, Cell):
        return _on_cells(desk, start, goal)
    board = desk.scenario.board
    ends = [city_under(desk.scenario, at(place, "move")) for place in (start, goal)]
    lines, words = [SketchLine((start, goal), "old")], tr("Click on two cities.")
    if isinstance(board, RouteBoard) and ends[0] is not None and ends[1] is not None:
        route = board.shortest_route(ends[0].id, ends[1].id)
        ways = laid(desk.scenario)
        found = [ways[line.id].points for line in route or () if line.id in ways]
        lines = [SketchLine(points, "price") for points in found] or lines
        words = f"{ends[0].name} – {ends[1].name}: {_told(board, ends[0].id, ends[1].id)}"
    return Sketch(lines=lines, knots=(start, goal), notes=(SketchNote(goal, words),))


def _told(board: RouteBoard, start: str, goal: str) -> str:
    """Segments and what lies in them; and how much longer it is for those who heed the arrows."""
    route = board.shortest_route(start, goal)
    if route is None:
        return tr("no line")
    far = sum(line.segments for line in route)
    words = trn("{n} segment", "{n} segments", far)
    terrain = Counter(kind for line in route for kinds in line.terrain for kind in kinds)
    words += "".join(f", {count} × {kind}" for kind, count in terrain.most_common())
    along = board.distance(start, goal, by_arrows=True)
    if along is None:
        return words + "\n" + tr("the arrows allow no way")
    return words if along == far else words + "\n" + tr("{n} with the arrows").format(n=along)


def _on_cells(desk: "Desk", start: Cell, goal: Cell) -> Sketch:
    lines = [SketchLine((start, goal), "old")]
    words = [trn("{n} step", "{n} steps", grid.distance(start, goal))]
    way = desk.lines.between(start, goal)
    if way is not None:
        lines.append(SketchLine(way.cells, "price"))
        words.append(way.words)
    elif not desk.lines.knows(start, goal):
        words.append(UNKNOWN)
    elif desk.lines.are_there and start != goal:
        words.append(tr("No track leads there."))
    note = SketchNote(goal, "\n".join(word for word in words if word))
    return Sketch(lines=lines, knots=(start, goal), notes=(note,))
