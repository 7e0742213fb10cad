"""What the window says aloud: where the cursor is, what a gesture waits for, what is refused."""

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QToolTip

from editor.desk.desk import Desk
from editor.widgets.speaking import speak
from editor.window.aloud.spoken_place import spoken_place

if TYPE_CHECKING:
    from editor.studio.map_window import MapWindow

BESIDE = 18
"""Pixels from the middle of the cursor to what is told about it."""


class Spoken:
    """Follows the desk in front."""

    def __init__(self, window: "MapWindow") -> None:
        self._window = window
        self._hint = ""
        window.studio.message.connect(lambda text: speak(window, text))

    def told(self, desk: Desk, what: str) -> None:
        """Something is different on a desk."""
        canvas = self._window.canvases.get(desk)
        if canvas is None or desk is not self._window.studio.desk:
            return
        if what == "cursor":
            words = spoken_place(desk)
            canvas.setAccessibleDescription(words)
            speak(canvas, words, at_once=True)
        elif what == "said":
            speak(canvas, desk.said, at_once=True)
        elif what == "sketch" and desk.is_busy and desk.hint != self._hint:
            self._hint = desk.hint
            speak(canvas, desk.hint)

    def here(self) -> bool:
        """All about the place of the cursor, beside it and aloud; whether there is a cursor."""
        desk, canvas = self._window.studio.desk, self._window.canvas
        words = "" if desk is None else spoken_place(desk)
        if desk is None or canvas is None or not words:
            return False
        self._window.studio.say(words)
        at = canvas.mapToGlobal(canvas.cursor_pixel() + QPoint(BESIDE, BESIDE))
        lines = (escape(words), escape(desk.said or desk.hint))
        QToolTip.showText(at, "".join(f"<p>{line}</p>" for line in lines if line), canvas)
        return True
