"""The river tool: a line along corners, by clicks or in one drag, and arms of such a line."""

from typing import ClassVar

from editor.desk.tool import Option
from editor.gestures.water import ARM, NAMED, SNAP, Water


class River(Water):
    """Draws rivers and dry rivers."""

    NAME = "river"
    TITLE = "River"
    KEY = "V"
    ORDER = 50
    KIND = Option("river", "Kind of river")
    KINDS = ("river", "dry-river")
    FIELD = "path"
    OPTIONS: ClassVar = (KIND, NAMED, ARM, SNAP)
