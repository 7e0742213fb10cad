"""Files that come while the editor runs: from a later start, or from the system itself."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QFileOpenEvent

from editor.program.instance.messages import Wish

if TYPE_CHECKING:
    from editor.window.window import Window


class Coming(QObject):
    """Opens files that come, each where it is open already, and brings the window to the front.

    What comes before there is a window waits for it.
    """

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._window: Window | None = None
        self._waiting: list[Path] = []
        application.installEventFilter(self)

    def go_to(self, window: "Window") -> None:
        """From now on files are opened in this window."""
        self._window = window
        waiting, self._waiting = self._waiting, []
        if waiting:
            self._open(waiting)

    def end(self) -> None:
        """The window closes: nothing is opened in it any more."""
        self._window = None

    def take(self, wish: Wish) -> None:
        """A later start of this user wants files to be opened, or the window to be seen."""
        if wish.activation:
            # On Wayland a window comes to the front with such a leave alone; Qt looks here for it.
            os.environ["XDG_ACTIVATION_TOKEN"] = wish.activation
        self._open([Path(name) for name in wish.files])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """The desktop of a Mac tells by an event which files it was asked to open."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self._open([Path(event.file())])
            return True
        return super().eventFilter(watched, event)

    def _open(self, paths: Sequence[Path]) -> None:
        window = self._window
        if window is None:
            self._waiting += paths
            return
        come_forward(window)
        window.filing.open_all(paths)


def come_forward(window: "Window") -> None:
    """Brings a window to the front, also one that was put away."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
