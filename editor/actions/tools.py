"""Keys of the tools: ways to select, the picker, the size of the brush."""

from typing import TYPE_CHECKING

from editor.desk.tool import number
from editor.gestures.picking import picked
from editor.tools.terrain import WIDEST
from editor.window.action import action
from editor.words import tr

if TYPE_CHECKING:
    from editor.window.window import Window


@action("tool.lasso", "Select by lasso", "Select", needs="document", group=2, words="freehand")
def lasso(window: "Window") -> None:
    _select_by(window, "lasso")


@action(
    "tool.wand",
    "Select what hangs together",
    "Select",
    needs="document",
    group=2,
    words="magic wand",
)
def wand(window: "Window") -> None:
    _select_by(window, "wand")


@action("tool.same", "Select the same kind by a click", "Select", needs="document", group=2)
def same(window: "Window") -> None:
    _select_by(window, "same")


def _select_by(window: "Window", shape: str) -> None:
    desk = window.studio.desk
    if desk is not None:
        desk.use("select")
        desk.set("select", shape)


@action(
    "tool.pick",
    "Pick what is under the pointer",
    "Edit",
    needs="document",
    group=3,
    words="eyedropper",
)
def pick(window: "Window") -> None:
    """Takes over the terrain, the city or the water here, with the tool for it."""
    desk = window.studio.desk
    if desk is not None and desk.pointer is not None and not picked(desk, desk.pointer):
        desk.say(tr("There is nothing to pick here."))


@action("tool.larger", "Larger brush", "Edit", needs="document", group=3)
def larger(window: "Window") -> None:
    _resize(window, 1)


@action("tool.smaller", "Smaller brush", "Edit", needs="document", group=3)
def smaller(window: "Window") -> None:
    _resize(window, -1)


def _resize(window: "Window", by: int) -> None:
    desk = window.studio.desk
    if desk is not None:
        desk.set("brush", max(0, min(number(desk, "brush", 0) + by, WIDEST)))
