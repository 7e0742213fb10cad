"""Hands: what mouse, wheel and keys mean on a canvas; the desk is told in terms of the board."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent, QWheelEvent

from editor.canvas.key_hand import ALT, CTRL, KEYS, SHIFT, KeyHand
from editor.gestures.writing import LONGEST
from editor.pointing.pointer import Button, Kind, Pointer

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


class Hands:
    """The events of one canvas."""

    def __init__(self, canvas: "Canvas") -> None:
        self._canvas = canvas
        self._panning: QPoint | None = None
        self._holds_space = False
        self._wheel = 0
        self.keys = KeyHand(canvas)

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
        if key == Qt.Key.Key_Space and not self._canvas.desk.is_busy:
            self._holds_space = True
            self.show_hand()
            return True
        return self.keys.key(event)

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key that might be a shortcut is meant for the map."""
        return self.writes(event) or self.keys.wants(event)

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
        if event.isAutoRepeat():
            return False
        self.keys.key_up(event)
        if event.key() != Qt.Key.Key_Space:
            return False
        self._holds_space = False
        self.show_hand()
        return True

    def let_go(self) -> None:
        """The keyboard is elsewhere: nothing is held any more."""
        self._holds_space, self._panning = False, None
        self.keys.let_go()
        self.show_hand()

    def show_hand(self) -> None:
        if self._holds_space or self._canvas.desk.tool.MOVES_VIEW:
            self._canvas.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self._canvas.unsetCursor()


def _one_line(text: str) -> str:
    """A text from elsewhere as it can be written on a map."""
    return " ".join(text[:LONGEST].split())
