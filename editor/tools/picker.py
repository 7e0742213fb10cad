"""The picker: takes over the terrain, city, water or region that is clicked, with its tool."""

from typing import TYPE_CHECKING

from editor.desk.tool import Gesture, Tool
from editor.gestures.picking import picked, tool_for
from editor.pointing.pointer import Pointer
from editor.words import tr

if TYPE_CHECKING:
    from editor.desk.desk import Desk


class Picker(Tool):
    """Picks from the map."""

    NAME = "picker"
    TITLE = "Picker"
    ICON = "pick"
    GROUP = "choose"
    ORDER = 12

    def hint(self, desk: "Desk", at: Pointer) -> str:
        from editor.desk.toolbox import tools

        name = tool_for(desk, at)
        if name == "select":
            return tr("There is nothing to pick here.")
        return tr("Click: take over what is here, with the tool for it: {tool}").format(
            tool=tr(tools()[name].TITLE)
        )

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        event = yield None
        while event.kind == "move":
            event = yield None
        picked(desk, press)
        return None
