"""Turn, flip and nudge what is selected, or turn and flip what is held to be put down."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from editor.canvas.key_ways import DOWN, LEFT, RIGHT, UP
from editor.desk.desk import Desk
from editor.edits.fragments import Fragment
from editor.edits.moving import moved, nudged, with_cities
from editor.edits.pasting import cut, pasted
from editor.pointing.selection import Selection
from editor.window.action import action
from editor.words import tr
from model.boards import grid
from model.boards.terrain import TerrainBoard
from model.notation import Cell, Point
from model.scenario.change import Change, apply, difference

if TYPE_CHECKING:
    from editor.window.window import Window

FREELY = {
    (grid.WEST, grid.WEST): Point(-250, 0),
    (grid.EAST, grid.EAST): Point(250, 0),
    (grid.NORTH_EAST, grid.NORTH_WEST): Point(0, -250),
    (grid.SOUTH_WEST, grid.SOUTH_EAST): Point(0, 250),
}
"""Where there are no cells, a nudge goes a quarter of a column straight that way."""
FINE = 2500
"""A tool that nudges gets a tenth of a column."""
Turn = Callable[[Fragment], Fragment]


@action("edit.turn", "Turn by 60°", "Edit", needs="document", group=2, words="rotate clockwise")
def turn(window: "Window") -> None:
    _turn(window, lambda fragment: fragment.turned(), tr("turn"))


@action("edit.flip", "Flip", "Edit", needs="document", group=2, words="mirror reflect")
def flip(window: "Window") -> None:
    _turn(window, lambda fragment: fragment.flipped(), tr("flip"))


def _turn(window: "Window", how: Turn, label: str) -> None:
    desk = window.studio.desk
    if desk is None:
        return
    if desk.tool.NAME == "stamp" and desk.fragment is not None:
        desk.fragment = how(desk.fragment)
        desk.hover()
    elif desk.selection:
        turned_in_place(desk, how, label)
    else:
        desk.say(tr("Select something to turn or flip it."))


def turned_in_place(desk: Desk, how: Turn, label: str) -> None:
    """What is selected, cut out and put down again around its middle: one step."""
    chosen, cells = desk.selection, frozenset[Cell]()
    things = with_cities(desk.scenario, chosen.things)

    def turned() -> Change:
        nonlocal cells
        fragment, away = cut(desk.scenario, chosen.cells, things)
        held, without = how(fragment), apply(desk.scenario, away)
        cells = frozenset(held.laid(fragment.origin).kinds)
        after = apply(without, pasted(without, held, fragment.origin))
        return difference(desk.scenario, after, label)

    if desk.attempt(turned):
        desk.choose(Selection(cells, chosen.things))


@action(
    "edit.nudge-left", "Nudge to the left", "Edit", needs="document", group=2, words="move west"
)
def left(window: "Window") -> None:
    _nudge(window, (grid.WEST, grid.WEST))


@action(
    "edit.nudge-right", "Nudge to the right", "Edit", needs="document", group=2, words="move east"
)
def right(window: "Window") -> None:
    _nudge(window, (grid.EAST, grid.EAST))


@action("edit.nudge-up", "Nudge up", "Edit", needs="document", group=2, words="move north")
def up(window: "Window") -> None:
    _nudge(window, (grid.NORTH_EAST, grid.NORTH_WEST))


@action("edit.nudge-down", "Nudge down", "Edit", needs="document", group=2, words="move south")
def down(window: "Window") -> None:
    _nudge(window, (grid.SOUTH_WEST, grid.SOUTH_EAST))


WAYS = {
    (grid.WEST, grid.WEST): LEFT,
    (grid.EAST, grid.EAST): RIGHT,
    (grid.NORTH_EAST, grid.NORTH_WEST): UP,
    (grid.SOUTH_WEST, grid.SOUTH_EAST): DOWN,
}
"""Where nothing is chosen, the same keys take the cursor to the next thing that way."""


def _nudge(window: "Window", sides: tuple[int, int]) -> None:
    desk, canvas = window.studio.desk, window.canvas
    if desk is None or canvas is None:
        return
    is_free = not desk.selection and not desk.tool.wants_arrows(desk)
    if not is_free or desk.cursor is None or not canvas.hands.keys.go_to_thing(WAYS[sides]):
        nudge(desk, sides)


def nudge(desk: Desk, sides: tuple[int, int]) -> None:
    """One cell further; upwards and downwards now to one side, now to the other.

    What a tool lays by hand goes a little that way.
    """
    chosen, (x, y) = desk.selection, FREELY[sides]
    if desk.tool.nudge(desk, x / FINE, y / FINE):
        return
    if not chosen:
        desk.say(tr("Select something to nudge it."))
        return
    side = sides[desk.nudges % 2]
    things = with_cities(desk.scenario, chosen.things)
    if not isinstance(desk.scenario.board, TerrainBoard):
        goal = FREELY[sides]
        desk.attempt(lambda: moved(desk.scenario, Point(0, 0), goal, things))
        return
    if not desk.attempt(lambda: nudged(desk.scenario, side, things, chosen.cells)):
        return
    desk.nudges += 1 if sides[0] != sides[1] else 0
    cells = frozenset(grid.neighbour(cell, side) for cell in chosen.cells)
    desk.choose(Selection(cells, chosen.things))
