"""Hands: what mouse, wheel and keys mean on a canvas; the desk is told in terms of the board."""

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent, QWheelEvent

from editor.gestures.writing import LONGEST
from editor.pointing.pointer import Button, Kind, Pointer
from model.boards import grid
from model.boards.routes import RouteBoard
from model.boards.terrain import Size, TerrainBoard
from model.notation import Cell, Point

if TYPE_CHECKING:
    from editor.canvas.widget import Canvas

WHEEL = 120
"""What one notch of a wheel says."""
A_NOTCH = 2
"""Steps of zooming for a notch of the wheel."""
BUTTONS: dict[Qt.MouseButton, Button] = {
    Qt.MouseButton.LeftButton: "left",
    Qt.MouseButton.RightButton: "right",
}
ARROWS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (grid.WEST, grid.WEST),
    Qt.Key.Key_Right: (grid.EAST, grid.EAST),
    Qt.Key.Key_Up: (grid.NORTH_EAST, grid.NORTH_WEST),
    Qt.Key.Key_Down: (grid.SOUTH_EAST, grid.SOUTH_WEST),
}
"""Where the cursor goes by a key, from an even row and from an odd one."""
WAYS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""The same to the right and down, where there are no rows."""
KEYS = {
    Qt.Key.Key_Escape: "Escape",
    Qt.Key.Key_Backspace: "Backspace",
    Qt.Key.Key_Return: "Return",
    Qt.Key.Key_Enter: "Return",
}
NUDGE, FARTHER = 0.1, 10
"""Columns by which an arrow moves what is laid by hand; with Shift so many times as far."""
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


class Hands:
    """The events of one canvas."""

    def __init__(self, canvas: "Canvas") -> None:
        self._canvas = canvas
        self._panning: QPoint | None = None
        self._holds_space = False
        self._wheel = 0

    def pointer(self, kind: Kind, event: QMouseEvent) -> Pointer:
        """An event of the mouse as the desk wants it."""
        canvas, at, held = self._canvas, event.position(), event.modifiers()
        x, y = canvas.scene.sheet.position(canvas.view.spot(at.x(), at.y()))
        button = BUTTONS.get(event.button(), "")
        if kind == "move":
            down = [name for key, name in BUTTONS.items() if event.buttons() & key]
            button = down[0] if down else ""
        shift, ctrl, alt = (bool(held & key) for key in (SHIFT, CTRL, ALT))
        return Pointer(kind, x, y, button, shift=shift, ctrl=ctrl, alt=alt)

    # -- the mouse

    def press(self, event: QMouseEvent) -> None:
        desk, is_right = self._canvas.desk, event.button() == Qt.MouseButton.RightButton
        if event.button() == Qt.MouseButton.MiddleButton or self._moves_view(event):
            self._panning = event.position().toPoint()
            self._canvas.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif is_right and not desk.tool.wants_right() and not desk.is_busy:
            self._canvas.menu_wanted.emit(event.position().toPoint())
        elif event.button() in BUTTONS:
            desk.press(self.pointer("press", event))

    def _moves_view(self, event: QMouseEvent) -> bool:
        is_hand = self._canvas.desk.tool.MOVES_VIEW and not self._canvas.desk.is_busy
        return self._holds_space or (is_hand and event.button() == Qt.MouseButton.LeftButton)

    def move(self, event: QMouseEvent) -> None:
        canvas = self._canvas
        if self._panning is not None:
            moved = event.position().toPoint() - self._panning
            self._panning = event.position().toPoint()
            canvas.set_view(canvas.view.moved(moved.x(), moved.y()))
            return
        canvas.desk.move(self.pointer("move", event))
        if canvas.desk.pin is not None:
            canvas.update()
        canvas.pointed.emit()

    def release(self, event: QMouseEvent) -> None:
        if self._panning is not None:
            self._panning = None
            self.show_hand()
        elif event.button() in BUTTONS:
            self._canvas.desk.release(self.pointer("release", event))

    def double(self, event: QMouseEvent) -> None:
        if self._canvas.desk.is_busy and event.button() == Qt.MouseButton.LeftButton:
            self._canvas.desk.press(self.pointer("double", event))
        else:
            self.press(event)

    def wheel(self, event: QWheelEvent) -> None:
        """Zooms; with Shift the map moves sideways, with Alt up and down."""
        canvas, turned, held = self._canvas, event.angleDelta(), event.modifiers()
        if held & (SHIFT | ALT):
            far = (turned.y() or turned.x()) / 2
            sideways = bool(held & SHIFT)
            canvas.set_view(canvas.view.moved(far if sideways else 0, 0 if sideways else far))
            return
        self._wheel += turned.y()
        notches = int(self._wheel / WHEEL)
        self._wheel -= notches * WHEEL
        if notches:
            canvas.zoom(notches * A_NOTCH, event.position().toPoint())

    # -- keys

    def key(self, event: QKeyEvent) -> bool:
        """A key; whether it was meant for the map."""
        key = Qt.Key(event.key())
        if self.writes(event) and key not in KEYS:
            is_paste = event.matches(QKeySequence.StandardKey.Paste)
            self.write(_one_line(QGuiApplication.clipboard().text()) if is_paste else event.text())
            return True
        if key == Qt.Key.Key_Space and self._canvas.desk.is_busy:
            self._click_cursor(event)
        elif key == Qt.Key.Key_Space:
            self._holds_space = True
            self.show_hand()
        elif key in ARROWS and not event.modifiers() & (CTRL | ALT):
            if not self._nudges(key, event):
                self._step(key)
        elif key in KEYS:
            return self._for_desk(KEYS[key], event)
        else:
            return False
        return True

    def _nudges(self, key: int, event: QKeyEvent) -> bool:
        """Whether the tool in hand takes an arrow for what it lays by hand; Shift goes farther."""
        desk = self._canvas.desk
        if desk.is_busy or not desk.tool.wants_arrows(desk):
            return False
        far = NUDGE * (FARTHER if event.modifiers() & SHIFT else 1)
        right, down = WAYS[key]
        return desk.tool.nudge(desk, right * far, down * far)

    def writes(self, event: QKeyEvent) -> bool:
        """Whether a key writes a text now: letters, and what ends, takes back or pastes some."""
        if not self._canvas.desk.wants_text:
            return False
        if event.matches(QKeySequence.StandardKey.Paste):
            return True
        if event.modifiers() & (CTRL | Qt.KeyboardModifier.MetaModifier):
            return False
        return event.key() in KEYS or bool(event.text() and event.text().isprintable())

    def write(self, text: str) -> None:
        desk = self._canvas.desk
        if text and desk.wants_text:
            at = desk.pointer or Pointer("move", 0.0, 0.0)
            desk.key(Pointer("key", at.x, at.y, key="Text", text=text))

    def key_up(self, event: QKeyEvent) -> bool:
        if event.key() != Qt.Key.Key_Space or event.isAutoRepeat():
            return False
        self._holds_space = False
        self.show_hand()
        return True

    def let_go(self) -> None:
        """The keyboard is elsewhere: nothing is held any more."""
        self._holds_space, self._panning = False, None
        self.show_hand()

    def show_hand(self) -> None:
        if self._holds_space or self._canvas.desk.tool.MOVES_VIEW:
            self._canvas.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self._canvas.unsetCursor()

    def _for_desk(self, name: str, event: QKeyEvent) -> bool:
        desk = self._canvas.desk
        if name == "Return" and not desk.is_busy and desk.cursor is not None:
            self._click_cursor(event)
            return True
        at = desk.pointer or Pointer("move", 0.0, 0.0)
        return desk.key(Pointer("key", at.x, at.y, key=name))

    def _click_cursor(self, event: QKeyEvent) -> None:
        """A click where the keyboard is."""
        desk, held = self._canvas.desk, event.modifiers()
        if desk.cursor is not None:
            x, y = grid.position(desk.cursor)
            shift, alt = bool(held & SHIFT), bool(held & ALT)
            desk.press(Pointer("press", x, y, "left", shift=shift, alt=alt))
            desk.release(Pointer("release", x, y, "left", shift=shift, alt=alt))

    def _step(self, key: int) -> None:
        """Moves the cursor: left and right along the row, up and down by rows; or to a city."""
        board, here = self._canvas.desk.scenario.board, self._canvas.desk.cursor
        if isinstance(board, RouteBoard):
            self._step_to_city(key)
        elif isinstance(board, TerrainBoard):
            if not isinstance(here, Cell) or not board.in_bounds(here):
                self._go_to(self._in_the_middle(board.size))
            elif board.in_bounds(cell := _beside(here, key)):
                self._go_to(cell)

    def _step_to_city(self, key: int) -> None:
        """On a board without cells, the cursor goes to the next city that way."""
        desk = self._canvas.desk
        spots = [city.xy for city in desk.scenario.cities.values() if city.xy is not None]
        if desk.cursor is None and spots:
            middle = self._middle()
            self._go_to(min(spots, key=lambda spot: math.dist(grid.position(spot), middle)))
        elif desk.cursor is not None:
            ahead = {spot: _how_far(desk.cursor, spot, WAYS[key]) for spot in spots}
            near = [spot for spot, far in ahead.items() if far < math.inf]
            if near:
                self._go_to(min(near, key=lambda spot: ahead[spot]))

    def _go_to(self, place: Cell | Point) -> None:
        x, y = grid.position(place)
        self._canvas.desk.move(Pointer("move", x, y))
        self._canvas.desk.put_cursor(place)

    def _in_the_middle(self, size: Size) -> Cell:
        """The cell of the board that is nearest to the middle of the window."""
        col, row = grid.nearest_cell(*self._middle())
        return Cell(max(0, min(col, size.cols - 1)), max(0, min(row, size.rows - 1)))

    def _middle(self) -> tuple[float, float]:
        canvas = self._canvas
        spot = canvas.view.spot(canvas.width() / 2, canvas.height() / 2)
        return canvas.scene.sheet.position(spot)


def _one_line(text: str) -> str:
    """A text from elsewhere as it can be written on a map."""
    return " ".join(text[:LONGEST].split())


def _how_far(start: Cell | Point, goal: Cell | Point, way: tuple[int, int]) -> float:
    """How far it is to a place in a direction; what lies aside is farther, behind is nowhere."""
    (x, y), (there_x, there_y) = grid.position(start), grid.position(goal)
    right, down = there_x - x, there_y - y
    ahead = right * way[0] + down * way[1]
    aside = abs(right * way[1]) + abs(down * way[0])
    return ahead + 2 * aside if ahead > 0 and aside <= 2 * ahead else math.inf


def _beside(cell: Cell, key: int) -> Cell:
    return grid.neighbour(cell, ARROWS[key][cell.row & 1])
