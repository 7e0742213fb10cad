"""Resize, crop and shift the map."""

from typing import TYPE_CHECKING

from editor.desk.desk import Desk
from editor.edits.resizing import CannotResize, cropped, lost, plan, sides_around
from editor.map_dialogs.question_bar import Question, named
from editor.map_dialogs.size_dialog import SizeDialog
from editor.window.action import action
from editor.words import tr, trn
from model.boards.terrain import TerrainBoard

if TYPE_CHECKING:
    from editor.window.window import Window


@action("map.resize", "Resize …", "Map", needs="board", group=2, words="size columns rows larger")
def resize(window: "Window") -> None:
    if (desk := window.studio.desk) is not None:
        SizeDialog(window, desk, "resize").open()


@action("map.shift", "Shift …", "Map", needs="board", group=2, words="move everything offset")
def shift(window: "Window") -> None:
    if (desk := window.studio.desk) is not None:
        SizeDialog(window, desk, "shift").open()


@action("map.crop", "Crop to selection", "Map", needs="selection", group=2, words="cut trim")
def crop(window: "Window") -> None:
    """Cuts the board to the box around the selected cells; what falls off is told first."""
    desk, canvas = window.studio.desk, window.canvas
    if desk is None or canvas is None or not isinstance(desk.scenario.board, TerrainBoard):
        return
    if not desk.selection.cells:
        desk.say(tr("Select the cells that shall stay."))
        return
    try:
        fallen = lost(desk.scenario, sides_around(desk.scenario.board.size, desk.selection.cells))
    except CannotResize as trouble:
        desk.say(str(trouble))
        return
    if not fallen:
        cropped_to_selection(window, desk, with_references=False)
        return
    words = trn("{n} cell falls off.", "{n} cells fall off.", len(fallen.cells))
    if fallen.words:
        words += " " + tr("These go: {things}.").format(things=named(fallen.words))
    answers = [(tr("Crop"), lambda: cropped_to_selection(window, desk, with_references=False))]
    if fallen.things:
        both = tr("Crop, with what names them")
        answers.append((both, lambda: cropped_to_selection(window, desk, with_references=True)))
    Question(window, canvas, words, answers)


def cropped_to_selection(window: "Window", desk: Desk, *, with_references: bool) -> None:
    board, cells = desk.scenario.board, desk.selection.cells
    if isinstance(board, TerrainBoard):
        before, sides = desk.scenario, sides_around(board.size, cells)
        if desk.attempt(lambda: cropped(desk.scenario, cells, with_references=with_references)):
            window.canvases[desk].following.went(plan(before, sides).to, since=before)
