"""Select all, nothing, the rest, more, less, and whatever is of the same kind."""

from typing import TYPE_CHECKING

from editor.desk.desk import Desk
from editor.edits.cell_sets import grown, inverted, of_kind, shrunk
from editor.gestures.choosing import everything, everything_placed, same_kind
from editor.pointing.selection import NOTHING, Selection
from editor.window.action import action
from model.boards.terrain import TerrainBoard

if TYPE_CHECKING:
    from editor.window.window import Window


@action("select.all", "Select all", "Select", needs="document")
def select_all(window: "Window") -> None:
    if (desk := window.studio.desk) is not None:
        desk.choose(everything(desk.scenario))


@action("select.nothing", "Select nothing", "Select", needs="selection", words="deselect none")
def select_nothing(window: "Window") -> None:
    if (desk := window.studio.desk) is not None:
        desk.choose(NOTHING)


@action("select.invert", "Invert selection", "Select", needs="document", words="rest opposite")
def invert(window: "Window") -> None:
    if (desk := window.studio.desk) is not None:
        desk.choose(the_rest(desk))


@action("select.grow", "Grow selection", "Select", needs="selection", group=1, words="larger more")
def grow(window: "Window") -> None:
    if (desk := window.studio.desk) is not None and isinstance(desk.scenario.board, TerrainBoard):
        cells = grown(desk.scenario.board, desk.selection.cells)
        desk.choose(Selection(cells, desk.selection.things))


@action(
    "select.shrink", "Shrink selection", "Select", needs="selection", group=1, words="smaller less"
)
def shrink(window: "Window") -> None:
    if (desk := window.studio.desk) is not None and isinstance(desk.scenario.board, TerrainBoard):
        cells = shrunk(desk.scenario.board, desk.selection.cells)
        desk.choose(Selection(cells, desk.selection.things))


@action(
    "select.same",
    "Select the same kind",
    "Select",
    needs="selection",
    group=1,
    words="similar everywhere",
)
def same(window: "Window") -> None:
    if (desk := window.studio.desk) is not None:
        desk.choose(alike(desk))


def the_rest(desk: Desk) -> Selection:
    """What is not selected: the other cells, or the other things where things are selected."""
    board, chosen = desk.scenario.board, desk.selection
    if isinstance(board, TerrainBoard) and not chosen.things:
        return Selection(inverted(board, chosen.cells))
    return Selection(things=everything_placed(desk.scenario) - chosen.things)


def alike(desk: Desk) -> Selection:
    """Everything of the kinds that are selected: cells of the same terrain, things of one sort."""
    board, chosen = desk.scenario.board, desk.selection
    cells = chosen.cells
    if isinstance(board, TerrainBoard):
        kinds = {board.kind_at(cell) for cell in chosen.cells}
        cells = frozenset(cell for kind in kinds for cell in of_kind(board, kind))
    return Selection(cells, same_kind(desk.scenario, chosen.things))
