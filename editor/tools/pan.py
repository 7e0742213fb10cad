"""The hand: drags the map, and changes nothing."""

from typing import TYPE_CHECKING

from editor.desk.tool import Gesture, Tool
from editor.pointing.pointer import Pointer
from editor.words import tr

if TYPE_CHECKING:
    from editor.desk.desk import Desk


class Pan(Tool):
    """Moves what is seen."""

    NAME = "pan"
    TITLE = "Move the map"
    KEY = "H"
    GROUP = "look"
    ORDER = 90
    MOVES_VIEW = True

    def hint(self, desk: "Desk", at: Pointer) -> str:
        return tr("Drag: move the map · wheel: zoom")

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        yield None
        return None
