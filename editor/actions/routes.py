"""What can be done about a board of routes as a whole: its segments, and its sheet."""

from typing import TYPE_CHECKING

from editor.edits.lines.segment_lengths import differing, in_words, with_segments
from editor.map_dialogs.question_bar import Question
from editor.map_dialogs.sheet_bar import SheetBar
from editor.tools.route import WHAT, for_ten
from editor.window.action import action
from editor.words import tr
from model.boards.routes import RouteBoard
from model.scenario.collections import LINES

if TYPE_CHECKING:
    from editor.window.window import Window


@action(
    "map.segments", "Segments by length …", "Map", needs="routes", group=2, words="propose distance"
)
def segments(window: "Window") -> None:
    """Proposes segments for the selected lines, or for all; the map shows them before a yes."""
    desk, canvas = window.studio.desk, window.canvas
    if desk is None or canvas is None:
        return
    chosen = desk.selection.of(LINES) or None
    desk.use("route")
    desk.set(WHAT.key, "lengths")
    found = differing(desk.scenario, for_ten(desk), chosen)

    def take() -> None:
        now = differing(desk.scenario, for_ten(desk), chosen)
        desk.attempt(lambda: with_segments(desk.scenario, now))

    answers = [(tr("Take over"), take)] if found else []
    Question(window, canvas, in_words(desk.scenario, found), answers)


@action("map.sheet", "Size of the sheet …", "Map", needs="routes", group=2, words="columns rows")
def sheet(window: "Window") -> None:
    desk, canvas = window.studio.desk, window.canvas
    if desk is not None and canvas is not None and isinstance(desk.scenario.board, RouteBoard):
        SheetBar(window, canvas, desk.scenario.board)
