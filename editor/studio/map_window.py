"""The window as its parts know it: panels, bars, dialogs and whatever opens and saves maps."""

from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabWidget

from editor.canvas.widget import Canvas
from editor.desk.desk import Desk
from editor.document.document import Document
from editor.studio.live_checking import Checking
from editor.studio.studio import Studio
from editor.widgets.notices import Notices


class MapWindow(QMainWindow):
    """What a window has that shows maps in tabs; `editor.window` makes it."""

    studio: Studio
    tabs: QTabWidget
    notices: Notices
    checking: Checking
    canvases: dict[Desk, Canvas]
    qt_actions: dict[str, QAction]
    docks: dict[str, QDockWidget]

    @property
    def canvas(self) -> Canvas | None:
        """The map in front."""
        desk = self.studio.desk
        return None if desk is None else self.canvases.get(desk)

    def show_document(self, document: Document) -> Canvas:
        """Opens a tab for a document."""
        raise NotImplementedError

    def open_path(self, path: Path) -> Canvas | None:
        """Opens a file, or shows it where it is open already."""
        raise NotImplementedError

    def show_panel(self, name: str) -> None:
        """Shows a panel, in front of those that it shares a place with."""
        raise NotImplementedError

    def close_document(self, desk: Desk) -> None:
        """Closes the tab of a document, without asking."""
        raise NotImplementedError
