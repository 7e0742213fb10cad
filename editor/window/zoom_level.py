"""The zoom level in the status line: how large the map is seen, and a menu of other sizes."""

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu, QToolButton

from editor.canvas.view import percent_of
from editor.canvas.widget import Canvas
from editor.words import tr

if TYPE_CHECKING:
    from editor.window.window import Window

OFFERED = ("view.whole", "view.selection", "view.half", "view.full", "view.double", "view.percent")


class ZoomLevel(QToolButton):
    """The percentage; a click offers the whole map, the selection, and sizes."""

    def __init__(self, window: "Window") -> None:
        super().__init__()
        self._window = window
        self._canvas: Canvas | None = None
        self.setObjectName("zoom")
        self.setAutoRaise(True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMenu(QMenu(self))
        self.menu().aboutToShow.connect(self._offer)
        self.tell_anew()

    def tell_anew(self) -> None:
        """Says again what it is, and as wide as it gets."""
        self.setToolTip(tr("How large the map is seen; a click offers other sizes"))
        self.setAccessibleName(tr("Zoom level"))
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance("00000 %") + 20)

    def follow(self, canvas: Canvas | None) -> None:
        """Tells the size of another map."""
        if self._canvas is not None and self._canvas is not canvas:
            with suppress(RuntimeError):  # its tab was closed
                self._canvas.view_changed.disconnect(self.show_level)
        if canvas is not None and canvas is not self._canvas:
            canvas.view_changed.connect(self.show_level)
        self._canvas = canvas
        self.setVisible(canvas is not None)
        self.show_level()

    def show_level(self) -> None:
        if self._canvas is not None:
            self.setText(f"{percent_of(self._canvas.view.step)} %")

    def _offer(self) -> None:
        self._window.refresh_actions()
        self.menu().clear()
        for name in OFFERED:
            self.menu().addAction(self._window.qt_actions[name])
