"""The measure: two places, the steps between them, the cheapest track and what it is made of."""

from typing import TYPE_CHECKING

from editor.gestures.under import city_under
from editor.pointer import Pointer
from editor.pricing import price_words
from editor.sketch import EMPTY, Sketch, SketchLine, SketchNote
from editor.tools.tool import Gesture, Tool
from editor.words import tr, trn
from model.boards import grid
from model.boards.routes import RouteBoard
from model.notation import Cell
from model.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk import Desk


class Measure(Tool):
    """Tells how far it is, and what it costs."""

    NAME = "measure"
    TITLE = "Measure"
    KEY = "M"
    GROUP = "look"
    ORDER = 80

    def __init__(self) -> None:
        self._known: tuple[Scenario, Cell, Cell] | None = None
        self._sketch = EMPTY

    def fits(self, scenario: Scenario) -> bool:
        return scenario.board is not None

    def hint(self, desk: "Desk", at: Pointer) -> str:
        if desk.measured is not None:
            return tr("Click: measure from here · Shift: pin prices here · Esc: forget")
        return tr("Click on two places: steps and cheapest price · Shift: pin prices here")

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        return EMPTY if desk.measured is None else self._between(desk, *desk.measured)

    def _between(self, desk: "Desk", start: Cell, goal: Cell) -> Sketch:
        """What was measured last is not searched for again at every move of the hand."""
        known = self._known
        if known is None or known[0] is not desk.scenario or known[1:] != (start, goal):
            self._known = (desk.scenario, start, goal)
            self._sketch = measure_sketch(desk, start, goal)
        return self._sketch

    def let_go(self, desk: "Desk") -> bool:
        was, desk.measured = desk.measured, None
        desk.show(EMPTY)
        return was is not None

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        start = press.cell
        if press.shift:
            desk.pin_at(None if desk.pin == start else start)
            return None
        event, desk.measured = press, None
        while event.key != "Return":
            desk.show(self._between(desk, start, event.cell), tr("Click: measure to here"))
            event = yield None
            if event.kind in ("press", "double") or (
                event.kind == "release" and event.cell != start
            ):
                break
        desk.measured = (start, event.cell)
        return None


def measure_sketch(desk: "Desk", start: Cell, goal: Cell) -> Sketch:
    """The straight line, the cheapest track, and the words about both."""
    lines = [SketchLine((start, goal), "old")]
    words, ground = [_steps(desk, start, goal)], desk.document.ground
    route = desk.lines.between(start, goal)
    if route is not None:
        cells = [ground.network.cell(number) for number in route.cells]
        lines.append(SketchLine(cells, "price"))
        words.append(price_words(ground, route))
    elif not desk.lines.knows(start, goal):
        words.append("…")
    elif ground is not None and start != goal:
        words.append(tr("No track leads there."))
    note = SketchNote(goal, "\n".join(word for word in words if word))
    return Sketch(lines=lines, knots=(start, goal), notes=(note,))


def _steps(desk: "Desk", start: Cell, goal: Cell) -> str:
    if not isinstance(desk.scenario.board, RouteBoard):
        return trn("{n} step", "{n} steps", grid.distance(start, goal))
    ends = [city_under(desk.scenario, Pointer("move", *grid.position(at))) for at in (start, goal)]
    if ends[0] is None or ends[1] is None:
        return tr("Click on two cities.")
    far = desk.scenario.board.distance(ends[0].id, ends[1].id)
    names = f"{ends[0].name} – {ends[1].name}: "
    return names + (tr("no line") if far is None else trn("{n} segment", "{n} segments", far))
