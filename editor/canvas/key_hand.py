"""The keyboard at a canvas: a cursor, and every click and drag of the mouse by keys."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from editor.canvas import key_ways as ways
from editor.canvas.key_ways import Way
from editor.pointing.pointer import Button, Kind, Pointer
from model.boards import grid
from model.boards.routes import RouteBoard
from model.boards.terrain import Size, TerrainBoard
from model.notation import Cell, Point

if TYPE_CHECKING:
    from editor.canvas.widget import Canvas

Key = Qt.Key
ARROWS: dict[int, Way] = {
    Key.Key_Left: ways.LEFT,
    Key.Key_Right: ways.RIGHT,
    Key.Key_Up: ways.UP,
    Key.Key_Down: ways.DOWN,
}
DIAGONALS: dict[Way, Way] = {
    ways.LEFT: ways.UP_LEFT,
    ways.UP: ways.UP_RIGHT,
    ways.RIGHT: ways.DOWN_RIGHT,
    ways.DOWN: ways.DOWN_LEFT,
}
"""Alt turns each arrow a little, with the clock."""
PAD: dict[int, Way] = {
    **ARROWS,
    Key.Key_8: ways.UP,
    Key.Key_2: ways.DOWN,
    Key.Key_4: ways.LEFT,
    Key.Key_6: ways.RIGHT,
    **dict.fromkeys((Key.Key_7, Key.Key_Home), ways.UP_LEFT),
    **dict.fromkeys((Key.Key_9, Key.Key_PageUp), ways.UP_RIGHT),
    **dict.fromkeys((Key.Key_1, Key.Key_End), ways.DOWN_LEFT),
    **dict.fromkeys((Key.Key_3, Key.Key_PageDown), ways.DOWN_RIGHT),
}
"""The keys of a number pad, with and without its lock."""
ENDS: dict[int, Way] = {Key.Key_Home: ways.LEFT, Key.Key_End: ways.RIGHT}
TURNS = {Key.Key_Period: 1, Key.Key_Comma: -1}
HOLD = Key.Key_F4
KEYS = {
    Key.Key_Escape: "Escape",
    Key.Key_Backspace: "Backspace",
    Key.Key_Return: "Return",
    Key.Key_Enter: "Return",
}
NUDGE, FARTHER = 0.1, 10
"""Columns by which an arrow moves what is laid by hand; with Shift so many times as far."""
SCROLL = 60
"""Pixels that an arrow moves the map while the hand is the tool."""
BACK_AGAIN = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
"""Why the keys are at the map again: another window or a menu has had them."""
BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
ON_PAD = Qt.KeyboardModifier.KeypadModifier
HELD = SHIFT | CTRL | ALT


class KeyHand:
    """What keys do on one canvas."""

    def __init__(self, canvas: "Canvas") -> None:
        self._canvas = canvas
        self._down: Button = ""
        """The button that is held down at the cursor."""
        self._is_by_shift = False

    @property
    def holds(self) -> bool:
        """Whether a drag goes on by keys."""
        if self._down and not self._canvas.desk.is_busy:
            self._down = ""
        return bool(self._down)

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key moves the cursor that would else be a shortcut: a digit of the pad."""
        return bool(event.modifiers() & ON_PAD) and event.key() in PAD

    def key(self, event: QKeyEvent) -> bool:
        """A key; whether it was meant for the map."""
        key, held = event.key(), event.modifiers()
        if (way := _way(event)) is not None:
            self._arrow(way, held, is_end=key in ENDS and not held & ON_PAD)
        elif key in TURNS and not held & HELD:
            self._turn(TURNS[Key(key)])
        elif key == HOLD and not held & (CTRL | ALT):
            self.let_go() if self.holds else self._hold("right" if held & SHIFT else "left")
        elif key == Key.Key_Space and self._canvas.desk.is_busy:
            self._click(held)
        elif key in KEYS:
            return self._for_desk(KEYS[Key(key)], held)
        else:
            return False
        return True

    def key_up(self, event: QKeyEvent) -> None:
        if event.key() == Key.Key_Shift and self._is_by_shift:
            self.let_go()

    def let_go(self) -> None:
        """The button that keys hold down is released."""
        if self.holds:
            self._canvas.desk.release(self._pointer("release", self._down))
        self._down, self._is_by_shift = "", False

    # -- clicks and drags

    def _for_desk(self, name: str, held: Qt.KeyboardModifier) -> bool:
        desk = self._canvas.desk
        if name == "Return" and self.holds:
            self.let_go()
            return True
        if name == "Return" and not desk.is_busy and desk.cursor is not None:
            self._click(held)
            return True
        at = desk.pointer or Pointer("move", 0.0, 0.0)
        return desk.key(Pointer("key", at.x, at.y, key=name)) or self._to_the_middle(name)

    def _to_the_middle(self, name: str) -> bool:
        """Esc with nothing else to give up: no side and no corner is meant any more."""
        desk = self._canvas.desk
        if name != "Escape" or not desk.cursor_hour or desk.cursor is None:
            return False
        desk.cursor_hour = 0
        self.go_to(desk.cursor)
        return True

    def _click(self, held: Qt.KeyboardModifier) -> None:
        """A click where the keyboard is, with the same keys held; Alt does the opposite."""
        desk = self._canvas.desk
        if desk.cursor is not None and not self.holds:
            button: Button = "right" if held & ALT and desk.tool.wants_right() else "left"
            desk.press(self._pointer("press", button, held))
            desk.release(self._pointer("release", button, held))

    def _hold(self, button: Button, held: Qt.KeyboardModifier | None = None) -> None:
        desk = self._canvas.desk
        if desk.cursor is None or desk.wants_text:
            return
        if button == "right" and not desk.tool.wants_right():
            button, held = "left", ALT
        desk.press(self._pointer("press", button, held))
        self._down = button if desk.is_busy else ""

    def _pointer(
        self, kind: Kind, button: Button = "", held: Qt.KeyboardModifier | None = None
    ) -> Pointer:
        """What the mouse would say at the cursor."""
        desk = self._canvas.desk
        x, y = ways.spot_at(desk.scenario.board, desk.cursor or Cell(0, 0), desk.cursor_hour)
        shift, ctrl, alt = (held is not None and bool(held & key) for key in (SHIFT, CTRL, ALT))
        return Pointer(kind, x, y, button, shift=shift, ctrl=ctrl, alt=alt)

    # -- the cursor

    def _arrow(self, way: Way, held: Qt.KeyboardModifier, *, is_end: bool) -> None:
        desk, canvas = self._canvas.desk, self._canvas
        if desk.wants_text or self._nudges(way, held):
            return
        if desk.tool.MOVES_VIEW and not desk.is_busy:
            canvas.set_view(canvas.view.moved(-SCROLL * way[0], -SCROLL * way[1]))
            return
        if held & SHIFT and not self.holds and not desk.is_busy and desk.cursor is not None:
            self._hold("left", SHIFT if desk.tool.GROUP == "choose" else None)
            self._is_by_shift = True
        there = self._goal(way, held, is_end=is_end)
        if there is not None:
            self.go_to(there)

    def _goal(self, way: Way, held: Qt.KeyboardModifier, *, is_end: bool) -> Cell | Point | None:
        """Where an arrow leads; the first one to the middle of what is seen."""
        desk = self._canvas.desk
        board, here = desk.scenario.board, desk.cursor
        if isinstance(board, RouteBoard):
            return self._on_routes(board, way, held, is_end=is_end)
        if not isinstance(board, TerrainBoard):
            return None
        if isinstance(here, Point):
            here = grid.nearest_cell(*grid.position(here))
        if here is None or not ways.near_board(board, here):
            return self._in_the_middle(board.size)
        if is_end:
            both = (way[0], way[0])
            is_far = bool(held & CTRL)
            return (
                ways.corner_of_board(board, both) if is_far else ways.end_of_row(board, here, way)
            )
        if held & CTRL:
            return ways.next_thing(desk.scenario, here, way)
        is_turned = bool(held & ALT) and way in DIAGONALS
        return ways.beside(board, here, DIAGONALS[way] if is_turned else way)

    def _on_routes(
        self, board: RouteBoard, way: Way, held: Qt.KeyboardModifier, *, is_end: bool
    ) -> Cell | Point | None:
        """On a board without cells the cursor goes from city to city; with Alt, freely."""
        desk = self._canvas.desk
        scenario, here = desk.scenario, desk.cursor
        spots = [city.xy for city in scenario.cities.values() if city.xy is not None]
        if here is None:
            middle = Pointer("move", *self._middle()).point
            return ways.nearest(spots, self._middle()) or board.on_sheet(middle)
        if is_end:
            most = max if way == ways.RIGHT else min
            return most(spots, key=lambda spot: spot.x, default=None)
        if isinstance(here, Point) and (not spots or (held & ALT and not held & CTRL)):
            return ways.a_little(board, here, way)
        find = ways.next_thing if held & CTRL else ways.next_city
        return find(scenario, here, way)

    def go_to_thing(self, way: Way) -> bool:
        """The cursor goes to the next thing that way; whether there is one."""
        there = self._goal(way, CTRL, is_end=False)
        if there is not None:
            self.go_to(there)
        return there is not None

    def go_to(self, place: Cell | Point) -> None:
        """The cursor goes there, and the pointer with it."""
        self._canvas.desk.cursor = place
        self._canvas.desk.move(self._pointer("move", self._down if self.holds else ""))
        self._canvas.desk.put_cursor(place)

    def begin(self) -> None:
        """Somebody comes to the map by keys: the cursor is there, and in sight."""
        desk = self._canvas.desk
        if desk.cursor is None and not desk.is_busy:
            there = self._goal(ways.RIGHT, Qt.KeyboardModifier.NoModifier, is_end=False)
            if there is not None:
                self.go_to(there)

    def _turn(self, by: int) -> None:
        """The next side or corner of the cell under the cursor, and at last its middle again."""
        desk = self._canvas.desk
        if isinstance(desk.cursor, Cell):
            now = ways.AROUND.index(desk.cursor_hour)
            desk.cursor_hour = ways.AROUND[(now + by) % len(ways.AROUND)]
            self.go_to(desk.cursor)

    def _nudges(self, way: Way, held: Qt.KeyboardModifier) -> bool:
        """Whether the tool in hand takes an arrow for what it lays by hand; Shift goes farther."""
        desk = self._canvas.desk
        if held & (CTRL | ALT) or desk.is_busy or not desk.tool.wants_arrows(desk):
            return False
        far = NUDGE * (FARTHER if held & SHIFT else 1)
        return desk.tool.nudge(desk, way[0] * far, way[1] * far)

    def _in_the_middle(self, size: Size) -> Cell:
        """The cell of the board that is nearest to the middle of the window."""
        col, row = grid.nearest_cell(*self._middle())
        return Cell(max(0, min(col, size.cols - 1)), max(0, min(row, size.rows - 1)))

    def _middle(self) -> tuple[float, float]:
        canvas = self._canvas
        spot = canvas.view.spot(canvas.width() / 2, canvas.height() / 2)
        return canvas.scene.sheet.position(spot)


def _way(event: QKeyEvent) -> Way | None:
    """The direction of a key, that of an end of a row, too; none for keys that move nothing."""
    return _on_pad(event) or ARROWS.get(event.key()) or ENDS.get(event.key())


def _on_pad(event: QKeyEvent) -> Way | None:
    return PAD.get(event.key()) if event.modifiers() & ON_PAD else None


def key_way(event: QKeyEvent) -> Way | None:
    """The direction of an arrow, turned by Alt, or of a key of the number pad."""
    way = ARROWS.get(event.key())
    if way is not None and event.modifiers() & ALT:
        return DIAGONALS[way]
    return _on_pad(event) or way


def comes_by_keys(reason: Qt.FocusReason, *, before: bool) -> bool:
    """Whether somebody has come to the map by keys, now or before a menu had them."""
    return before if reason in BACK_AGAIN else reason in BY_KEYS
