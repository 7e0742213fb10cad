"""The lake tool: the outline of a lake, a dry lake or an inlet, by clicks or in one drag."""

from typing import ClassVar

from editor.desk.tool import Option
from editor.gestures.water import NAMED, SNAP, Water


class Lake(Water):
    """Draws lakes and inlets."""

    NAME = "lake"
    TITLE = "Lake or inlet"
    KEY = "K"
    ORDER = 51
    KIND = Option("lake", "Kind of water")
    KINDS = ("lake", "dry-lake", "inlet")
    FIELD = "outline"
    OPTIONS: ClassVar = (KIND, NAMED, SNAP)
