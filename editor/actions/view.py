"""What is seen of the map, and how large."""

from typing import TYPE_CHECKING

from editor.canvas.view import step_of
from editor.gestures.choosing import cells_of
from editor.window.action import action
from editor.words import tr

if TYPE_CHECKING:
    from editor.window.window import Window

GRID = "mileposts"
"""The layer that Ctrl+G shows and hides."""


@action("view.larger", "Zoom in", "View", needs="document", words="larger")
def larger(window: "Window") -> None:
    if window.canvas is not None:
        window.canvas.zoom(2)


@action("view.smaller", "Zoom out", "View", needs="document", words="smaller")
def smaller(window: "Window") -> None:
    if window.canvas is not None:
        window.canvas.zoom(-2)


@action("view.whole", "Whole map", "View", needs="document", words="fit zoom")
def whole(window: "Window") -> None:
    if window.canvas is not None:
        window.canvas.fit()


@action("view.selection", "Zoom to selection", "View", needs="selection")
def to_selection(window: "Window") -> None:
    desk = window.studio.desk
    if window.canvas is not None and desk is not None:
        window.canvas.show_cells(cells_of(desk.scenario, desk.selection), closer=True)


@action("view.half", "50 %", "View", needs="document", words="zoom scale size")
def half(window: "Window") -> None:
    _zoom(window, 50)


@action("view.full", "100 %", "View", needs="document", words="zoom scale size actual paper",
        tip="As large as on paper")  # fmt: skip
def full(window: "Window") -> None:
    _zoom(window, 100)


@action("view.double", "200 %", "View", needs="document", words="zoom scale size")
def double(window: "Window") -> None:
    _zoom(window, 200)


@action("view.percent", "Zoom level …", "View", needs="document", words="zoom scale size percent")
def percent(window: "Window") -> None:
    from editor.map_dialogs.zoom_bar import ZoomBar

    if window.canvas is not None:
        ZoomBar(window, window.canvas)


def _zoom(window: "Window", size: int) -> None:
    """Shows the middle of what is seen as large as that."""
    canvas = window.canvas
    if canvas is not None:
        canvas.zoom(step_of(size) - canvas.view.step)


@action("view.pin", "Pin prices here", "View", needs="board", group=1, words="cost probe cheapest")
def pin(window: "Window") -> None:
    """Counts prices from the place under the pointer, or no more."""
    desk = window.studio.desk
    if desk is not None:
        at = desk.aim
        desk.pin_at(None if desk.pin is not None and at in (None, desk.pin) else at)


@action(
    "view.heat",
    "Colour by cost from the pin",
    "View",
    needs="board",
    group=1,
    is_on=lambda window: window.canvas is not None and window.canvas.prices.is_coloured,
)
def heat(window: "Window") -> None:
    if window.canvas is not None:
        window.canvas.prices.colour(not window.canvas.prices.is_coloured)
        window.canvas.update()


@action(
    "view.grid",
    "Mileposts",
    "View",
    needs="mileposts",
    group=1,
    words="grid lattice dots hexes layer",
    tip="Shows or hides the mileposts",
    is_on=lambda window: window.studio.desk is not None and GRID not in window.studio.desk.hidden,
)
def grid(window: "Window") -> None:
    desk = window.studio.desk
    if desk is not None:
        desk.hide(desk.hidden ^ {GRID})


@action(
    "view.here",
    "Say what is here",
    "View",
    needs="document",
    group=1,
    words="cursor speak describe read aloud screen reader coordinates where",
    tip="Tells in words what is at the cursor, and what a click does there",
)
def here(window: "Window") -> None:
    if not window.spoken.here():
        window.studio.say(tr("The cursor is nowhere yet: press an arrow key."))
