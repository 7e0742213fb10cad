"""Picking: takes over what lies under the pointer, and with it the tool that draws such things."""

from typing import TYPE_CHECKING

from editor.desk.toolbox import tools
from editor.gestures.under_pointer import is_on_board, things_under
from editor.pointing.pointer import Pointer

if TYPE_CHECKING:
    from editor.desk.desk import Desk


def tool_for(desk: "Desk", at: Pointer) -> str:
    """The tool that draws what is under the pointer."""
    for room, key in things_under(desk, at):
        if room == "waters":
            return "lake" if desk.scenario.waters[key].outline is not None else "river"
        for name, tool in tools().items():
            if room == tool.DRAWS and tool.fits(desk.scenario):
                return name
    return "terrain" if is_on_board(desk.scenario, at.cell) else "select"


def picked(desk: "Desk", at: Pointer) -> bool:
    """Takes over what is here: by the tool in hand if it can, else with the tool that fits."""
    if desk.tool.pick(desk, at):
        desk.tell("tool")
        return True
    name = tool_for(desk, at)
    if name == "select":
        return False
    desk.use(name)
    desk.tool.pick(desk, at)
    desk.tell("tool")
    return True
