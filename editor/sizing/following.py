"""After the map has got another size: what is selected and what is seen stay the same."""

from typing import TYPE_CHECKING

from editor.desk import Desk
from editor.edits.resizing import Plan, carried_along
from editor.selection import Selection

if TYPE_CHECKING:
    from editor.window import Window


def go_along(window: "Window", desk: Desk, how: Plan) -> None:
    """Selection and view follow the map to where it is now."""
    desk.choose(Selection(carried_along(desk.selection.cells, how), desk.selection.things))
    canvas = window.canvases.get(desk)
    if canvas is not None:
        canvas.go_along(how.to)
