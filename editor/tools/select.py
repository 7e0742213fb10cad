"""The select tool: chooses things and cells, and moves what is chosen."""

from typing import TYPE_CHECKING, ClassVar

from editor.edits.flood import connected, in_lasso, in_rectangle, of_kind
from editor.pointer import Pointer
from editor.selection import Selection, how_of
from editor.sketch import Sketch, SketchLine
from editor.tools.tool import Choice, Gesture, Option, Tool
from editor.words import tr
from model.boards.terrain import TerrainBoard

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.desk import Desk

SHAPE = Option("select", "Select by")


class Select(Tool):
    """Chooses cells by rectangle, lasso, wand or kind; and things by a click."""

    NAME = "select"
    TITLE = "Select"
    KEY = "R"
    GROUP = "choose"
    ORDER = 10
    OPTIONS: ClassVar = (SHAPE,)

    def choices(self, desk: "Desk", option: Option) -> "Sequence[Choice]":
        return (
            Choice("rectangle", tr("rectangle"), "icon rectangle"),
            Choice("lasso", tr("lasso"), "icon lasso"),
            Choice("wand", tr("connected cells"), "icon wand"),
            Choice("same", tr("same kind everywhere"), "icon same"),
        )

    def hint(self, desk: "Desk", at: Pointer) -> str:
        return tr("Drag: select · Shift adds, Ctrl subtracts, both intersect")

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        shape = desk.settings.get("select", "rectangle")
        how = how_of(shift=press.shift, ctrl=press.ctrl)
        board, before = desk.scenario.board, desk.selection
        if not isinstance(board, TerrainBoard):
            return
        if shape in ("wand", "same"):
            kind = board.kind_at(press.cell)
            cells = connected(board, press.cell) if shape == "wand" else of_kind(board, kind)
            desk.choose(before.combined(Selection(cells), how))
            return
        trail = [press]
        event = yield None
        while event.kind != "release":
            trail.append(event)
            desk.show(_around(trail, shape))
            event = yield None
        trail.append(event)
        if shape == "lasso":
            cells = in_lasso(board, [one.spot for one in trail])
        else:
            cells = in_rectangle(board, press.spot, event.spot)
        desk.choose(before.combined(Selection(cells), how))


def _around(trail: list[Pointer], shape: str) -> Sketch:
    """The line around what would be chosen."""
    first, last = trail[0], trail[-1]
    if shape == "lasso":
        places = [one.point for one in trail]
    else:
        corners = (first.spot, (last.x, first.y), last.spot, (first.x, last.y))
        places = [Pointer("move", x, y).point for x, y in corners]
    return Sketch(lines=(SketchLine(places, "new", closed=True),))
